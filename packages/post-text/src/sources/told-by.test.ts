import { expect, test } from 'vitest';
import { writePost } from '../writer/index.ts';
import { notesFrom } from './notes-from.ts';

const told = (text: string, speaker: string, most = 950) =>
  notesFrom({ text, own: true, speaker }, '', most).split('\n');

const clinic = [
  'Petra Lang: Can everyone hear me? Right, the reviews.',
  'Owen Tait: So, um, I rang all sixty patients who missed an appointment. Forty two answered.',
  'Petra Lang: And why did they not come? I assumed they forget.',
  'Owen Tait: Three forgot. Thirty said the bus stops running at four. They, like, cannot get home.',
  'Petra Lang: So we sent reminders for a year and the problem was a bus.',
  'Salma Idris: We can move those slots to the morning in three weeks. Hold on, my other phone.',
  'Owen Tait: No worries.',
].join('\n');

test('what the author asks stands with its answer, and what others found with their names', () => {
  expect(told(clinic, 'Petra Lang')).toEqual([
    'Owen Tait: “I rang all sixty patients who missed an appointment. Forty two answered.”',
    'Me: “Why did they not come? I assumed they forget.”',
    'Owen Tait: “Three forgot. Thirty said the bus stops running at four. They cannot get home.”',
    'So we sent reminders for a year and the problem was a bus.',
    'Salma Idris: “We can move those slots to the morning in three weeks.”',
  ]);
});

test('no draft parts a question of a conversation from its answer', () => {
  const notes = told(clinic, 'Petra Lang').join('\n');
  for (const variant of [0, 1, 2] as const)
    expect(writePost({ idea: '', material: notes }, { seed: 'a', variant }).text).toContain(
      'I assumed they forget.”\nOwen Tait: “Three forgot.',
    );
});

test('a question that was typed without its mark is one, and its answer a line of who gave it', () => {
  const branch = [
    'Nadia: So how is the toy library going',
    'Theo: Four branches. 310 families.',
    'Nadia: ok what went wrong',
    'Theo: The cleaning. Nobody wants to wash 900 bricks so the laundrette does.',
  ].join('\n');
  expect(told(branch, 'Nadia')).toEqual([
    'Me: “How is the toy library going?”',
    'Theo: “Four branches. 310 families.”',
    'Me: “What went wrong?”',
    'Theo: “The cleaning. Nobody wants to wash 900 bricks so the laundrette does.”',
  ]);
  expect(told(branch, 'Theo')).toEqual([
    'Four branches. 310 families.',
    'What went wrong: the cleaning. Nobody wants to wash 900 bricks so the laundrette does.',
  ]);
});

test('an answer of yes or no keeps it', () => {
  const queue = 'Ruth: Is it the food?\nKarl: No. It is the queue, which takes fifteen minutes.';
  expect(told(queue, 'Ruth')[1]).toBe('Karl: “No. It is the queue, which takes fifteen minutes.”');
});

test('of talk that finds nothing no notes are made', () => {
  const talk = [
    'Ben: Hi, can you see my screen?',
    'Ada: Yes.',
    'Ben: How was the holiday?',
    'Ada: Lovely, thanks. Rain.',
    'Ben: Shall we do the budget next week?',
    'Ada: Sure, Tuesday?',
  ].join('\n');
  expect(told(talk, 'Ben')).toEqual(['']);
});

test('of a long conversation what was found is taken, questions with their answers', () => {
  const filler = Array.from(
    { length: 12 },
    (_, at) =>
      `Petra Lang: I read the file of street number ${'abcdefghijkl'.charAt(at)} and put it back on its shelf again.`,
  );
  const notes = told([...filler, clinic].join('\n'), 'Petra Lang', 420).join('\n');
  expect(notes).toContain('Me: “Why did they not come?');
  expect(notes).toContain('Thirty said the bus stops running at four');
  expect(notes.length).toBeLessThanOrEqual(420);
});

test('handing over, echoes and goodbyes are no part of it', () => {
  const call = [
    'Lena: Marc, do you want to start?',
    'Marc: 260 of 412 labels said too small.',
    'Lena: That hurts. We paid 3,000 euros for photos.',
    'Ines: I think the photos are nice.',
    'Lena: They are. Wow ok so we change the table. Have a good week everybody.',
  ].join('\n');
  expect(told(call, 'Lena')).toEqual([
    'Marc: “260 of 412 labels said too small.”',
    'That hurts. We paid 3,000 euros for photos.',
    'So we change the table.',
  ]);
});

test('in German an answer stays with its question in every draft', () => {
  const call = [
    'Jana: Wo stehen wir mit dem Garten?',
    'Olaf: Vier Schulen machen mit. 90 Kinder pflanzen jede Woche.',
    'Jana: Dann fragen wir die Nachbarn. Das hätte ich gleich tun sollen.',
  ].join('\n');
  const material = told(call, 'Jana').join('\n');
  for (const variant of [0, 1, 2] as const)
    expect(writePost({ idea: '', material }, { seed: 'a', variant }).text).toContain(
      'Wo stehen wir mit dem Garten? Olaf: “Vier Schulen machen mit. 90 Kinder pflanzen jede Woche.”',
    );
});

test('what counts something of another comes with the sentence that says of what', () => {
  const call = [
    'Marc: I read all the returns since January. There were 412. My sister helped.',
    'Lena: We pay for each of them.',
    'Marc: I would put a paper tape in the parcel. It costs nine cents.',
  ].join('\n');
  expect(told(call, 'Lena')).toEqual([
    'Marc: “I read all the returns since January. There were 412.”',
    'We pay for each of them.',
    'Marc: “I would put a paper tape in the parcel. It costs nine cents.”',
  ]);
});

test.each([true, false])(
  'where nobody knows who of them the author is, all keep their words: own %s',
  (own) => {
    const filler = Array.from(
      { length: 14 },
      (_, at) => `Petra Lang: The file of street number ${at + 20} lay on the wrong shelf for a year.`,
    ).join('\n');
    const asked = 'Petra Lang: How many of the 31 customers who left us did you reach by telephone?';
    const found = 'Owen Tait: We reached 19 of the 31 customers, and 11 of them were stuck at the import.';
    const text = [asked, found, filler].join('\n');
    const notes = notesFrom({ text, own, speaker: '' }, 'customers import', 500);
    expect(notes).toContain('Owen Tait: “We reached 19 of the 31 customers');
    expect(notes).not.toContain('How many of the 31');
    for (const line of notes.split('\n')) expect(line).toMatch(/^(?:Owen Tait|Petra Lang): “/);
  },
);

test('labels in a document of one author are nobody who speaks', () => {
  const days = Array.from(
    { length: 12 },
    (_, at) => `The crew of quay ${at + 2} waited an hour for each of the lorries.`,
  );
  const text = [
    'Monday: We hung the hours on the gate of the harbour.',
    ...days,
    'Result: Waiting fell by half in four months.',
  ].join('\n');
  expect(notesFrom({ text, own: true }, '', 300)).not.toMatch(/“/);
});

const double = [
  'Interviewer: What was the worst day?',
  'Kira: The day the till counted twice. 61 people paid double.',
  'Interviewer: And?',
  'Kira: 60 of them came back the same day. Without a word from us. The last one wrote a poem.',
  'Interviewer: Ha. What did you change?',
  'Kira: Two of us look now. Never one.',
];

test('a conversation in which nobody knows the author loses no sentence where there is room', () => {
  const notes = notesFrom({ text: double.join('\n'), own: false, speaker: '' }, '', 950);
  expect(notes.split('\n')).toEqual([
    'Interviewer: “What was the worst day?”',
    'Kira: “The day the till counted twice. 61 people paid double. 60 of them came back the same day. Without a word from us. The last one wrote a poem.”',
    'Interviewer: “What did you change?”',
    'Kira: “Two of us look now. Never one.”',
  ]);
});

test('who is only a number to a program has no name before the words', () => {
  const text = double.join('\n').replaceAll('Interviewer', 'Speaker 1').replaceAll('Kira', 'Speaker 2');
  const notes = notesFrom({ text, own: false, speaker: '' }, '', 950);
  expect(notes).not.toContain('Speaker');
  expect(notes).toContain('“Two of us look now. Never one.”');
});

test('an answer that names again what was asked for says it whole', () => {
  expect(told(double.join('\n'), 'Kira')).toEqual([
    'The worst day was the day the till counted twice. 61 people paid double.',
    '60 of them came back the same day. Without a word from us. The last one wrote a poem.',
    'Two of us look now. Never one.',
  ]);
  expect(told('Ida: What was the worst day?\nTom: The day was long. We sold 4 boats.', 'Tom')[0]).toBe(
    'The day was long. We sold 4 boats.',
  );
});
