import { expect, it } from 'vitest';
import { applyFix, checkPost } from '../../index.ts';

const found = (text: string) => checkPost(text).filter(({ rule }) => rule === 'spelling');
const mended = (text: string) => found(text).reduceRight((now, finding) => applyFix(now, finding), text);

it.each([
  ['The servise was slow and the custemer left.', 'The service was slow and the customer left.'],
  ['It depnded on the weather for most of the week.', 'It depended on the weather for most of the week.'],
  ['Recieved wisdom says that we wait.', 'Received wisdom says that we wait.'],
  ['We desided to move the delivary to the evening.', 'We decided to move the delivery to the evening.'],
  [
    'In the end it was an importent and usless experiance.',
    'In the end it was an important and useless experience.',
  ],
  ['She was embarased and so was I.', 'She was embarrassed and so was I.'],
])('one press writes what was meant: %s', (text, right) => {
  expect(mended(text)).toBe(right);
  expect(mended(right)).toBe(right);
});

it.each([
  'The old engineer wrote “the servise is slow” on the wall.',
  'Our funder asked for a colour that nobody organises or cancels.',
  'See recieve.example.com, @recieve and #recieve for more of it.',
  'Marten Custemer and Figma Servise met in the town of Delivary.',
  'Der Servise war langsam, und wir haben lange gewartet.',
  'Ask for sambar, idli and a cortado on the Klarna terminal, then kubernetes.',
])('leaves alone what may be meant: %s', (text) => expect(found(text)).toEqual([]));
