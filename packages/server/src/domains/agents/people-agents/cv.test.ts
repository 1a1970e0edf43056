import { readFileSync } from 'node:fs';
import { listCvs, listPeople, uploadCv } from '@limelight/contracts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
import { createTestApp, type TestApp } from '../../../testing/index.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const fixtures = new URL('../../library/imports/fixtures/', import.meta.url);
const expected = z.object({ name: z.string(), contact: z.object({ linkedinUrl: z.string() }) });
const readExpected = (number: number) =>
  expected.parse(JSON.parse(readFileSync(new URL(`persona-${number}.expected.json`, fixtures), 'utf8')));

// The reader itself is tested with all eight files. By their text one had no name, and the other none of its hyphen.
it(
  'names the person of a profile that LinkedIn saved as PDF, with hyphens',
  { timeout: 120_000 },
  async () => {
    const { token } = await app.signUp();
    const numbers = [3, 6];
    for (const number of numbers) {
      const body = new FormData();
      body.set('file', new File([readFileSync(new URL(`persona-${number}.pdf`, fixtures))], `${number}.pdf`));
      const headers = { authorization: `Bearer ${token}` };
      const answer = await app.fetch(`/api${uploadCv.path}`, { method: 'POST', headers, body });
      expect(await answer.json()).toMatchObject({ data: { name: readExpected(number).name } });
    }
    expect((await app.call(listCvs, { query: {} }, { token })).body.data.items).toHaveLength(2);
    const { items } = (await app.call(listPeople, { query: {} }, { token })).body.data;
    expect(new Set(items.map(({ linkedinUrl }) => linkedinUrl))).toEqual(
      new Set(numbers.map((number) => readExpected(number).contact.linkedinUrl)),
    );
  },
);
