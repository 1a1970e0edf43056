import { toPlain } from '@limelight/post-text';
import { expect, test } from 'vitest';
import {
  clearMarks,
  continueList,
  insert,
  signOnce,
  toggleList,
  toggleMark,
  whyUnmarked,
} from '../../text/formatting.ts';
import { snapshot } from '../../post/history.ts';

test('bold goes on the selection and off again', () => {
  const bold = toggleMark(snapshot('We cut four fields', 7, 11), 'bold');
  expect(bold.text).toBe('We cut 𝗳𝗼𝘂𝗿 fields');
  expect(bold.text.slice(bold.start, bold.end)).toBe('𝗳𝗼𝘂𝗿');
  expect(toggleMark(bold, 'bold').text).toBe('We cut four fields');
});

test('without a selection the word at the caret is marked', () => {
  expect(toggleMark(snapshot('We cut four fields', 9), 'italic').text).toBe('We cut 𝘧𝘰𝘶𝘳 fields');
  expect(toggleMark(snapshot('a  b', 2), 'bold').text).toBe('a  b');
});

test('bold and italic meet and part again', () => {
  const both = toggleMark(toggleMark(snapshot('now', 0, 3), 'bold'), 'italic');
  expect(both.text).toBe('𝙣𝙤𝙬');
  expect(toggleMark(both, 'bold').text).toBe('𝘯𝘰𝘸');
  const plain = 'Up 40% in May 2026';
  const bold = toggleMark(snapshot(plain, 0, plain.length), 'bold');
  const meet = toggleMark(bold, 'italic');
  expect(toggleMark(meet, 'italic').text).toBe(bold.text);
  expect(toggleMark(toggleMark(meet, 'bold'), 'italic').text).toBe(plain);
});

test('a strike lies over the other marks and leaves them', () => {
  const struck = toggleMark(toggleMark(snapshot('old', 0, 3), 'bold'), 'strike');
  expect(toPlain(struck.text)).toBe('old');
  expect(toggleMark(struck, 'strike').text).toBe('𝗼𝗹𝗱');
});

test('links and hashtags keep their plain letters', () => {
  const text = 'see https://example.com and #onboarding now';
  const marked = toggleMark(snapshot(text, 0, text.length), 'bold').text;
  expect(marked).toContain('https://example.com');
  expect(marked).toContain('#onboarding');
  expect(marked.startsWith('𝘀𝗲𝗲')).toBe(true);
});

test('an email address keeps its plain letters, also in part', () => {
  const text = 'Write to (ann.lee+talks@x.example), ann@example.org. Or call me@home';
  const marked = toggleMark(snapshot(text, 0, text.length), 'bold').text;
  expect(marked).toContain('(ann.lee+talks@x.example), ann@example.org. ');
  expect(toPlain(marked)).toBe(text);
  expect(marked).not.toContain('call');
  const start = text.indexOf('talks');
  expect(toggleMark(snapshot(text, start, start + 5), 'bold').text).toBe(text);
});

test('a part of a link or of a hashtag keeps its plain letters too, and it is told why', () => {
  const text = 'see https://example.com and #onboarding now';
  for (const part of ['example', 'onboarding']) {
    const start = text.indexOf(part);
    const at = snapshot(text, start, start + part.length);
    expect(toggleMark(at, 'bold').text).toBe(text);
    expect(whyUnmarked(at, 'bold')).toMatch(/Links, email addresses, hashtags/);
  }
  expect(whyUnmarked(snapshot('שלום', 0, 4), 'bold')).toMatch(/no bold versions/);
  expect(whyUnmarked(snapshot('שלום', 0, 4), 'strike')).toBeNull();
  expect(whyUnmarked(snapshot('a  b', 2), 'bold')).toBeNull();
});

test('what a face has no letters for does not keep a mark from going off again', () => {
  for (const text of ['Up 42% since May', 'ß and ø', 'Да yes', '1️⃣ one 🎉']) {
    for (const mark of ['bold', 'italic', 'monospace', 'strike'] as const) {
      const on = toggleMark(snapshot(text, 0, text.length), mark);
      expect(on.text).not.toBe(text);
      expect(toggleMark(on, mark).text).toBe(text);
    }
  }
});

test('back to plain takes the whole text where nothing is selected', () => {
  const marked = toggleMark(snapshot('one two', 0, 7), 'monospace');
  expect(clearMarks({ ...marked, start: 0, end: 0 }).text).toBe('one two');
});

test('lines become a list, change its kind and become lines again', () => {
  const plain = snapshot('first\nsecond\n\nthird', 0, 19);
  const bullets = toggleList(plain, 'bullet');
  expect(bullets.text).toBe('• first\n• second\n\n• third');
  const numbers = toggleList(bullets, 'number');
  expect(numbers.text).toBe('1. first\n2. second\n\n3. third');
  expect(toggleList(numbers, 'number').text).toBe('first\nsecond\n\nthird');
});

test('a list touches no line outside the selection', () => {
  expect(toggleList(snapshot('a\nb\nc', 2, 3), 'bullet').text).toBe('a\n• b\nc');
  expect(toggleList(snapshot('a\nb\nc', 2, 4), 'bullet').text).toBe('a\n• b\nc');
  expect(toggleList(snapshot('', 0), 'bullet').text).toBe('• ');
});

test('Enter begins the next item and an empty item ends the list', () => {
  expect(continueList(snapshot('• one'))?.text).toBe('• one\n• ');
  expect(continueList(snapshot('9. nine'))?.text).toBe('9. nine\n10. ');
  expect(continueList(snapshot('• one\n• '))?.text).toBe('• one\n');
  expect(continueList(snapshot('plain'))).toBeNull();
});

test('a sign typed where one stands already stands there once', () => {
  expect(signOnce(snapshot('- bread\n- - '))).toEqual(snapshot('- bread\n- '));
  expect(signOnce(snapshot('• bread\n• - butter'))?.text).toBe('• bread\n• butter');
  expect(signOnce(snapshot('1. bread\n2. 2. '))).toEqual(snapshot('1. bread\n2. '));
  for (const other of ['- - ', 'bread\n- - ', '- bread\n- -', '1. bread\n2. 12. May'])
    expect(signOnce(snapshot(other))).toBeNull();
});

test('an item put between others moves their numbers on', () => {
  const text = '1. one\n2. two\n3. three\n\n4. apart';
  const next = continueList(snapshot(text, 6));
  expect(next).toEqual({ text: '1. one\n2. \n3. two\n4. three\n\n4. apart', start: 10, end: 10 });
  expect(continueList(snapshot('1. ab\n7. own', 4))?.text).toBe('1. a\n2. b\n7. own');
});

test('a hashtag gets its space, an emoji does not', () => {
  expect(insert(snapshot('done'), '#').text).toBe('done #');
  expect(insert(snapshot('done '), '#').text).toBe('done #');
  expect(insert(snapshot('done'), '✅').text).toBe('done✅');
});
