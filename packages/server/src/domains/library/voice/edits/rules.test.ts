import { expect, test } from 'vitest';
import { suggestionsOf, type EditedDraft } from './rules.ts';

const subjects = ['pallets', 'forecasts', 'rotas', 'scanners', 'orders'];
const draft = (subject: string, sent: (written: string) => string): EditedDraft => {
  const written = `Are we ready to count the ${subject} together?\n\nWe are excited about every single number 🚀 that the night team wrote down for the constructor. #growth`;
  return { written, sent: sent(written) };
};
const cleaned = (text: string) => text.replace('excited', 'glad').replace(' 🚀', '').replace(' #growth', '');
const ids = (edits: EditedDraft[], own: string[] = []) =>
  suggestionsOf(edits, own).suggestions.map(({ id }) => id);

test('what is removed in most drafts becomes a rule, with its count', () => {
  const edits = subjects.map((subject, at) => draft(subject, at === 0 ? (text) => text : cleaned));
  const { drafts, suggestions } = suggestionsOf(edits, []);
  expect(drafts).toBe(5);
  expect(suggestions).toContainEqual({
    id: 'word:excited',
    seen: 'You removed “excited” in 4 of 5 drafts.',
    rule: 'Never use “excited”.',
  });
  expect(suggestions.map(({ id }) => id)).toEqual(expect.arrayContaining(['emoji', 'hashtags']));
  expect(suggestions.map(({ id }) => id)).not.toContain('word:constructor');
});

test('two drafts, one half of them, and words of own posts suggest nothing', () => {
  expect(ids(subjects.slice(0, 2).map((subject) => draft(subject, cleaned)))).toEqual([]);
  const half = subjects.slice(0, 4).map((subject, at) => draft(subject, at < 2 ? (text) => text : cleaned));
  expect(ids(half)).toEqual([]);
  const all = subjects.map((subject) => draft(subject, cleaned));
  expect(ids(all, ['I am excited about forklifts.'])).not.toContain('word:excited');
});

test('a draft that was written anew says nothing, and a shorter text and opening do', () => {
  expect(
    ids(subjects.map((subject) => draft(subject, () => 'Something else entirely stands here.'))),
  ).toEqual([]);
  const shorter = subjects.map((subject) =>
    draft(subject, (text) => text.replace(' together', '').replace(' every single number 🚀 that', ' what')),
  );
  expect(ids(shorter)).toEqual(expect.arrayContaining(['words:less']));
});
