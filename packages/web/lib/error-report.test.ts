import fc from 'fast-check';
import { expect, test } from 'vitest';
import { reportable } from './error-report.ts';

test('numbers, flags, ids and times stay; every other text becomes its length', () => {
  expect(
    reportable({
      params: { id: '7f2c1f64-5a07-4a4e-9a65-1b1df5a0c111' },
      body: {
        text: 'My post',
        password: 'Right1!pass',
        at: '2026-11-24T09:00:00Z',
        tone: 'plain',
        version: 3,
        media: [{ altText: 'a face', ok: true }],
        nothing: null,
      },
    }),
  ).toEqual({
    params: { id: '7f2c1f64-5a07-4a4e-9a65-1b1df5a0c111' },
    body: {
      text: '7 characters',
      password: '11 characters',
      at: '2026-11-24T09:00:00Z',
      tone: 'plain',
      version: 3,
      media: [{ altText: '6 characters', ok: true }],
      nothing: null,
    },
  });
});

test('no secret gets through, wherever it stands', () => {
  const secret = 'Sesame-opens-9!';
  const field = fc.constantFrom('text', 'token', 'status', 'tone', 'deep', 'x');
  fc.assert(
    fc.property(fc.array(field, { minLength: 1, maxLength: 6 }), fc.boolean(), (path, listed) => {
      const long = `${secret} ${'and a good deal more of it '.repeat(2)}`;
      const value = path.reduceRight<unknown>((inner, name) => ({ [name]: listed ? [inner] : inner }), long);
      expect(JSON.stringify(reportable(value)) ?? '').not.toContain(secret);
    }),
  );
});
