import { describe, expect, it } from 'vitest';
import { decideOutcome, type VariantResult } from './rules.ts';

const engine = { kind: 'model', name: 'm' } as const;
const result = (
  variant: number,
  state: VariantResult['state'],
  length: number,
  reason: string | null = null,
): VariantResult => ({
  variant,
  state,
  text: 'xyz'.charAt(variant).repeat(length),
  engine,
  missing: [],
  reason,
});
describe('what a generation costs', () => {
  it('charges every variant that came back, and keeps only those', () => {
    const outcome = decideOutcome([
      result(0, 'failed', 50, 'unavailable'),
      result(1, 'written', 10),
      result(2, 'written', 10),
    ]);
    expect(outcome).toMatchObject({ status: 'done', charged: 2 });
    expect(outcome.texts.map((text) => text.variant)).toEqual([1, 2]);
    expect(outcome.status === 'done' && outcome.missing.join()).toContain('Draft 1: the writer broke off');
  });

  it.each([
    ['declined', 0, 'Draft 2: the model would not write it, and it cost nothing'],
    ['limit', 90, 'Draft 2: the model reached its limit before the end, and it cost nothing'],
    ['unavailable', 90, 'Draft 2: the writer broke off, and it cost nothing'],
    ['unavailable', 0, 'Draft 2: the writer did not answer, and it cost nothing'],
  ])('says why one of three did not come: %s after %i characters', (reason, length, said) => {
    const outcome = decideOutcome([
      result(0, 'written', 10),
      result(1, 'failed', length, reason),
      result(2, 'written', 10),
    ]);
    expect(outcome).toMatchObject({ charged: 2, missing: [said] });
    const two = [result(1, 'failed', length, reason), result(2, 'failed', length, reason)];
    const both = decideOutcome([result(0, 'written', 10), ...two]);
    expect(both.status === 'done' && both.missing.join()).toMatch(
      /^Drafts 2 and 3: .* and they cost nothing$/,
    );
  });

  it('charges a model’s draft that repeats another in other breaks and marks once, and says which', () => {
    const draft = (variant: number, text: string) => ({ ...result(variant, 'written', 0), text });
    const told = 'We sold a boat.\n\nIt floats; nobody asked.';
    const outcome = decideOutcome([
      draft(0, told),
      draft(1, 'It floats. We sold a boat to a man who never asked.'),
      draft(2, '– We sold a *boat*.\n– It floats – nobody asked!'),
    ]);
    const note = 'Draft 3 is the same as draft 1 except for line breaks and punctuation, so it cost nothing';
    expect(outcome).toMatchObject({ status: 'done', charged: 2, missing: [note] });
    expect(outcome.texts).toHaveLength(3);
    // A word changed is a text of its own, though nearly the same.
    const near = [draft(0, told), draft(1, told.replace('nobody', 'no one'))];
    expect(decideOutcome(near)).toMatchObject({ charged: 2, missing: [] });
  });

  it('tells why it failed and takes nothing where one was stopped and the others failed', () => {
    const failed = [result(1, 'failed', 0, 'rate_limited'), result(2, 'failed', 0, 'rate_limited')];
    const outcome = decideOutcome([result(0, 'stopped', 250), ...failed]);
    expect(outcome).toMatchObject({ status: 'failed', charged: 0, code: 'writer_busy' });
    expect(outcome.texts).toHaveLength(1);
  });

  it('costs nothing when none came back, whatever was delivered', () => {
    const outcome = decideOutcome([result(0, 'failed', 900, 'unavailable')]);
    expect(outcome).toMatchObject({
      status: 'failed',
      charged: 0,
      code: 'writer_unavailable',
      reason: 'unavailable',
    });
  });

  it('says so when the writer sent nothing', () => {
    expect(decideOutcome([result(0, 'failed', 0, 'empty')])).toMatchObject({
      status: 'failed',
      charged: 0,
      code: 'writer_empty',
    });
  });

  it.each([
    { length: 0, charged: 0 },
    { length: 199, charged: 0 },
    { length: 200, charged: 1 },
  ])('charges $charged after a cancel at $length characters', ({ length, charged }) => {
    expect(decideOutcome([result(0, 'cancelled', length)])).toMatchObject({
      status: 'cancelled',
      charged,
    });
  });

  it('after a cancel of three charges those that were far enough or done', () => {
    const outcome = decideOutcome([
      result(0, 'written', 80),
      result(1, 'cancelled', 40),
      result(2, 'cancelled', 400),
    ]);
    expect(outcome).toMatchObject({ status: 'cancelled', charged: 2 });
    expect(outcome.texts).toHaveLength(3);
  });
});
