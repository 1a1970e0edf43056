import { createHash, randomBytes } from 'node:crypto';
import { keysOf, tokenScopes, type TokenScope } from '@limelight/contracts';

const prefixes = { personal: 'lmt_', app: 'lma_', refresh: 'lmr_', code: 'lmc_' } as const;

/** 32 random bytes behind a prefix that tells secret scanners what was leaked. */
export function makeToken(kind: keyof typeof prefixes): string {
  return prefixes[kind] + randomBytes(32).toString('base64url');
}

/** What is kept of a token: it holds 256 bits of chance, so a fast hash is enough. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}

/**
 * The token that follows on a refresh token: the same each time, so that an app that lost the answer gets it again.
 * `keyed` is a hash that only this server can make.
 */
export function tokenAfter(kind: 'app' | 'refresh', keyed: string): string {
  return prefixes[kind] + keyed;
}

/** Whether a bearer is a token and not a session. */
export function isToken(bearer: string): boolean {
  return bearer.startsWith(prefixes.personal) || bearer.startsWith(prefixes.app);
}

/** How a token begins, for lists. */
export const startOf = (token: string) => token.slice(0, 10);

const dayMs = 86_400_000;
export const lifetimes = {
  codeMs: 5 * 60_000,
  appTokenMs: 3_600_000,
  refreshMs: 60 * dayMs,
  /** How long an app that nobody connected is remembered. */
  idleClientMs: 90 * dayMs,
} as const;

/** Use is noted once in this long. */
export const lastUsedStepMs = 60_000;

/** A spent refresh token that comes again this soon gets the same answer, which was lost; later it was stolen. */
export const refreshRepeatMs = 60_000;

const loopback: ReadonlySet<string> = new Set(['localhost', '127.0.0.1', '[::1]']);
const neverApps: ReadonlySet<string> = new Set([
  'about:',
  'blob:',
  'data:',
  'file:',
  'filesystem:',
  'ftp:',
  'javascript:',
  'vbscript:',
  'view-source:',
  'ws:',
  'wss:',
]);

/** Where an app may have the person sent back to: https, this computer, or the app's own scheme. */
export function isRedirectUri(value: string): boolean {
  if (value.length > 2000 || !URL.canParse(value)) return false;
  const url = new URL(value);
  if (url.hash !== '' || url.username !== '' || url.password !== '' || neverApps.has(url.protocol))
    return false;
  return url.protocol === 'http:' ? loopback.has(url.hostname) : true;
}

/** Whether a request's redirect address is a registered one. On this computer the port may differ (RFC 8252). */
export function isRegistered(registered: readonly string[], given: string): boolean {
  if (registered.includes(given)) return true;
  if (!isRedirectUri(given)) return false;
  const portless = (value: string) => {
    const url = new URL(value);
    url.port = '';
    return url.href;
  };
  const { protocol } = new URL(given);
  return (
    protocol === 'http:' &&
    registered.some((uri) => uri.startsWith('http:') && portless(uri) === portless(given))
  );
}

/** What an app gets when it names no scope: everything that reaches nobody else. */
const usualScopes: readonly TokenScope[] = ['read', 'drafts', 'runs', 'results'];
const knownScopes: ReadonlySet<string> = new Set(keysOf(tokenScopes));
const isScope = (name: string): name is TokenScope => knownScopes.has(name);

/** The scopes of a space-separated list that exist here. */
export function readScopes(list: string | undefined): TokenScope[] {
  const named = new Set((list ?? '').split(' ').filter((name) => isScope(name)));
  return named.size === 0 ? [...usualScopes] : [...named];
}

/** Whether a verifier is the one whose S256 challenge was given (RFC 7636). */
export function fitsChallenge(verifier: string, challenge: string): boolean {
  if (!/^[A-Za-z0-9\-._~]{43,128}$/.test(verifier)) return false;
  return createHash('sha256').update(verifier).digest('base64url') === challenge;
}
