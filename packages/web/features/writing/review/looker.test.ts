import { expect, test } from 'vitest';
import type { LookRequest } from './look-messages.ts';
import { lookAt, prepare } from './looking.ts';
import type { Matter, Seen } from './seen.ts';
import { Looker } from './looker.ts';

const matter = (material: string | null = null): Matter => ({
  checks: { material, posts: [], writing: null },
  origins: material === null ? [] : [material],
  sources: [],
});

/** A worker whose messages the test carries by hand. */
function byHand({ none = false } = {}) {
  const sent: LookRequest[] = [];
  const at: { answer: (data: unknown) => void; fail: () => void; here: string[]; ended: number } = {
    answer: () => {},
    fail: () => {},
    here: [],
    ended: 0,
  };
  const looker = new Looker({
    start(onAnswer, onFailure) {
      if (none) return null;
      at.answer = onAnswer;
      at.fail = onFailure;
      return { post: (request) => sent.push(structuredClone(request)), end: () => void (at.ended += 1) };
    },
    lookHere: async (text, beside) => {
      at.here.push(text);
      return lookAt(text, prepare(beside));
    },
  });
  const asked = () => sent.filter((one) => one.kind === 'look');
  return { looker, sent, at, asked };
}

const seenIn = (text: string, beside: Matter): Seen => structuredClone(lookAt(text, prepare(beside)));

test('a matter goes over once, and every text after it alone', () => {
  const { looker, sent, at, asked } = byHand();
  const beside = matter('We sold 40 lamps.');
  const found: Seen[] = [];
  looker.ask('We sold 60 lamps.', beside, (seen) => found.push(seen));
  looker.ask('We sold 70 lamps.', beside, (seen) => found.push(seen));
  expect(sent.map(({ kind }) => kind)).toEqual(['hold', 'look', 'look']);
  at.answer({ id: asked()[0]?.id, seen: seenIn('We sold 60 lamps.', beside) });
  expect(found).toHaveLength(1);
  expect(found[0]?.claims.map(({ text, supported }) => [text, supported])).toContainEqual(['60', false]);
});

test('an answer to what was withdrawn is dropped', () => {
  const { looker, at, asked } = byHand();
  const found: string[] = [];
  const drop = looker.ask('one', matter(), () => found.push('one'));
  drop();
  looker.ask('two', matter(), () => found.push('two'));
  for (const { id } of asked()) at.answer({ id, seen: seenIn('two', matter()) });
  expect(found).toEqual(['two']);
});

test('the matters not asked for lately are let go', () => {
  const { looker, sent } = byHand();
  for (let index = 0; index < 6; index += 1) looker.ask('text', matter(`source ${index}`), () => {});
  const keys = (kind: LookRequest['kind']) => sent.filter((one) => one.kind === kind).map(({ key }) => key);
  expect(keys('hold')).toHaveLength(6);
  expect(keys('drop')).toEqual(keys('hold').slice(0, 2));
});

test('without a worker, after its failure and after an answer that means nothing the page looks itself', async () => {
  const said = (looker: Looker, text: string) =>
    new Promise<Seen>((resolve) => looker.ask(text, matter(), resolve));
  const none = byHand({ none: true });
  expect((await said(none.looker, 'In today’s fast-paced world, teams win.')).remarks).not.toEqual([]);
  for (const end of ['fail', 'nonsense'] as const) {
    const { looker, at } = byHand();
    const waiting = said(looker, 'Thoughts?');
    if (end === 'fail') at.fail();
    else at.answer({ id: 1, seen: { remarks: 'none' } });
    await waiting;
    await said(looker, 'Agree?');
    expect(at.here).toEqual(['Thoughts?', 'Agree?']);
    expect(at.ended).toBe(1);
  }
});
