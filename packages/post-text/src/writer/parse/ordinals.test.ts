import { describe, expect, test } from 'vitest';
import type { WriteBrief } from '../brief.ts';
import { writePost } from '../write.ts';

const drafts = (brief: WriteBrief) =>
  ([0, 1, 2] as const).map((variant) => writePost(brief, { seed: 7, variant }));
const entries = (text: string) =>
  (text.match(/^(?:– |\d\. ).+$/gm) ?? []).map((line) => line.replace(/^\S+ |\.$/g, ''));

describe('points told by their number are a list', () => {
  test.each<[WriteBrief, string, readonly string[], string]>([
    [
      {
        idea: "things I would tell a new ward manager, first, learn the porters' names, second do one early shift a month in uniform, third, never cancel a one to one, oh and fourth the rota is the real leadership document, I did it wrong for two years because I thought managing meant meetings",
        format: 'list',
      },
      'Things I would tell a new ward manager:',
      [
        "Learn the porters' names",
        'Do one early shift a month in uniform',
        'Never cancel a one to one',
        'The rota is the real leadership document',
      ],
      'I did it wrong for two years',
    ],
    [
      {
        idea: 'how we onboard a new cook: first they eat one meal of everything, second they wash up for a day, third they cook for us, and finally they write their own prep list. Nobody has left since 2022',
        format: 'how-to',
      },
      'How we onboard a new cook:',
      [
        'They eat one meal of everything',
        'They wash up for a day',
        'They cook for us',
        'They write their own prep list',
      ],
      'Nobody has left since 2022',
    ],
    [
      {
        idea: 'Three rules for my vans. Firstly, nobody drives after ten hours. Secondly, the tank is full at night. Thirdly, the driver decides about snow. We have 14 vans.',
        format: 'list',
      },
      'Three rules for my vans:',
      ['Nobody drives after ten hours', 'The tank is full at night', 'The driver decides about snow'],
      'We have 14 vans',
    ],
  ])('%j', (brief, intro, items, after) => {
    for (const { text, missing } of drafts(brief)) {
      expect(text).toContain(intro);
      expect(entries(text)).toEqual(items);
      expect(text).toContain(after);
      expect(missing.join()).not.toMatch(/points of the list|steps, in order/);
    }
  });

  test.each([
    'We took first place in May, second place in June and third place in July.',
    'I have three daughters, the first is a welder, second is a nurse, third is eleven.',
    'First baby cried all night, second slept, third laughed.',
  ])('no list: %s', (idea) => {
    for (const { text } of drafts({ idea, format: 'story' })) expect(entries(text)).toEqual([]);
  });

  test('steps that are told in order are not asked for', () => {
    const [first] = drafts({
      idea: 'How I close the till. First I count the coins. Next I write the difference on the door. At the end I lock the drawer.',
      format: 'how-to',
    });
    expect(first?.missing.join()).not.toContain('steps');
  });

  test.each([
    'Five things I check before I sign a lease for a café:',
    'What we ask every tenant:',
    'My rules for a lease:',
  ])('who leads into a list of their own asks no reader for it: %s', (intro) => {
    for (const { text } of drafts({
      idea: `${intro}\n- who pays for the roof\n- how many amps the kitchen has\n- when the bins are fetched`,
      format: 'list',
    }))
      expect(text.startsWith(intro)).toBe(true);
  });
});

describe('bullets that tell what happened are sentences', () => {
  test.each([
    '- I sell pumps\n- Lost a 90,000 euro deal because I talked to the manager only\n- The crew hated the pump, nobody had asked them\n- Now my first visit is the workshop\n- We win 1 in 3',
    '- started as a cleaner in 2009\n- did my exam at night, failed once\n- my boss paid the second try\n- since May I run the building',
    '- we raised 1.2m in 2023 and hired 9 people\n- by autumn we were burning 95k a month\n- let 5 people go in one day\n- now we are 4 and sleep again',
  ])('%s', (idea) => {
    for (const { text } of drafts({ idea, format: 'lesson' })) {
      expect(entries(text)).toEqual([]);
      for (const line of text.split('\n').filter(Boolean)) expect(line).toMatch(/[.?!]$/);
    }
  });

  test.each([
    '- weigh the boxes\n- print the plan twice\n- leave the keys with the porter',
    '- Revenue +18%\n- NPS 31 to 52\n- 2 new hires\n- Lost our biggest customer',
    '- who pays for the roof\n- how many amps the kitchen has\n- when the bins are fetched',
  ])('others stay: %s', (idea) => {
    const [first] = drafts({ idea, format: 'how-to' });
    expect(entries(first?.text ?? '').length).toBeGreaterThanOrEqual(3);
  });
});

test.each([
  [
    'Case: a clinic with four chairs. Problem: 19% of appointments were no-shows. We sent a text three days before.',
    /^A clinic with four chairs\.\s+19% of/,
  ],
  [
    'Client: a bakery with 12 staff. Challenge: nobody knew who opened on Sundays. Result: no missed opening since June.',
    /^A bakery with 12 staff\.\s+Nobody knew/,
  ],
])('the labels of a form are dropped, all of them: %s', (idea, begins) => {
  for (const { text } of drafts({ idea, format: 'case-study' })) {
    expect(text).toMatch(begins);
    expect(text).not.toMatch(/Case:|Client:|Problem:|Challenge:|Result:/);
  }
});

test('a note with a label is nobody’s deed', () => {
  for (const { text } of drafts({
    idea: 'Our van broke down every month. We read the manual. Cost: 14 euros.',
    format: 'lesson',
  }))
    expect(text).toContain('Cost: 14 euros.');
});
