/** How things look in a sentence: small drawings, 512 by 512, by the id of a thing's name. Games bring them with their boards. */
export interface Sign {
  body: string;
  colour?: string;
}
export const signs: Record<string, Sign> = {};
