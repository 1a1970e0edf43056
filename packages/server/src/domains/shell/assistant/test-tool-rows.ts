import type { CopilotCard } from '@limelight/contracts';
import { expect } from 'vitest';

/** A call of a tool that works, and one that is refused. Rows build on those before them. */
export type Row = [
  name: string,
  input: () => object,
  expected: object,
  /** Wrong arguments, and the field that the refusal has to name. */
  wrong: [input: () => object, field: string],
  after?: {
    card?: CopilotCard['kind'];
    keep?: Record<string, string>;
    next?: (output: Record<string, unknown>) => Promise<unknown>;
  },
];

type After = NonNullable<Row[4]>;

export interface Scene {
  /** An id that an earlier row kept. */
  id: (name: string) => string;
  keep: (name: string, id: string) => void;
  call: (name: string, input: object) => Promise<{ output: Record<string, unknown> }>;
  /** What the model says next. */
  answer: (json: object) => Promise<unknown>;
  runDueJobs: () => Promise<unknown>;
  /** The address of the sandbox's pages. */
  webUrl: () => string;
  /** Works off the run that a row started. */
  run: (kind: string, keep?: Record<string, string>, card?: CopilotCard['kind']) => After;
}

export const unknownId = '00000000-0000-4000-8000-000000000000';
export const text = 'Our night shift hands over in twelve minutes.\n\nIn March it took forty.';

/** Matchers for values of a kind, whatever they are. */
export const some: Readonly<Record<'text' | 'number' | 'list', unknown>> = {
  text: expect.any(String),
  number: expect.any(Number),
  list: expect.any(Array),
};
export const containing = (part: string): unknown => expect.stringContaining(part);
