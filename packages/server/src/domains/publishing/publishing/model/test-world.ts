import { randomUUID } from 'node:crypto';
import type { PostHold, PostStatus } from '@limelight/contracts';
import type { FaultOrder } from '@limelight/sandbox';
import type { Context } from '../../../../context.ts';
import { AppError } from '../../../../platform/http/index.ts';
import type { TestApp } from '../../../../testing/index.ts';
import { linkedinAccountModule } from '../../../accounts/linkedin-account/index.ts';
import { publishingHandlers } from '../handlers.ts';
import { publishingDeps, type PublishingDeps } from '../service/deps.ts';
import { createPublisher } from '../service/run.ts';
import { sweepPublishing } from '../service/sweep.ts';
import { sceneStart } from '../test-scene.ts';
import type { Fate, ModelPost } from './test-model-post.ts';

/** Thrown where a worker dies, after which it does nothing. */
class Death extends Error {}

type OnLinkedin = Exclude<Fate, 'dies-before' | 'dies-holding' | 'dies-after'>;

const orders: Record<OnLinkedin, Partial<FaultOrder> & Pick<FaultOrder, 'kind'>> = {
  refused: { kind: 'status', status: 400, code: 'INVALID_VALUE_FOR_FIELD' },
  conflict: { kind: 'conflict' },
  broken: { kind: 'status', status: 503 },
  'broken-after': { kind: 'status', status: 500, phase: 'after' },
  dropped: { kind: 'drop' },
  'dropped-after': { kind: 'drop', phase: 'after' },
  'slow-down': { kind: 'rate-limit', retryAfterSeconds: 15 * 60 },
  'day-quota': { kind: 'rate-limit', scope: 'MEMBER', window: 'DAY' },
  nameless: { kind: 'no-id' },
  'old-version': { kind: 'status', status: 426, code: 'NONEXISTENT_VERSION' },
};

export interface Seen {
  id: string;
  status: PostStatus;
  hold: PostHold | null;
  due: number | null;
  text: string;
  binned: boolean;
  removed: boolean;
  change: { kind: string; failed: boolean } | null;
  version: number;
}

interface JobRow {
  id: string;
  name: string;
  data: { postId?: string; at?: string };
}

interface PostRow {
  id: string;
  status: PostStatus;
  hold: PostHold | null;
  scheduled_at: Date | null;
  text: string;
  deleted_at: Date | null;
  removed_at: Date | null;
  change_kind: string | null;
  change_failure: string | null;
  version: number;
}

/**
 * A user with the real services, database and queue, and a member of the sandbox. Several sequences run one after
 * another.
 */
export class World {
  readonly app: TestApp;
  /** The context of a server without email. */
  readonly context: Context;
  readonly userId = randomUUID();
  readonly #deps: PublishingDeps;
  readonly #handlers: ReturnType<typeof publishingHandlers>;
  readonly #deaths = new Map<string, Fate>();
  /** The feed as last read. Null once something may have changed it. */
  #feed: { text: string; urn: string }[] | null = null;
  member = '';

  constructor(app: TestApp) {
    this.app = app;
    const { linkedin, mailer } = app.context;
    if (linkedin === null) throw new Error('LinkedIn is not configured in this test');
    this.context = {
      ...app.context,
      mailer: { ...mailer, configured: false },
      linkedin: {
        ...linkedin,
        createPost: async (...given) => this.#changing(linkedin.createPost(...given)),
        updateText: async (...given) => this.#changing(linkedin.updateText(...given)),
        deletePost: async (...given) => this.#changing(linkedin.deletePost(...given)),
      },
    };
    const deps = publishingDeps(this.context);
    if (deps === null) throw new Error('LinkedIn is not configured in this test');
    this.#deps = { ...deps, pause: async () => Promise.resolve() };
    this.#handlers = publishingHandlers(this.context);
  }

  /** Deletes the data of the previous sequence and resets the clock. */
  async open(): Promise<void> {
    const { app, userId } = this;
    app.clock.set(sceneStart);
    await app.sandbox.control.reset();
    await app.sandbox.control.linkedin.configure({ memberCallsPerDay: 100_000 });
    const { id } = await app.sandbox.control.linkedin.addMember({
      name: 'Ines Duarte',
      email: 'ines@example.com',
    });
    this.member = id;
    const { pool } = this.context.database;
    await pool.query(
      'DELETE FROM posts; DELETE FROM publish_steps; DELETE FROM publish_attempts; DELETE FROM publish_pauses; DELETE FROM linkedin_connections; DELETE FROM users; DELETE FROM pgboss.job',
    );
    await pool.query('INSERT INTO users (id, name, email, created_at) VALUES ($1, $2, $3, $4)', [
      userId,
      'Ines Duarte',
      `${userId}@example.com`,
      new Date(app.clock.now()),
    ]);
  }

  /** The code that a call is refused with, or null if it succeeds. */
  async codeOf(call: () => Promise<unknown>): Promise<string | null> {
    try {
      await call();
      return null;
    } catch (error) {
      if (error instanceof AppError) return error.code;
      throw error;
    }
  }

  async connect(lifetimeSeconds: number): Promise<void> {
    const { app, context, userId } = this;
    const issued = await app.sandbox.control.linkedin.issueToken({ member: this.member, lifetimeSeconds });
    const grant = {
      subject: issued.subject,
      name: 'Ines Duarte',
      email: null,
      emailVerified: false,
      mayReachOut: true,
      pictureUrl: null,
      accessToken: issued.token,
      scopes: ['openid', 'profile', 'email', 'w_member_social'],
      expiresAt: new Date(app.clock.now() + lifetimeSeconds * 1000),
    };
    await context.database.db.transaction(async (tx) =>
      linkedinAccountModule.onLinkedinSignIn?.(context, tx, userId, grant),
    );
  }

  /** The member posts the same text on LinkedIn, without the app. */
  async postByHand(text: string): Promise<void> {
    const { token, subject } = await this.app.sandbox.control.linkedin.issueToken({ member: this.member });
    const body = {
      author: `urn:li:person:${subject}`,
      commentary: text,
      visibility: 'PUBLIC',
      distribution: { feedDistribution: 'MAIN_FEED', targetEntities: [], thirdPartyDistributionChannels: [] },
      lifecycleState: 'PUBLISHED',
    };
    this.#feed = null;
    const answer = await fetch(`${this.app.sandbox.url}/linkedin-api/rest/posts`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${token}`,
        'content-type': 'application/json',
        'linkedin-version': this.#deps.linkedin.version,
        'x-restli-protocol-version': '2.0.0',
      },
      body: JSON.stringify(body),
    });
    if (answer.status !== 201 && answer.status !== 422) throw new Error(await answer.text());
  }

  async order(post: ModelPost, fate: Fate): Promise<void> {
    if (fate === 'dies-before' || fate === 'dies-holding' || fate === 'dies-after')
      this.#deaths.set(post.id, fate);
    else
      await this.app.sandbox.control.faults.add({
        operation: 'linkedin.post.create',
        bodyIncludes: `${post.name},`,
        ...orders[fate],
      });
  }

  async lookAfter(): Promise<void> {
    await sweepPublishing(this.context);
  }

  /** Does the work that is due, as workers would. Each post is published by two of them at once. */
  async work(): Promise<void> {
    const { pool } = this.context.database;
    const places = new Map((await this.see()).map(({ id }, place) => [id, place]));
    for (;;) {
      const { rows } = await pool.query<JobRow & { start_after: Date; created_on: Date }>(
        `SELECT id, name, data, start_after, created_on FROM pgboss.job
         WHERE state IN ('created', 'retry') AND start_after <= $1 ORDER BY start_after, created_on`,
        [new Date(this.app.clock.now())],
      );
      const place = (job: JobRow) => places.get(job.data.postId ?? '') ?? 0;
      const [job] = rows.toSorted(
        (a, b) =>
          a.start_after.getTime() - b.start_after.getTime() ||
          a.created_on.getTime() - b.created_on.getTime() ||
          place(a) - place(b),
      );
      if (job === undefined) return;
      await pool.query('DELETE FROM pgboss.job WHERE id = $1', [job.id]);
      await this.#run(job);
    }
  }

  async #run(job: JobRow): Promise<void> {
    const { postId = '' } = job.data;
    if (job.name !== 'publishing.run') {
      const handler = this.#handlers.find((candidate) => candidate.job.name === job.name);
      await handler?.run(job.data, new AbortController().signal);
      return;
    }
    const at = job.data.at === undefined ? null : new Date(job.data.at);
    const diesBefore = this.#deaths.get(postId) === 'dies-before';
    const workers = [
      createPublisher(this.#mortal(postId))(postId, at),
      createPublisher(this.#mortal(postId))(postId, at),
    ];
    for (const ended of await Promise.allSettled(workers))
      if (ended.status === 'rejected' && !(ended.reason instanceof Death)) throw ended.reason;
    if (diesBefore && !this.#deaths.has(postId)) await this.#putBack(postId);
  }

  /** Nothing was sent: the intent stands as that of a post whose worker died while it uploaded files. */
  async #putBack(postId: string): Promise<void> {
    await this.context.database.pool.query(
      `UPDATE publish_attempts SET outcome = 'intended', consumed_at = NULL,
         lease_until = consumed_at + $2 * interval '1 millisecond'
       WHERE post_id = $1 AND finished_at IS NULL`,
      [postId, this.#deps.timing.prepareLeaseMs],
    );
  }

  /** A worker that dies where the post's fate says. */
  #mortal(postId: string): PublishingDeps {
    const { linkedin } = this.#deps;
    let asked = 0;
    const dieAt = (fate: Fate) => {
      if (this.#deaths.get(postId) !== fate) return;
      this.#deaths.delete(postId);
      throw new Death();
    };
    return {
      ...this.#deps,
      monotonicMs: () => {
        asked += 1;
        if (asked > 1) {
          dieAt('dies-before');
          dieAt('dies-holding');
        }
        return performance.now();
      },
      linkedin: {
        ...linkedin,
        async createPost(...given) {
          const result = await linkedin.createPost(...given);
          dieAt('dies-after');
          return result;
        },
      },
    };
  }

  async see(): Promise<Seen[]> {
    const { rows } = await this.context.database.pool.query<PostRow>(
      'SELECT id, status, hold, scheduled_at, text, deleted_at, removed_at, change_kind, change_failure, version FROM posts ORDER BY text',
    );
    return rows.map((row) => ({
      id: row.id,
      status: row.status,
      hold: row.hold,
      due: row.scheduled_at?.getTime() ?? null,
      text: row.text,
      binned: row.deleted_at !== null,
      removed: row.removed_at !== null,
      change:
        row.change_kind === null ? null : { kind: row.change_kind, failed: row.change_failure !== null },
      version: row.version,
    }));
  }

  async #changing<T>(call: Promise<T>): Promise<T> {
    return call.finally(() => (this.#feed = null));
  }

  async feed(): Promise<{ text: string; urn: string }[]> {
    this.#feed ??= await this.#readFeed();
    return this.#feed;
  }

  async #readFeed(): Promise<{ text: string; urn: string }[]> {
    const posts = await this.app.sandbox.control.linkedin.posts({ member: this.member });
    return posts.map(({ rendered, urn }) => ({ text: rendered.text, urn }));
  }
}
