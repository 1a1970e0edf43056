import { expect, test } from 'vitest';
import { emoji, findEmoji } from './emoji.ts';

test('each emoji has a name, and stands there once', () => {
  expect(emoji.length).toBeGreaterThan(200);
  expect(new Set(emoji.map(({ sign }) => sign)).size).toBe(emoji.length);
  for (const { sign, name } of emoji) {
    expect(sign).toMatch(/^(?:\p{Extended_Pictographic}|\p{RI}{2}|[0-9]\ufe0f?\u20e3)/u);
    expect(name).toMatch(/^\p{Lu}/u);
  }
});

test('it is found by the beginning of any of its words, by its name first', () => {
  expect(findEmoji('rock')[0]?.sign).toBe('🚀');
  expect(findEmoji('Launch').map(({ sign }) => sign)).toContain('🚀');
  expect(findEmoji('check')[0]?.sign).toBe('✅');
  expect(findEmoji('red heart')[0]?.sign).toBe('❤️');
  expect(findEmoji('heart')[0]?.name).toMatch(/heart/i);
  expect(findEmoji(' ')).toBe(emoji);
});

test.each([
  ['soup', '🍲'],
  ['coffee', '☕'],
  ['office', '🏢'],
  ['rocket', '🚀'],
  ['handshake', '🤝'],
  ['school', '🏫'],
  ['dog', '🐶'],
  ['beer', '🍺'],
  ['battery', '🔋'],
  ['vote', '🗳️'],
  ['chess', '♟️'],
  ['cloud', '☁️'],
  ['recycling', '♻️'],
  ['accessibility', '♿'],
  ['suitcase', '🧳'],
  ['music', '🎵'],
])('common words find their sign: %s', (word, sign) => {
  expect(
    findEmoji(word)
      .slice(0, 5)
      .map((found) => found.sign),
  ).toContain(sign);
});
