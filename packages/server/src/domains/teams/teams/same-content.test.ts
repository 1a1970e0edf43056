import * as contract from '@limelight/contracts';
import type { Endpoint, EndpointCall } from '@limelight/contracts';
import { emptySlide, noBrand } from '@limelight/slides';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Person, TestApp } from '../../../testing/index.ts';
import {
  openScene,
  publish,
  readPost,
  scheduleAt,
  signUpAuthor,
  uploadPicture,
  writePost,
  type Author,
} from '../../publishing/publishing/test-scene.ts';
import { actsIn, as, makeTeam, ownTeam, shareOne, signUpCrew, type Crew } from './test-team.ts';

const hourMs = 3_600_000;
const look = { size: 'portrait', design: 'spotlight', scheme: 'dark', language: 'en' } as const;
let app: TestApp;
let crew: Crew;
let author: Author;
let teamId: string;
let number = 0;
beforeAll(async () => {
  app = await openScene();
  author = await signUpAuthor(app);
  crew = { ...(await signUpCrew(app)), writer: author };
});
beforeEach(async () => {
  const { pool } = app.context.database;
  await pool.query(`UPDATE users SET plan = 'Pro', plan_expires_at = $2 WHERE id = $1`, [
    author.id,
    new Date(app.clock.now() + 365 * 24 * hourMs),
  ]);
  await pool.query('DELETE FROM rate_limits');
  teamId = await makeTeam(app, crew, { requiresApproval: true });
});
afterAll(async () => app.close());

const { approve, save } = actsIn(() => ({ app, crew, author }));

/** Calls an endpoint, as the author if nobody else is named. A refusal fails the test. */
async function ask<E extends Endpoint>(endpoint: E, input: EndpointCall<E>, person: Person = author) {
  const answer = await app.call(endpoint, input, as(person));
  if (answer.status !== endpoint.status)
    throw new Error(`${contract.endpointName(endpoint)} was refused: ${JSON.stringify(answer.body)}`);
  return answer.body.data;
}
const of = (id: string) => ({ params: { id } });
/** Words that nobody approved, and of which no two are alike. */
const words = () => {
  number += 1;
  const own = ['fields', 'forms', 'doors', 'desks', 'lamps']
    .map((thing) => `${thing}${number}`)
    .join(' took ');
  return `Nobody approved ${own}.`;
};
const shared = async () => (await shareOne(app, crew, teamId, words())).id;
const soon = () => app.clock.now() + hourMs;

/** Every way to make a second post of what nobody approved. Each returns the post. */
const ways: Readonly<Record<string, () => Promise<string>>> = {
  async 'write it again by hand, in nearly the same words'() {
    const { text } = await readPost(app, author, await shared());
    return (await writePost(app, author, `${text.replace('Nobody', 'nobody has')}!`)).id;
  },
  async 'share the second one with a workspace of their own that asks for nothing'() {
    const { text } = await readPost(app, author, await shared());
    const { id } = await writePost(app, author, text);
    await ask(contract.shareTeamPost, {
      params: { id: await ownTeam(app, author, 'Mine') },
      body: { postId: id },
    });
    return id;
  },
  async 'change the shared one and write down what it said before'() {
    const id = await shared();
    const { text } = await readPost(app, author, id);
    app.clock.advance(hourMs);
    await save(id, words());
    return (await writePost(app, author, text)).id;
  },
  async 'import it from a file'() {
    const { text } = await readPost(app, author, await shared());
    const [row] = (
      await ask(contract.runImport, { body: { csv: `text,date,time\n"${text}",,\n`, timeZone: 'UTC' } })
    ).rows;
    return row?.postId ?? '';
  },
  async 'import it from a file with a date'() {
    const { text } = await readPost(app, author, await shared());
    const csv = `text,date,time\n"${text}",2035-03-20,09:30\n`;
    const [row] = (await ask(contract.runImport, { body: { csv, timeZone: 'UTC' } })).rows;
    expect(row?.verdict).toBe('draft');
    expect(row?.note).toContain('Ask for approval on the Team page');
    return row?.postId ?? '';
  },
  async 'draft it from an idea'() {
    const { text } = await readPost(app, author, await shared());
    const idea = await ask(contract.createIdea, { body: { text: 'An idea' } });
    const { postId } = await ask(contract.draftIdea, of(idea.id));
    await save(postId, text);
    return postId;
  },
  async 'put a letter that nobody sees into every word'() {
    const { text } = await readPost(app, author, await shared());
    return (await writePost(app, author, text.replace(/\w\b/g, '\u200b$&'))).id;
  },
  async 'write it with letters of another script that look the same'() {
    const { text } = await readPost(app, author, await shared());
    return (await writePost(app, author, text.replaceAll('o', 'о').replaceAll('a', 'а'))).id;
  },
  async 'write it with accents'() {
    const { text } = await readPost(app, author, await shared());
    return (await writePost(app, author, text.replace(/[aeo]/g, '$&\u0323'))).id;
  },
  async 'part its words by other spaces'() {
    const { text } = await readPost(app, author, await shared());
    return (await writePost(app, author, text.replace(/(?<=\w)\B/g, ' '))).id;
  },
  async 'publish the first half of it'() {
    const { text } = await readPost(app, author, await shared());
    return (await writePost(app, author, text.slice(0, text.length / 2))).id;
  },
  async 'put it into a long post'() {
    const { text } = await readPost(app, author, await shared());
    const around = Array.from({ length: 12 }, words).join(' ').replaceAll('approved', 'cleans');
    return (await writePost(app, author, `${around} ${text} ${around}`)).id;
  },
  async 'say it in the first comment of another post'() {
    const { text } = await readPost(app, author, await shared());
    const body = { text: words(), firstComment: text };
    return (await ask(contract.createPost, { body })).id;
  },
  async 'say it as the card of a link'() {
    const { text } = await readPost(app, author, await shared());
    const card = { kind: 'link', source: 'https://example.com/a', title: text, description: '' } as const;
    return (await writePost(app, author, words(), undefined, card)).id;
  },
  async 'ask it as a poll, a part of it in each option'() {
    const { text } = await readPost(app, author, await shared());
    const options = (text.match(/.{1,30}/g) ?? []).slice(0, 4);
    const poll = { kind: 'poll', question: 'Which of them?', options, duration: 'ONE_DAY' } as const;
    return (await writePost(app, author, words(), undefined, poll)).id;
  },
  async 'post what stood in the first comment'() {
    const said = words();
    const { id } = await ask(contract.createPost, { body: { text: words(), firstComment: said } });
    await ask(contract.shareTeamPost, { ...of(teamId), body: { postId: id } });
    return (await writePost(app, author, said)).id;
  },
  async 'attach the same picture to other words'() {
    const mediaId = await uploadPicture(app, author, '#0f0f77');
    const { id } = await writePost(app, author, words(), mediaId);
    await ask(contract.shareTeamPost, { ...of(teamId), body: { postId: id } });
    return (await writePost(app, author, words(), await uploadPicture(app, author, '#0f0f77'))).id;
  },
  async 'make a post of the same picture in the library'() {
    const picture = await ask(contract.createGraphic, {
      body: { ...look, brand: { ...noBrand, pageNumbers: false }, kind: 'quote', fields: { body: words() } },
    });
    const make = async () => (await ask(contract.postPicture, { ...of(picture.mediaId), body: {} })).postId;
    await ask(contract.shareTeamPost, { ...of(teamId), body: { postId: await make() } });
    const id = await make();
    await save(id, words());
    return id;
  },
  async 'make a second post of the same carousel, changed and with other words'() {
    const slides = [{ ...emptySlide('a', 'text'), kind: 'text' as const, title: words() }];
    const deck = {
      ...look,
      brand: { ...noBrand, pageNumbers: false },
      slides,
      title: 'Deck',
      caption: words(),
    };
    const carousel = await ask(contract.createCarousel, { body: { deck } });
    const make = async () => (await ask(contract.postCarousel, { ...of(carousel.id), body: {} })).postId;
    await ask(contract.shareTeamPost, { ...of(teamId), body: { postId: await make() } });
    const changed = {
      ...deck,
      caption: words(),
      slides: [{ ...emptySlide('a', 'text'), kind: 'text' as const, title: words() }],
    };
    await ask(contract.changeCarousel, {
      ...of(carousel.id),
      body: { version: carousel.version, deck: changed },
    });
    return make();
  },
};

test.each(Object.entries(ways))('approval follows the content: %s', async (_, way) => {
  const id = await way();
  expect((await publish(app, author, id)).body.code).toBe('approval_required');
  expect((await scheduleAt(app, author, id, new Date(soon()).toISOString())).body.code).toBe(
    'approval_required',
  );
});

test('what is not alike, and a copy of what was approved, is published without another approval', async () => {
  const id = await shared();
  const { text } = await readPost(app, author, id);
  const other = await writePost(app, author, words());
  expect((await publish(app, author, other.id)).status).toBe(202);
  const again = await writePost(app, author, text);
  const refused = await app.call(contract.publishPost, of(again.id), as(author));
  expect(refused.body).toMatchObject({ code: 'approval_required', details: { postId: id } });
  await approve(crew.approver, id);
  expect((await publish(app, author, again.id)).status).toBe(202);
  // The same comment below every post, and a subject in common, are not the same content.
  const below = 'Want more like this? I write one letter a week about forms: https://example.com/letter';
  const body = { text: words(), firstComment: below };
  const first = await ask(contract.createPost, { body });
  await ask(contract.shareTeamPost, { ...of(teamId), body: { postId: first.id } });
  const second = await ask(contract.createPost, { body: { ...body, text: `${words()} Ask me.` } });
  expect((await publish(app, author, second.id)).status).toBe(202);
  // Somebody else with the same words is another author.
  const stranger = await signUpAuthor(app);
  expect(
    (await publish(app, stranger, (await writePost(app, stranger, `${text} Once more.`)).id)).status,
  ).toBe(202);
});

test('a due post whose words were refused meanwhile is held, together with others or alone', async () => {
  const planned = await Promise.all([writePost(app, author, words()), writePost(app, author, words())]);
  for (const { id } of planned)
    expect((await scheduleAt(app, author, id, new Date(soon()).toISOString())).status).toBe(200);
  const { id } = await writePost(app, author, planned[0].text);
  await ask(contract.shareTeamPost, { ...of(teamId), body: { postId: id } });
  app.clock.advance(hourMs + 60_000);
  await app.runDueJobs();
  expect((await readPost(app, author, planned[0].id)).failure?.code).toBe('approval_required');
  expect((await readPost(app, author, planned[1].id)).status).toBe('published');
});
