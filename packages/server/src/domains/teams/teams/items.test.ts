import { randomUUID } from 'node:crypto';
import * as contract from '@limelight/contracts';
import { teamItemLimit, teamRoles, type TeamItemKind, type TeamRole } from '@limelight/contracts';
import { noBrand } from '@limelight/slides';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { AppError } from '../../../platform/http/index.ts';
import { createTestApp, type Person, type TestApp } from '../../../testing/index.ts';
import { keepPicture } from '../../posts/media/index.ts';
import { addToLibrary } from '../../visuals/pictures/index.ts';
import { exportTeams } from './personal-data.ts';
import { findOwnerOf, listOwnSharing, listSharedItems } from './service/item-access.ts';
import { as, everythingOf, makeTeam, ownTeam, signUpCrew, type Crew } from './test-team.ts';

let app: TestApp;
let crew: Crew;
let strangers: { elsewhere: Person; nobody: Person };
beforeAll(async () => {
  app = await createTestApp({ model: true });
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

interface Row {
  kind: Kind;
  call: (id: string, options: { token: string }) => Promise<{ status: number; body: { code?: string } }>;
  /** The error code for each role that is refused. The owner of the item is the writer. */
  refused: Partial<Record<TeamRole, contract.ErrorCode>>;
}

const only = 'item_owner_only' as const;
const ownerOnly = { owner: only, editor: only, approver: only, viewer: only };
const readers = { viewer: code } as const;
const editors = { approver: code, viewer: code } as const;

const rows: Readonly<Record<string, Row>> = {
  adoptBrandKit: {
    kind: 'brand-kit',
    call: (id, o) => app.call(contract.adoptBrandKit, { params: { id } }, o),
    refused: readers,
  },
  copyBrandKit: {
    kind: 'brand-kit',
    call: (id, o) => app.call(contract.copyBrandKit, { params: { id } }, o),
    refused: readers,
  },
  changeBrandKit: {
    kind: 'brand-kit',
    call: (id, o) => {
      const body = { name: 'Changed', brand: noBrand, version: 1 };
      return app.call(contract.changeBrandKit, { params: { id }, body }, o);
    },
    refused: editors,
  },
  deleteBrandKit: {
    kind: 'brand-kit',
    call: (id, o) => app.call(contract.deleteBrandKit, { params: { id } }, o),
    refused: ownerOnly,
  },
  getVoice: {
    kind: 'voice',
    call: (id, o) => app.call(contract.getVoice, { query: { id } }, o),
    refused: {},
  },
  checkVoice: {
    kind: 'voice',
    call: (voiceId, o) => app.call(contract.checkVoice, { body: { text: 'A text.', voiceId } }, o),
    refused: readers,
  },
  updateVoice: {
    kind: 'voice',
    call: (id, o) => app.call(contract.updateVoice, { params: { id }, body: { rules: [], version: 1 } }, o),
    refused: editors,
  },
  deleteVoice: {
    kind: 'voice',
    call: (id, o) => app.call(contract.deleteVoice, { params: { id } }, o),
    refused: ownerOnly,
  },
};

test.each(Object.entries(rows))('%s: who may, may; who may not changes nothing', async (_, row) => {
  await sql('UPDATE users SET plan = $1', ['Premium']);
  for (const [name, person] of Object.entries({ ...crew, ...strangers })) {
    await sql('DELETE FROM brand_kits', []);
    const { teamId, itemId } = await scene(row.kind);
    const before = await everythingOf(app);
    const role = teamRoles.find((one) => one === name);
    const refusal = role === undefined ? 'not_found' : row.refused[role];
    const answer = await row.call(itemId, as(person));
    expect([name, answer.body.code]).toEqual([name, refusal]);
    const mayDiffer = refusal === undefined;
    expect([name, mayDiffer || (await everythingOf(app)) === before]).toEqual([name, true]);
    const learned = JSON.stringify(answer.body).includes(secret);
    expect([name, learned && refusal !== undefined]).toEqual([name, false]);
    await sql('DELETE FROM teams WHERE id = $1', [teamId]);
  }
});

async function addPicture(person: Person, background: string): Promise<string> {
  const drawn = await sharp({ create: { width: 40, height: 40, channels: 3, background } })
    .png()
    .toBuffer();
  const { id } = await keepPicture(app.context, person.id, new Uint8Array(drawn));
  const picture = { id, altText: 'Logo', origin: 'upload' as const, graphic: null, createdAt: new Date() };
  await app.context.database.db.transaction((tx) => addToLibrary(tx, person.id, picture));
  return id;
}

const kitsOf = async (person: Person) =>
  (await app.call(contract.listBrandKits, {}, as(person))).body.data.items;

test('a shared kit is used with copies, changed by editors without reach beyond it, and conflicts by name', async () => {
  const { teamId, itemId } = await scene('brand-kit');
  const params = { id: itemId };
  const [logo, hidden] = [await addPicture(crew.writer, '#c02020'), await addPicture(crew.writer, '#20c020')];
  const save = async (person: Person, body: { name: string; brand: typeof noBrand; version: number }) =>
    app.call(contract.changeBrandKit, { params, body }, as(person));
  expect((await save(crew.writer, { name: 'Acme', brand: { ...noBrand, logo }, version: 1 })).status).toBe(
    200,
  );

  const seen = (await kitsOf(crew.viewer)).find(({ id }) => id === itemId);
  expect(seen).toMatchObject({
    sharing: { owner: crew.writer.name, team: secret, mayUse: false, mayEdit: false },
    version: 2,
  });
  expect((await app.fetch(seen?.pictures?.logo ?? '')).status).toBe(200);
  const picture = async (person: Person, id: string) =>
    (await app.call(contract.getPicture, { params: { id } }, as(person))).status;
  expect(await picture(crew.viewer, logo)).toBe(404);

  const adopt = async () =>
    (await app.call(contract.adoptBrandKit, { params }, as(crew.approver))).body.data.brand;
  const { logo: copy } = await adopt();
  expect([copy === logo, await picture(crew.approver, copy ?? '')]).toEqual([false, 200]);
  expect((await adopt()).logo).toBe(copy);

  // Of two people who start from the same version, the second gets the kit as it is now.
  const mine = await addPicture(crew.editor, '#2020c0');
  const first = await save(crew.editor, { name: 'By editor', brand: { ...noBrand, logo: mine }, version: 2 });
  expect(first.body.data).toMatchObject({ name: 'By editor', version: 3 });
  const adopted = first.body.data.brand.logo ?? '';
  expect([adopted === mine, await picture(crew.writer, adopted)]).toEqual([false, 200]);
  const second = await save(crew.writer, { name: 'By writer', brand: noBrand, version: 2 });
  expect(second.body).toMatchObject({
    code: 'item_changed',
    details: { current: { name: 'By editor', version: 3 } },
  });
  // An editor cannot reach another picture of the owner by its id.
  const reached = await save(crew.editor, { name: 'X', brand: { ...noBrand, logo: hidden }, version: 3 });
  expect(reached.body.data).toMatchObject({ brand: { logo: null }, pictures: { logo: null } });
  const log = await app.call(
    contract.listTeamActivity,
    { params: { id: teamId }, query: {} },
    as(crew.owner),
  );
  expect(log.body.data.items.map(({ act, by }) => [act, by])).toEqual([
    ['item-edited', crew.editor.name],
    ['item-edited', crew.writer.name],
    ['item-shared', crew.writer.name],
  ]);
  // A copy outlives the sharing and the original.
  await app.call(contract.deleteBrandKit, { params }, as(crew.writer));
  expect((await kitsOf(crew.editor)).filter(({ id }) => id === itemId)).toEqual([]);
  expect(await picture(crew.approver, copy ?? '')).toBe(200);
});

test('a draft in a shared voice uses its owner’s posts, stores none of them, and stops with the sharing', async () => {
  const { teamId, itemId } = await scene('voice');
  const posts = ['pallets', 'forecasts', 'night shifts', 'scanners', 'orders', 'reports'].map(
    (subject, at) =>
      `I counted the ${subject} again. There were ${at + 41}.\n\nThey knew. I ask them first now.`,
  );
  const body = { text: posts.join('\n---\n'), voiceId: itemId };
  expect((await app.call(contract.importRun.start, { body }, as(crew.writer))).status).toBe(202);
  await app.runDueJobs();
  const found = await app.call(contract.getVoice, { query: { id: itemId } }, as(crew.editor));
  expect(found.body.data).toMatchObject({ posts: 6, sharing: { owner: crew.writer.name, mayEdit: true } });
  const rule = { rules: ['Never write “excited”'], version: found.body.data.version };
  const ruled = await app.call(contract.updateVoice, { params: { id: itemId }, body: rule }, as(crew.editor));
  expect(ruled.body.data.rules).toEqual(rule.rules);
  const late = await app.call(contract.updateVoice, { params: { id: itemId }, body: rule }, as(crew.owner));
  expect(late.body).toMatchObject({ code: 'item_changed', details: { current: { rules: rule.rules } } });

  const draft = async (person: Person) => {
    const answer = await app.fetch('/api/posts/generate', {
      method: 'POST',
      headers: { authorization: `Bearer ${person.token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ idea: 'Why forecasts fail', voice: itemId }),
    });
    return answer.text();
  };
  expect(await draft(crew.approver)).toContain('event: done');
  const prompt = (await app.sandbox.control.model.requests()).at(-1)?.promptText ?? '';
  expect(prompt).toContain('I counted the forecasts again.');
  expect(prompt).toContain('Never write “excited”');
  const stored = await sql(
    'SELECT s.* FROM run_steps s JOIN runs r ON r.id = s.run_id WHERE r.user_id = $1',
    [crew.approver.id],
  );
  expect(stored.rows.length).toBeGreaterThan(0);
  expect(JSON.stringify(stored.rows)).not.toMatch(/I counted|excited/);

  const asked = (await app.sandbox.control.model.requests()).length;
  expect(await draft(crew.viewer)).toContain(code);
  await unshare(crew.owner, 'voice', itemId);
  expect(await draft(crew.approver)).toContain('voice_unavailable');
  expect((await app.sandbox.control.model.requests()).length).toBe(asked);
  const listed = await app.call(contract.listVoices, {}, as(crew.approver));
  expect(listed.body.data.items.filter(({ sharing }) => sharing !== null)).toEqual([]);
  await sql('DELETE FROM teams WHERE id = $1', [teamId]);

  // A person’s own voice can be shared, too, and has their name.
  const own = await makeTeam(app, crew, { name: secret });
  expect((await share(crew.writer, own, 'voice', crew.writer.id)).status).toBe(201);
  const voices = await app.call(contract.listVoices, {}, as(crew.viewer));
  expect(voices.body.data.items.filter(({ sharing }) => sharing !== null)).toMatchObject([
    { id: crew.writer.id, name: crew.writer.name, kind: 'me', sharing: { team: secret } },
  ]);
});
