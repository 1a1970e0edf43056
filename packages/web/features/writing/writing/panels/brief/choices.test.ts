import { expect, test } from 'vitest';
import {
  carriedIn,
  carriedWords,
  choices,
  defaultChoices,
  ownChoices,
  startChoices,
  withoutCarried,
  withTemplate,
} from '../../post/choices.ts';

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

test('what belongs to the one post is in no other, and what lasts is told and cleared at once', () => {
  const last = {
    ...defaultChoices,
    format: 'list',
    tone: 'formal',
    language: 'de',
    audience: 'founders',
    callToAction: 'Tell me how you run support.',
    mustSay: ['Ask first'],
    never: ['price', 'cheap'],
  } as const;
  const own = ownChoices({ tone: 'plain', audience: '', language: 'auto' });
  const next = startChoices(null, { ...last, mustSay: [...last.mustSay], never: [...last.never] }, null);
  expect(next).toMatchObject({ format: 'auto', callToAction: '', mustSay: [], tone: 'formal' });
  const carried = carriedIn(next, next, own);
  expect(carriedWords(next, carried)).toBe(
    'formal tone, in German, for founders, never says “price”, “cheap”',
  );
  expect(withoutCarried(next, carried, own)).toEqual(own);
  // A value chosen for this post no longer counts as carried over, and clearing keeps it.
  const chosen = { ...next, tone: 'bold' } as const;
  expect(carriedIn(chosen, next, own)).not.toContain('tone');
  expect(withoutCarried(chosen, carriedIn(chosen, next, own), own).tone).toBe('bold');
  expect(carriedIn(own, null, own)).toEqual([]);
});
