import { expect, test } from 'vitest';
import {
  changedPlace,
  record,
  redo,
  replacePresent,
  snapshot,
  startHistory,
  undo,
  type History,
} from './history.ts';

function type(history: History, text: string, at: number): History {
  let now = history;
  for (const [index, letter] of [...text].entries()) {
    now = record(now, snapshot(now.present.text + letter), 'typing', at + index * 50);
  }
  return now;
}

test('a stretch of typing is one step', () => {
  const history = type(startHistory(''), 'We took four fields', 0);
  expect(undo(history).present.text).toBe('');
  expect(redo(undo(history)).present.text).toBe('We took four fields');
});

test('a pause and the end of a line begin a new step', () => {
  const paused = type(type(startHistory(''), 'one', 0), ' two', 5000);
  expect(undo(paused).present.text).toBe('one');
  const lined = type(startHistory(''), 'one\ntwo', 0);
  expect(undo(lined).present.text).toBe('one');
});

test('a generation streams into one step and undo brings back the text from before', () => {
  let history = type(startHistory(''), 'my own words', 0);
  history = record(history, snapshot('T'), 'step', 900);
  history = replacePresent(history, snapshot('The whole draft'));
  expect(undo(history).present.text).toBe('my own words');
  expect(redo(undo(history)).present.text).toBe('The whole draft');
});

test('typing right after a step does not join it', () => {
  const stepped = record(startHistory('plain'), snapshot('bold'), 'step', 0);
  const typed = record(stepped, snapshot('bold!'), 'typing', 10);
  expect(undo(typed).present.text).toBe('bold');
});

test('a change after undoing forgets what could be redone', () => {
  const history = record(undo(type(startHistory(''), 'abc', 0)), snapshot('x'), 'typing', 9000);
  expect(redo(history)).toBe(history);
});

test('moving the caret is no step', () => {
  const history = type(startHistory(''), 'abc', 0);
  expect(record(history, snapshot('abc', 1), 'typing', 9000).past).toHaveLength(1);
});

test('undoing goes to what it changed, wherever the caret was kept', () => {
  expect(changedPlace('We cut 𝗳𝗼𝘂𝗿 fields', snapshot('We cut four fields', 7, 11))).toEqual({
    start: 7,
    end: 11,
  });
  expect(changedPlace('We cut X fields', snapshot('We cut four fields'))).toEqual({ start: 11, end: 11 });
  expect(changedPlace('one', snapshot('one two', 0))).toEqual({ start: 7, end: 7 });
});
