import { randomUUID } from 'node:crypto';
import {
  reviewLinkLimit,
  type approveReview,
  type askReviewChanges,
  type commentReview,
  type createReviewLink,
  type EndpointInput,
  type Review,
  type ReviewedPost,
  type ReviewLink,
} from '@limelight/contracts';
import { firstLine } from '@limelight/post-text';
import type { Context } from '../../../context.ts';
import type { Connection, Tx } from '../../../platform/db/index.ts';
import { admitGuess, AppError, limitedNetwork, noteRight } from '../../../platform/http/index.ts';
import { randomHex } from '../../../platform/secrets.ts';
import { checkPassword, getUser, hashPassword } from '../../accounts/identity/index.ts';
import { readConnection } from '../../accounts/linkedin-account/index.ts';
import { presentMedia } from '../../posts/media/index.ts';
import { findPost, type PostWithMedia } from '../../posts/posts/index.ts';
import {
  countMarks,
  findLink,
  insertApproval,
  insertChange,
  insertComment,
  insertLink,
  listLinks,
  listSaid,
  lockLink,
  noteOpened,
  type LinkRow,
  type Said,
} from './repository.ts';
import { fingerprintOf, holdsQuote } from './rules.ts';
import { tellOfApproval, tellOfChange, tellOfComment } from './tell.ts';

const dayMs = 86_400_000;
const mostMarks = 500;

const openRule = { name: 'review-open', points: 120, perSeconds: 600 } as const;
const markRule = { name: 'review-mark', points: 40, perSeconds: 600 } as const;
const nowOf = (context: Context) => new Date(context.clock.now());
const hashOf = (context: Context, token: string) => context.secrets.hash(token, 'review-link');
const comerOf = (context: Context, address: string, linkId = '') =>
  context.secrets.hash(`${linkId} ${limitedNetwork(address)}`, 'review-address');

/** Creates a link. Its secret follows the hash sign, which browsers do not send to servers. */
export async function createLink(
  context: Context,
  userId: string,
  { postIds, title, days, password }: EndpointInput<typeof createReviewLink>['body'],
): Promise<{ id: string; url: string }> {
  const token = randomHex();
  const createdAt = nowOf(context);
  const link = {
    id: randomUUID(),
    userId,
    title,
    createdAt,
    secretHash: hashOf(context, token),
    passwordHash: password === null ? null : await hashPassword(password, context.passwordCost),
    expiresAt: new Date(createdAt.getTime() + days * dayMs),
  };
  await context.database.db.transaction(async (tx) => {
    for (const postId of postIds)
      if ((await findPost(tx, userId, postId)) === null) throw new AppError('not_found');
    if (!(await insertLink(tx, link, postIds, reviewLinkLimit))) throw new AppError('review_link_limit');
  });
  return { id: link.id, url: `${context.config.PUBLIC_URL}/review#${token}` };
}

export interface Key {
  token: string;
  password?: string | undefined;
}

/** Finds the open link for a secret and a password. Closed, expired and unknown links are refused alike. */
export async function openLink(
  context: Context,
  { token, password }: Key,
  address: string,
): Promise<LinkRow> {
  await context.limits.take(openRule, comerOf(context, address));
  const link = await findLink(context.database.db, hashOf(context, token), nowOf(context));
  if (link === null) throw new AppError('review_link_invalid');
  if (link.passwordHash === null) return link;
  if (password === undefined || password === '') throw new AppError('review_password_needed');
  const guess = {
    of: 'review-password',
    subject: context.secrets.hash(link.id, 'limit'),
    place: comerOf(context, address),
  };
  await admitGuess(context.limits, guess);
  const { matches } = await checkPassword(password, link.passwordHash, context.passwordCost);
  if (!matches) throw new AppError('review_password_wrong');
  await noteRight(context.limits, guess);
  return link;
}

const saidOf = ({ comments, approvals, changes }: Said, post: PostWithMedia, linkId: string) => {
  const isOf = (row: { linkId: string; postId: string }) => row.linkId === linkId && row.postId === post.id;
  const fingerprint = fingerprintOf(post);
  const isCurrent = (row: { fingerprint: string }) => row.fingerprint === fingerprint;
  const given = approvals.filter(isOf);
  // A request ends the earlier approvals of its reviewer, so an approval of theirs is always the later word.
  const agreed = new Set(given.filter(isCurrent).map((approval) => approval.name));
  return {
    comments: comments.filter(isOf).map(({ id, name, text, quote, createdAt }) => ({
      id,
      name,
      text,
      quote,
      at: createdAt.toISOString(),
    })),
    approvals: given.map((approval) => ({
      name: approval.name,
      at: approval.createdAt.toISOString(),
      current: isCurrent(approval),
    })),
    changes: changes.filter(isOf).map((change) => ({
      id: change.id,
      name: change.name,
      note: change.note,
      at: change.createdAt.toISOString(),
      current: isCurrent(change) && !agreed.has(change.name),
    })),
  };
};

function present(
  context: Context,
  post: PostWithMedia,
  key: string,
): Omit<ReviewedPost, 'comments' | 'approvals' | 'changes'> {
  const { text, visibility, attachment, firstComment, scheduledAt, timeZone } = post;
  return {
    key,
    text,
    visibility,
    attachment,
    firstComment,
    timeZone,
    scheduledAt: scheduledAt?.toISOString() ?? null,
    fingerprint: fingerprintOf(post),
    media: post.media.map((item) => {
      const { mime, url, width, height, pages } = presentMedia(context, item);
      return { mime, url, width, height, pages, altText: item.altText };
    }),
  };
}

async function readPosts(connection: Connection, userId: string, ids: readonly string[]) {
  const found = new Map<string, PostWithMedia>();
  for (const id of new Set(ids)) {
    const post = await findPost(connection, userId, id);
    if (post !== null) found.set(id, post);
  }
  return found;
}

/** The content of a link: its posts that still exist, with the comments under this link only. */
export async function readReview(context: Context, link: LinkRow): Promise<Review> {
  const { db } = context.database;
  const said = await listSaid(db, [link.id]);
  const posts = await readPosts(
    db,
    link.userId,
    said.posts.map(({ postId }) => postId),
  );
  const author = await getUser(db, link.userId);
  const { name, pictureUrl } = await readConnection(context, link.userId);
  return {
    title: link.title,
    author: author?.name ?? '',
    publishedAs: { name: name ?? author?.name ?? '', pictureUrl },
    expiresAt: link.expiresAt.toISOString(),
    posts: said.posts.flatMap(({ postId, position }) => {
      const post = posts.get(postId);
      return post === undefined
        ? []
        : { ...present(context, post, String(position)), ...saidOf(said, post, link.id) };
    }),
  };
}

export async function openReviewOf(context: Context, key: Key, address: string): Promise<Review> {
  const link = await openLink(context, key, address);
  await noteOpened(context.database.db, link.id, nowOf(context));
  return readReview(context, link);
}

/** The post for a key within a link. Locks the link, which must have room. */
async function takePost(context: Context, tx: Tx, link: LinkRow, key: string): Promise<PostWithMedia> {
  if ((await lockLink(tx, link.id, nowOf(context))) === null) throw new AppError('review_link_invalid');
  const { posts } = await listSaid(tx, [link.id]);
  const named = posts.find(({ position }) => String(position) === key);
  const post = named === undefined ? null : await findPost(tx, link.userId, named.postId);
  if (post === null) throw new AppError('not_found');
  if ((await countMarks(tx, link.id)) >= mostMarks) throw new AppError('review_full');
  return post;
}

async function mark(
  context: Context,
  key: Key & { post: string },
  address: string,
  write: (tx: Tx, link: LinkRow, post: PostWithMedia) => Promise<void>,
): Promise<Review> {
  const link = await openLink(context, key, address);
  await context.limits.take(markRule, comerOf(context, address, link.id));
  await context.database.db.transaction(async (tx) =>
    write(tx, link, await takePost(context, tx, link, key.post)),
  );
  return readReview(context, link);
}

export async function addComment(
  context: Context,
  body: EndpointInput<typeof commentReview>['body'],
  address: string,
): Promise<Review> {
  const { id, name, text } = body;
  const quote = body.quote === '' ? null : body.quote;
  return mark(context, body, address, async (tx, link, post) => {
    if (quote !== null && !holdsQuote(post.text, quote)) throw new AppError('review_quote_unknown');
    const comment = {
      id,
      name,
      text,
      quote,
      linkId: link.id,
      postId: post.id,
    };
    if (await insertComment(tx, { ...comment, createdAt: nowOf(context) }))
      await tellOfComment(context, tx, { link, post, name }, id);
  });
}

/** Approves exactly what was shown. Refuses if the post has changed in the meantime. */
export async function addApproval(
  context: Context,
  body: EndpointInput<typeof approveReview>['body'],
  address: string,
): Promise<Review> {
  const { name, fingerprint } = body;
  return mark(context, body, address, async (tx, link, post) => {
    if (fingerprintOf(post) !== fingerprint) throw new AppError('review_changed');
    const createdAt = nowOf(context);
    const approval = { linkId: link.id, postId: post.id, name, fingerprint, createdAt };
    if (await insertApproval(tx, approval))
      await tellOfApproval(context, tx, { link, post, name }, fingerprint);
  });
}

/** Asks for changes to exactly what was shown. Refuses if the post has changed in the meantime. */
export async function addChange(
  context: Context,
  body: EndpointInput<typeof askReviewChanges>['body'],
  address: string,
): Promise<Review> {
  const { id, name, note, fingerprint } = body;
  return mark(context, body, address, async (tx, link, post) => {
    if (fingerprintOf(post) !== fingerprint) throw new AppError('review_changed');
    const change = {
      id,
      name,
      note,
      fingerprint,
      linkId: link.id,
      postId: post.id,
    };
    if (await insertChange(tx, { ...change, createdAt: nowOf(context) }))
      await tellOfChange(context, tx, { link, post, name }, id);
  });
}

export async function listOwnLinks(
  context: Context,
  userId: string,
  postId: string | undefined,
): Promise<ReviewLink[]> {
  const { db } = context.database;
  const links = await listLinks(db, userId, { now: nowOf(context), postId });
  const said = await listSaid(
    db,
    links.map(({ id }) => id),
  );
  const posts = await readPosts(
    db,
    userId,
    said.posts.map((one) => one.postId),
  );
  return links.map(({ id, title, createdAt, expiresAt, passwordHash, openedAt }) => ({
    id,
    title,
    createdAt: createdAt.toISOString(),
    expiresAt: expiresAt.toISOString(),
    hasPassword: passwordHash !== null,
    openedAt: openedAt?.toISOString() ?? null,
    posts: said.posts.flatMap((one) => {
      const post = one.linkId === id ? posts.get(one.postId) : undefined;
      return post === undefined
        ? []
        : { postId: post.id, title: firstLine(post.text, 90), ...saidOf(said, post, id) };
    }),
  }));
}
