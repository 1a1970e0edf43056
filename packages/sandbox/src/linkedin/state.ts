import { createHash, randomBytes } from 'node:crypto';
import { RequestLog } from '../http/request-log.ts';
import { FaultQueue } from '../http/faults.ts';
import type { Signing } from '../signing.ts';
import type { Blobs } from '../store/blobs.ts';
import type { Collection, Journal } from '../store/journal.ts';
import { DEMO_MEMBERS } from './demo-members.ts';
import {
  isAsset,
  isComment,
  isGrant,
  isMember,
  isPost,
  type App,
  type Asset,
  type Comment,
  type Grant,
  type Member,
  type Post,
} from './records.ts';
import type { LinkedInSettings } from './settings.ts';
import { UrnNumbers } from './urn.ts';

export type LinkedInOptions = {
  journal: Journal;
  blobs: Blobs;
  signing: Signing;
  now: () => number;
  app: App;
  settings: LinkedInSettings;
  requestCapacity: number;
};

export type PendingConsent = {
  clientId: string;
  redirectUri: string;
  state: string;
  scopes: string[];
  at: number;
};

export type Code = {
  code: string;
  clientId: string;
  memberId: string;
  redirectUri: string;
  scopes: string[];
  issuedAt: number;
};

export class LinkedInState {
  readonly now: () => number;
  readonly blobs: Blobs;
  readonly signing: Signing;
  readonly faults = new FaultQueue();
  readonly requests: RequestLog;
  readonly numbers = new UrnNumbers();
  readonly activityNumbers = new UrnNumbers();
  readonly apps = new Map<string, App>();
  readonly codes = new Map<string, Code>();
  readonly pending = new Map<string, PendingConsent>();
  readonly members: Collection<Member>;
  readonly grants: Collection<Grant>;
  readonly assets: Collection<Asset>;
  readonly comments: Collection<Comment>;
  settings: LinkedInSettings;
  /** The address of the OAuth host (`…/linkedin`), set once the server listens. */
  siteUrl = '';
  readonly #posts: Collection<Post>;
  readonly #options: LinkedInOptions;
  readonly #order: string[] = [];
  readonly #urnOfActivity = new Map<string, string>();
  readonly #grantsOf = new Map<string, string[]>();
  readonly #commentsOf = new Map<string, string[]>();
  readonly #memberOfSubject = new Map<string, string>();
  readonly #subjects = new Map<string, string>();
  readonly #recent = new Map<string, { urn: string; at: number }>();
  readonly #uploads = new Map<string, { urn: string; part: number }>();
  readonly #calls = new Map<string, number>();

  constructor(options: LinkedInOptions) {
    const { journal } = options;
    this.#options = options;
    this.now = options.now;
    this.blobs = options.blobs;
    this.signing = options.signing;
    this.settings = { ...options.settings };
    this.requests = new RequestLog(options.requestCapacity);
    this.apps.set(options.app.clientId, options.app);
    this.members = journal.collection('linkedin-members', isMember);
    this.grants = journal.collection('linkedin-grants', isGrant);
    this.assets = journal.collection('linkedin-assets', isAsset);
    this.comments = journal.collection('linkedin-comments', isComment);
    this.#posts = journal.collection('linkedin-posts', isPost);
    for (const grant of this.grants.values()) this.#indexGrant(grant);
    for (const comment of this.comments.values()) this.#indexComment(comment);
    for (const post of this.#posts.values()) this.#indexPost(post);
    for (const asset of this.assets.values()) this.#indexUploads(asset);
  }

  /** Adds missing demo members. Call it once the journal records. */
  seed(): void {
    for (const member of DEMO_MEMBERS) if (!this.members.has(member.id)) this.members.set(member.id, member);
  }

  /** Deletes everything and restores the initial settings. */
  reset(): void {
    for (const collection of [this.members, this.grants, this.assets, this.comments, this.#posts])
      collection.clear();
    for (const map of [
      this.apps,
      this.codes,
      this.pending,
      this.#urnOfActivity,
      this.#grantsOf,
      this.#commentsOf,
      this.#memberOfSubject,
      this.#subjects,
      this.#recent,
      this.#uploads,
      this.#calls,
    ])
      map.clear();
    this.#order.length = 0;
    this.faults.clear();
    this.requests.clear();
    this.settings = { ...this.#options.settings };
    this.apps.set(this.#options.app.clientId, this.#options.app);
    this.seed();
  }

  /** The member's identifier for an app. Each app gets a different one. */
  subject(memberId: string, clientId: string): string {
    const key = `${clientId}\n${memberId}`;
    const known = this.#subjects.get(key);
    if (known !== undefined) return known;
    const subject = createHash('sha256').update(key).digest('base64url').slice(0, 10);
    this.#subjects.set(key, subject);
    this.#memberOfSubject.set(`${clientId}\n${subject}`, memberId);
    return subject;
  }

  findMemberBySubject(subject: string, clientId: string): Member | undefined {
    const known = this.#memberOfSubject.get(`${clientId}\n${subject}`);
    if (known !== undefined) return this.members.get(known);
    for (const member of this.members.values())
      if (this.subject(member.id, clientId) === subject) return member;
    return undefined;
  }

  findMember(name: string): Member | undefined {
    const direct = this.members.get(name);
    if (direct !== undefined) return direct;
    for (const member of this.members.values()) {
      if (member.email === name || member.name === name) return member;
      for (const clientId of this.apps.keys()) if (this.subject(member.id, clientId) === name) return member;
    }
    return undefined;
  }

  /** Every name by which a fault can refer to this member. */
  memberNames(memberId: string, clientId: string): string[] {
    const email = this.members.get(memberId)?.email;
    return [memberId, this.subject(memberId, clientId), ...(email === undefined ? [] : [email])];
  }

  addGrant(grant: Grant): void {
    this.grants.set(grant.token, grant);
    this.#indexGrant(grant);
  }

  grantsOf(memberId: string, clientId: string): Grant[] {
    const tokens = this.#grantsOf.get(`${clientId}\n${memberId}`) ?? [];
    return tokens.flatMap((token) => this.grants.get(token) ?? []);
  }

  /** A token of LinkedIn's usual length of about 500 characters. */
  newToken(): string {
    return `AQ${randomBytes(374).toString('base64url').slice(0, 498)}`;
  }

  addPost(post: Post): void {
    this.#posts.set(post.urn, post);
    this.#indexPost(post);
  }

  changePost(post: Post): void {
    this.#posts.set(post.urn, post);
  }

  /** Finds a post by share, ugcPost or activity URN, including deleted ones. */
  findPost(urn: string): Post | undefined {
    return this.#posts.get(this.#urnOfActivity.get(urn) ?? urn);
  }

  /** The posts from `offset`, newest first. Deleted ones only on request. */
  listPosts(
    offset: number,
    limit: number,
    options: { memberId?: string | undefined; deleted?: boolean } = {},
  ): Post[] {
    const page: Post[] = [];
    let skipped = 0;
    for (let index = this.#order.length - 1; index >= 0 && page.length < limit; index -= 1) {
      const post = this.#posts.get(this.#order[index] ?? '');
      if (post === undefined || (post.deleted && options.deleted !== true)) continue;
      if (options.memberId !== undefined && post.memberId !== options.memberId) continue;
      if (skipped < offset) skipped += 1;
      else page.push(post);
    }
    return page;
  }

  get postCount(): number {
    return this.#order.length;
  }

  /** The URN of the same content within the duplicate window, even if it was deleted since. */
  findDuplicate(key: string): string | undefined {
    const recent = this.#recent.get(key);
    return recent !== undefined && this.now() - recent.at < this.settings.duplicateWindowMs
      ? recent.urn
      : undefined;
  }

  addComment(comment: Comment): void {
    this.comments.set(comment.id, comment);
    this.#indexComment(comment);
  }

  commentsOf(postUrn: string): Comment[] {
    return (this.#commentsOf.get(postUrn) ?? []).flatMap((id) => this.comments.get(id) ?? []);
  }

  addAsset(asset: Asset): void {
    this.assets.set(asset.urn, asset);
    this.#indexUploads(asset);
  }

  findUpload(token: string): { urn: string; part: number } | undefined {
    return this.#uploads.get(token);
  }

  /** Counts a call under `key` and returns today's total (UTC), including it. */
  countCall(key: string): number {
    const today = `${Math.floor(this.now() / 86_400_000)}\n${key}`;
    const count = (this.#calls.get(today) ?? 0) + 1;
    this.#calls.set(today, count);
    return count;
  }

  clearCounts(): void {
    this.#calls.clear();
  }

  #indexGrant(grant: Grant): void {
    const key = `${grant.clientId}\n${grant.memberId}`;
    const tokens = this.#grantsOf.get(key) ?? [];
    if (!tokens.includes(grant.token)) tokens.push(grant.token);
    this.#grantsOf.set(key, tokens);
  }

  #indexUploads({ urn, putToken, parts = [] }: Asset): void {
    if (putToken !== undefined) this.#uploads.set(putToken, { urn, part: 0 });
    for (const [part, { token }] of parts.entries()) this.#uploads.set(token, { urn, part });
  }

  #indexComment(comment: Comment): void {
    const ids = this.#commentsOf.get(comment.postUrn) ?? [];
    ids.push(comment.id);
    this.#commentsOf.set(comment.postUrn, ids);
  }

  #indexPost(post: Post): void {
    this.#order.push(post.urn);
    this.#urnOfActivity.set(post.activityUrn, post.urn);
    this.#recent.set(duplicateKey(post), { urn: post.urn, at: post.createdAt });
  }
}

/** Posts with the same key are duplicates: same author, text and content. */
export function duplicateKey(
  post: Pick<Post, 'memberId' | 'commentary' | 'content' | 'resharedUrn'>,
): string {
  return createHash('sha256')
    .update(JSON.stringify([post.memberId, post.commentary, post.content ?? null, post.resharedUrn ?? null]))
    .digest('base64');
}
