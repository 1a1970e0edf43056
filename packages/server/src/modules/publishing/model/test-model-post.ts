import type { PostHold, PostStatus } from '@limelight/contracts';

// What a person may rely on, written down a second time: nothing here is taken from the program. Times are milliseconds.

export const minute = 60_000;
export const hour = 60 * minute;
export const day = 24 * hour;
/** Later than this a post waits for a word. */
export const lateLimit = 2 * hour;
/** Later than this, late posts keep a distance. */
export const onTime = 5 * minute;
export const gap = 2 * minute;
/** LinkedIn refuses the same words again for so long. */
export const sameWords = 10 * minute;
/** A worker that has not been heard of for longer is dead. */
export const patience = 3 * minute;

/** What the next create of a post meets. The last three are a worker's end: before, after it used its intent up, after it sent. */
export const fates = [
  'refused',
  'conflict',
  'broken',
  'broken-after',
  'dropped',
  'dropped-after',
  'slow-down',
  'day-quota',
  'nameless',
  'old-version',
  'dies-before',
  'dies-holding',
  'dies-after',
] as const;
export type Fate = (typeof fates)[number];

/** Words that stand on LinkedIn. */
export interface Copy {
  text: string;
}
/** A time nobody can know exactly; the program's own is taken over if it lies within. */
export interface Range {
  from: number;
  to: number;
}

export interface ModelPost {
  id: string;
  name: string;
  edition: number;
  text: string;
  status: PostStatus;
  hold: PostHold | null;
  due: number | Range | null;
  /** What lateness is measured against. */
  plan: number | null;
  /** True when LinkedIn named how long it waits. */
  named: boolean;
  binned: boolean;
  removed: boolean;
  change: { kind: 'edit' | 'delete'; text: string; failed: boolean } | null;
  fate: Fate | null;
  /** A try of it may have gone through. */
  doubt: boolean;
  /** Since when it is on its way. */
  begun: number;
  /** How a dead worker left it. */
  left: { intent: 'open' | 'used'; at: number } | null;
  /** The copy whose name the program has. */
  known: Copy | null;
  /** How often it was created, and how often its author asked for it although it might be there. */
  creates: number;
  asked: number;
}

export function set(post: ModelPost, facts: Partial<ModelPost>): void {
  Object.assign(post, facts);
}

export function textOf(name: string, edition: number): string {
  return `${name}, edition ${edition}.`;
}

export function momentOf(time: number | Range | null): number {
  if (time === null) return 0;
  return typeof time === 'number' ? time : time.from;
}

export function isOpen({ status }: ModelPost): boolean {
  return status === 'draft' || status === 'scheduled' || status === 'failed';
}

export function waits({ status, hold: held }: ModelPost): boolean {
  return status === 'scheduled' && held === null;
}

export function byTime(a: ModelPost, b: ModelPost): number {
  return momentOf(a.due) - momentOf(b.due) || (a.id < b.id ? -1 : 1);
}

export function unplan(post: ModelPost, status: 'draft'): void {
  set(post, { status, hold: null, due: null, plan: null });
}

export function hold(post: ModelPost, why: PostHold): false {
  set(post, { status: 'scheduled', hold: why, left: null });
  return false;
}

/** A new draft, the so-manyeth of its author. */
export function blankPost(id: string, place: number): ModelPost {
  const name = `Note ${'ABCDEFGH'[place] ?? 'Z'}`;
  return {
    id,
    name,
    edition: 1,
    text: textOf(name, 1),
    status: 'draft',
    hold: null,
    due: null,
    plan: null,
    named: false,
    binned: false,
    removed: false,
    change: null,
    fate: null,
    doubt: false,
    begun: 0,
    left: null,
    known: null,
    creates: 0,
    asked: 0,
  };
}
