import {
  addFact,
  changeFact,
  decideFacts,
  deleteAccount,
  deleteTeam,
  forgetFact,
  listAvoidedWords,
  getFact,
  listFacts,
} from '@limelight/contracts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type Person, type TestApp } from '../../../testing/index.ts';
import { readSections } from '../../../testing/sections.ts';
import { makeTeam, signUpCrew } from '../../teams/teams/test-team.ts';
import { factsForText } from './index.ts';
import { exportFactsData } from './personal-data.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(async () => app.close());

const remember = async ({ token }: Person, text: string, team: string | null) =>
  app.call(addFact, { body: { text, team, kind: 'figure', subject: 'Prices' } }, { token });

it('belongs to the workspace: owners and editors change it, members see it, others know nothing of it', async () => {
  const crew = await signUpCrew(app);
  const team = await makeTeam(app, crew);
  const { id } = (await remember(crew.editor, 'The starter plan costs 19 euros.', team)).body.data;
  for (const person of [crew.writer, crew.approver, crew.viewer]) {
    const { token } = person;
    const seen = await app.call(listFacts, { query: { team } }, { token });
    expect(seen.body.data.items).toMatchObject([{ id, teamId: team, source: { kind: 'typed' } }]);
    expect((await app.call(listFacts, { query: {} }, { token })).body.data.total).toBe(0);
    expect((await remember(person, 'It is free.', team)).body.code).toBe('team_role_missing');
    const forgetting = await app.call(forgetFact, { params: { id } }, { token });
    expect(forgetting.body.code).toBe('team_role_missing');
    const action = { kind: 'forget' as const };
    const deciding = await app.call(decideFacts, { body: { ids: [id], action } }, { token });
    expect(deciding.body.code).toBe('team_role_missing');
  }
  const body = { version: 1, text: 'The starter plan costs 24 euros.' };
  const changed = await app.call(changeFact, { params: { id }, body }, { token: crew.owner.token });
  expect(changed.body.data.text).toBe(body.text);
  const stranger = await app.signUp();
  for (const answer of [
    await app.call(listFacts, { query: { team } }, { token: stranger.token }),
    await app.call(getFact, { params: { id } }, { token: stranger.token }),
    await remember(stranger, 'It is free.', team),
  ])
    expect(answer.status).toBe(404);
  const subject = 'What our starter plan costs';
  const texts = async ({ id }: Person) =>
    (await factsForText(app.context, id, { subject, limit: 8, voiceId: null })).map(({ text }) => text);
  expect(await texts(crew.writer)).toEqual([body.text]);
  expect(await texts(await app.signUp())).toEqual([]);
});

it('says which words its members never use, and is in the download of its owner alone', async () => {
  const crew = await signUpCrew(app);
  const team = await makeTeam(app, crew);
  const rule = 'We never say “cheap” or “best in class”; we write “fair”, never “low-cost”.';
  const body = { text: rule, team, kind: 'rule' as const };
  await app.call(addFact, { body }, { token: crew.editor.token });
  await remember(crew.editor, 'Our starter plan costs 31 euros.', team);
  const own = { text: 'Nie „Synergien“ schreiben.', kind: 'preference' as const };
  await app.call(addFact, { body: own }, { token: crew.writer.token });
  const wordsOf = async ({ token }: Person) =>
    (await app.call(listAvoidedWords, { query: {} }, { token })).body.data.items.map(({ word }) => word);
  expect((await wordsOf(crew.writer)).toSorted()).toEqual([
    'Synergien',
    'best in class',
    'cheap',
    'low-cost',
  ]);
  expect((await wordsOf(crew.viewer)).toSorted()).toEqual(['best in class', 'cheap', 'low-cost']);
  expect(await wordsOf(await app.signUp())).toEqual([]);
  const { db } = app.context.database;
  const told = async ({ id }: Person) =>
    JSON.stringify(await readSections(db, await exportFactsData(db, id)));
  expect(await told(crew.owner)).toContain('31 euros');
  for (const person of [crew.editor, crew.viewer, await app.signUp()])
    expect(await told(person)).not.toContain('31 euros');
});

it('stays when who added it leaves, with no trace of them, and goes with the workspace', async () => {
  const crew = await signUpCrew(app);
  const team = await makeTeam(app, crew);
  const { id } = (await remember(crew.editor, 'We have 40 customers.', team)).body.data;
  const { email, password, token } = crew.editor;
  await app.call(deleteAccount, { body: { confirmEmail: email, password } }, { token });
  await app.runDueJobs();
  const left = await app.call(getFact, { params: { id } }, { token: crew.viewer.token });
  expect(left.body.data.text).toBe('We have 40 customers.');
  const { pool } = app.context.database;
  const { rows } = await pool.query('SELECT * FROM facts WHERE id = $1', [id]);
  expect(JSON.stringify(rows)).not.toContain(crew.editor.id);
  expect((await app.call(deleteTeam, { params: { id: team } }, { token: crew.owner.token })).status).toBe(
    200,
  );
  expect((await pool.query('SELECT 1 FROM facts WHERE id = $1', [id])).rows).toEqual([]);
});
