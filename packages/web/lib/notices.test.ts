import { beforeEach, expect, test } from 'vitest';
import { createNotices, noticeMs, type Notices } from './notices.ts';

let due: { run: () => void; ms: number }[];
let notices: Notices;

beforeEach(() => {
  due = [];
  notices = createNotices({
    start: (run, ms) => {
      const entry = { run, ms };
      due.push(entry);
      return () => {
        due = due.filter((one) => one !== entry);
      };
    },
  });
});

/** The message on the screen, or null. */
const shown = () => (notices.current()?.open === true ? notices.current()?.message : null);

test('a notice closes by itself after 6000 ms and is removed 1,000,000 ms later', () => {
  notices.error('Not saved', 'Broken.');
  expect(notices.current()).toMatchObject({
    open: true,
    title: 'Not saved',
    message: 'Broken.',
    tone: 'bad',
  });
  expect(due.map((entry) => entry.ms)).toEqual([6000]);
  due.shift()?.run();
  expect(notices.current()).toMatchObject({ open: false, message: 'Broken.' });
  expect(due.map((entry) => entry.ms)).toEqual([1_000_000]);
  due.shift()?.run();
  expect(notices.current()).toBeNull();
  expect(due).toEqual([]);
});

test('there is one at a time: the newer takes the place, and the older’s time does not end it', () => {
  const first = notices.success('Kept.');
  notices.success();
  expect(notices.current()).toMatchObject({ title: 'Success', message: 'Done!' });
  expect(due).toHaveLength(1);
  notices.dismiss(first);
  expect(shown()).toBe('Done!');
  notices.dismiss();
  expect(shown()).toBeNull();
  notices.success('Next.');
  expect(due.map((entry) => entry.ms)).toEqual([noticeMs]);
  expect(shown()).toBe('Next.');
});

test('it stays while it is held and has its whole time afterwards', () => {
  notices.error('Not saved', 'Broken.');
  notices.hold();
  expect(due).toEqual([]);
  notices.release();
  notices.release();
  expect(due.map((entry) => entry.ms)).toEqual([noticeMs]);
});

test('who listens hears every change and can stop listening', () => {
  const heard: (string | null | undefined)[] = [];
  const stop = notices.subscribe(() => heard.push(shown()));
  notices.success('a');
  notices.dismiss();
  stop();
  notices.success('b');
  expect(heard).toEqual(['a', null]);
});

test('what a notice offers is done, or over once it is gone, however it goes', () => {
  const told: string[] = [];
  const offer = () =>
    notices.success('Deleted.', {
      label: 'Undo',
      run: () => told.push('undone'),
      over: () => told.push('over'),
    });
  offer();
  notices.act();
  expect(told.splice(0)).toEqual(['undone']);
  expect(shown()).toBeNull();
  offer();
  due[0]?.run();
  expect(told.splice(0)).toEqual(['over']);
  offer();
  notices.error('Not saved', 'Another.');
  expect(told.splice(0)).toEqual(['over']);
  offer();
  expect(told).toEqual([]);
  notices.dismiss();
  expect(told).toEqual(['over']);
});

test('what doing it shows stays', () => {
  notices.success('Deleted.', { label: 'Undo', run: () => notices.success('It is back.') });
  notices.act();
  expect(shown()).toBe('It is back.');
});
