import { describe, expect, it } from 'vitest';
import { takeRequests, tellDoubts } from './requests.ts';

const told =
  'We run a bike repair shop in Leeds. In May we started free puncture fixes on Friday mornings. 212 people came so far. 38 of them came back for a full service.';
const around = (said: string) => ({
  last: takeRequests(`${told} ${said}`).text,
  first: takeRequests(`${said} ${told}`).text,
});

describe('what notes say to whoever writes the post', () => {
  it.each([
    'Can you make this into a post for Thursday pls?',
    'could u turn that into something nice for our page',
    'Maybe start with the 212?',
    'I think the hook should be the 212 people.',
    'Can you add something about our opening hours at the end?',
    'Rewrite it so it sounds like me.',
    'Not sure what to call it, maybe the first line could be the title?',
    'You know the tone I like, please keep it snappy.',
    'Photo of the queue to follow, please attach it.',
    'Sorry for the typos',
    'Draft, not final!!',
    'Kannst du daraus bitte einen kurzen Post machen?',
    '¿Puedes hacer un post con esto, porfa?',
    'Tu peux en faire un post stp ?',
  ])('leaves out: %s', (said) => {
    const { first, last } = around(said);
    expect([first, last]).toContain(told);
  });

  it.each([
    ['Post for Monday: ', told],
    ['As promised, the text for the bike thing: ', told],
    ['Quick one for LinkedIn - ', told],
  ])('takes off what names the notes: %s', (label, rest) => {
    expect(takeRequests(label + rest).text).toBe(rest);
  });

  it('leaves out what is asked behind a dash or in brackets, and tells it', () => {
    const { text, left } = takeRequests(
      `${told} (photo of the queue goes here) Nobody paid - please keep it short.`,
    );
    expect(text).toBe(`${told} Nobody paid`);
    expect(left.join(' ')).toContain('photo of the queue goes here');
  });
});

describe('what sounds alike and is for readers', () => {
  it.each([
    'A customer asked: can you make this into a table? I said yes.',
    'I asked our designer for a draft that was not final.',
    'Should we raise the price next year?',
    'Write to hello@brugmanenzoon.example',
    'She asked me for the list. Write that one first.',
    'Rule one in our kitchen: keep it short, keep it hot.',
    'Come by on Friday and bring your flat tyre.',
    'The tone of our letters was wrong. We wrote 40 new ones.',
    'The fix: first commit on day one, even if it is a typo.',
    'Could you do a Wednesday evening? Two of three will do.',
    'I nearly deleted the last line of that mail.',
    'Put the number of the fire brigade beside the phone.',
    'Let me know what you think.',
  ])('stays: %s', (said) => {
    const { first, last } = around(said);
    expect([first, last]).toEqual([`${said} ${told}`, `${told} ${said}`]);
  });

  it('stays among other counsel', () => {
    const rules =
      'Four rules for our newsletter. Keep it short. Start with the news. Add one photo. End with a question.';
    expect(takeRequests(rules).text).toBe(rules);
  });
});

it('what may be meant for the writer stays, and its author is asked', () => {
  const { text, doubts } = takeRequests(`${told} Make it the usual thing.`);
  expect(text).toBe(`${told} Make it the usual thing.`);
  expect(tellDoubts(doubts, text).join(' ')).toMatch(/may be meant for whoever writes the post.*usual thing/);
  expect(tellDoubts(doubts, told)).toEqual([]);
  expect(takeRequests(`${told} We make it the usual way.`).doubts).toEqual([]);
});
