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

test('a notice goes by itself after 6000 ms', () => {
  notices.error('Broken.');
  expect(notices.current()).toMatchObject({ title: 'Error', message: 'Broken.', tone: 'bad' });
  expect(due.map((entry) => entry.ms)).toEqual([noticeMs]);
  expect(noticeMs).toBe(6000);
  due[0]?.run();
  expect(notices.current()).toBeNull();
});

test('there is one at a time: the newer takes the place, and the older’s time does not end it', () => {
  const first = notices.success('Kept.');
  notices.success();
  expect(notices.current()).toMatchObject({ title: 'Success', message: 'Done!' });
  expect(due).toHaveLength(1);
  notices.dismiss(first);
  expect(notices.current()?.message).toBe('Done!');
  notices.dismiss();
  expect(notices.current()).toBeNull();
  expect(due).toEqual([]);
});

test('it stays while it is held and has its whole time afterwards', () => {
  notices.error('Broken.');
  notices.hold();
  expect(due).toEqual([]);
  notices.release();
  notices.release();
  expect(due.map((entry) => entry.ms)).toEqual([noticeMs]);
});

test('who listens hears every change and can stop listening', () => {
  const heard: (string | undefined)[] = [];
  const stop = notices.subscribe(() => heard.push(notices.current()?.message));
  notices.success('a');
  notices.dismiss();
  stop();
  notices.success('b');
  expect(heard).toEqual(['a', undefined]);
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
  expect(notices.current()).toBeNull();
  offer();
  due[0]?.run();
  expect(told.splice(0)).toEqual(['over']);
  offer();
  notices.error('Another.');
  expect(told.splice(0)).toEqual(['over']);
  offer();
  expect(told).toEqual([]);
  notices.dismiss();
  expect(told).toEqual(['over']);
});

test('what doing it shows stays', () => {
  notices.success('Deleted.', { label: 'Undo', run: () => notices.success('It is back.') });
  notices.act();
  expect(notices.current()?.message).toBe('It is back.');
});
