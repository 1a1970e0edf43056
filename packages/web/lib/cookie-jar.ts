export interface CookieOptions {
  maxAgeSeconds: number;
  secure: boolean;
}

export interface CookieJar {
  get: (name: string) => string | null;
  /** Writes with `Path=/` and `SameSite=Lax`. */
  set: (name: string, value: string, options: CookieOptions) => void;
  remove: (name: string) => void;
}

/** A cookie in the form that `document.cookie` expects. */
export function cookieLine(name: string, value: string, options: CookieOptions): string {
  const secure = options.secure ? '; Secure' : '';
  return `${name}=${encodeURIComponent(value)}; Path=/; Max-Age=${options.maxAgeSeconds}; SameSite=Lax${secure}`;
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

/** The document's own cookies. Empty during prerendering. */
export function documentCookieJar(): CookieJar {
  const present = typeof document !== 'undefined';
  return {
    get: (name) => (present ? findCookie(document.cookie, name) : null),
    set: (name, value, options) => {
      if (present) document.cookie = cookieLine(name, value, options);
    },
    remove: (name) => {
      if (present) document.cookie = cookieLine(name, '', { maxAgeSeconds: 0, secure: false });
    },
  };
}
