import { describe, expect, it } from 'vitest';
import { AnswerCleaner, UnreadableAnswer } from './answer-cleaner.ts';

const post = 'We cut four fields.\n\nNobody missed them.';

function cleaned(answer: string, size: number): string {
  const cleaner = new AnswerCleaner();
  for (let at = 0; at < answer.length; at += size) cleaner.push(answer.slice(at, at + size));
  return cleaner.end();
}

/** What a watcher saw before the end. */
function shown(answer: string): string {
  const cleaner = new AnswerCleaner();
  return (answer.match(/\s*\S+/g) ?? []).map((piece) => cleaner.push(piece)).join('');
}

describe('a model’s answer', () => {
  it.each([
    ['the post alone', post],
    ['a preface', `Sure! Here is your LinkedIn post:\n\n${post}`],
    ['two of them', `Certainly, a short post.\nHere’s the draft:\n\n${post}`],
    ['a fence', `\`\`\`text\n${post}\n\`\`\``],
    ['a preface and a fence', `Here is the post:\n\`\`\`\n${post}\n\`\`\``],
    ['characters that no database stores', post.replaceAll(' ', '\u0000 \u0001')],
    ['our marks', `<<<DATA id=1>>>\n${post}\n<<<END DATA id=1>>>`],
    ['JSON', JSON.stringify({ post })],
    ['JSON in another name, cut off', JSON.stringify({ text: post }).slice(0, -1)],
  ])('with %s is the post', (_, answer) => {
    for (const size of [1, 3, 7, 1000]) expect(cleaned(answer, size)).toBe(post);
  });

  it.each([
    'Here is what nobody told me about forms: they are read.\n\nEver.',
    'Sure, we could have asked.\n\nWe did not.',
    'Okay is not enough.',
    'We use `npm`.',
    '<3 to all who came.',
  ])('keeps a post that begins like one: %s', (answer) => {
    for (const size of [1, 4, 1000]) expect(cleaned(answer, size)).toBe(answer);
  });

  it('lets the first words out at once', () => {
    const cleaner = new AnswerCleaner();
    expect(cleaner.push('We')).toBe('We');
    expect(cleaner.push(' cut')).toBe(' cut');
  });

  it.each([
    ['the post alone', post],
    ['a thought', `<think>\nA post about forms. {"a": 1}\n</think>\n\n${post}`],
    ['a preface', `Great idea! Here is a LinkedIn post based on your notes:\n\n${post}`],
    ['a German preface', `Gerne! Hier ist dein LinkedIn-Beitrag:\n\n${post}`],
    ['a label', `**LinkedIn Post:**\n\n${post}`],
    ['rulers', `---\n${post}\n---`],
    ['a fence', `\`\`\`\n${post}\n\`\`\``],
  ])('with %s shows nothing but the post while it is written', (_, answer) => {
    expect(post.startsWith(shown(answer))).toBe(true);
    expect(shown(answer)).toContain('We cut four');
  });

  it('shows no more than the first sentence later of a post that begins like a refusal', () => {
    const cleaner = new AnswerCleaner();
    expect(cleaner.push('I can’t hire')).toBe('');
    expect(cleaner.push(' another agency.')).toBe('I can’t hire another agency.');
  });

  it('is refused when it is JSON that holds no post', () => {
    expect(() => cleaned('{"error": "no"}', 5)).toThrow(UnreadableAnswer);
    expect(() => cleaned('{post: nothing', 5)).toThrow(UnreadableAnswer);
  });
});
