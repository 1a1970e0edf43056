import { expect, test } from 'vitest';
import { refuseTicketFile, standing, topicOf } from './rules.ts';

test('a file is refused before it is sent where it cannot be taken', () => {
  expect(refuseTicketFile({ size: 10 * 1024 * 1024 }, 4)).toBeNull();
  expect(refuseTicketFile({ size: 10 * 1024 * 1024 + 1 }, 0)).toContain('10 MB');
  expect(refuseTicketFile({ size: 0 }, 0)).toContain('empty');
  expect(refuseTicketFile({ size: 1 }, 5)).toContain('up to 5 files');
});

test('a ticket says whose turn it is, and an answer that was not seen comes first', () => {
  expect(standing('open', false).words).toBe('Waiting for us');
  expect(standing('answered', false).words).toBe('Answered');
  expect(standing('answered', true).words).toBe('New reply');
  expect(standing('closed', false).words).toBe('Closed');
});

test('only a topic that exists is taken from an address', () => {
  expect(topicOf('agent')).toBe('agent');
  expect([topicOf('toString'), topicOf(null), topicOf('')]).toEqual([null, null, null]);
});
