import { expect, test } from 'vitest';
import { shorten } from './shorten.ts';
import { simplify } from './simplify.ts';
import { withoutSpoken } from './spoken-padding.ts';

test.each([
  ['So um last night we had a guest who stayed late.', 'So last night we had a guest who stayed late.'],
  ['And I just I sat down with him.', 'And I sat down with him.'],
  ['I sat down with him for like ten minutes.', 'I sat down with him for ten minutes.'],
  ['It took like half an hour, to be honest.', 'It took half an hour.'],
  ['He cried a bit and so did I to be honest.', 'He cried a bit and so did I.'],
  ['To be honest, we forgot the bread.', 'We forgot the bread.'],
  ['So yeah, we closed the shop in May.', 'We closed the shop in May.'],
  ['It was kind of hard and we were, you know, tired.', 'It was hard and we were tired.'],
  ['I mean, we basically lived in the van.', 'We lived in the van.'],
  ['We packed the boxes and everything.', 'We packed the boxes.'],
  ['We we asked the the driver.', 'We asked the driver.'],
])('spoken padding goes: %s', (text, short) => {
  expect(withoutSpoken(text)).toBe(short);
  expect(shorten(text)).toBe(short);
  expect(simplify(text)).toBe(short);
});

test.each([
  'It takes courage to be honest.',
  'I want to be honest with you about the price.',
  'This is the kind of work that I like.',
  'It was kind of them to come so early.',
  'What kind of people are like that?',
  'It felt like ten years of rain.',
  'I like two of them, and you know which.',
  'We would like three more of these chairs.',
  'It was basically the same form as before.',
  'We lost everyone and everything.',
  'She checks the beds and everything in them.',
  'He said “um, to be honest, I just I forgot”.',
  'You know the man who runs the shop.',
  'By that I mean the price of it.',
  'Wir treffen uns um 8 Uhr, um zu reden, und das ist gut so.',
  'The ER was full and the UM form was lost.',
  'I had had enough of it, and that that was so is clear.',
])('what is told stays: %s', (text) => {
  expect(withoutSpoken(text)).toBe(text);
});
