import { randomBytes, randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { login, signUp, type Endpoint, type EndpointCall, type EndpointData } from '@limelight/contracts';
import { startSandbox } from '@limelight/sandbox';
import pg from 'pg';
import { inject } from 'vitest';
import { allHandlers, allJobs } from '../app.ts';
import { closeContext, createContext, type Context } from '../context.ts';
import { loadConfig } from '../platform/config/index.ts';
import { createLog, type Log } from '../platform/log.ts';
import type { PasswordCost } from '../platform/password-cost.ts';
import { startWeb } from '../roles/web.ts';
import { createTestClock, type TestClock } from './clock.ts';
import {
  inboundMail,
  linkedinClient,
  razorpayHookSecret,
  testEnvironment,
  testPasswordCost,
} from './environment.ts';
import { runDueJobs, runPeriodic } from './jobs.ts';
import { watchLocks } from './lock-order.ts';

export { createTestClock, type TestClock } from './clock.ts';
export { wasKilled } from './killed-process.ts';

type Sandbox = Awaited<ReturnType<typeof startSandbox>>;

export interface Person {
  id: string;
  name: string;
  email: string;
  password: string;
  token: string;
}

export interface Reply<E extends Endpoint> {
  status: number;
  headers: Headers;
  /** The envelope, or the refusal. */
  body: { data: EndpointData<E>; message?: string; userUsage?: number; code?: string; details?: unknown };
}

interface CallOptions {
  token?: string;
  headers?: Record<string, string>;
}

/** The protocols by which the sandbox answers as a model. */
export const modelWires = ['compatible', 'anthropic'] as const;
export type ModelWire = (typeof modelWires)[number];

const modelSettings = (wire: ModelWire, { modelUrl, anthropicUrl }: Sandbox): Record<string, string> =>
  wire === 'compatible'
    ? {
        AI_MODELS: 'compatible:sandbox',
        COMPATIBLE_BASE_URL: modelUrl,
        COMPATIBLE_API_KEY: 'sandbox-key',
      }
    : {
        AI_MODELS: 'anthropic:claude-sandbox',
        ANTHROPIC_BASE_URL: anthropicUrl,
        ANTHROPIC_API_KEY: 'sandbox-key',
      };

export interface TestAppOptions {
  clock?: TestClock;
  /** Nothing is logged unless a test brings a log. */
  log?: Log;
  /** More or other settings. */
  environment?: Record<string, string>;
  /**
   * A model the sandbox answers for, by OpenAI's protocol or the named one; none by default, so the built-in writer writes.
   */
  model?: boolean | ModelWire;
  /** A transcriber the sandbox answers for; none by default. */
  transcriber?: boolean;
  /** What a password's hash costs; next to nothing by default. */
  passwordCost?: PasswordCost;
  /** Starts pg-boss workers too; otherwise `runDueJobs` is the worker. */
  worker?: boolean;
}

export interface TestApp {
  url: string;
  databaseUrl: string;
  context: Context;
  clock: TestClock;
  sandbox: Sandbox;
  fetch(path: string, init?: RequestInit): Promise<Response>;
  /** Calls an endpoint as the page would; the answer is what came over HTTP, refusals included. */
  call<E extends Endpoint>(endpoint: E, input: EndpointCall<E>, options?: CallOptions): Promise<Reply<E>>;
  signUp(given?: Partial<Person>): Promise<Person>;
  login(person: Person): Promise<string>;
  /** Works off the jobs that are due by the clock. */
  runDueJobs(failures?: unknown[]): Promise<number>;
  runPeriodic(name: string): Promise<void>;
  close(): Promise<void>;
}

async function cloneDatabase(): Promise<{ url: string; drop(): Promise<void> }> {
  const name = `test_${randomBytes(6).toString('hex')}`;
  const run = async (statement: string) => {
    const admin = new pg.Client(inject('databaseUrl'));
    await admin.connect();
    try {
      await admin.query(statement);
    } finally {
      await admin.end();
    }
  };
  // Copying files takes half as long as writing each block to the log.
  await run(`CREATE DATABASE ${name} TEMPLATE ${inject('template')} STRATEGY file_copy`);
  const url = new URL(inject('databaseUrl'));
  url.pathname = `/${name}`;
  const drop = async (tries = 20): Promise<void> => {
    try {
      await run(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`);
    } catch (error) {
      // An autovacuum worker is at it, which this role may not end: it leaves within moments.
      if (tries === 0) throw error;
      await new Promise((resolve) => setTimeout(resolve, 100));
      await drop(tries - 1);
    }
  };
  return { url: url.href, drop };
}

/** An address of its own for each caller, so that limits per address do not meet across tests. */
export function someAddress(): string {
  const [a = 0, b = 0, c = 0] = randomBytes(3);
  return `100.${64 + (a % 64)}.${b}.${c}`;
}

export function pathOf(endpoint: Endpoint, input: { params?: object; query?: object }): string {
  const params = new Map(Object.entries(input.params ?? {}));
  const path = endpoint.path.replace(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(String(params.get(name))),
  );
  const query = Object.entries(input.query ?? {}).filter(([, value]) => value !== undefined);
  const search = new URLSearchParams(query.map(([name, value]) => [name, String(value)])).toString();
  return `/api${path}${search === '' ? '' : `?${search}`}`;
}

/** The whole program on a database, a sandbox, a port and a clock of its own. Close it when done. */
export async function createTestApp(options: TestAppOptions = {}): Promise<TestApp> {
  const clock = options.clock ?? createTestClock();
  const files = await mkdtemp(join(tmpdir(), 'limelight-files-'));
  const [cloned, sandbox] = await Promise.all([
    cloneDatabase(),
    startSandbox({
      clock: () => clock.now(),
      appClientId: linkedinClient.id,
      appClientSecret: linkedinClient.secret,
    }),
  ]);
  const environment = testEnvironment({
    STORAGE_DIR: files,
    LINKEDIN_CLIENT_ID: linkedinClient.id,
    LINKEDIN_CLIENT_SECRET: linkedinClient.secret,
    LINKEDIN_OAUTH_URL: sandbox.linkedinUrl,
    LINKEDIN_API_URL: `${sandbox.url}/linkedin-api`,
    TRUSTED_PROXIES: '127.0.0.1',
    SMTP_URL: `smtp://127.0.0.1:${sandbox.smtpPort}`,
    INBOUND_MAIL_ADDRESS: inboundMail.address,
    INBOUND_MAIL_SECRET: inboundMail.secret,
    RAZORPAY_KEY_ID: sandbox.razorpayKeyId,
    RAZORPAY_KEY_SECRET: sandbox.razorpayKeySecret,
    RAZORPAY_WEBHOOK_SECRET: razorpayHookSecret,
    RAZORPAY_API_URL: sandbox.razorpayUrl,
    RAZORPAY_CHECKOUT_URL: sandbox.razorpayCheckoutUrl,
    STAND_INS: 'linkedin,mail,payment',
    FETCH_ALLOWED_ADDRESSES: sandbox.webUrl,
    JOB_BOARDS_URL: sandbox.jobBoardsUrl,
    ...(options.model ? modelSettings(options.model === true ? 'compatible' : options.model, sandbox) : {}),
    ...(options.transcriber
      ? {
          TRANSCRIBER_BASE_URL: sandbox.speechUrl,
          TRANSCRIBER_MODEL: 'whisper-sandbox',
          TRANSCRIBER_API_KEY: 'speech-key',
        }
      : {}),
    ...options.environment,
  });
  const context = createContext(loadConfig(environment), cloned.url, {
    clock,
    log: options.log ?? createLog('silent'),
    passwordCost: options.passwordCost ?? testPasswordCost,
  });
  const locks = watchLocks(context.database.pool);
  await context.queue.start(allJobs(context), options.worker ? allHandlers(context) : []);
  const web = await startWeb(context);
  const url = `http://127.0.0.1:${web.port}`;

  const call: TestApp['call'] = async (endpoint, input, { token, headers = {} } = {}) => {
    const parts: { params?: object; query?: object; body?: unknown } = input;
    const response = await fetch(url + pathOf(endpoint, parts), {
      method: endpoint.method,
      headers: {
        ...(token ? { authorization: `Bearer ${token}` } : {}),
        ...(parts.body === undefined ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(parts.body === undefined ? {} : { body: JSON.stringify(parts.body) }),
    });
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- as it came; the contract's form is asserted by endpoints.test.ts
    const body = (await response.json()) as Reply<typeof endpoint>['body'];
    return { status: response.status, headers: response.headers, body };
  };

  return {
    url,
    databaseUrl: cloned.url,
    context,
    clock,
    sandbox,
    call,
    fetch: (path, init) => fetch(url + path, init),
    async signUp(given = {}) {
      const person = {
        name: given.name ?? 'Asha Rao',
        email: given.email ?? `person-${randomUUID()}@example.com`,
        password: given.password ?? 'Correct1@horse',
      };
      const { body, status } = await call(
        signUp,
        { body: person },
        { headers: { 'x-forwarded-for': someAddress() } },
      );
      if (status !== 200) throw new Error(`sign-up was refused: ${JSON.stringify(body)}`);
      return { ...person, id: body.data.user.id, token: body.data.token };
    },
    async login(person) {
      const { body } = await call(login, { body: { email: person.email, password: person.password } });
      return body.data.token;
    },
    runDueJobs: (failures) => runDueJobs(context, failures),
    runPeriodic: (name) => runPeriodic(context, name),
    async close() {
      await web.stop(1000);
      await context.queue.stop(1000);
      await closeContext(context);
      await sandbox.close();
      await cloned.drop();
      await rm(files, { recursive: true, force: true });
      if (locks.faults.length > 0) throw new Error([...new Set(locks.faults)].join('\n'));
    },
  };
}
