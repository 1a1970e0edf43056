import { documentCookieJar, type CookieJar } from './cookie-jar.ts';

export type Scheme = 'light' | 'dark' | 'auto';

const cookie = 'scheme';
const yearSeconds = 31_536_000;

/** The choice is kept in a cookie of its own: logging out clears local storage, and nobody should be blinded by that. */
export function readScheme(jar: CookieJar = documentCookieJar()): Scheme {
  const value = jar.get(cookie);
  return value === 'light' || value === 'dark' ? value : 'auto';
}

export function writeScheme(scheme: Scheme, secure: boolean, jar: CookieJar = documentCookieJar()): void {
  if (scheme === 'auto') jar.remove(cookie);
  else jar.set(cookie, scheme, { maxAgeSeconds: yearSeconds, secure });
}
