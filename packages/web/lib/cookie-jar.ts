export interface CookieJar {
  get: (name: string) => string | null;
  /** Writes with `Path=/`, `SameSite=Lax` and, where the browser accepts it, `Secure`. */
  set: (name: string, value: string, maxAgeSeconds: number) => void;
  remove: (name: string) => void;
}

/** A cookie in the form that `document.cookie` expects. */
export function cookieLine(name: string, value: string, maxAgeSeconds: number): string {
  return `${name}=${encodeURIComponent(value)}; Path=/; Max-Age=${maxAgeSeconds}; SameSite=Lax`;
}

export function findCookie(cookies: string, name: string): string | null {
  for (const part of cookies.split(';')) {
    const separator = part.indexOf('=');
    if (separator < 0 || part.slice(0, separator).trim() !== name) continue;
    const value = part.slice(separator + 1).trim();
    if (value === '') return null;
    try {
      return decodeURIComponent(value);
    } catch {
      return null;
    }
  }
  return null;
}

/** The cookies of a page, by default of the document. Empty during prerendering. */
export function documentCookieJar(
  page: { cookie: string } | null = typeof document === 'undefined' ? null : document,
): CookieJar {
  return {
    get: (name) => (page ? findCookie(page.cookie, name) : null),
    set: (name, value, maxAgeSeconds) => {
      if (!page) return;
      const line = cookieLine(name, value, maxAgeSeconds);
      page.cookie = `${line}; Secure`;
      // Browsers differ in the plain-http addresses that may keep such a cookie: all, localhost, or this computer's.
      if (findCookie(page.cookie, name) !== value) page.cookie = line;
    },
    remove: (name) => {
      if (page) page.cookie = cookieLine(name, '', 0);
    },
  };
}
