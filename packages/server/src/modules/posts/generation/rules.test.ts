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
  told: null,
  missing: [],
  reason,
});
/** As where the built-in writer was told this idea. */
const decide = (
  results: readonly VariantResult[],
  idea: string,
  alike: string[] = [],
  otherwise: string[] = [],
) =>
  decideOutcome(
    results.map((one) => (one.engine.kind === 'built-in' ? { ...one, told: idea } : one)),
    { alike, otherwise },
  );

describe('what a generation costs', () => {
  it('charges every variant that came back, and keeps only those', () => {
    const outcome = decide(
      [result(0, 'failed', 50, 'unavailable'), result(1, 'written', 10), result(2, 'written', 10)],
      '',
    );
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
    const outcome = decide(
      [result(0, 'written', 10), result(1, 'failed', length, reason), result(2, 'written', 10)],
      '',
    );
    expect(outcome).toMatchObject({ charged: 2, missing: [said] });
    const two = [result(1, 'failed', length, reason), result(2, 'failed', length, reason)];
    const both = decide([result(0, 'written', 10), ...two], '');
    expect(both.status === 'done' && both.missing.join()).toMatch(
      /^Drafts 2 and 3: .* and they cost nothing$/,
    );
  });

  it('charges a model’s draft that repeats another in other breaks and marks once, and says which', () => {
    const draft = (variant: number, text: string) => ({ ...result(variant, 'written', 0), text });
    const told = 'We sold a boat.\n\nIt floats; nobody asked.';
    const outcome = decide(
      [
        draft(0, told),
        draft(1, 'It floats. We sold a boat to a man who never asked.'),
        draft(2, '– We sold a *boat*.\n– It floats – nobody asked!'),
      ],
      '',
    );
    const note = 'Draft 3: the same as draft 1 but for breaks and marks, and it cost nothing';
    expect(outcome).toMatchObject({ status: 'done', charged: 2, missing: [note] });
    expect(outcome.texts).toHaveLength(3);
    // A word changed is a text of its own, though nearly the same.
    const near = [draft(0, told), draft(1, told.replace('nobody', 'no one'))];
    expect(decide(near, '')).toMatchObject({ charged: 2, missing: [] });
  });

  it('keeps and charges once what differs in breaks alone, and says so', () => {
    const own = { kind: 'built-in', name: 'Built-in writer' } as const;
    const draft = (variant: number, text: string) => ({
      ...result(variant, 'written', 0),
      engine: own,
      text,
    });
    const outcome = decide(
      [
        draft(0, 'We sold a boat.\n\nIt floats.'),
        draft(1, '– We sold a boat\n– It floats\n\nDoes yours?'),
        draft(2, 'It floats.\n\nWe sold a boat.'),
      ],
      '',
    );
    expect(outcome).toMatchObject({ status: 'done', charged: 2 });
    expect(outcome.texts.map(({ variant }) => variant)).toEqual([0, 2]);
    expect(outcome.status === 'done' && outcome.missing.join()).toContain('Your words give two drafts');
    const one = decide([draft(0, 'It floats.'), draft(1, '– It floats'), draft(2, 'It floats. Why?')], '');
    expect(one.texts.map(({ variant }) => variant)).toEqual([0]);
    expect(one.status === 'done' && one.missing.join()).toContain('Your words hold one thought');
  });

  it('charges nothing for the beginning of a text that is had already', () => {
    const stopped: VariantResult = {
      ...result(0, 'stopped', 0),
      engine: { kind: 'built-in', name: 'Built-in writer' },
      text: 'We sold a boat in May. '.repeat(20),
    };
    const whole = `${stopped.text}It floats.`;
    expect(decide([stopped], '', []).charged).toBe(1);
    expect(decide([stopped], '', [whole]).charged).toBe(0);
  });

  it.each([
    ['We sold a boat. It floats.', 'The built-in writer moves only sentences that surely stand alone'],
    ['Wir haben ein Boot verkauft. Es schwimmt noch.', 'In German the built-in writer moves only'],
    ['Hemos vendido un barco. Todavía flota bien.', 'In Spanish the built-in writer moves only'],
  ])('says of %j why there is one draft, and not that it holds one thought', (text, said) => {
    const own = { kind: 'built-in', name: 'Built-in writer' } as const;
    const drafts = [0, 1, 2].map((variant) => ({
      ...result(variant, 'written', 0),
      engine: own,
      text: variant === 0 ? text : text.replace('. ', '.\n\n'),
    }));
    const outcome = decide(drafts, '');
    expect(outcome).toMatchObject({ status: 'done', charged: 1 });
    const missing = outcome.status === 'done' ? outcome.missing.join() : '';
    expect(missing).toContain(said);
    expect(missing).not.toContain('one thought');
  });

  it('takes nothing for what the built-in writer wrote from the same brief before', () => {
    const own = { kind: 'built-in', name: 'Built-in writer' } as const;
    const draft = (variant: number, text: string) => ({
      ...result(variant, 'written', 0),
      engine: own,
      text,
    });
    const earlier = ['We sold a boat.\n\nIt floats.'];
    expect(decide([draft(0, '– We sold a boat\n– It floats')], '', earlier)).toMatchObject({
      charged: 0,
      missing: ['You have this draft already, so it cost nothing'],
    });
    const both = [draft(0, 'We sold a boat.\n\nIt floats.'), draft(1, 'It floats.\n\nWe sold a boat.')];
    expect(decide(both, '', earlier)).toMatchObject({
      charged: 1,
      missing: ['Draft 1: you have it already, and it cost nothing'],
    });
    // One that was stopped and paid for is not paid for again; one that was stopped before that is.
    const long = `We sold a boat to ${'a man and '.repeat(20)}his son. It floats.`;
    const whole = draft(0, long);
    expect(decide([whole], '', [long.slice(0, 200)]).charged).toBe(0);
    expect(decide([whole], '', [long.slice(0, 199)]).charged).toBe(1);
    // A draft that gave the idea back is free once, and not taken off the other.
    const idea = 'It floats we sold a boat';
    const back = [draft(0, 'It floats we sold a boat.'), draft(1, 'We sold a boat.\n\nNobody asked.')];
    expect(decide(back, idea, ['It floats we sold a boat.'])).toMatchObject({
      charged: 1,
      missing: ['Draft 1: your idea came back in your own words, and it cost nothing'],
    });
    // One that did, and is left out beside another that says the same in other breaks, is told of nowhere else.
    const other = draft(1, 'We sold a boat.\n\nNobody asked.');
    const three = [draft(0, 'It floats.\n\nWe sold a boat.'), other, draft(2, 'It floats. We sold a boat.')];
    const left =
      'Your words give two drafts: a third would say the same as one of them, so it is left out and cost nothing';
    expect(decide(three, 'It floats, we sold a boat.')).toMatchObject({
      charged: 1,
      missing: [left, 'Draft 1: your idea came back in your own words, and it cost nothing'],
    });
    const byModel = [{ ...result(0, 'written', 0), text: 'We sold a boat. It floats.' }];
    expect(decide(byModel, '', earlier)).toMatchObject({ charged: 1, missing: [] });
  });

  it('takes nothing for what is had word for word from the same idea, told to come out another way', () => {
    const own = { kind: 'built-in', name: 'Built-in writer' } as const;
    const draft = (variant: number, text: string) => ({
      ...result(variant, 'written', 0),
      engine: own,
      text,
    });
    const had = ['We sold a boat.\n\nIt floats.'];
    expect(decide([draft(0, 'We sold a boat. It floats.')], '', [], had)).toMatchObject({
      charged: 0,
      missing: ['You have this draft already, so it cost nothing'],
    });
    // Another shape, or a line more, is what was asked for.
    expect(decide([draft(0, '– We sold a boat\n– It floats')], '', [], had).charged).toBe(1);
    expect(decide([draft(0, `${had[0]}\n\nWrite to me.`)], '', [], had).charged).toBe(1);
    const both = [draft(0, had[0] ?? ''), draft(1, 'It floats.\n\nWe sold a boat.')];
    expect(decide(both, '', [], had)).toMatchObject({
      charged: 1,
      missing: ['Draft 1: you have it already, and it cost nothing'],
    });
  });

  it('takes nothing for an idea that comes back as it was', () => {
    const own = { kind: 'built-in', name: 'Built-in writer' } as const;
    const draft = (variant: number, text: string) => ({
      ...result(variant, 'written', 0),
      engine: own,
      text,
    });
    const idea = 'remote work is lonely';
    const outcome = decide([draft(0, 'Remote work is lonely.')], idea);
    expect(outcome).toMatchObject({ status: 'done', charged: 0 });
    expect(outcome.status === 'done' && outcome.missing.join()).toContain('in your own words');
    const two = [draft(0, 'Remote work is lonely.'), draft(1, 'Is remote work lonely?\n\nI think so.')];
    expect(decide(two, idea)).toMatchObject({ charged: 1 });
    const stopped = { ...result(2, 'cancelled', 40), engine: own };
    expect(decide([...two, stopped], idea)).toMatchObject({ status: 'cancelled', charged: 1 });
    expect(decide([result(0, 'written', 5)], 'xxxxx')).toMatchObject({ charged: 1 });
  });

  it('tells why it failed and takes nothing where one was stopped and the others failed', () => {
    const failed = [result(1, 'failed', 0, 'rate_limited'), result(2, 'failed', 0, 'rate_limited')];
    const outcome = decide([result(0, 'stopped', 250), ...failed], '');
    expect(outcome).toMatchObject({ status: 'failed', charged: 0, code: 'writer_busy' });
    expect(outcome.texts).toHaveLength(1);
  });

  it('costs nothing when none came back, whatever was delivered', () => {
    const outcome = decide([result(0, 'failed', 900, 'unavailable')], '');
    expect(outcome).toMatchObject({
      status: 'failed',
      charged: 0,
      code: 'writer_unavailable',
      reason: 'unavailable',
    });
  });

  it('says so when the writer sent nothing', () => {
    expect(decide([result(0, 'failed', 0, 'empty')], '')).toMatchObject({
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
    expect(decide([result(0, 'cancelled', length)], '')).toMatchObject({
      status: 'cancelled',
      charged,
    });
  });

  it('after a cancel of three charges those that were far enough or done', () => {
    const outcome = decide(
      [result(0, 'written', 80), result(1, 'cancelled', 40), result(2, 'cancelled', 400)],
      '',
    );
    expect(outcome).toMatchObject({ status: 'cancelled', charged: 2 });
    expect(outcome.texts).toHaveLength(3);
  });
});
