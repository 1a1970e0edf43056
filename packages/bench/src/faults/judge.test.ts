import { expect, test } from 'vitest';
import { judge } from './judge.ts';
import { planPost } from './plan.ts';

test('the judge sees a double, a loss, a false word and a doubt without reason', () => {
  const plans = [0, 1, 2, 3, 4].map((index) => ({
    ...planPost(7, index, ['somebody']),
    create: null,
    media: null,
  }));
  const [first = '', , third = ''] = plans.map(({ text }) => text);
  const state = (index: number, end: 'published' | 'failed' | 'unconfirmed') => ({
    index,
    end,
    status: end,
    comment: null,
  });
  const states = [state(0, 'published'), state(1, 'published'), state(2, 'failed'), state(3, 'unconfirmed')];
  expect(judge({ plans, states, texts: [first, first, third], entries: [] }).breaches).toEqual([
    'publish 0: is published and stands there 2 times',
    'publish 1: is said published and is not there',
    'publish 2: is said failed and is there',
    'publish 3: is unconfirmed although no create of it was interrupted and no answer withheld',
    'publish 4: was lost without a trace',
    '1 failed, but only 0 permanent faults were ordered',
  ]);
});
