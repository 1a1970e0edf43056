import { readFileSync } from 'node:fs';
import { getImportedProfile, getRun, ideasRun, importFile, saveProfileData } from '@limelight/contracts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, createTestClock, type TestApp } from '../../../testing/index.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ clock: createTestClock('2026-11-20T09:00:00Z') });
});
afterAll(async () => app.close());

async function bring({ token }: { token: string }, name: string) {
  const archive = readFileSync(new URL(`../../library/imports/fixtures/${name}`, import.meta.url));
  const form = new FormData();
  form.set('file', new File([archive], name));
  form.set('confirmed', 'true');
  const headers = { authorization: `Bearer ${token}` };
  const answer = await app.fetch(`/api${importFile.path}`, { method: 'POST', headers, body: form });
  expect(answer.status).toBe(202);
  await app.runDueJobs();
}

async function withExport() {
  const person = await app.signUp({ name: 'Ruth Adeyemi Clarke' });
  await bring(person, 'export-complete.zip');
  return person;
}

async function findIdeas({ token }: { token: string }) {
  const started = await app.call(ideasRun.start, { body: {} }, { token });
  await app.runDueJobs();
  const run = (await app.call(getRun, { params: { id: started.body.data.id } }, { token })).body.data;
  return ideasRun.result.parse(run.result).ideas;
}

it(
  'uses the imported posts, role and industry of somebody who has entered nothing',
  { timeout: 90_000 },
  async () => {
    const person = await withExport();
    const imported = await app.call(getImportedProfile, {}, { token: person.token });
    expect(imported.body.data).toMatchObject({ industry: 'Transportation', role: 'Owner and Consultant' });
    const ideas = await findIdeas(person);
    expect(ideas).toHaveLength(10);
    const from = (kind: string) => ideas.filter(({ basis }) => basis.kind === kind);
    expect(from('post')).toHaveLength(3);
    const asked = from('question').map(({ basis }) => basis.title);
    expect(asked.length).toBeGreaterThan(0);
    for (const title of asked)
      expect(title).toMatch(/^(?:Founder or owner|Operations|Freelancer or adviser)(?:, Transportation)?$/);
    expect(asked.some((title) => title.endsWith('Transportation'))).toBe(true);
    // A damaged archive has roles without the person, and takes nothing away.
    await bring(person, 'export-broken.zip');
    const kept = await app.call(getImportedProfile, {}, { token: person.token });
    expect(kept.body.data).toEqual(imported.body.data);
    // What the person enters counts more than what was imported.
    const body = { industry: 'Education' as const, role: 'Teacher', headline: 'I teach' };
    await app.call(saveProfileData, { body }, { token: person.token });
    const titles = (await findIdeas(person)).map(({ basis }) => basis.title);
    expect(titles.some((title) => title.endsWith('Transportation'))).toBe(false);
    expect(titles).toContain('Specialist, Education');
  },
);
