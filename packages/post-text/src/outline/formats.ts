import type { Evidence } from './evidence.ts';

/** How the parts of a format are set. Its questions are in `questions.json`, in each language. */
export interface Shape {
  /** How the author's sentences are laid out, by default in paragraphs of a readable size. */
  setting?: 'one-by-one' | 'last-apart';
  /** The minimum number of items, for formats made of items. */
  leastItems?: number;
  /** What answers a question of the body, by its position. */
  answers?: Readonly<Record<number, Evidence>>;
  /** What answers the question for the last line. */
  endsWith?: Evidence;
}

export const SHAPES = {
  story: { setting: 'one-by-one', answers: { 0: 'time' } },
  lesson: { setting: 'last-apart' },
  'how-to': { leastItems: 3 },
  list: { leastItems: 3 },
  opinion: {},
  contrarian: {},
  'case-study': { answers: { 3: 'figures' } },
  announcement: { answers: { 2: 'time' }, endsWith: 'contact' },
  question: {},
  hiring: { answers: { 2: 'pay' }, endsWith: 'contact' },
  milestone: {},
  /** The default format when the notes contain no list. */
  plain: {},
} as const satisfies Record<string, Shape>;

export type ShapeName = keyof typeof SHAPES;
export type OutlineFormat = 'auto' | Exclude<ShapeName, 'plain'>;

/** The goals whose posts end with a question of their own, and what answers it. */
export const GOAL_ENDINGS: Readonly<
  Record<string, { question: 'comments' | 'leads' | 'hiring'; evidence?: Evidence }>
> = {
  comments: { question: 'comments' },
  leads: { question: 'leads', evidence: 'contact' },
  hiring: { question: 'hiring', evidence: 'contact' },
};
