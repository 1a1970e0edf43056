import { expect, test } from 'vitest';
import { analyzeProfile } from './analyze-profile.ts';
import { findHooks, findLines } from './find-hooks.ts';
import { headlineLimit, headlines } from './headlines.ts';

test('a headline begins with a capital letter, except for a name that has its own', () => {
  const made = headlines({ role: 'founder of a B2B tool', audience: 'Shops', result: 'iOS apps that sell' });
  expect(made[0]).toBe('Founder of a B2B tool for shops · iOS apps that sell');
});

test.each([
  ['we cut churn by half by removing a form', 'We cut churn by half by removing a form'],
  ['Wir haben die Abwanderung halbiert', 'Wir haben die Abwanderung halbiert'],
  ['why do founders fear pricing?', 'Why do founders fear pricing?'],
])('one sentence (%s) makes several openings, with questions to answer', (idea, own) => {
  const [first, ...asked] = findHooks(idea);
  expect(first).toBe(own);
  expect(asked.length).toBeGreaterThan(2);
  for (const line of asked) expect(line.replace(/^\[[^\]]+\?\] /, '')).toBe(own);
});

test('sentences that are enough for a choice are left as they are, with capital letters', () => {
  const notes = 'we moved the inbox.\na reply took 9 hours.\nnow it takes 2.\nnobody works weekends.';
  expect(findHooks(notes)).toEqual([
    'We moved the inbox.',
    'A reply took 9 hours.',
    'Now it takes 2.',
    'Nobody works weekends.',
  ]);
  expect(findLines('we moved the inbox')).toEqual(['We moved the inbox']);
});

test('a headline holds what was said and nothing else, and fits', () => {
  const made = headlines({ role: 'Tax adviser', audience: 'Small bakeries', result: '40 shops served.' });
  expect(made[0]).toBe('Tax adviser for small bakeries · 40 shops served');
  expect(headlines({ role: ' ', audience: 'x', result: 'y' })).toEqual([]);
  const long = headlines({ role: 'r'.repeat(150), audience: 'a'.repeat(150), result: '' });
  expect(long.every((line) => line.length <= headlineLimit)).toBe(true);
});

test('an empty About text and empty words are remarked on, a fact is acknowledged', () => {
  expect(analyzeProfile('', '').map((remark) => remark.title)).toEqual(
    expect.arrayContaining(['Headline', 'About']),
  );
  const vague = analyzeProfile('Passionate ninja', 'Results-driven team player with synergies.');
  expect(vague.find((remark) => remark.title === 'Buzzwords')?.words).toContain('‘ninja’');
  const about =
    'I repair pumps for 40 farms in the valley. Before that I built them for nine years. '.repeat(3) +
    'Write to me at pumps@example.com.';
  const good = analyzeProfile('Pump engineer for farms in the valley, 40 served', about);
  expect(good.filter((remark) => remark.tone === 'good').map((remark) => remark.title)).toEqual(
    expect.arrayContaining(['Numbers', 'A way to reach you', 'First person']),
  );
});

test.each([
  ['German', 'Ich repariere Pumpen für 40 Höfe im Tal. Davor habe ich sie neun Jahre lang gebaut.'],
  ['Hindi', 'मैं घाटी के 40 खेतों के लिए पंप ठीक करता हूँ। उससे पहले मैंने उन्हें नौ साल तक बनाया।'],
])('of a text in %s nothing is said that only English rules know', (_, about) => {
  const titles = analyzeProfile('', about).map((remark) => remark.title);
  expect(titles).toEqual(expect.arrayContaining(['Not in English', 'About: short', 'Numbers']));
  for (const title of ['Not in the first person', 'No way to reach you', 'Plain words'])
    expect(titles).not.toContain(title);
});
