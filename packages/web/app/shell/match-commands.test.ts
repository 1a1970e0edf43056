import { expect, test } from 'vitest';
import type { Command } from '../../lib/commands.ts';
import { entries } from './entries.tsx';
import { groupCommands, matchCommands } from './match-commands.ts';
import { readKeys } from './shortcuts.ts';

const command = (id: string, label: string, more: Partial<Command> = {}): Command => ({
  id,
  label,
  group: 'Go to',
  run: () => undefined,
  ...more,
});
const commands = [
  command('home', 'Home', { keys: 'g h' }),
  command('settings', 'Account settings'),
  command('write', 'Write', { keys: 'g w', keywords: ['post', 'compose'] }),
  command('export', 'Write out my data', { group: 'Account' }),
  command('help', 'Keyboard shortcuts', { group: 'Help', keys: '?' }),
];
const found = (query: string) => matchCommands(commands, query).map((one) => one.id);

test('what is typed finds commands by the beginnings of their words, whatever the accents', () => {
  expect(found('')).toHaveLength(commands.length);
  expect(found('set acc')).toEqual(['settings']);
  expect(found('POST')).toEqual(['write']);
  expect(found('wríte')).toEqual(['write', 'export']);
  expect(found('acc')).toEqual(['settings', 'export']);
  expect(found('xyz')).toEqual([]);
});

test('groups stand in the order they first appear', () => {
  expect(groupCommands(commands).map(([group, list]) => [group, list.length])).toEqual([
    ['Go to', 3],
    ['Account', 1],
    ['Help', 1],
  ]);
});

test('keys mean a command, the first half of a pair, or nothing', () => {
  expect(readKeys(commands, ['?'])).toMatchObject({ id: 'help' });
  expect(readKeys(commands, ['g'])).toBe('begun');
  expect(readKeys(commands, ['g', 'w'])).toMatchObject({ id: 'write' });
  expect(readKeys(commands, ['g', 'x'])).toBeNull();
  expect(readKeys(commands, ['x'])).toBeNull();
});

test('no two places have the same keys', () => {
  const keys = entries.flatMap(({ keys: own }) => own ?? []);
  expect(new Set(keys).size).toBe(keys.length);
});
