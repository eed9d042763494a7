/** The teacher: which step of the lesson it is, what the pupil may do now, and where to go from here. Made while a page is made. */
import { untrack } from 'svelte';
import type { Connection } from '../shell/connection.svelte';
import type { Selection } from '../shell/selection.svelte';
import { fetchSteps, type LessonStep } from './lesson';

export class Teacher {
  steps = $state.raw<LessonStep[]>([]);
  private left = $state(false);
  /** Several things may be said before one choice: those already read. Going back, all of them were. */
  private read = $state(0);
  /** The pupil went another way in the middle of it: a pull too hard, say. Taken back, the lesson goes on. */
  private astray = $state(false);
  private readonly current: () => Connection;
  private readonly memory: string;

  constructor(current: () => Connection) {
    this.current = current;
    this.memory = `samobranka.left-lesson.${current().table}`;
    this.left = sessionStorage.getItem(this.memory) !== null;
    void fetchSteps(current().game).then(
      (found) => (this.steps = found),
      () => (this.left = true),
    );
    let known: number | null = null;
    $effect(() => {
      const now = current().lesson;
      untrack(() => {
        const back = now !== null && (this.astray || (known !== null && now < known));
        this.astray = now === null && (this.astray || (known !== null && known < this.end));
        if (now !== known) this.read = back ? Infinity : 0;
      });
      known = now;
    });
    $effect(() => this.watch());
  }

  private readonly group: LessonStep[] = $derived.by(() => this.steps.filter((step) => step.at === this.current().lesson));
  readonly step: LessonStep | undefined = $derived.by(() => this.group[Math.min(this.read, this.group.length - 1)]);
  readonly number: number = $derived.by(() => (this.step ? this.steps.indexOf(this.step) + 1 : 0));
  readonly last: boolean = $derived.by(() => this.number === this.steps.length);
  readonly shown: boolean = $derived.by(() => {
    const { stage, ask } = this.current();
    return !this.left && this.step !== undefined && !stage.busy && ask !== null;
  });

  readonly strayed: boolean = $derived.by(() => {
    const { stage, outcome } = this.current();
    return this.astray && !this.left && !stage.busy && !outcome;
  });

  /** After so many choices all has been taught. */
  private get end(): number {
    return this.steps.at(-1)?.at ?? 0;
  }

  /** The number of the choice that is wanted; -1: none, or it cannot be listed. */
  readonly wanted: number = $derived.by(() => {
    const { step } = this;
    const choices = this.current().ask?.choices ?? [];
    return step?.verb ? choices.findIndex(({ verb, pieces }) => verb === step.verb && pieces.join() === step.pieces.join()) : -1;
  });

  /** What is wanted where it cannot be listed: whether a choice is near enough, the server knows. */
  readonly gesture: LessonStep['gesture'] = $derived.by(() => (this.shown && !this.last ? (this.step?.gesture ?? null) : null));

  /** Nothing else is answered than what is taught now. */
  private watch(): () => void {
    const [connection, only, aimed] = [this.current(), this.wanted, this.gesture];
    const free = this.left || this.last || !this.shown;
    connection.taught = aimed;
    connection.guard = (choice) => {
      if (free || choice === only || (aimed && typeof choice === 'string')) return null;
      if (aimed) return { id: 'lesson-aim' };
      return only < 0 ? { id: 'lesson-read-on' } : { id: 'lesson-first', facts: { what: connection.ask!.choices[only]!.message } };
    };
    return () => (connection.guard = connection.taught = null);
  }

  on(): void {
    this.read++;
  }

  back(): void {
    const at = Math.min(this.read, this.group.length - 1);
    if (at > 0) this.read = at - 1;
    else this.current().undo();
  }

  /** The teacher does it. */
  skip(selection: Selection): void {
    selection.putBack();
    if (this.gesture) this.current().answer(this.gesture.action);
    else if (this.wanted >= 0) this.current().answer(this.wanted);
    else this.on();
  }

  leave(): void {
    sessionStorage.setItem(this.memory, '1');
    this.left = true;
  }
}
