import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import * as util from 'node:util';
import { StartFailure } from './terminal.mjs';

export const ROOT = dirname(dirname(dirname(fileURLToPath(import.meta.url))));

/**
 * The part of the configuration that the start script needs. The program reads and validates all of it again.
 * Environment variables take precedence over `.env`, and an empty one counts as unset.
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
    clockAhead: demo ? (given.CLOCK_AHEAD_SECONDS ?? '0') : '0',
    dataDir: resolve(root, given.DATA_DIR ?? '.data'),
    fetchAllowed: given.FETCH_ALLOWED_ADDRESSES,
    standIns: demo ? standIns(given, named) : [],
  };
}

/** The services that are not configured and therefore simulated by a stand-in on this machine. */
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
    // Real job boards need no key. The setting is present but empty to use them.
    ...('JOB_BOARDS_URL' in named ? [] : ['jobs']),
  ];
}

/** Node 20 has a parser for such files since 20.12. */
function parse(text) {
  if (util.parseEnv) return util.parseEnv(text);
  const pairs = text.matchAll(/^\s*(?:export\s+)?([\w.]+)\s*=\s*(?:"([^"]*)"|'([^']*)'|([^#\n]*))/gm);
  return Object.fromEntries(
    [...pairs].map(([, name, double, single, bare]) => [name, double ?? single ?? bare.trim()]),
  );
}
