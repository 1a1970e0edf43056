import { expect, test } from 'vitest';
import { changeOf, editorChanges } from '../../text/editor-changes.ts';

test('each change has keys of its own, and they mean it', () => {
  const pressed = { bold: ['b'], italic: ['i'], strike: ['X', 'KeyX', true], monospace: ['e'] } as const;
  for (const [id, [key, code = '', shiftKey = false]] of Object.entries(pressed))
    expect(changeOf({ key, code, shiftKey })?.id).toBe(id);
  expect(new Set(Object.values(editorChanges).map(({ keys }) => keys)).size).toBe(7);
});

test('a digit counts by its place, whatever Shift makes of it', () => {
  expect(changeOf({ key: '*', code: 'Digit8', shiftKey: true })?.id).toBe('bullet');
  expect(changeOf({ key: '/', code: 'Digit7', shiftKey: true })?.id).toBe('number');
  expect(changeOf({ key: '#', code: 'Backslash', shiftKey: false })?.id).toBe('plain');
});

test('other keys stay the browser’s', () => {
  for (const key of ['a', 'c', 'v', 'x', 'z', 'f'])
    expect(changeOf({ key, code: '', shiftKey: false })).toBeNull();
  expect(changeOf({ key: 'B', code: 'KeyB', shiftKey: true })).toBeNull();
});
