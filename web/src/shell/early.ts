/** What index.html has asked for before there was any code. */
const asked: Record<string, Promise<Response | null>> = (window as { early?: typeof asked }).early ?? {};

/** The answer, asked for only if it has not been already; each can be taken once. */
export function fetched(path: string): Promise<Response | null> {
  const answer = asked[path];
  delete asked[path];
  return answer ?? fetch(path).catch(() => null);
}
