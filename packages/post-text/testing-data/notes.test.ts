import { describe, expect, it } from 'vitest';
import { readNotes, writeNotes } from './test-notes.ts';
import type { Outcome } from './test-notes.ts';

const pieces = (all: readonly Outcome[], of: (one: Outcome) => readonly string[]) =>
  all.reduce((sum, one) => sum + of(one).length, 0);

/** For each set: the share of what is for nobody that may be printed, and of what is told that may be lost. */
describe.each([
  ['open', 0.05, 0.02],
  ['frozen', 0.1, 0.02],
  ['second', 0.22, 0.02],
  ['third', 0.11, 0.02],
] as const)('notes that hold what is for no reader, %s', (part, mostPrinted, mostLost) => {
  const outcomes = readNotes(part).map((notes) => writeNotes(notes));

  it('print hardly any of it, and lose nothing that is told', () => {
    const never = pieces(outcomes, ({ notes }) => notes.never);
    const keep = pieces(outcomes, ({ notes }) => notes.keep);
    expect(never).toBeGreaterThan(100);
    expect(keep).toBeGreaterThan(250);
    expect(pieces(outcomes, ({ printed }) => printed) / never).toBeLessThan(mostPrinted);
    expect(pieces(outcomes, ({ lost }) => lost) / keep).toBeLessThan(mostLost);
  });

  it('print nothing that they ask to keep from readers, in any of three drafts', () => {
    const secret = outcomes.filter(({ notes }) => notes.kind === 'private');
    expect(secret.length).toBeGreaterThan(15);
    const leaked = secret.flatMap(({ notes }) =>
      ([0, 1, 2] as const).flatMap((variant) => writeNotes(notes, variant).printed),
    );
    expect(leaked).toEqual([]);
  });
});
