import { brief, type ErrorCode } from '@limelight/contracts';
import { describe, expect, it } from 'vitest';
import { isAhead, outcomeOf, saysTheSame, type Draft } from './rules.ts';

const engine = { kind: 'model', name: 'm' } as const;
const draft = (variant: number, state: Draft['state'], more: Partial<Draft> = {}): Draft => ({
  runId: String(variant),
  generationId: '0',
  postId: '1',
  variant,
  variants: 3,
  brief: brief.parse({ idea: 'An idea' }),
  text: 'xyz'.charAt(variant).repeat(10),
  engine,
  state,
  missing: [],
  cut: null,
  charged: state === 'written' ? 30 : 0,
  prompt: null,
  code: null,
  reason: null,
  ...more,
});
const failed = (variant: number, code: ErrorCode, text = '') =>
  draft(variant, 'failed', { code, text, engine: text === '' ? null : engine });

describe('what a generation has come to', () => {
  it('is what came back, and of what did not come why', () => {
    const outcome = outcomeOf([
      draft(2, 'written'),
      failed(0, 'writer_unavailable', 'half'),
      draft(1, 'written'),
    ]);
    expect(outcome).toMatchObject({
      status: 'done',
      texts: [{ variant: 1 }, { variant: 2 }],
      missing: ['Draft 1: the writer stopped early, and it cost nothing'],
    });
  });

  it.each([
    ['writer_declined', '', 'Draft 2: the model would not write it, and it cost nothing'],
    ['writer_cut', 'half', 'Draft 2: the model reached its limit before the end, and it cost nothing'],
    ['writer_unavailable', 'half', 'Draft 2: the writer stopped early, and it cost nothing'],
    ['writer_unavailable', '', 'Draft 2: the writer did not answer, and it cost nothing'],
  ] as const)('says why one of three did not come: %s after “%s”', (code, text, said) => {
    const [first, last] = [draft(0, 'written'), draft(2, 'written')];
    expect(outcomeOf([first, failed(1, code, text), last])).toMatchObject({ missing: [said] });
    const two = outcomeOf([first, failed(1, code, text), failed(2, code, text)]);
    expect(two.status === 'done' && two.missing.join()).toMatch(/^Drafts 2 and 3: .* and they cost nothing$/);
  });

  it('names a draft that repeats another, and one that was stopped', () => {
    const told = 'We sold a boat.\n\nIt floats; nobody asked.';
    const outcome = outcomeOf([
      draft(0, 'written', { text: told }),
      draft(1, 'stopped', { charged: 30 }),
      draft(2, 'written', { text: '– We sold a *boat*.\n– It floats – nobody asked!', charged: 0 }),
    ]);
    expect(outcome).toMatchObject({
      texts: [{ variant: 0 }, { variant: 2 }, { variant: 1 }],
      missing: [
        'Draft 2: you stopped it; the text written so far was kept and charged',
        'Draft 3 came out the same as draft 1, so it cost nothing',
      ],
    });
    const same = [0, 1, 2].map((at) => draft(at, 'written', { text: told, charged: at === 0 ? 30 : 0 }));
    expect(outcomeOf(same)).toMatchObject({
      missing: ['All drafts came out the same, so you only paid for one'],
    });
    // A text with one different word is a text of its own.
    expect(saysTheSame(told, told.replace('nobody', 'no one'))).toBe(false);
  });

  it('is a cancel where none came back and one was stopped, and a failure where all failed', () => {
    expect(outcomeOf([draft(0, 'stopped'), failed(1, 'writer_busy')])).toMatchObject({ status: 'cancelled' });
    expect(outcomeOf([failed(0, 'writer_busy')])).toMatchObject({ status: 'failed', code: 'writer_busy' });
    expect(outcomeOf([draft(0, 'written'), draft(1, 'writing')])).toEqual({ status: 'running' });
  });
});

it('the first draft that was written to its end stands in the post', () => {
  const [whole, part] = [
    { variant: 1, isPartial: false },
    { variant: 1, isPartial: true },
  ];
  expect(isAhead(whole, draft(0, 'written'))).toBe(false);
  expect(isAhead(whole, draft(2, 'written'))).toBe(true);
  expect(isAhead(whole, draft(0, 'stopped'))).toBe(true);
  expect(isAhead(part, draft(2, 'stopped'))).toBe(false);
});
