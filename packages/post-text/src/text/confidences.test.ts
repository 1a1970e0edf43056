import { expect, test } from 'vitest';
import { takeConfidences } from './confidences.ts';

const said = (...lines: string[]) => lines.join('\n');
const told = (left: readonly string[]) => left.map((remark) => /‘(.*)’$/.exec(remark)?.[1] ?? remark);

test.each([
  [
    'figures named by what they count, and what goes on from them',
    said(
      'Asha: We had 48 orders the first day. Before it was like 30.',
      'Tom: I packed boxes for 3 days. They came back at night.',
      'Asha: Right. Don’t share the order numbers outside, please, that’s confidential.',
      'Tom: Sure. I asked 12 drivers first.',
    ),
    ['We had 48 orders the first day.', 'Before it was like 30.'],
    'Tom: I packed boxes for 3 days. They came back at night.\nAsha: Right.\nTom: Sure. I asked 12 drivers first.',
  ],
  [
    'what the other said, with what it leans on',
    said(
      'Ann: We lost the Hansen account in May. It paid us 40,000 a year.',
      'Bob: That’s off the record, please.',
      'Ann: Okay. I now call every client on Fridays.',
    ),
    ['We lost the Hansen account in May.', 'It paid us 40,000 a year.'],
    'Ann: Okay. I now call every client on Fridays.',
  ],
  [
    'a figure said again',
    said(
      'Ann: We got 480 orders.',
      'Bob: From 300 to 480 in a week. I worked there in 2024.',
      'Ann: The order numbers are confidential.',
    ),
    ['We got 480 orders.', 'From 300 to 480 in a week.'],
    'Bob: I worked there in 2024.',
  ],
  [
    'all figures, where nothing says of what',
    said(
      'Ann: We had 48 on Monday.',
      'Bob: And 61 on Tuesday.',
      'Ann: Please keep the numbers between us.',
      'Bob: I asked the drivers first.',
    ),
    ['We had 48 on Monday.', 'And 61 on Tuesday.'],
    'Bob: I asked the drivers first.',
  ],
  [
    'a thing by its name',
    said(
      'Ann: The merger closes in June.',
      'Bob: We have 40 people in Leeds.',
      'Ann: Please don’t tell anyone about the merger yet.',
    ),
    ['The merger closes in June.'],
    'Bob: We have 40 people in Leeds.',
  ],
  [
    'what is told under that word',
    said('Bob: We nearly fired the agency, but that’s between us.', 'Ann: I rewrote the brief in 2 days.'),
    ['We nearly fired the agency, but that’s between us.'],
    'Ann: I rewrote the brief in 2 days.',
  ],
  [
    'what comes after it',
    said(
      'Ann: This is off the record. The board wants to sell the Leeds site.',
      'Bob: We moved the meeting to Tuesday.',
    ),
    ['The board wants to sell the Leeds site.'],
    'Bob: We moved the meeting to Tuesday.',
  ],
  [
    'what somebody asked for and was refused',
    said(
      'Ann: Brightwater was our worst client. I learned to say no.',
      'Bob: Can I name Brightwater?',
      'Ann: Please don’t.',
      'Bob: The new contract has one page.',
    ),
    ['Brightwater was our worst client.'],
    'Ann: I learned to say no.\nBob: The new contract has one page.',
  ],
  ...[
    'That’s not public yet.',
    'That’s private.',
    'This is internal only.',
    'That stays here.',
    'Don’t tell anyone.',
    'Off the record, of course.',
    'Keep that quiet, please.',
    'Not a word of this to anyone.',
    'Que quede entre nosotros.',
    'Dit blijft onder ons.',
  ].map((mark): [string, string, string[], string] => [
    mark,
    said(
      'Ann: We lost the Hansen account in May.',
      `Bob: ${mark}`,
      'Ann: I now call every client on Fridays.',
    ),
    ['We lost the Hansen account in May.'],
    'Ann: I now call every client on Fridays.',
  ]),
  [
    'what may not be written',
    said(
      'Ann: We lost Hansen in May.',
      'Bob: Can I write that?',
      'Ann: No.',
      'Bob: I call every client now.',
    ),
    ['We lost Hansen in May.'],
    'Bob: I call every client now.',
  ],
  [
    'what is told with the wish',
    said(
      'Bob: I packed boxes. Tom was fired but please don’t share that. He took 400 dollars.',
      'Ann: I came in May.',
    ),
    ['Tom was fired but please don’t share that.', 'He took 400 dollars.'],
    'Bob: I packed boxes.\nAnn: I came in May.',
  ],
  [
    'German, named',
    said(
      'Jana: Wir hatten 48 Bestellungen am ersten Tag. Vorher waren es 30.',
      'Olaf: Ich habe zwei Tage mit Ilse Pakete gepackt.',
      'Jana: Die Bestellzahlen bitte nicht weitergeben.',
    ),
    ['Wir hatten 48 Bestellungen am ersten Tag.', 'Vorher waren es 30.'],
    'Olaf: Ich habe zwei Tage mit Ilse Pakete gepackt.',
  ],
  [
    'German, pointing back',
    said(
      'Jana: Der Umsatz lag bei 4 Millionen.',
      'Olaf: Bitte nicht weitergeben.',
      'Jana: Ich habe das Lager umgebaut.',
    ),
    ['Der Umsatz lag bei 4 Millionen.'],
    'Jana: Ich habe das Lager umgebaut.',
  ],
])('what is called confidential goes: %s', (_, text, left, rest) => {
  const taken = takeConfidences(text);
  expect(told(taken.left)).toEqual(left);
  expect(taken.text).toBe(rest);
});

test.each([
  ['advice', 'Ann: Don’t share passwords with colleagues. We found 40 of them.\nBob: In a week.'],
  ['what no longer is', 'Ann: We signed for 2 million. It is not confidential any more.\nBob: In May.'],
  ['what somebody told', 'Ann: He told them that it is confidential. We kept 30 days.\nBob: Good.'],
  ['a question with no', 'Ann: We cut it by 12 per cent.\nBob: Is that confidential?\nAnn: No, it is out.'],
  ['a thing that is', 'Ann: Confidential files are in a vault with 3 locks.\nBob: We have 40 of them.'],
  ['leave given', 'Ann: We cut it by 12 per cent.\nBob: Can I share that?\nAnn: Yes, please do.'],
  [
    'leave given with a no',
    'Ann: We cut it by 12 per cent.\nBob: Can I share the story?\nAnn: No problem, do it.',
  ],
  ['leave given with a no and more', 'Ann: Acme was late.\nBob: May I mention Acme?\nAnn: No, go ahead.'],
  ['a text of one', 'We had 48 orders. That’s confidential.'],
])('and nothing else: %s', (_, text) => {
  expect(takeConfidences(text)).toEqual({ text, left: [] });
});

test('a conversation of which nothing is left says so', () => {
  const { text, left } = takeConfidences('Ann: Can I share the story?\nBob: No.');
  expect(text).toBe('');
  expect(left).toEqual(['All of the conversation was left out, since it was called confidential there']);
});

test('of many sentences four are told, and how many more there are', () => {
  const many = Array.from({ length: 6 }, (_, at) => `Ann: We had 1${at}0 orders on day ${at}.`).join('\n');
  const { left } = takeConfidences(`${many}\nBob: The order numbers are confidential.`);
  expect(left).toHaveLength(5);
  expect(left[4]).toBe('2 more sentences called confidential there left out too');
});
