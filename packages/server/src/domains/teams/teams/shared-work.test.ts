import { randomUUID } from 'node:crypto';
import * as contract from '@limelight/contracts';
import {
  carouselDeck,
  envelope,
  mediaFile,
  refusal,
  teamRoles,
  type CarouselDeck,
} from '@limelight/contracts';
import { emptySlide, noBrand } from '@limelight/slides';
import { readFontFile } from '@limelight/slides/files';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type Person, type TestApp } from '../../../testing/index.ts';
import { as, makeTeam, ownTeam, signUpCrew, type Crew } from './test-team.ts';

let app: TestApp;
let crew: Crew;
/** Who shares. A member whose role is none of the ones that are tried. */
let maker: Person;
let strangers: { elsewhere: Person; nobody: Person };
let teamId: string;
beforeAll(async () => {
  app = await createTestApp();
  crew = await signUpCrew(app);
  maker = await app.signUp();
  strangers = { elsewhere: await app.signUp(), nobody: await app.signUp() };
  await ownTeam(app, strangers.elsewhere, 'Elsewhere');
  teamId = await makeTeam(app, crew);
  await sql('INSERT INTO team_members (team_id, user_id, role, joined_at) VALUES ($1, $2, $3, now())', [
    teamId,
    maker.id,
    'writer',
  ]);
});
afterAll(async () => app.close());

const sql = async (text: string, values: unknown[] = []) => app.context.database.pool.query(text, values);

type Kind = 'deck' | 'saved-folder' | 'agent';

async function share(kind: Kind, itemId: string): Promise<void> {
  await sql(`DELETE FROM rate_limits WHERE key LIKE 'team-%'`);
  const body = { kind, itemId };
  const shared = await app.call(contract.shareTeamItem, { params: { id: teamId }, body }, as(maker));
  expect(shared.body).toMatchObject({ data: { itemId } });
}

const unshare = async (kind: Kind, itemId: string) =>
  app.call(contract.unshareTeamItem, { params: { kind, itemId } }, as(maker));

async function addPicture(person: Person, background: string): Promise<string> {
  const bytes = await sharp({ create: { width: 30, height: 20, channels: 3, background } })
    .png()
    .toBuffer();
  const form = new FormData();
  form.append('file', new File([new Uint8Array(bytes)], 'picture.png', { type: 'image/png' }));
  const headers = { authorization: `Bearer ${person.token}` };
  const sent = await app.fetch('/api/media', { method: 'POST', headers, body: form });
  const { id } = envelope(mediaFile).parse(await sent.json()).data;
  await app.call(contract.keepInLibrary, { body: { mediaId: id, altText: background } }, as(person));
  return id;
}

async function addFont(person: Person, family: string): Promise<string> {
  const form = new FormData();
  form.append('file', new File([await readFontFile(family, `${family}-latin-400-normal.woff`)], 'font.woff'));
  const headers = { authorization: `Bearer ${person.token}` };
  const sent = await app.fetch('/api/brand-fonts', { method: 'POST', headers, body: form });
  return envelope(contract.brandFont).parse(await sent.json()).data.id;
}

const deckOf = (title: string, picture: string | null, font: string | null = null): CarouselDeck =>
  carouselDeck.parse({
    title,
    size: 'square',
    design: 'swiss',
    scheme: 'light',
    language: 'en',
    brand: { ...noBrand, displayFont: font === null ? null : `font-${font}` },
    slides: [
      {
        ...emptySlide('a', 'picture'),
        title: 'Words',
        picture: picture === null ? null : { key: picture, alt: 'A picture' },
      },
    ],
  });

const pictureOf = ({ slides }: CarouselDeck) => slides[0]?.picture?.key ?? '';

async function makeDeck(picture: string | null = null, font: string | null = null): Promise<string> {
  const body = { deck: deckOf('Shared deck', picture, font) };
  const { id } = (await app.call(contract.createCarousel, { body }, as(maker))).body.data;
  await share('deck', id);
  return id;
}

const readDeck = async (person: Person, id: string) =>
  app.call(contract.getCarousel, { params: { id } }, as(person));

async function saveDeck(person: Person, id: string, deck: CarouselDeck, version?: number) {
  const now = version ?? (await readDeck(maker, id)).body.data.version;
  return app.call(contract.changeCarousel, { params: { id }, body: { version: now, deck } }, as(person));
}

const saved = async (person: Person, query: object) => app.call(contract.listSaved, { query }, as(person));

async function makeFolder(name: string): Promise<{ id: string; itemId: string }> {
  const body = { kind: 'text' as const, title: 'Shared item', text: 'Words to share', folder: name };
  const itemId = (await app.call(contract.saveItem, { body }, as(maker))).body.data.id;
  const { folders } = (await saved(maker, {})).body.data;
  const id = folders.find((folder) => folder.name === name)?.id ?? '';
  await share('saved-folder', id);
  return { id, itemId };
}

async function makeAgent(): Promise<{ id: string; runId: string; postId: string }> {
  const steps: contract.AgentStep[] = [
    { tool: 'notes', notes: ['A note that is nobody else’s'] },
    { tool: 'write', instruction: '', most: 1 },
    { tool: 'keep-drafts', approval: true },
  ];
  const work = { kind: 'custom' as const, settings: { steps, costLimit: 60 } };
  const { id } = (await app.call(contract.createAgent, { body: { name: 'Ours', work } }, as(maker))).body
    .data;
  const run = await app.call(contract.agentRun.start, { body: { agentId: id } }, as(maker));
  await app.runDueJobs();
  await share('agent', id);
  const runId = run.body.data.id;
  const [delivery] = (await app.call(contract.listAgentDeliveries, { params: { id } }, as(maker))).body.data
    .items;
  return { id, runId, postId: delivery?.drafts[0]?.postId ?? '' };
}

type Answer = Promise<{ status: number; body: unknown }>;
type Need = 'see' | 'use' | 'edit' | 'own';
type Act = (person: Person) => Answer;

/** Every endpoint for a thing that is shared, with the right that it takes. */
const scenes: Readonly<Record<Kind, () => Promise<Record<string, [Need, Act]>>>> = {
  deck: async () => {
    const picture = await addPicture(maker, '#c83c1e');
    const font = await addFont(maker, 'caveat');
    const id = await makeDeck(picture, font);
    await saveDeck(maker, id, deckOf('Second', picture, font));
    const params = { id };
    const versions = await app.call(contract.listCarouselVersions, { params }, as(maker));
    const versionId = versions.body.data.items[0]?.id ?? '';
    const one = { id, versionId };
    const raw = async (path: string, { token }: Person) => {
      const answer = await app.fetch(`/api/carousels/${id}/${path}`, {
        headers: { authorization: `Bearer ${token}` },
      });
      return { status: answer.status, body: answer.ok ? null : await answer.json() };
    };
    return {
      read: ['see', (who) => readDeck(who, id)],
      picture: [
        'see',
        (who) => app.call(contract.carouselPicture, { params: { id, pictureId: picture } }, as(who)),
      ],
      font: ['see', (who) => app.call(contract.carouselFont, { params: { id, fontId: font } }, as(who))],
      fontFile: ['see', (who) => raw(`fonts/${font}/files/bold`, who)],
      export: ['use', (who) => raw('export?format=pdf', who)],
      post: ['use', (who) => app.call(contract.postCarousel, { params, body: {} }, as(who))],
      copy: ['use', (who) => app.call(contract.copyCarousel, { params, body: {} }, as(who))],
      save: ['edit', (who) => saveDeck(who, id, deckOf('Third', picture, font))],
      versions: ['edit', (who) => app.call(contract.listCarouselVersions, { params }, as(who))],
      version: ['edit', (who) => app.call(contract.getCarouselVersion, { params: one }, as(who))],
      restore: [
        'edit',
        async (who) => {
          const { version } = (await readDeck(maker, id)).body.data;
          return app.call(contract.restoreCarouselVersion, { params: one, body: { version } }, as(who));
        },
      ],
      rewrite: [
        'edit',
        (who) => {
          const [slide] = deckOf('Second', null).slides;
          if (slide === undefined) throw new Error('no slide');
          return app.call(contract.slideRun.start, { body: { carouselId: id, slide } }, as(who));
        },
      ],
      tag: ['own', (who) => app.call(contract.tagCarousel, { params, body: { tags: ['mine'] } }, as(who))],
      delete: ['own', (who) => app.call(contract.deleteCarousel, { params }, as(who))],
    };
  },
  'saved-folder': async () => {
    const { id: sharedFolder, itemId } = await makeFolder('For everyone');
    const params = { id: itemId };
    const bulk =
      (action: contract.EndpointCall<typeof contract.changeManySaved>['body']['action']): Act =>
      (who) =>
        app.call(contract.changeManySaved, { body: { ids: [itemId], sharedFolder, action } }, as(who));
    const text = { kind: 'text' as const, title: 'Another', text: 'More words' };
    return {
      read: ['see', (who) => saved(who, { sharedFolder, q: 'words' })],
      export: [
        'use',
        (who) => app.call(contract.exportSaved, { body: { format: 'csv', sharedFolder } }, as(who)),
      ],
      add: ['edit', (who) => app.call(contract.saveItem, { body: { ...text, sharedFolder } }, as(who))],
      change: [
        'edit',
        (who) => app.call(contract.changeSaved, { params, body: { title: 'Renamed' } }, as(who)),
      ],
      tag: ['edit', bulk({ kind: 'add-tags', tags: ['team'] })],
      delete: [
        'edit',
        async (who) => {
          const answer = await app.call(contract.deleteSaved, { params }, as(who));
          const body = { ids: [itemId], action: { kind: 'restore' as const } };
          await app.call(contract.changeManySaved, { body }, as(maker));
          return answer;
        },
      ],
      restore: ['edit', bulk({ kind: 'restore' })],
    };
  },
  agent: async () => {
    const { id, runId, postId } = await makeAgent();
    const params = { id };
    return {
      read: ['see', (who) => app.call(contract.getAgent, { params }, as(who))],
      deliveries: ['see', (who) => app.call(contract.listAgentDeliveries, { params }, as(who))],
      take: [
        'use',
        (who) => app.call(contract.takeAgentDraft, { params: { id, runId, postId }, body: {} }, as(who)),
      ],
      change: ['own', (who) => app.call(contract.updateAgent, { params, body: { name: 'Theirs' } }, as(who))],
      delete: ['own', (who) => app.call(contract.deleteAgent, { params }, as(who))],
    };
  },
};

/** What the sharer has, to prove that a refused call changed nothing of it. */
async function everythingOfMaker(): Promise<string> {
  const parts = [];
  for (const table of ['carousels', 'carousel_versions', 'pictures', 'brand_fonts', 'saved_items', 'agents'])
    parts.push((await sql(`SELECT * FROM ${table} WHERE user_id = $1 ORDER BY id`, [maker.id])).rows);
  return JSON.stringify(parts);
}

const codeIn = (body: unknown) => refusal.safeParse(body).data?.code ?? JSON.stringify(body);

const holders: Readonly<Record<Need, readonly string[]>> = {
  see: teamRoles,
  use: ['owner', 'editor', 'writer', 'approver'],
  edit: ['owner', 'editor'],
  own: [],
};

test.each(['deck', 'saved-folder', 'agent'] as const)(
  '%s: each role can do what it should, and nobody without the right changes or learns anything',
  async (kind) => {
    const acts = await scenes[kind]();
    const people = Object.entries({ ...strangers, ...crew });
    const [happened, expected]: [unknown[], unknown[]] = [[], []];
    for (const [act, [need, call]] of Object.entries(acts))
      for (const [name, person] of people) {
        const allowed = holders[need].includes(name);
        const missing = need === 'own' ? 'item_owner_only' : 'team_role_missing';
        const code = Object.hasOwn(crew, name) ? missing : 'not_found';
        const before = allowed ? '' : await everythingOfMaker();
        const { status, body } = await call(person);
        const kept = allowed || (await everythingOfMaker()) === before;
        happened.push([act, name, status < 300 ? 'done' : codeIn(body), kept]);
        expected.push([act, name, allowed ? 'done' : code, true]);
      }
    expect(happened).toEqual(expected);
    // Who begins a run pays for it.
    const { rows } = await sql(`SELECT user_id FROM runs WHERE kind = 'slide' AND user_id = $1`, [maker.id]);
    expect(rows).toEqual([]);
    await expect
      .poll(async () => (await sql(`SELECT 1 FROM runs WHERE status IN ('queued', 'running')`)).rowCount)
      .toBe(0);
  },
);

test('what an editor adds to a deck becomes its owner’s, and nothing else of the owner can be pulled in', async () => {
  const [hidden, own] = [await addPicture(maker, '#111111'), await addPicture(maker, '#222222')];
  const id = await makeDeck(own);
  const added = await addPicture(crew.editor, '#333333');
  const font = await addFont(crew.editor, 'inter');
  const stored = (await saveDeck(crew.editor, id, deckOf('Edited', added, font))).body.data.deck;
  const key = pictureOf(stored);
  expect([key, stored.brand.displayFont]).not.toEqual([added, `font-${font}`]);
  // Saving the same again, as an open editor does, adds nothing.
  expect(pictureOf((await saveDeck(crew.editor, id, deckOf('Again', added, font))).body.data.deck)).toBe(key);
  // The picture that was replaced can come back, from a version or by undoing.
  expect((await saveDeck(crew.editor, id, deckOf('Undone', own))).status).toBe(200);
  expect((await saveDeck(crew.editor, id, stored)).body.data).toMatchObject({ deck: { title: 'Edited' } });

  const picture = async (person: Person, pictureId: string) =>
    app.call(contract.carouselPicture, { params: { id, pictureId } }, as(person));
  const { url } = (await picture(crew.viewer, key)).body.data;
  expect((await app.fetch(url)).status).toBe(200);
  expect((await picture(crew.viewer, own)).status).toBe(404);
  for (const person of [crew.editor, crew.owner]) {
    expect((await picture(person, hidden)).body.code).toBe('not_found');
    expect((await saveDeck(person, id, deckOf('Taken', hidden))).body.code).toBe('carousel_files_foreign');
  }
  expect(pictureOf((await readDeck(maker, id)).body.data.deck)).toBe(key);

  const copy = (await app.call(contract.copyCarousel, { params: { id }, body: {} }, as(crew.writer))).body
    .data;
  const copied = pictureOf(copy.deck);
  expect([copied === key, copy.sharing]).toEqual([false, null]);
  await unshare('deck', id);
  const mine = await app.call(contract.getPicture, { params: { id: copied } }, as(crew.writer));
  expect((await app.fetch(mine.body.data.url)).status).toBe(200);
  for (const answer of [
    await picture(crew.editor, key),
    await readDeck(crew.editor, id),
    await saveDeck(crew.editor, id, stored),
  ])
    expect(answer.body.code).toBe('not_found');
});

test('two people who edit a deck see the conflict, and its versions name who made them', async () => {
  const id = await makeDeck();
  const { version } = (await readDeck(maker, id)).body.data;
  expect((await saveDeck(crew.editor, id, deckOf('First', null), version)).status).toBe(200);
  expect((await saveDeck(crew.owner, id, deckOf('Second', null), version)).body.code).toBe(
    'carousel_changed',
  );
  expect((await saveDeck(crew.owner, id, deckOf('Second', null))).status).toBe(200);
  const versions = await app.call(contract.listCarouselVersions, { params: { id } }, as(maker));
  expect(versions.body.data.items.map(({ title, savedBy }) => [title, savedBy])).toEqual([
    ['First', crew.editor.name],
    ['Shared deck', maker.name],
  ]);
  const listed = await app.call(contract.listCarousels, { query: { search: 'second' } }, as(crew.viewer));
  expect(listed.body.data.items.find((one) => one.id === id)?.sharing).toMatchObject({
    owner: maker.name,
    team: 'Launch crew',
    mayUse: false,
    mayEdit: false,
  });
});

test('a shared folder opens nothing else of its owner, and stays shared when it gets another name', async () => {
  const { id: sharedFolder } = await makeFolder('Team folder');
  const refId = randomUUID();
  const secret = {
    kind: 'post' as const,
    refId,
    title: 'Secret',
    text: 'A secret',
    folder: 'Private',
    note: 'Mine',
  };
  const hidden = (await app.call(contract.saveItem, { body: secret }, as(maker))).body.data;
  const body = { kind: 'post' as const, refId, title: 'Theirs', text: 'Theirs', sharedFolder };
  const added = (await app.call(contract.saveItem, { body }, as(crew.editor))).body.data;
  expect(added).toMatchObject({ title: 'Theirs', folder: 'Team folder', note: '' });
  const list = async (query: object) => (await saved(crew.editor, { sharedFolder, ...query })).body.data;
  expect((await list({ folder: 'Private' })).items.map(({ title }) => title)).not.toContain('Secret');

  const params = { id: hidden.id };
  const bulk = (action: { kind: 'delete' } | { kind: 'move'; folder: string }, ids: string[]) =>
    app.call(contract.changeManySaved, { body: { ids, sharedFolder, action } }, as(crew.editor));
  expect((await bulk({ kind: 'delete' }, [hidden.id])).body.data.changed).toBe(0);
  expect((await bulk({ kind: 'move', folder: 'Private' }, [added.id])).body.code).toBe('item_owner_only');
  const moved = { params: { id: added.id }, body: { folder: 'Private' } };
  expect((await app.call(contract.changeSaved, moved, as(crew.editor))).body.code).toBe('item_owner_only');
  expect((await app.call(contract.changeSaved, { params, body: { note: '' } }, as(crew.editor))).status).toBe(
    404,
  );
  expect((await app.call(contract.deleteSaved, { params }, as(crew.editor))).status).toBe(404);

  const rename = async (from: string, to: string) =>
    app.call(contract.renameFolder, { body: { from, to } }, as(maker));
  const names = async () => (await saved(crew.viewer, {})).body.data.sharedFolders.map(({ name }) => name);
  await rename('Team folder', 'New name');
  expect(await names()).toContain('New name');
  // Merging must not share what is in the other folder.
  await rename('New name', 'Private');
  expect(await names()).not.toContain('Private');
});

test('a shared agent shows what it does and delivered, but neither its notes nor its runs', async () => {
  const { id, runId, postId } = await makeAgent();
  const seen = (await app.call(contract.getAgent, { params: { id } }, as(crew.editor))).body.data;
  expect(seen).toMatchObject({ name: 'Ours', pending: 0, sharing: { owner: maker.name, mayEdit: true } });
  expect(JSON.stringify(seen)).not.toContain('nobody else');
  const delivered = await app.call(contract.listAgentDeliveries, { params: { id } }, as(crew.viewer));
  expect(delivered.body.data.items).toMatchObject([
    { runId, status: 'done', items: [], drafts: [{ postId }] },
  ]);
  expect((await app.call(contract.getRun, { params: { id: runId } }, as(crew.editor))).status).toBe(404);
  const start = await app.call(contract.agentRun.start, { body: { agentId: id } }, as(crew.editor));
  expect(start.body.code).toBe('not_found');

  const take = async (of: object) =>
    app.call(contract.takeAgentDraft, { params: { id, runId, postId, ...of }, body: {} }, as(crew.writer));
  const copy = (await take({})).body.data.postId;
  const texts = [];
  for (const [person, post] of [
    [maker, postId],
    [crew.writer, copy],
  ] as const)
    texts.push((await app.call(contract.getPost, { params: { id: post } }, as(person))).body.data.text);
  expect(texts[0]).toBe(texts[1]);
  const other = await makeAgent();
  expect((await take({ runId: other.runId, postId: other.postId })).body.code).toBe('not_found');
  await unshare('agent', id);
  expect((await take({})).body.code).toBe('not_found');
});
