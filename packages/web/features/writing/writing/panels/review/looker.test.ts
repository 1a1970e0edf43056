import { expect, test } from 'vitest';
import { prepareLook, type Beside, type LookAnswer, type Looked, type LookRequest } from '../../post/look.ts';
import { Looker } from '../../post/looker.ts';

const beside = (...material: string[]): Beside => ({ material, notes: [], earlier: [] });

function byHand({ none = false } = {}) {
  const sent: Parameters<ReturnType<typeof worker>['post']>[0][] = [];
  const at: { answer: (answer: LookAnswer) => void; fail: () => void; here: string[]; ended: number } = {
    answer: () => {},
    fail: () => {},
    here: [],
    ended: 0,
  };
  const worker = () => ({
    post: (message: LookRequest) => void sent.push(structuredClone(message)),
    end: () => void (at.ended += 1),
  });
  const looker = new Looker({
    start(onAnswer, onFailure) {
      if (none) return null;
      at.answer = onAnswer;
      at.fail = onFailure;
      return worker();
    },
    lookHere: async (text, with_) => {
      at.here.push(text);
      return prepareLook(with_)(text);
    },
  });
  return { looker, sent, at };
}

test('the material is sent once, and every text after it alone', () => {
  const { looker, sent, at } = byHand();
  const with_ = beside('We sold 40 lamps.');
  const found: Looked[] = [];
  looker.ask('We sold 60 lamps for $90.', with_, (one) => found.push(one));
  looker.ask('We sold 70 lamps.', with_, (one) => found.push(one));
  expect(sent.map((one) => ('beside' in one ? 'beside' : one.text))).toEqual([
    'beside',
    'We sold 60 lamps for $90.',
    'We sold 70 lamps.',
  ]);
  at.answer({ id: 1, found: structuredClone(prepareLook(with_)('We sold 60 lamps for $90.')) });
  expect(found).toHaveLength(1);
  expect(found[0]?.claims.map(({ text, supported }) => [text, supported])).toContainEqual(['$90', false]);
});

test('an answer to a withdrawn question is dropped', () => {
  const { looker, at } = byHand();
  const found: string[] = [];
  looker.ask('one', beside(), () => found.push('one'))();
  looker.ask('two', beside(), () => found.push('two'));
  const empty = { remarks: [], claims: [], leftOut: [], unlike: [], rests: [] };
  for (const id of [1, 2]) at.answer({ id, found: empty });
  expect(found).toEqual(['two']);
});

test('without a worker and after its failure the page checks by itself', async () => {
  const said = (looker: Looker, text: string) =>
    new Promise<Looked>((resolve) => looker.ask(text, beside(), resolve));
  const none = byHand({ none: true });
  expect((await said(none.looker, 'In today’s fast-paced world, teams win.')).remarks).not.toEqual([]);
  const { looker, at } = byHand();
  const waiting = said(looker, 'One.');
  at.fail();
  await waiting;
  await said(looker, 'Two.');
  expect(at).toMatchObject({ here: ['One.', 'Two.'], ended: 1 });
});
