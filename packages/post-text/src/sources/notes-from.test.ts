import { expect, test } from 'vitest';
import { notesFrom, speakersIn } from './notes-from.ts';

const meeting = [
  'Maya Lindqvist: We interviewed 42 nurses about the handover.',
  'Jonas Beck: And 29 of them said they keep a second list on paper.',
  'Jonas Beck: The security team was against it.',
  'Maya Lindqvist: Right. So we raised the logout to fifteen minutes.',
  'Jonas Beck: Did it help?',
  'Maya Lindqvist: Yes. The paper lists were gone in a week.',
].join('\n');

test('a conversation is told by the one who is the author, figures of the others as their words', () => {
  expect(speakersIn(meeting)).toEqual(['Maya Lindqvist', 'Jonas Beck']);
  const notes = notesFrom({ text: meeting, own: true, speaker: 'Maya Lindqvist' }, '', 900);
  expect(notes).toContain('So we raised the logout');
  expect(notes).not.toMatch(/Maya Lindqvist:|Me:|security team/);
  expect(notes).toContain('Jonas Beck: “And 29 of them');
  expect(notes).toContain('Did it help? Yes. The paper lists were gone in a week.');
});

test('a document of the author’s own is taken whole, and one of others is quoted where it says I', () => {
  const text =
    'I called 100 property managers in Leeds in May. 37 picked up. One of them signed for 18,400 pounds in June.';
  expect(notesFrom({ text, own: true }, '', 900)).toBe(text);
  expect(notesFrom({ text, own: false }, '', 900)).toContain(
    '“I called 100 property managers in Leeds in May.”',
  );
});
