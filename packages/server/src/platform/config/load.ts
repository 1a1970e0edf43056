import { randomBytes } from 'node:crypto';
import { chmodSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { brand } from '@limelight/contracts/catalog';
import { z } from 'zod';
import { configFaults } from './rules.ts';
import { configSchema, type RawConfig } from './schema.ts';

/** The validated configuration, with the values that demo mode generates. */
export interface Config extends Omit<
  RawConfig,
  'DATABASE_URL' | 'HOST' | 'PUBLIC_URL' | 'APP_SECRET' | 'ENCRYPTION_KEY' | 'STORAGE_DIR' | 'SUPPORT_EMAIL'
> {
  DATABASE_URL: string | null;
  HOST: string;
  PUBLIC_URL: string;
  APP_SECRET: string;
  ENCRYPTION_KEY: string;
  STORAGE_DIR: string;
  SUPPORT_EMAIL: string;
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
  try {
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
  } catch (error) {
    if (error instanceof Error && 'syscall' in error)
      throw new ConfigError([`DATA_DIR: ${file} cannot be written or read (${error.message})`]);
    throw new ConfigError([
      `DATA_DIR: ${file} is damaged. Put back a copy of it; without one, what it encrypted is lost: remove the file, and connect LinkedIn and the models again`,
    ]);
  }
}

/**
 * Parses the settings. Those that can be read are checked against each other even when others cannot, so that all faults
 * appear at once. `readable` has the defaults in place of the others.
 */
function parse(given: Record<string, unknown>): { readable: RawConfig; faults: string[] } {
  const parsed = configSchema.safeParse(given);
  if (parsed.success) return { readable: parsed.data, faults: configFaults(parsed.data) };
  const nameOf = ({ path }: z.core.$ZodIssue) => String(path[0]);
  const { issues } = parsed.error;
  const unreadable = new Set(issues.map(nameOf));
  const readable = configSchema.parse(
    Object.fromEntries(Object.entries(given).filter(([name]) => !unreadable.has(name))),
  );
  const others = configFaults(readable).filter((fault) => !unreadable.has(fault.split(':')[0] ?? ''));
  return { readable, faults: [...issues.map((issue) => `${nameOf(issue)}: ${inWords(issue)}`), ...others] };
}

/** Says what a setting must be. The schema has sentences for all but choices. */
const inWords = (issue: z.core.$ZodIssue): string =>
  issue.code === 'invalid_value' ? `must be ${issue.values.map(String).join(' or ')}` : issue.message;

/** Reads the environment. Throws `ConfigError` with all faults at once. */
export function loadConfig(environment: Readonly<Record<string, string | undefined>> = process.env): Config {
  const given = Object.fromEntries(
    Object.entries(environment).filter(([, value]) => (value ?? '').trim() !== ''),
  );
  const { readable: raw, faults } = parse(given);
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
    SUPPORT_EMAIL: raw.SUPPORT_EMAIL ?? brand.supportEmail,
    STORAGE_DIR: resolve(raw.STORAGE_DIR ?? join(dataDir, 'files')),
  };
}
