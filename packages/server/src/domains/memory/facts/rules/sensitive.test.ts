import { expect, it } from 'vitest';
import { isSensitive } from './sensitive.ts';

it.each([
  'März bis Mai 2016 in Elternzeit.',
  'I burnt out in January 2020.',
  'My son was born, and I worked nights for four months.',
  'Nach der Geburt meiner Tochter war ich sechs Wochen nicht erreichbar.',
  'En congé parental de mars à mai 2016.',
  'Baja maternal en 2019.',
  'Diagnosed with cancer in 2018.',
])('is nobody’s business: %s', (text) => {
  expect(isSensitive(text)).toBe(true);
});

it.each([
  'Sold software to 12 hospitals.',
  'Led a unionised site with 62 people.',
  'Built a children’s museum for 3 million euros.',
  'Opened a maternity ward’s booking system in 2019.',
  'Born-digital archives for 40 libraries.',
  'Sitzungen mit Betriebsrat und 14 Standorten.',
])('is work: %s', (text) => {
  expect(isSensitive(text)).toBe(false);
});
