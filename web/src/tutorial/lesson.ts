/** Lessons as the server tells them; see core/lesson.py. */
import { prefs, type Language } from '../shell/prefs.svelte';
import { json, post, type NewTable } from '../shell/wire';

export interface LessonStep {
  says: Record<Language, string>;
  rule: string;
  /** Things to look at, by the names that boards give them. */
  look: string[];
  /** How many choices have been made when this is said. */
  at: number;
  /** What the pupil does then; empty: only reads. */
  verb: string;
  pieces: string[];
}

export const fetchSteps = async (game: string): Promise<LessonStep[]> =>
  (await json<{ steps: LessonStep[] }>(`/api/tutorial/${encodeURIComponent(game)}`)).steps;

export const beginLesson = (game: string, seat: { name: string; colour: string; symbol: string }): Promise<NewTable> =>
  json(`/api/tutorial/${encodeURIComponent(game)}`, post({ language: prefs.language, ...seat }));
