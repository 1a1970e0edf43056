import { expect, test } from 'vitest';
import { snapshot } from '../../post/history.ts';
import { filled, finish, hashtagsFor, signed, snippetsFor, typedAt } from './snippet-text.ts';

const own = { 'first name': 'Asha', name: 'Asha Rao', headline: '', industry: 'Software' };

test('placeholders are filled from the profile, the others stay to be seen', () => {
  expect(filled('I am {first name} ({ Name }), {headline}, {mood}.', own)).toBe(
    'I am Asha (Asha Rao), {headline}, {mood}.',
  );
});

test('a slash or a hashtag being typed is known, an address is not', () => {
  expect(typedAt(snapshot('See /ca'))).toEqual({ kind: 'snippet', start: 4, words: 'ca' });
  expect(typedAt(snapshot('/'))).toEqual({ kind: 'snippet', start: 0, words: '' });
  expect(typedAt(snapshot('So #de'))).toEqual({ kind: 'hashtag', start: 3, words: 'de' });
  expect(typedAt(snapshot('https://example.com/ca'))).toBeNull();
  expect(typedAt(snapshot('and/or'))).toBeNull();
  expect(typedAt(snapshot('#'))).toBeNull();
  expect(typedAt(snapshot('/ca', 1, 3))).toBeNull();
});

test('what begins so comes first, and it takes the place of what was typed', () => {
  const snippets = ['recall', 'call-me', 'about'].map((name) => ({ id: name, name, text: name }));
  expect(snippetsFor(snippets, 'call').map(({ name }) => name)).toEqual(['call-me', 'recall']);
  expect(hashtagsFor(['#Design', '#dev', '#forms'], 'de')).toEqual(['#Design', '#dev']);
  expect(hashtagsFor(['#dev'], 'dev')).toEqual([]);
  const at = snapshot('See /ca now', 7);
  const typed = typedAt(at);
  expect(typed && finish(at, typed, 'Call me.')).toEqual({ text: 'See Call me. now', start: 12, end: 12 });
});

test('a signature stands below the text once', () => {
  expect(signed('Words.\n', '— Asha')).toBe('Words.\n\n— Asha');
  expect(signed('Words.\n\n— Asha', '— Asha')).toBe('Words.\n\n— Asha');
  expect(signed('Words.', ' ')).toBe('Words.');
});
