import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import * as util from 'node:util';
import { StartFailure } from './terminal.mjs';

/** The checkout. */
export const ROOT = dirname(dirname(dirname(fileURLToPath(import.meta.url))));

/**
 * What the start script needs to know of the configuration. The program reads and checks all of it again for itself.
 * Variables of the environment win over those of `.env`, and one that is set to nothing counts as not set.
 */
export function readSettings(environment = process.env, root = ROOT) {
  const file = join(root, '.env');
  const fromFile = existsSync(file) ? parse(readFileSync(file, 'utf8')) : {};
  const named = { ...fromFile, ...environment };
  const given = Object.fromEntries(
    Object.entries(named).filter(([, value]) => value !== undefined && value !== ''),
  );
  const port = Number(given.PORT ?? 3000);
  if (!Number.isInteger(port) || port < 0 || port > 65_535) {
    throw new StartFailure(`PORT is "${given.PORT}"; it must be a number from 0 to 65535.`);
  }
  const demo = (given.LIMELIGHT_MODE ?? 'demo') === 'demo';
  const roles = (given.ROLES ?? 'web,worker').split(',').map((role) => role.trim());
  return {
    demo,
    port,
    host: given.HOST ?? (demo ? '127.0.0.1' : '0.0.0.0'),
    servesPages: roles.includes('web'),
    dataDir: resolve(root, given.DATA_DIR ?? '.data'),
    standIns: demo ? standIns(given, named) : [],
  };
}

/** The parts that nobody has configured, which a stand-in on this machine answers for. */
function standIns(given, named) {
  const linkedin = ['LINKEDIN_CLIENT_ID', 'LINKEDIN_CLIENT_SECRET', 'LINKEDIN_OAUTH_URL', 'LINKEDIN_API_URL'];
  const razorpay = ['KEY_ID', 'KEY_SECRET', 'WEBHOOK_SECRET', 'API_URL', 'CHECKOUT_URL'].map(
    (name) => `RAZORPAY_${name}`,
  );
  const google = ['CLIENT_ID', 'CLIENT_SECRET', 'AUTH_URL', 'TOKEN_URL', 'USERINFO_URL'].map(
    (name) => `GOOGLE_${name}`,
  );
  return [
    ...(linkedin.some((name) => name in given) ? [] : ['linkedin']),
    ...(google.some((name) => name in given) ? [] : ['google']),
    ...('SMTP_URL' in given ? [] : ['mail']),
    ...(razorpay.some((name) => name in given) ? [] : ['payment']),
    // Real job boards need no key: the setting is named, and left empty, to read them.
    ...('JOB_BOARDS_URL' in named ? [] : ['jobs']),
  ];
}

/** Node 20 has a parser for such files from 20.12 on. */
function parse(text) {
  if (util.parseEnv) return util.parseEnv(text);
  const pairs = text.matchAll(/^\s*(?:export\s+)?([\w.]+)\s*=\s*(?:"([^"]*)"|'([^']*)'|([^#\n]*))/gm);
  return Object.fromEntries(
    [...pairs].map(([, name, double, single, bare]) => [name, double ?? single ?? bare.trim()]),
  );
}
