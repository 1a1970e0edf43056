import { randomBytes } from 'node:crypto';
import { chmodSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { z } from 'zod';
import { configFaults } from './rules.ts';
import { configSchema, type RawConfig } from './schema.ts';

/** The validated configuration, with the values that demo mode generates. */
export interface Config extends Omit<
  RawConfig,
  'DATABASE_URL' | 'HOST' | 'PUBLIC_URL' | 'APP_SECRET' | 'ENCRYPTION_KEY' | 'STORAGE_DIR'
> {
  DATABASE_URL: string | null;
  HOST: string;
  PUBLIC_URL: string;
  APP_SECRET: string;
  ENCRYPTION_KEY: string;
  STORAGE_DIR: string;
  DATA_DIR: string;
}

export class ConfigError extends Error {
  readonly faults: readonly string[];
  constructor(faults: readonly string[]) {
    super(`The configuration has errors:\n${faults.map((fault) => `  - ${fault}`).join('\n')}`);
    this.name = 'ConfigError';
    this.faults = faults;
  }
}

const demoSecrets = z.object({ appSecret: z.string(), encryptionKey: z.string() });

/** Demo mode generates its secrets once and stores them beside its data. */
function readDemoSecrets(dataDir: string): z.infer<typeof demoSecrets> {
  const file = join(dataDir, 'secrets.json');
  if (!existsSync(file)) {
    mkdirSync(dataDir, { recursive: true });
    const made = {
      appSecret: randomBytes(32).toString('hex'),
      encryptionKey: randomBytes(32).toString('hex'),
    };
    writeFileSync(file, JSON.stringify(made), { mode: 0o600 });
    chmodSync(file, 0o600);
  }
  return demoSecrets.parse(JSON.parse(readFileSync(file, 'utf8')));
}

/** Reads the environment. Throws `ConfigError` with all faults at once. */
export function loadConfig(environment: Readonly<Record<string, string | undefined>> = process.env): Config {
  const given = Object.fromEntries(
    Object.entries(environment).filter(([, value]) => value !== undefined && value !== ''),
  );
  const parsed = configSchema.safeParse(given);
  if (!parsed.success) {
    throw new ConfigError(parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`));
  }
  const raw = parsed.data;
  const faults = configFaults(raw);
  if (faults.length > 0) throw new ConfigError(faults);
  const dataDir = resolve(raw.DATA_DIR);
  const demo = raw.LIMELIGHT_MODE === 'demo';
  const secrets = demo && (!raw.APP_SECRET || !raw.ENCRYPTION_KEY) ? readDemoSecrets(dataDir) : null;
  return {
    ...raw,
    DATA_DIR: dataDir,
    DATABASE_URL: raw.DATABASE_URL ?? null,
    HOST: raw.HOST ?? (demo ? '127.0.0.1' : '0.0.0.0'),
    PUBLIC_URL: raw.PUBLIC_URL ?? `http://localhost:${raw.PORT}`,
    APP_SECRET: raw.APP_SECRET ?? secrets?.appSecret ?? '',
    ENCRYPTION_KEY: raw.ENCRYPTION_KEY ?? secrets?.encryptionKey ?? '',
    STORAGE_DIR: resolve(raw.STORAGE_DIR ?? join(dataDir, 'files')),
  };
}
