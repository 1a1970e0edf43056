import { documentCookieJar, type CookieJar } from './cookie-jar.ts';

export type Scheme = 'light' | 'dark' | 'auto';

const cookie = 'scheme';
const yearSeconds = 31_536_000;

/**
 * The choice has a cookie of its own because logging out clears localStorage, and that must not switch a dark page to
 * light.
 */
export function readScheme(jar: CookieJar = documentCookieJar()): Scheme {
  const value = jar.get(cookie);
  return value === 'light' || value === 'dark' ? value : 'auto';
}

export function writeScheme(scheme: Scheme, jar: CookieJar = documentCookieJar()): void {
  if (scheme === 'auto') jar.remove(cookie);
  else jar.set(cookie, scheme, yearSeconds);
}
