import { expect, it, test } from 'vitest';
import { writePost } from './write.ts';

const missing = (idea: string) => writePost({ idea }, { seed: 1 }).missing.join(' ');

it('a job that says where, what it pays and how to reach somebody is asked for none of it', () => {
  expect(
    missing('hiring 3 welders for our Ghent team. 3.400 € a month. whatsapp me 0470 111111'),
  ).not.toMatch(/Where is the work|pay\?|apply\?/);
  expect(missing('hiring 3 welders')).toMatch(
    /Where is the work done\? .*What does it pay\? .*How can people apply\?/,
  );
});

test.each([
  [
    'final year student, looking for an internship in Lyon from may. dm me',
    /What can you do that speaks for/,
  ],
  ['speaking at the Turin tram days on 4 May', /What will people take home from/],
])('%s: what is asked fits what is told', (idea, asked) => {
  expect(missing(idea)).toMatch(asked);
  expect(missing(idea)).not.toMatch(/How did it come to|What do you make of it/);
});
