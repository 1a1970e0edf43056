import type { PostHold, PostStatus } from '@limelight/contracts';

// The guarantees to users, written down independently of the program. Times are in milliseconds.

export const minute = 60_000;
export const hour = 60 * minute;
export const day = 24 * hour;
/** A post later than this waits for its author's decision. */
export const lateLimit = 2 * hour;
/** Posts later than this keep a gap between them. */
export const onTime = 5 * minute;
export const gap = 2 * minute;
/** LinkedIn refuses the same text again for this long. */
export const sameWords = 10 * minute;
/** A worker not heard of for longer than this counts as dead. */
export const patience = 3 * minute;

/**
 * The fate of a post's next create. The last three kill the worker: before consuming the intent, after consuming it,
 * and after sending.
 */
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

export interface Copy {
  text: string;
}
/** A time that cannot be predicted exactly. The program's time is adopted if it is within the range. */
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
  /** The time that delays are measured against. */
  plan: number | null;
  /** True when LinkedIn specified the wait. */
  named: boolean;
  binned: boolean;
  removed: boolean;
  change: { kind: 'edit' | 'delete'; text: string; failed: boolean } | null;
  fate: Fate | null;
  /** True when an attempt may have succeeded. */
  doubt: boolean;
  begun: number;
  left: { intent: 'open' | 'used'; at: number } | null;
  /** The post on LinkedIn whose id the program knows. */
  known: Copy | null;
  /** The number of creates, and the number of times its author asked for another although it might be published. */
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

/** A new draft, with its number among the author's drafts. */
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
