import { expect, test } from 'vitest';
import { choices, defaultChoices, startChoices, withTemplate } from './choices.ts';

const points = (...mustSay: string[]) => ({ ...defaultChoices, mustSay });

test('a template takes no point away that was told of this post, and brings its own once', () => {
  const next = withTemplate(points('Ask first', ' Say thanks '), points('Say thanks', 'Name the date'), []);
  expect(next.mustSay).toEqual(['Ask first', 'Say thanks', 'Name the date']);
});

test('the points of the template before go with it, and those told beside them stay', () => {
  const first = withTemplate(points('Ask first'), points('Name the date'), []);
  expect(withTemplate(first, points('Say thanks'), ['Name the date']).mustSay).toEqual([
    'Ask first',
    'Say thanks',
  ]);
});

test('the language is that of the notes until one is chosen, in the profile or for a post before', () => {
  const profile = {
    headline: '',
    industry: null,
    role: '',
    audience: '',
    goals: '',
    timeZone: null,
    language: 'auto',
    tone: 'plain',
  } as const;
  expect(startChoices(null, null, null).language).toBe('auto');
  expect(startChoices(null, null, profile).language).toBe('auto');
  expect(startChoices(null, null, { ...profile, language: 'de' }).language).toBe('de');
  const last = { ...defaultChoices, language: 'fr' } as const;
  expect(startChoices(null, last, { ...profile, language: 'de' }).language).toBe('fr');
  expect(startChoices({ ...last, language: 'en', idea: 'x' }, last, profile).language).toBe('en');
});

test('choices that a browser kept before are read, and a language that is none is that of the notes', () => {
  expect(choices.parse({ ...defaultChoices, language: 'en' }).language).toBe('en');
  expect(choices.parse({ ...defaultChoices, language: 'tlh' }).language).toBe('auto');
});
