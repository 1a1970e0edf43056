import { expect, test } from 'vitest';
import { analyzeProfile } from './analyze-profile.ts';
import { safeNext } from '../../lib/navigation.ts';
import { carry } from './carry.ts';
import { headlineLimit, headlines } from './headlines.ts';

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

test('without storage an address carries what signing up keeps, cut at a word', () => {
  expect(carry('Two words')).toBe('/dashboard/generate-post?idea=Two%20words');
  const long = carry('lantern '.repeat(200));
  expect(safeNext(long)).toBe(long);
  expect(long).toMatch(/lantern$/);
});
