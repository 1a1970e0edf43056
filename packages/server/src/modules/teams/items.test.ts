import { randomUUID } from 'node:crypto';
import * as contract from '@limelight/contracts';
import { teamItemLimit, teamRoles, type TeamItemKind } from '@limelight/contracts';
import { noBrand } from '@limelight/slides';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { AppError } from '../../platform/http/index.ts';
import { createTestApp, type Person, type TestApp } from '../../testing/index.ts';
import { exportTeams } from './personal-data.ts';
import { findOwnerOf, listOwnSharing, listSharedItems } from './service/item-access.ts';
import { as, everythingOf, makeTeam, ownTeam, signUpCrew, type Crew } from './test-team.ts';

let app: TestApp;
let crew: Crew;
let strangers: { elsewhere: Person; nobody: Person };
beforeAll(async () => {
  app = await createTestApp();
  crew = await signUpCrew(app);
  strangers = { elsewhere: await app.signUp(), nobody: await app.signUp() };
  await ownTeam(app, strangers.elsewhere, 'Elsewhere');
});
afterAll(async () => app.close());

const secret = 'Only this team sees it';
const sql = async (text: string, values: unknown[]) => app.context.database.pool.query(text, values);

/** Makes an item of each kind for a person, directly where an endpoint would need a plan. */
const makers = {
  'brand-kit': async ({ id: userId }: Person) => {
    const id = randomUUID();
    await sql(
      `INSERT INTO brand_kits (id, user_id, name, brand, created_at, updated_at) VALUES ($1, $2, $3, $4, now(), now())`,
      [id, userId, secret, JSON.stringify(noBrand)],
    );
    return id;
  },
  voice: async ({ id: userId }: Person) => {
    const id = randomUUID();
    await sql(
      `INSERT INTO voices (id, user_id, name, kind, rules, created_at) VALUES ($1, $2, $3, 'client', '[]', now())`,
      [id, userId, secret],
    );
    return id;
  },
} satisfies Partial<Record<TeamItemKind, (person: Person) => Promise<string>>>;
type Kind = keyof typeof makers;
const kinds: readonly Kind[] = ['brand-kit', 'voice'];
const tables: Readonly<Record<Kind, string>> = { 'brand-kit': 'brand_kits', voice: 'voices' };

const share = async (person: Person, teamId: string, kind: TeamItemKind, itemId: string) => {
  await sql(`DELETE FROM rate_limits WHERE key LIKE 'team-%'`, []);
  return app.call(contract.shareTeamItem, { params: { id: teamId }, body: { kind, itemId } }, as(person));
};
const unshare = async (person: Person, kind: TeamItemKind, itemId: string) =>
  app.call(contract.unshareTeamItem, { params: { kind, itemId } }, as(person));
const list = async (person: Person, teamId: string, query: { kind?: TeamItemKind; limit?: number } = {}) =>
  app.call(contract.listTeamItems, { params: { id: teamId }, query }, as(person));
const own = async (person: Person) =>
  (await app.call(contract.listOwnTeamItems, { query: {} }, as(person))).body.data.items;

async function scene(kind: Kind) {
  const teamId = await makeTeam(app, crew, { name: secret });
  const itemId = await makers[kind](crew.writer);
  expect((await share(crew.writer, teamId, kind, itemId)).status).toBe(201);
  return { teamId, itemId };
}

const code = 'team_role_missing';

test.each(kinds)('%s: each role can do what it should, and strangers learn nothing', async (kind) => {
  const { db } = app.context.database;
  for (const [name, person] of Object.entries({ ...crew, ...strangers })) {
    const role = teamRoles.find((one) => one === name);
    const { teamId, itemId } = await scene(kind);
    const isOwner = person === crew.writer;
    const mayUse = role !== undefined && role !== 'viewer';
    const mayEdit = role === 'owner' || role === 'editor';
    const mayUnshare = isOwner || role === 'owner';

    const seen = await list(person, teamId, { kind });
    const may = { use: mayUse, edit: mayEdit || isOwner, unshare: mayUnshare };
    const item = { kind, itemId, title: secret, owner: { id: crew.writer.id }, may };
    expect([name, seen.body]).toMatchObject([
      name,
      role === undefined ? { code: 'not_found' } : { data: { items: [item] } },
    ]);

    const shared = (await listSharedItems(db, person.id, kind)).filter((one) => one.itemId === itemId);
    const sharing = { ownerId: crew.writer.id, owner: crew.writer.name, teamId, team: secret };
    const isReader = role !== undefined && !isOwner;
    expect([name, shared]).toMatchObject([name, isReader ? [{ ...sharing, mayUse, mayEdit }] : []]);
    const needs = { see: role !== undefined, use: mayUse, edit: mayEdit };
    for (const need of ['see', 'use', 'edit'] as const) {
      const found = await findOwnerOf(db, person.id, kind, itemId, need).catch((error: unknown) =>
        error instanceof AppError ? error.code : error,
      );
      const owner = role === undefined ? person.id : crew.writer.id;
      expect([name, need, found]).toEqual([name, need, isReader && !needs[need] ? code : owner]);
    }

    // Only the item’s owner shares it, and only with workspaces where their role allows sharing.
    const mine = await makers[kind](person);
    const before = await everythingOf(app);
    const refusal = role === undefined ? 'not_found' : role === 'approver' || role === 'viewer' ? code : null;
    const foreign = refusal ?? (isOwner ? undefined : 'not_found');
    expect([name, (await share(person, teamId, kind, itemId)).body.code]).toEqual([name, foreign]);
    expect([name, (await everythingOf(app)) === before]).toEqual([name, true]);
    expect([name, (await share(person, teamId, kind, mine)).body.code]).toEqual([name, refusal ?? undefined]);
    expect([name, (await everythingOf(app)) === before]).toEqual([name, refusal !== null]);

    const kept = await everythingOf(app);
    const ended = await unshare(person, kind, itemId);
    const unending = role === undefined ? 'not_found' : code;
    expect([name, ended.body.code]).toEqual([name, mayUnshare ? undefined : unending]);
    expect([name, (await everythingOf(app)) === kept]).toEqual([name, !mayUnshare]);
    const learned = JSON.stringify([seen.body, ended.body]).includes(secret);
    expect([name, learned]).toEqual([name, role !== undefined]);
    await sql('DELETE FROM teams WHERE id = $1', [teamId]);
  }
});

test.each(kinds)(
  '%s: sharing ends with the share, the membership, the workspace or the item',
  async (kind) => {
    const { db } = app.context.database;
    const ends: Record<string, (scene: { teamId: string; itemId: string }) => Promise<unknown>> = {
      unshare: async ({ itemId }) => unshare(crew.owner, kind, itemId),
      leave: async ({ teamId }) => app.call(contract.leaveTeam, { params: { id: teamId } }, as(crew.writer)),
      remove: async ({ teamId }) => {
        const params = { id: teamId, userId: crew.writer.id };
        return app.call(contract.removeTeamMember, { params }, as(crew.owner));
      },
      deleteTeam: async ({ teamId }) =>
        app.call(contract.deleteTeam, { params: { id: teamId } }, as(crew.owner)),
      deleteItem: async ({ itemId }) => {
        await sql(`DELETE FROM ${tables[kind]} WHERE id = $1`, [itemId]);
        await app.runPeriodic('teams.sweep');
      },
    };
    for (const [way, end] of Object.entries(ends)) {
      const { teamId, itemId } = await scene(kind);
      expect((await listOwnSharing(db, crew.writer.id, kind)).map((one) => one.itemId)).toEqual([itemId]);
      expect(await own(crew.writer)).toEqual([{ kind, itemId, teamId, team: secret }]);
      await end({ teamId, itemId });
      const left = await listSharedItems(db, crew.editor.id, kind);
      expect([way, left.filter((one) => one.itemId === itemId)]).toEqual([way, []]);
      expect([way, await own(crew.writer)]).toEqual([way, []]);
      expect([way, await findOwnerOf(db, crew.editor.id, kind, itemId, 'see')]).toEqual([
        way,
        crew.editor.id,
      ]);
      await sql('DELETE FROM teams WHERE id = $1', [teamId]);
    }
  },
);

test('an item is in one workspace at a time, sharing twice is sharing once, and a workspace has room for so many', async () => {
  const { teamId, itemId } = await scene('brand-kit');
  const other = await makeTeam(app, crew, { name: 'Another crew' });
  expect((await share(crew.writer, teamId, 'brand-kit', itemId)).status).toBe(201);
  expect((await share(crew.writer, other, 'brand-kit', itemId)).body.code).toBe('team_item_elsewhere');
  expect((await share(crew.writer, other, 'brand-kit', randomUUID())).body.code).toBe('not_found');
  const log = await app.call(
    contract.listTeamActivity,
    { params: { id: teamId }, query: {} },
    as(crew.viewer),
  );
  expect(log.body.data.items).toMatchObject([
    { act: 'item-shared', by: crew.writer.name, item: { kind: 'brand-kit', id: itemId, title: secret } },
  ]);
  await unshare(crew.writer, 'brand-kit', itemId);
  const after = await app.call(
    contract.listTeamActivity,
    { params: { id: teamId }, query: {} },
    as(crew.viewer),
  );
  expect(after.body.data.items[0]).toMatchObject({ act: 'item-unshared', item: { title: null } });

  const person = { ...crew.writer };
  for (let number = 0; number < teamItemLimit; number += 1)
    await sql(
      `INSERT INTO team_items (id, team_id, kind, item_id, owner_id, shared_at) VALUES ($1, $2, 'brand-kit', $1, $3, now())`,
      [randomUUID(), other, crew.editor.id],
    );
  expect((await share(person, other, 'brand-kit', itemId)).body.code).toBe('team_items_full');
  // Items that no longer exist are not shown, and swept.
  expect((await list(crew.viewer, other)).body.data.items).toEqual([]);
  await app.runPeriodic('teams.sweep');
  const rows = await sql('SELECT count(*)::int AS count FROM team_items WHERE team_id = $1', [other]);
  expect(rows.rows).toEqual([{ count: 0 }]);
  expect((await share(person, other, 'brand-kit', itemId)).status).toBe(201);
  expect(await exportTeams(app.context.database.db, person.id)).toMatchObject({
    sharedItems: [{ kind: 'brand-kit', itemId, team: 'Another crew' }],
  });
});
