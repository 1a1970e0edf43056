import { expect, test } from 'vitest';
import { recordedType } from './capture.ts';
import { languages, lineAt, priceWords, secondIn, spokenTime, timeWords, titleOf } from './rules.ts';
import { monoSamples, wavOf } from './wav.ts';

test('lengths are told in figures and in words', () => {
  expect([0, 522.9, 3725].map(timeWords)).toEqual(['0:00', '8:42', '1:02:05']);
  expect([0, 61, 7200].map(spokenTime)).toEqual(['0 seconds', '1 minute 1 second', '2 hours']);
});

test('a price names its parts, and what is free says why', () => {
  expect(priceWords({ price: 20, seconds: 601 })).toBe('20 credits: 10 for every ten minutes, rounded up.');
  expect(priceWords({ price: 10, seconds: 0 })).toBe('10 credits: 10 for every ten minutes, rounded up.');
  expect(priceWords({ price: 0, seconds: 900 })).toBe('Free: transcribed on this computer.');
});

test('the line of a second is the last one that has begun', () => {
  const lines = [{ second: 1.2 }, { second: 5 }, { second: 9.5 }];
  expect([0, 1.2, 4.99, 5, 60].map((second) => lineAt(lines, second))).toEqual([-1, 0, 1, 1, 2]);
});

test('only a second in the address is one', () => {
  expect(['12', '3.5', '0', '', ' ', '-1', 'x', null].map(secondIn)).toEqual([
    12,
    3.5,
    0,
    null,
    null,
    null,
    null,
    null,
  ]);
});

test('names and languages', () => {
  expect(['Talk with Mara.m4a', 'v1.2 notes.mp3', 'plain'].map(titleOf)).toEqual([
    'Talk with Mara',
    'v1.2 notes',
    'plain',
  ]);
  expect(languages.find(({ value }) => value === 'de')?.label).toBe('German');
});

test('Opus is preferred, then AAC, then what the browser likes', () => {
  expect(recordedType(() => true)).toBe('audio/webm;codecs=opus');
  expect(recordedType((type) => type === 'audio/mp4')).toBe('audio/mp4');
  expect(recordedType(() => false)).toBeUndefined();
});

test('channels are mixed into a WAV of 16-bit samples', async () => {
  const samples = new Int16Array(
    monoSamples([new Float32Array([1, 0.5, -2]), new Float32Array([1, -0.5, -2])]),
  );
  expect([...samples]).toEqual([32_767, 0, -32_767]);
  const view = new DataView(await wavOf([samples, samples]).arrayBuffer());
  expect(view.byteLength).toBe(44 + 12);
  expect([view.getUint32(4, true), view.getUint32(24, true), view.getUint32(40, true)]).toEqual([
    48, 16_000, 12,
  ]);
});
