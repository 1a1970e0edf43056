import { expect, it } from 'vitest';
import { applyFix, checkPost } from '../../index.ts';

const remarks = (text: string) => checkPost(text).filter(({ rule }) => rule === 'in-confidence');
const places = (text: string) => remarks(text).map(({ start, end }) => text.slice(start, end));

it.each([
  ['Mr K (82) fell on Tuesday.', 'Mr K (82)'],
  ['On the ward Mrs B. asked for her glasses.', 'Mrs B.'],
  ['Last week my patient Anna walked again.', 'my patient Anna'],
  ['Last week my patient Anna Keller walked again.', 'my patient Anna Keller'],
  ['A pupil of mine, Tom, read his first page.', 'A pupil of mine, Tom'],
  ['I sat with a patient called Rosa for an hour.', 'a patient called Rosa'],
  ['Our resident Mrs Lang, 91, plays cards at four.', 'Our resident Mrs Lang, 91'],
  ['Tom, a pupil of mine, read his first page.', 'Tom, a pupil'],
  ['A client named Sara with ADHD taught me that.', 'A client named Sara'],
  ['My client Tom (45) came back to work.', 'My client Tom (45)'],
  ['My tenant Sarah, 34, lost her job.', 'My tenant Sarah, 34'],
  ['My student Leo, who has epilepsy, sat the exam.', 'My student Leo'],
])('says that a person in care or confidence is named: %s', (text, place) => {
  expect(places(text).map((found) => found.toLowerCase())).toEqual([place.toLowerCase()]);
  expect(remarks(text)[0]?.message).toContain('only with their consent');
});

it.each([
  'My colleague Anna joined the ward in March.',
  'Anna Keller wrote a book on patients and power.',
  'Our customer Northwind moved 40 vans.',
  'Our client Siemens signed in May.',
  'Our client Acme has a cancer drug in trials.',
  'Our tenant Costa Coffee opened on Monday.',
  'My student Anna Weber won the faculty prize.',
  'Dr Weber, a patient teacher, showed me how.',
  'Anna, our patient advocate, leads the round.',
  'Our patient Portal goes live in May.',
  'Be patient. Anna will come.',
  'Our resident DJ played until two.',
  'Mr T was my hero.',
  'Our pupils clapped. She signed it Miss A. Bello.',
  'Mr Khan (52) leads the night shift.',
  'Maria (34), our new nurse on ward 3, made tea.',
  'One patient told me that the tea was cold.',
  'The patient in bed four slept.',
  'Vitamin K (82 mg) is in kale.',
  'Every patient In May was seen.',
  'A client said no.',
])('leaves a named colleague, author, firm, or nobody alone: %s', (text) => {
  expect(places(text)).toEqual([]);
});

it.each([
  ['We have 20 patients. Mr K (82) fell.', 'We have 20 patients. A patient in their eighties fell.'],
  [
    'It was a patient day, and Mr K, 82, smiled.',
    'It was a patient day, and a patient in their eighties, smiled.',
  ],
  ['Last week my patient Anna walked again.', 'Last week my patient walked again.'],
  ['A pupil of mine, Tom, read his first page.', 'A pupil of mine read his first page.'],
  ['I sat with a patient called Rosa for an hour.', 'I sat with a patient for an hour.'],
  ['Then my client Tom (45) came back.', 'Then my client came back.'],
])('takes out what identifies where that is mechanical: %s', (text, without) => {
  const [found] = remarks(text);
  expect(found === undefined ? null : applyFix(text, found)).toBe(without);
});

it.each([
  // Nothing says a patient.
  'Mr K (82) fell on Tuesday.',
  // The name stands elsewhere too.
  'My patient Anna walked. Anna laughed.',
  'Mr K (82) is our oldest patient. Mr K laughs a lot.',
  'Mr K (8) is our youngest patient.',
])('offers no change that would leave who it is: %s', (text) => {
  expect(remarks(text)).toHaveLength(1);
  expect(remarks(text)[0]?.fix).toBeUndefined();
});
