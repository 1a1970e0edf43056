import { expect, it } from 'vitest';
import { isPersonName } from './person-names.ts';
import { speakersIn } from './speakers.ts';

const names = [
  'Maria van der Berg',
  'Inês de la Cruz',
  'Karl von und zu Guttenberg',
  'Omar al-Rashid',
  'Amina bint Rashid',
  'Siobhán O’Brien-McDonald',
  'Jeanne d’Arcy',
  'van Dijk',
  'Ana',
];

it.each(names)('%s is a name', (name) => {
  expect(isPersonName(name)).toBe(true);
  expect(speakersIn(`${name}: We sold the boat.`)).toEqual([name]);
});

it.each(['la solution', 'and Maria', 'Maria van der', 'we sold it', 'Maria der der der der Berg'])(
  '%s is none',
  (words) => {
    expect(isPersonName(words)).toBe(false);
  },
);
