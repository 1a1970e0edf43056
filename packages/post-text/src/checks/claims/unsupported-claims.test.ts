import { describe, expect, it } from 'vitest';
import { saysMoreThan, unsupportedClaims } from '../../index.ts';

const found = (text: string, source: string) =>
  unsupportedClaims(text, source).map((finding) => text.slice(finding.start, finding.end));

describe('unsupportedClaims', () => {
  it.each([
    ['number words and digits', 'Four fields and 12 people.', '4 fields, twelve people'],
    ['an arrow with one unit', 'From 41 % to 63%.', '41 -> 63 %'],
    ['per cent in words', '41 in a hundred, then 63 percent.', '41% to 63 per cent'],
    ['thousands in three manners', '1,200 families, 1200 loaves, 1 200 rolls.', '1.200 families'],
    ['scales', '$1.2m and 5k users, 12 lakh rupees.', '1,200,000 dollars, 5000 users and 1,200,000 rupees'],
    ['a shared scale', '10,000 to 20,000 euros', '€10–20k'],
    ['currency before and after', '£240 each', '240 pounds each'],
    ['compound words', 'Forty-one percent and two hundred vans.', '41 % of 200 vans'],
    ['dates in two forms', 'On March 3rd, 2025 we met.', 'met 3 March 2025'],
    ['a date in figures', 'On 3 March 2025.', '2025-03-03'],
    ['a time of day', 'At 4pm.', 'at 16:00'],
    ['a quotation, whatever its capitals', 'She said “Will it fit?”', 'she asked: will it fit'],
    [
      'a quotation with its shorthand written out and its spelling put right',
      'Sam said "isn’t eating because the tray is on his blind side". Nobody in the meeting had seen him.',
      'Sam said "isnt eating bc the tray is on his blind side", nobody in the mtg had seen him',
    ],
    [
      'a quotation that is shorter in the draft than in the source',
      'Sam said "isnt eating bc of teh tray".',
      'Sam said: he isn’t eating because of the tray.',
    ],
    ['names, whatever their case', 'Priya Sharma from Acme called.', 'priya sharma (acme) called'],
    ['a possessive', 'Priya’s van came.', 'priya has a van'],
    ['list numbers', '1. Ask\n2. Wait\n3. Write', 'ask, wait, write'],
    ['the start of a sentence', 'Customers left. Nobody called.', 'they left'],
    ['days and months as they stand', 'We met on Tuesday in May.', 'tuesday, in may'],
    ['what stands for something to come', 'We open on TBD. TODO the date. FIXME: ending.', 'we open'],
    ['a name in a note to oneself', 'We open soon. TODO ask Dana about the date.', 'we open soon'],
    ['a name that a note is put to', 'We open soon. Note to Dana: please check this.', 'we open soon'],
  ])('takes %s as given', (_, text, source) => {
    expect(found(text, source)).toEqual([]);
  });

  it.each([
    ['a figure', 'We hired 9 people.', 'we hired people', ['9']],
    ['a number word', 'Sales had asked for two.', 'four fields', ['two']],
    ['a unit that is another', '41 % finished.', '$41 each', ['41 %']],
    ['a percentage from a bare figure', '4 % left.', 'four fields', ['4 %']],
    ['another date', 'On 4 March we met.', 'met on 3 March', ['4 March']],
    ['a weekday', 'We met on Friday.', 'we met', ['Friday']],
    ['a relative date', 'We met last week.', 'we met', ['last week']],
    [
      'a quotation with another word than the source has',
      'Sam said "isn’t eating because the tray is on his good side".',
      'Sam said "isnt eating bc the tray is on his blind side"',
      ['"isn’t eating because the tray is on his good side"'],
    ],
    ['a quotation', 'She said “this changed my life”.', 'she liked it', ['“this changed my life”']],
    ['a person', 'Then Priya Sharma called.', 'then she called', ['Priya Sharma']],
    ['a person after a month', 'In March Priya Sharma called.', 'a call in march', ['Priya Sharma']],
    ['a person after a day', 'On Tuesday Anna called.', 'a call on tuesday', ['Anna']],
    ['a person called like a month', 'We met April Jones.', 'we met', ['April Jones']],
    ['a paper called like a day', 'Then the Sunday Times called.', 'they called', ['Sunday Times']],
    [
      'a firm in the middle',
      'We moved from Acme to Globex.',
      'we moved from Acme',
      ['Acme to Globex'].map(() => 'Globex'),
    ],
    ['a figure with what it did as one', 'It cost us 12 hours.', 'we moved house', ['12']],
    ['a name in letters and digits', 'We use GPT-9 now.', 'we use a model', ['GPT-9']],
  ])('reports %s', (_, text, source, claims) => {
    expect(found(text, source)).toEqual(claims);
  });

  it.each([
    'DM me for the checklist.',
    'If you want the checklist, message me.',
    'Comment below and I’ll send you the checklist.',
    'Download the free checklist.',
    'The link is in the comments.',
    'That shift changed how we hire.',
    'It taught me more than any course.',
    'That call stayed with me.',
    'This saved us hours.',
  ])('reports what a last line offers or tells of its own: %s', (line) => {
    const told = 'we hired a nurse without a CV. she fixed the rota in a trial shift';
    expect(found(line, told)).toHaveLength(1);
  });

  it.each([
    ['DM me for the checklist.', 'our checklist fits on a page'],
    ['The link is in the comments.', 'put the link into a comment'],
    ['That shift changed how we hire.', 'since then we hire by a trial shift'],
    ['It taught me to ask first.', 'I learned to ask first'],
    ['Message me if you hire nurses, and I will tell you more.', 'we hire nurses'],
    ['Send me a message for details.', 'we hire nurses'],
    ['Would that change how you hire?', 'we hire nurses'],
    ['I can give you a hand.', 'we hire nurses'],
    ['Ask me for a coffee.', 'we hire nurses'],
    ['A good rota saves time.', 'we hire nurses'],
  ])('leaves an invitation and a told change alone: %s', (line, source) => {
    expect(found(line, source)).toEqual([]);
  });

  it('lets a line made for a text tell no more than the text does', () => {
    const text = 'We hired a nurse without a CV. She fixed the rota in her trial shift, and I was nervous.';
    for (const line of ['The CEO called to thank us.', 'It went viral.', 'Nobody slept that week.'])
      expect([line, saysMoreThan(line, text)]).toEqual([line, true]);
    for (const line of [
      'A nurse without a CV fixed our rota.',
      'I was nervous about her shift.',
      'What did your last trial shift show you?',
      'Save this for the day you hire.',
    ])
      expect([line, saysMoreThan(line, text)]).toEqual([line, false]);
  });

  it('makes one claim of what one decision covers', () => {
    expect(
      found('Our client Northwind Foods told me in March "this saved us 312 hours".', 'we stopped meetings'),
    ).toEqual(['Our client Northwind Foods', 'March', '"this saved us 312 hours"']);
  });

  it('reads the shorthand of notes as what it stands for, and nothing more', () => {
    const notes = 'mgr says post smth. sat w/ him 10 min, thurs. 2 nurses off sick';
    expect(found('Our Manager says so. On Thursday two nurses were off sick.', notes)).toEqual([]);
    expect(found('I sat with him for 10 minutes.', notes)).toEqual([]);
    expect(found('Our Matron says so. On Friday two nurses were off sick.', notes)).toEqual([
      'Matron',
      'Friday',
    ]);
  });

  it('offers to cut the sentence and names the claim', () => {
    const [finding] = unsupportedClaims('We won. It took 9 days. Nobody left.', 'we won, nobody left');
    expect(finding).toMatchObject({
      rule: 'claim-figure',
      message: '‘9 days’ is in no source. Confirm it or cut it.'.replace('9 days', '9'),
    });
    expect(finding?.fix).toMatchObject({ label: 'Cut the sentence', replacement: '' });
  });
});
