import type { PostStatus } from '@limelight/contracts';
import fc from 'fast-check';
import { expect } from 'vitest';
import { removeConnection } from '../../../accounts/linkedin-account/index.ts';
import { binPost, editPost, keepDraft, restoreFromBin } from '../../../posts/posts/index.ts';
import { editPublishedPost, removePublishedPost } from '../service/change.ts';
import { publishNow, resolve, schedule, unschedule } from '../service/commands.ts';
import type { Model } from './test-model.ts';
import { fates, hour, minute, type Fate, type ModelPost } from './test-model-post.ts';
import type { World } from './test-world.ts';

export type Command = fc.AsyncCommand<Model, World>;

const postsAtMost = 4;
const tokenSeconds = 60 * 24 * 3600;

/** The transitions and holds seen so far. A run that covers few of them proves little. */
export const met = new Set<string>();
const before = new WeakMap<ModelPost, string>();

function note(post: ModelPost): void {
  const standing = post.status === 'scheduled' && post.hold !== null ? `held: ${post.hold}` : post.status;
  met.add(`${before.get(post) ?? 'new'} -> ${standing}`);
  before.set(post, standing);
}

export async function agree(model: Model, world: World): Promise<void> {
  const seen = await world.see();
  for (const post of model.posts) {
    note(post);
    const found = seen.find(({ id }) => id === post.id);
    const expected = {
      status: post.status,
      hold: post.status === 'scheduled' ? post.hold : null,
      text: post.text,
      binned: post.binned,
      removed: post.removed,
      change: post.change === null ? null : { kind: post.change.kind, failed: post.change.failed },
    };
    expect({ post: post.name, ...found }).toMatchObject({ post: post.name, ...expected });
    if (post.status === 'scheduled' && !model.adopt(post, found?.due ?? 0))
      expect({ post: post.name, due: new Date(found?.due ?? 0) }).toEqual({
        post: post.name,
        due: typeof post.due === 'number' ? new Date(post.due) : post.due,
      });
    expect(post.creates).toBeLessThanOrEqual(1 + post.asked);
  }
  expect(seen).toHaveLength(model.posts.length);
  const texts = (await world.feed()).map(({ text }) => text).toSorted();
  expect(texts).toEqual(model.feed.map(({ text }) => text).toSorted());
}

/** Runs workers until `end`, and further until every dead one has been noticed. */
export async function pass(model: Model, world: World, end: number): Promise<void> {
  let look = model.time + 10 * minute;
  let until = end;
  for (;;) {
    const at = Math.min(model.nextWake(), look, until);
    model.time = at;
    world.app.clock.set(at);
    if (at === look || at === until) {
      model.lookAfter();
      await world.lookAfter();
    }
    const died = model.work();
    await world.work();
    await agree(model, world);
    if (at === look) look = Infinity;
    if (died) {
      look = at + 10 * minute;
      until = Math.max(until, look);
    }
    if (at === until) return;
  }
}

function command(
  name: string,
  may: (model: Model) => boolean,
  run: (model: Model, world: World) => Promise<void>,
): Command {
  return {
    check: may,
    async run(model, world) {
      await run(model, world);
      await agree(model, world);
    },
    toString: () => name,
  };
}

const always = () => true;

type Meant = (post: ModelPost) => boolean;
const standsAs =
  (meant: PostStatus): Meant =>
  ({ status }) =>
    status === meant;

/** The post at this index among those the action applies to or, if there are none, among all. */
function pick(model: Model, place: number, meant: Meant): ModelPost | undefined {
  const fit = model.posts.filter(meant);
  const among = fit.length > 0 ? fit : model.posts;
  return among[place % among.length];
}

/** An action on one of the posts, which both sides must refuse alike. */
function onPost(
  name: string,
  place: number,
  inModel: (model: Model, post: ModelPost) => string | null,
  inWorld: (world: World, post: ModelPost, model: Model) => Promise<unknown>,
  meant: Meant = () => true,
): Command {
  return command(
    `${name} ${place}`,
    (model) => model.posts.length > 0,
    async (model, world) => {
      const post = pick(model, place, meant);
      if (post === undefined) return;
      const expected = inModel(model, post);
      expect({ name, refused: await world.codeOf(async () => inWorld(world, post, model)) }).toEqual({
        name,
        refused: expected,
      });
    },
  );
}

const place = fc.nat({ max: postsAtMost - 1 });
const span = fc.oneof(
  { weight: 8, arbitrary: fc.constantFrom(10 * minute, 11 * minute, 40 * minute, 3 * hour) },
  { weight: 2, arbitrary: fc.constant(26 * hour) },
  { weight: 1, arbitrary: fc.constant(40 * 24 * hour) },
);
const ahead = fc.constantFrom(
  -hour,
  -30_000,
  30_000,
  4 * minute,
  20 * minute,
  50 * minute,
  3 * hour,
  30 * hour,
  45 * 24 * hour,
);

const write = command(
  'write',
  (model) => model.posts.length < postsAtMost,
  async (model, world) => {
    const name = `Note ${'ABCDEFGH'[model.posts.length] ?? 'Z'}`;
    const draft = { text: `${name}, edition 1.`, media: [], attachment: null, firstComment: '' };
    const post = await keepDraft(world.context, world.userId, { ...draft, visibility: 'PUBLIC' });
    model.write(post.id);
  },
);

const edit = (at: number) =>
  onPost(
    'edit',
    at,
    (model, post) => model.edit(post),
    async (world, post) => {
      const { version = 1 } = (await world.see()).find(({ id }) => id === post.id) ?? {};
      // The model has already produced the next text, unless it refused.
      await editPost(world.context, world.userId, post.id, { version, text: nextText(post) });
    },
  );

function nextText(post: ModelPost): string {
  return `${post.name}, edition ${post.edition}.`;
}

const scheduleIn = (at: number, offset: number) =>
  onPost(
    `schedule in ${offset / minute} min`,
    at,
    // Two posts never share a time, because their order would then be random.
    (model, post) => model.schedule(post, model.time + offset + at * 1000),
    async (world, post, model) => {
      const time = new Date(model.time + offset + at * 1000).toISOString();
      await schedule(world.context, world.userId, post.id, { at: time, timeZone: 'Asia/Kolkata' });
    },
  );

const sayItIsThere = (at: number, withLink: boolean) =>
  command(
    `it is there ${at}${withLink ? ', with a link' : ''}`,
    (model) => model.posts.length > 0,
    async (model, world) => {
      const post = pick(model, at, standsAs('unconfirmed'));
      if (post === undefined) return;
      const copy = withLink ? (model.feed.findLast(({ text }) => text === post.text) ?? null) : null;
      const urn = (await world.feed()).find(({ text }) => text === copy?.text)?.urn;
      const link = urn === undefined ? {} : { link: `https://www.linkedin.com/feed/update/${urn}` };
      const expected = model.sayItIsThere(post, copy);
      const answer = { answer: 'it-is-there', ...link } as const;
      expect(await world.codeOf(async () => resolve(world.context, world.userId, post.id, answer))).toBe(
        expected,
      );
    },
  );

export const orderFate = (at: number, fate: Fate) =>
  command(
    `fate of ${at}: ${fate}`,
    (model) => model.posts[at] !== undefined && model.posts[at].fate === null,
    async (model, world) => {
      const post = model.posts[at];
      if (post === undefined) return;
      post.fate = fate;
      await world.order(post, fate);
    },
  );

const publishAt = (at: number) =>
  onPost(
    'publish now',
    at,
    (model, post) => model.publishNow(post),
    async ({ context, userId }, { id }) => {
      await publishNow(context, userId, id);
    },
  );
const binAt = (at: number, meant: Meant) =>
  onPost(
    'bin',
    at,
    (model, post) => model.bin(post),
    async ({ context, userId }, { id }) => {
      await binPost(context, userId, id);
    },
    meant,
  );
const publishing = place.map(publishAt);
const scheduling = fc.tuple(place, ahead).map(([at, offset]) => scheduleIn(at, offset));
const settling = fc.oneof(
  fc.tuple(place, fc.boolean()).map(([at, withLink]) => sayItIsThere(at, withLink)),
  place.map((at) =>
    onPost(
      'publish again',
      at,
      (model, post) => model.sayPublishAgain(post),
      async ({ context, userId }, { id }) => {
        await resolve(context, userId, id, { answer: 'publish-again' });
      },
      standsAs('unconfirmed'),
    ),
  ),
);

const personal: fc.Arbitrary<Command>[] = [
  place.map(edit),
  place.map((at) =>
    onPost(
      'unschedule',
      at,
      (model, post) => model.unschedule(post),
      async ({ context, userId }, { id }) => {
        await unschedule(context, userId, id);
      },
    ),
  ),
  place.map((at) => binAt(at, () => true)),
  place.map((at) => binAt(at, standsAs('failed'))),
  place.map((at) =>
    onPost(
      'bring back',
      at,
      (model, post) => model.bringBack(post),
      async ({ context, userId }, { id }) => {
        await restoreFromBin(context, userId, id);
      },
      ({ binned }) => binned,
    ),
  ),
  place.map((at) =>
    onPost(
      'change what is out',
      at,
      (model, post) => model.changePublished(post, 'edit'),
      async (world, post) => {
        const { version = 1 } = (await world.see()).find(({ id }) => id === post.id) ?? {};
        await editPublishedPost(world.context, world.userId, post.id, { text: nextText(post), version });
      },
      standsAs('published'),
    ),
  ),
  place.map((at) =>
    onPost(
      'delete what is out',
      at,
      (model, post) => model.changePublished(post, 'delete'),
      async ({ context, userId }, { id }) => {
        await removePublishedPost(context, userId, id);
      },
      standsAs('published'),
    ),
  ),
];

const ordering = fc.tuple(place, fc.constantFrom(...fates)).map(([at, fate]) => orderFate(at, fate));

const outside: fc.Arbitrary<Command>[] = [
  place.map((at) =>
    command(
      `the same by hand ${at}`,
      // A fault set for the post's next create would affect this one.
      (model) => model.posts[at]?.fate === null,
      async (model, world) => {
        const post = model.posts[at];
        if (post === undefined) return;
        model.postByHand(post);
        await world.postByHand(post.text);
      },
    ),
  ),
  fc.constantFrom(tokenSeconds, 24 * 3600).map((seconds) =>
    command(`connect for ${seconds / 3600} h`, always, async (model, world) => {
      model.connect(model.time + seconds * 1000);
      await world.connect(seconds);
    }),
  ),
  fc.constant(
    command('disconnect', always, async (model, world) => {
      model.disconnect();
      await removeConnection(world.context, world.userId);
    }),
  ),
  fc.constant(
    command('taken back at LinkedIn', always, async (model, world) => {
      model.revoke();
      await world.app.sandbox.control.linkedin.revoke(world.member);
    }),
  ),
];

const work = fc.constant(
  command('work', always, async (model, world) => {
    model.work();
    await world.work();
  }),
);
const passing = span.map((ms) =>
  command(`${ms / minute} min pass`, always, async (model, world) => pass(model, world, model.time + ms)),
);
export const standFor = (ms: number) =>
  command(`nothing runs for ${ms / minute} min`, always, async (model, world) => {
    model.time += ms;
    world.app.clock.set(model.time);
    model.lookAfter();
    await world.lookAfter();
    model.work();
    await world.work();
  });
const standing = span.map(standFor);

function often(times: number, ...given: fc.Arbitrary<Command>[]): fc.Arbitrary<Command>[] {
  return Array.from({ length: times }, () => given).flat();
}

export const happenings: fc.Arbitrary<Command>[] = [
  fc.constant(write),
  ...personal,
  ...often(5, scheduling, publishing),
  ...often(2, settling),
  ...often(6, ordering),
  ...outside,
  ...often(5, work),
  ...often(5, passing),
  ...often(2, standing),
];

/** A user with a connection, two scheduled posts, and one being published. */
export async function begin(model: Model, world: World): Promise<void> {
  model.connect(model.time + tokenSeconds * 1000);
  await world.connect(tokenSeconds);
  for (let count = 0; count < 3; count += 1) await write.run(model, world);
  await pass(model, world, model.time + 10 * minute);
  await scheduleIn(0, 20 * minute).run(model, world);
  await scheduleIn(1, 30 * minute).run(model, world);
  await publishAt(2).run(model, world);
}

/** Ends with a working connection and days of work: everything due must be published, and nothing stuck. */
export async function end(model: Model, world: World): Promise<void> {
  model.connect(model.time + tokenSeconds * 1000);
  await world.connect(tokenSeconds);
  await pass(model, world, model.time + 50 * 24 * hour);
  for (const { status, hold } of await world.see()) {
    expect(status).not.toBe('publishing');
    if (status === 'scheduled') expect(hold).not.toBeNull();
  }
}
