import { setImmediate as nextTurn } from 'node:timers/promises';
import { createFeeds, type Feeds } from './integrations/feeds/index.ts';
import { createLinkedinClient, type LinkedinClient } from './integrations/linkedin/index.ts';
import { createGoogleClient, type GoogleClient } from './integrations/google/index.ts';
import { createGeo, type Geo } from './integrations/geo/index.ts';
import { createRazorpayClient, type RazorpayClient } from './integrations/razorpay/index.ts';
import { createJobBoards, type JobBoards } from './integrations/job-boards/index.ts';
import {
  createLocalModels,
  createLocalSpeech,
  type Listeners,
  type LocalModels,
} from './integrations/local-models.ts';
import { createSpeech, type Speech } from './integrations/speech/index.ts';
import { createSignedWebhooks, type SignedWebhooks } from './integrations/signed-webhooks/index.ts';
import { createWebPages, type WebPages } from './integrations/web-pages/index.ts';
import {
  createModelRegistry,
  createPainter,
  createWriters,
  type ModelRegistry,
  type Writers,
  type Painter,
} from './integrations/ai/index.ts';
import { clockAhead, type Clock } from './platform/clock.ts';
import type { Config } from './platform/config/index.ts';
import { createDiskWatch, type DiskWatch } from './platform/disk.ts';
import { createPresence, openDatabase, type Database, type Presence } from './platform/db/index.ts';
import { createIdempotency, createLimits, type Idempotency, type Limits } from './platform/http/index.ts';
import { createLog, type Log } from './platform/log.ts';
import { createMailer, type Mailer } from './platform/mail.ts';
import { createMetrics, type Metrics } from './platform/metrics.ts';
import { passwordCost, type PasswordCost } from './platform/password-cost.ts';
import { createQueue, type Queue } from './platform/queue.ts';
import { createSecrets, type Secrets } from './platform/secrets.ts';
import { createStorage, type Storage } from './platform/storage.ts';
import { closeThreads, createThreads, type Threads } from './platform/threads/index.ts';

/** Everything a module needs from outside itself. One per process. */
export interface Context {
  config: Config;
  clock: Clock;
  log: Log;
  database: Database;
  /** Shown by processes that work on jobs. */
  presence: Presence;
  queue: Queue;
  limits: Limits;
  idempotency: Idempotency;
  secrets: Secrets;
  passwordCost: PasswordCost;
  storage: Storage;
  mailer: Mailer;
  metrics: Metrics;
  /** Whether writes were refused lately for lack of room. */
  disk: DiskWatch;
  threads: Threads;
  /** Null where it is not configured. */
  linkedin: LinkedinClient | null;
  google: GoogleClient | null;
  razorpay: RazorpayClient | null;
  geo: Geo;
  /** The models in use; `modules/models` keeps those of the database up to date. */
  models: ModelRegistry;
  writers: Writers;
  /** Models that run on this computer, downloaded when someone asks for them. */
  localModels: LocalModels;
  /** The same for models that turn speech into text. */
  localSpeech: Listeners;
  /** Who turns recordings into text. */
  speech: Speech;
  painter: Painter;
  webPages: WebPages;
  signedWebhooks: SignedWebhooks;
  feeds: Feeds;
  jobBoards: JobBoards;
}

export interface Overrides {
  clock?: Clock;
  log?: Log;
  passwordCost?: PasswordCost;
}

/** Opens nothing but a pool: connections are made at first use. `databaseUrl` is where PostgreSQL answers. */
export function createContext(config: Config, databaseUrl: string, overrides: Overrides = {}): Context {
  const clock = overrides.clock ?? clockAhead(config.CLOCK_AHEAD_SECONDS);
  const log = overrides.log ?? createLog(config.LOG_LEVEL);
  const database = openDatabase(databaseUrl, config.DATABASE_POOL_SIZE, log);
  const metrics = createMetrics({
    limelight_posts_overdue: {
      help: 'Scheduled posts whose time has passed by more than a minute and that no hold explains',
      read: async () => {
        const { rows } = await database.pool.query<{ count: number }>(
          "SELECT count(*) AS count FROM posts WHERE status = 'scheduled' AND hold IS NULL AND deleted_at IS NULL AND scheduled_at < $1",
          [new Date(clock.now() - 60_000)],
        );
        return rows[0]?.count ?? 0;
      },
    },
    limelight_database_connections: {
      help: 'Connections this process holds to PostgreSQL',
      read: async () => database.pool.totalCount,
    },
    limelight_database_waiting: {
      help: 'Callers in this process that wait for one of its connections to PostgreSQL',
      // After this turn, in which the query of another figure asked for a connection too.
      read: async () => nextTurn(database.pool).then((pool) => pool.waitingCount),
    },
  });
  const threads = createThreads(log);
  const webPages = createWebPages(config, log);
  const feeds = createFeeds({ webPages, threads, clock });
  const models = createModelRegistry(config);
  const localModels = createLocalModels(config);
  const localSpeech = createLocalSpeech(config);
  return {
    config,
    clock,
    log,
    database,
    presence: createPresence(databaseUrl, log),
    metrics,
    queue: createQueue(database, log, { aheadMs: config.CLOCK_AHEAD_SECONDS * 1000 }),
    limits: createLimits(database.pool),
    idempotency: createIdempotency(database.db, clock),
    secrets: createSecrets(config.APP_SECRET, config.ENCRYPTION_KEY),
    passwordCost: overrides.passwordCost ?? passwordCost,
    storage: createStorage(config),
    mailer: createMailer(config),
    disk: createDiskWatch(clock),
    threads,
    linkedin: createLinkedinClient(config),
    google: createGoogleClient(config),
    razorpay: createRazorpayClient(config),
    geo: createGeo(),
    models,
    writers: createWriters(config, log, metrics, models, localModels),
    localModels,
    localSpeech,
    speech: createSpeech(config, log, localSpeech),
    painter: createPainter(models, log),
    webPages,
    signedWebhooks: createSignedWebhooks({ webPages, clock }),
    feeds,
    jobBoards: createJobBoards(config, webPages, feeds, threads),
  };
}

export async function closeContext(context: Context): Promise<void> {
  context.mailer.close();
  await context.localModels.close();
  await context.localSpeech.close();
  await closeThreads(context.threads);
  await context.presence.close();
  await context.database.close();
}
