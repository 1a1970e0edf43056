import { describe, expect, it } from 'vitest';
import { applyFix, checkPost } from '../../index.ts';

const found = (text: string) => checkPost(text).filter(({ rule }) => rule === 'unfinished');

it.each<[text: string, place: string]>([
  ['We won the bid.\n\nTODO ask Tom about the date.', 'TODO ask Tom about the date.'],
  [
    'We won the bid. Off the record, the other side never called.',
    'Off the record, the other side never called.',
  ],
  ['We grew by XX% in a year.', 'XX%'],
  ['3 left (don’t mention Priya, she had other reasons).', ' (don’t mention Priya, she had other reasons)'],
  [
    'Burn fell to 61k (OFF THE RECORD, don’t publish numbers).',
    'Burn fell to 61k (OFF THE RECORD, don’t publish numbers).',
  ],
  ['We did it with [client name] in May.', '[client name]'],
  ['Thank you, {{first_name}}.', '{{first_name}}'],
  ['[insert photo of the van]', '[insert photo of the van]'],
  ['It cost us $XXX to find out.', '$XXX'],
  ['We open on TBD, in the old mill.', 'TBD'],
  ['Sales rose (TODO: figure).', ' (TODO: figure)'],
  ['FIXME the ending', 'FIXME'],
  [
    'We won the bid. To do before posting: ask Jonas for his name.',
    'To do before posting: ask Jonas for his name.',
  ],
  ['We won the bid. Note to Dana: please check this.', 'Note to Dana: please check this.'],
])('says what is not finished: %s', (text, place) => {
  expect(found(text).map(({ start, end }) => text.slice(start, end))).toEqual([place]);
});

it.each([
  '[HIRING] A baker for the night shift.',
  'We sell shirts up to XXL.',
  'Note to self: never demo on hotel wifi.',
  'Note to Founders: hire slowly.',
  'TODO ES POSIBLE, decía mi abuela.',
  'Mi abuela tenía un huerto, y con eso lo tenía casi TODO.',
  'We sell at #TBD and to @TODO.',
  'He said it [laughs] and left.',
  'Maybe a bit late.',
  'Verify the source before you share it.',
  'Write it down (don’t tell my boss).',
  'Put the link in the first comment.',
  '[Link in the comments]',
])('leaves a finished post alone: %s', (text) => {
  expect(found(text)).toEqual([]);
});

it('takes a note out, and leaves a blank to be filled', () => {
  const text = 'We won the bid. Tag Marco. Thank you, [name].';
  const [note, blank] = found(text);
  expect(note && applyFix(text, note)).toBe('We won the bid. Thank you, [name].');
  expect(blank?.message).toContain('‘[name]’ is a blank');
  expect(blank?.fix).toBeUndefined();
});

it.each([
  ['We won the bid with Ana. Ask her if ok to be quoted.', 'somebody must be asked first'],
  ['We won the bid. Don’t name the client (Nordbank).', 'asks to keep something unsaid'],
  ['We won the bid but please don’t share that.', 'not for readers'],
])('says what is to be done about it: %s', (text, why) => {
  expect(found(text).map(({ message }) => message)).toEqual([expect.stringContaining(why)]);
});

describe('what breaks off', () => {
  it.each([
    ['14 people, ops team):\nThey send 40 quotes a week.', ')', 'closed and never opened'],
    ['We met the client (Mercato, 14 people.\nThey send 40 quotes.', '(', 'opened and never closed'],
    ["She's now at a competitor and.\nI had the budget.", 'and', 'stops at'],
  ])('is named: %s', (text, place, said) => {
    const [one] = found(text);
    expect(one?.message).toContain(said);
    expect(text.slice(one?.start, one?.end)).toBe(place);
    expect(one?.fix).toBeDefined();
  });

  it.each([
    'We opened today :) and 40 people came (more than we had chairs for).',
    'a) ask\nb) wait\n1) go',
    'I sat there with two options ;-)\nWe took the third.',
    '1.) We asked.\n2.) We sold.',
    '- a) ask\n- b) wait',
    'i) ask\nii) wait\niii) go',
    'Lesson 1) Ask first.\nQ1) Who came?',
    '3 tools: 1) a saw, 2) a file, 3) a vice.',
    'We opened today =)\nThe clock said 8)',
    'We met the client (Mercato,\n14 people) in May.',
    'The word I cut most is the.',
    'No sentence of his ends with and.',
    'It was neither here nor there. We did it and it held.',
    'Rock and\nroll is over.',
    'We moved (2018). Some (9 of 12) came along, which was plan a (not b).',
    'Thanks (all of you :) for coming) and see you.',
    'Pehle batch mein sirf teen log the.\n\nAb 220 students hai aur fees 999 mahina.',
    'Damit fing ich im Mai an.\nUne coupe en or.\nJust because.',
  ])('is none: %s', (text) => expect(found(text)).toEqual([]));
});
