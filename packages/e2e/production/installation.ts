import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { startSandbox, type Sandbox } from '@limelight/sandbox';
import { certificateFor } from './certificate.ts';
import { openLoadBalancer, openProviders } from './proxies.ts';

const checkout = fileURLToPath(new URL('../../..', import.meta.url));
const webhookSecret = 'webhook-secret-of-the-shop';
/** The token that opens `/metrics`. */
export const metricsToken = 'figures-of-this-program';

export interface Installation {
  /** The address that people open. */
  url: string;
  sandbox: Sandbox;
  /** The errors that the program logged. */
  errors: readonly string[];
  operate(...words: string[]): Promise<string>;
  stop(): Promise<void>;
}

/** Resolves to the port once the program is ready. Rejects with its output when it ends before. */
async function untilReady(child: ChildProcess, errors: string[]): Promise<number> {
  const output: string[] = [];
  child.stderr?.on('data', (bytes: Buffer) => output.push(bytes.toString()));
  return new Promise((resolve, reject) => {
    if (child.stdout === null) throw new Error('The program has no output.');
    createInterface({ input: child.stdout }).on('line', (line) => {
      output.push(line);
      if (/"level":"(error|fatal)"/.test(line)) errors.push(line);
      const port = /"port":(\d+).*"msg":"ready"/.exec(line)?.[1];
      if (port !== undefined) resolve(Number(port));
    });
    child.once('exit', () => reject(new Error(`The program ended:\n${output.join('\n')}`)));
  });
}

/**
 * Starts the program twice as an operator does: `npm start` in production mode behind a load balancer, with the providers
 * at their own names. All visitors come from `visitor`, and their requests reach both processes in turn.
 */
export async function install(databaseUrl: string, visitor: string): Promise<Installation> {
  const folder = await mkdtemp(join(tmpdir(), 'limelight production '));
  const certificate = certificateFor(['www.linkedin.com', 'api.linkedin.com', 'api.razorpay.com']);
  const authorities = join(folder, 'authorities.pem');
  await writeFile(authorities, certificate.cert);
  const [balancer, providers] = await Promise.all([openLoadBalancer(visitor), openProviders(certificate)]);
  const at = (host: string) => `https://${host}:${providers.port}`;
  const url = `http://localhost:${balancer.port}`;
  const sandbox = await startSandbox({
    publicUrl: at('www.linkedin.com'),
    razorpay: { webhookUrl: `${url}/api/payment/webhook`, webhookSecret },
    model: { mode: 'helpful' },
  });
  providers.leadTo(sandbox.port);
  const preload = new URL('resolve-providers.mjs', import.meta.url).href;
  const environment = {
    PATH: process.env['PATH'] ?? '',
    NODE_OPTIONS: `--import=${preload}`,
    NODE_EXTRA_CA_CERTS: authorities,
    LIMELIGHT_MODE: 'production',
    HOST: '127.0.0.1',
    PORT: '0',
    PUBLIC_URL: url,
    DATABASE_URL: databaseUrl,
    STORAGE_DIR: join(folder, 'files'),
    APP_SECRET: 's'.repeat(40),
    ENCRYPTION_KEY: '0f'.repeat(32),
    TRUSTED_PROXIES: '127.0.0.0/8',
    SMTP_URL: `smtp://127.0.0.1:${sandbox.smtpPort}`,
    MAIL_FROM: 'Studio <hello@studio.test>',
    SUPPORT_EMAIL: 'support@studio.test',
    METRICS_TOKEN: metricsToken,
    AI_MODELS: 'compatible:sandbox',
    COMPATIBLE_BASE_URL: `http://127.0.0.1:${sandbox.port}/model/v1`,
    COMPATIBLE_API_KEY: 'a-key',
    LINKEDIN_CLIENT_ID: sandbox.appClientId,
    LINKEDIN_CLIENT_SECRET: sandbox.appClientSecret,
    LINKEDIN_OAUTH_URL: sandbox.linkedinUrl,
    LINKEDIN_API_URL: `${at('api.linkedin.com')}/linkedin-api`,
    RAZORPAY_KEY_ID: sandbox.razorpayKeyId,
    RAZORPAY_KEY_SECRET: sandbox.razorpayKeySecret,
    RAZORPAY_WEBHOOK_SECRET: webhookSecret,
    RAZORPAY_API_URL: `${at('api.razorpay.com')}/razorpay`,
  };
  const errors: string[] = [];
  const children = ['first', 'second'].map((name) =>
    spawn(process.execPath, ['scripts/start.mjs'], {
      cwd: checkout,
      env: { ...environment, DATA_DIR: join(folder, name) },
      stdio: ['ignore', 'pipe', 'pipe'],
    }),
  );
  let stopping: Promise<void> | null = null;
  const end = async () => {
    for (const child of children) {
      if (child.exitCode !== null || child.signalCode !== null) continue;
      child.kill('SIGTERM');
      await once(child, 'exit');
    }
    await Promise.all([balancer.close(), providers.close(), sandbox.close()]);
    await rm(folder, { recursive: true, force: true });
  };
  const stop = async () => (stopping ??= end());
  try {
    const ports = await Promise.all(children.map(async (child) => untilReady(child, errors)));
    balancer.leadTo(...ports);
  } catch (error) {
    await stop();
    throw error;
  }
  return {
    url,
    sandbox,
    errors,
    async operate(...words) {
      const built = join(checkout, 'packages/server/dist/operator.js');
      const { stdout } = await promisify(execFile)(process.execPath, [built, ...words], { env: environment });
      return stdout;
    },
    stop,
  };
}
