import { createHash, randomBytes } from 'node:crypto';
import { keysOf, tokenScopes, type TokenScope } from '@limelight/contracts';

const prefixes = { personal: 'lmt_', app: 'lma_', refresh: 'lmr_', code: 'lmc_' } as const;

/** 32 random bytes after a prefix that lets secret scanners identify a leaked token. */
export function makeToken(kind: keyof typeof prefixes): string {
  return prefixes[kind] + randomBytes(32).toString('base64url');
}

/** The stored form of a token. A token has 256 bits of entropy, so a fast hash is enough. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}

const familyLength = 22;

/** The part of a refresh token, 132 of its bits, that all those of one connection share. */
export function familyOf(refreshToken: string): string {
  return refreshToken.slice(prefixes.refresh.length, prefixes.refresh.length + familyLength);
}

/**
 * Derives the next access and refresh token from `keyed`, hashes of the spent refresh token that only this server can
 * compute. They are not random, so that an app that lost the answer gets the same tokens again.
 */
export function tokensAfter(
  refreshToken: string,
  keyed: { app: string; refresh: string },
): { accessToken: string; refreshToken: string } {
  const family = familyOf(refreshToken);
  return {
    accessToken: prefixes.app + keyed.app,
    refreshToken: prefixes.refresh + family + keyed.refresh.slice(family.length),
  };
}

export function isToken(bearer: string): boolean {
  return bearer.startsWith(prefixes.personal) || bearer.startsWith(prefixes.app);
}

/** The first characters of a token, shown in lists to tell tokens apart. */
export const startOf = (token: string) => token.slice(0, 10);

const dayMs = 86_400_000;
export const lifetimes = {
  codeMs: 5 * 60_000,
  appTokenMs: 3_600_000,
  refreshMs: 60 * dayMs,
} as const;

/** The use of a token is recorded at most once in this period. */
export const lastUsedStepMs = 60_000;

/**
 * Within this period a spent refresh token gets the same answer again, because the app may have lost it. After
 * that, reuse counts as theft.
 */
export const refreshRepeatMs = 60_000;

const loopback: ReadonlySet<string> = new Set(['localhost', '127.0.0.1', '[::1]']);
/** Schemes that open files, pages or other programs, although they are followed by `//`. */
const neverApps =
  /^(?:about|blob|data|file|filesystem|ftp|javascript|vbscript|view-source|wss?|chrome.*|edge|resource|res|jar|mailto|tel|sms|ms-.*|search-ms|intent|smb|ssh|ldap|telnet|steam|shell|jnlp):$/;

/**
 * Accepts https addresses, loopback addresses and custom schemes of apps, which are followed by `//` or, as reversed
 * domain names, contain a dot (RFC 8252, section 7.1).
 */
export function isRedirectUri(value: string): boolean {
  if (value.length > 2000 || !URL.canParse(value)) return false;
  const url = new URL(value);
  if (url.hash !== '' || url.username !== '' || url.password !== '' || neverApps.test(url.protocol))
    return false;
  if (!/^[a-z][a-z\d+.-]*:\/\/./i.test(value)) return url.protocol.includes('.');
  return url.protocol === 'http:' ? loopback.has(url.hostname) : true;
}

/** Loopback addresses may differ in their port (RFC 8252, section 7.3). */
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

/** The default scopes of an app that requests none: everything that affects only the user. */
const usualScopes: readonly TokenScope[] = ['read', 'drafts', 'runs', 'results'];
const knownScopes: ReadonlySet<string> = new Set(keysOf(tokenScopes));
const isScope = (name: string): name is TokenScope => knownScopes.has(name);

/** Ignores unknown scopes in a space-separated list. An empty result becomes the default scopes. */
export function readScopes(list: string | undefined): TokenScope[] {
  const named = new Set((list ?? '').split(' ').filter((name) => isScope(name)));
  return named.size === 0 ? [...usualScopes] : [...named];
}

/** Verifies a PKCE code verifier against its S256 challenge (RFC 7636). */
export function fitsChallenge(verifier: string, challenge: string): boolean {
  if (!/^[A-Za-z0-9\-._~]{43,128}$/.test(verifier)) return false;
  return createHash('sha256').update(verifier).digest('base64url') === challenge;
}
