import { briefSettings } from '@limelight/contracts';
import { expect, test } from 'vitest';
import { briefSummary } from './brief-summary.ts';

test('a brief in one line says what is set and nothing of the rest', () => {
  expect(briefSummary(briefSettings.parse({}))).toBe('Plain');
  expect(
    briefSummary(
      briefSettings.parse({
        format: 'list',
        tone: 'dry',
        length: 'short',
        language: 'de',
        audience: 'founders',
        goal: 'saves',
        callToAction: 'Save it',
        mustSay: ['a', 'b'],
        never: ['c'],
      }),
    ),
  ).toBe(
    'List · dry, short · German · for founders · for saves · a call to action · must say 2 points · never says 1 thing',
  );
});
