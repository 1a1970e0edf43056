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
  ["My foster son Ali's first day.", 'My foster son Ali'],
  ['my patient Anna’s daughter rang.', 'my patient Anna'],
  ['In the care home our resident Anna plays cards.', 'our resident Anna'],
  ['Our resident Mrs Lang plays cards at four.', 'Our resident Mrs Lang'],
  ['The patient Anna, 82, slept.', 'The patient Anna, 82'],
  ['The patient K. slept.', 'The patient K.'],
  ['The pupil Tom with ADHD read on.', 'The pupil Tom'],
  ['The pupil named Tom read on.', 'The pupil named Tom'],
  ['I gave my pupil Tom a book.', 'my pupil Tom'],
  ['This is for my patient Zoë O’Brien-Shaw.', 'my patient Zoë O’Brien-Shaw'],
  ['One pupil of mine Tom read on.', 'One pupil of mine Tom'],
  ['My patient Anna can walk again.', 'My patient Anna'],
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
  'A patient Europe can trust.',
  'The pupil Premium grant fell.',
  'The patient Dr Khan saw was me.',
  'The patient In bed 4 slept.',
  'Our resident Director spoke.',
  'The pupil Progress report is due.',
  'The patient Access team moved.',
  'The patient I saw was late.',
  'My patient I saw last.',
  'A pupil Miss Bell taught won.',
  'Our resident Grinch, Tom, hates cake.',
  'Our resident Excel wizard left.',
  'Our patient T cells were counted.',
  'Our pupil Numeracy scores rose.',
  'Yesterday, a patient in bed 4 slept.',
  'In Leeds, a pupil with ADHD won, and we clapped.',
  'To help a patient, Anna stayed late.',
  'Our patient Information leaflet is out.',
  'The patient Anna treated went home.',
  'That pupil Tom taught is a teacher now.',
  'The pupil called Mum at noon.',
  'The patient called Mrs Lang at noon.',
  'My patient called Anna over.',
  'A patient called Anna back.',
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
  ["My foster son Ali's first day.", "My foster son's first day."],
  ['my patient Anna’s daughter rang.', 'my patient’s daughter rang.'],
  ['My patient Anna was allowed home.', 'My patient was allowed home.'],
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
  // A title, another's name, or what the name alone holds together.
  'Our patient Mrs Lang plays cards.',
  'My patient Anna and Tom danced.',
  'My patient Anna saw yesterday was late.',
  'A patient called Mrs Lang slept.',
  'My pupil Thomas’ first book.',
  'A pupil of mine Tom’s aunt won.',
])('offers no change that would leave who it is: %s', (text) => {
  expect(remarks(text)).toHaveLength(1);
  expect(remarks(text)[0]?.fix).toBeUndefined();
});
