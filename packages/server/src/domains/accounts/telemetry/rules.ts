const deepest = 5;
const mostEntries = 20;
const longestString = 500;
const mostBytes = 8 * 1024;

/** Words in a field's name that mark its value as private. */
const privateWords = new Set(
  [
    'password passwd pass pwd secret token bearer binding cookie authorization auth session signature jwt otp',
    'text idea message content commentary body brief draft post prompt note comment caption headline',
    'email mail name phone card cvv',
  ].flatMap((line) => line.split(' ')),
);

function splitFieldName(field: string): string[] {
  return field
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z]+/)
    .map((word) => word.replace(/(?<=..)s$/, ''));
}

function isPrivate(field: string): boolean {
  const words = splitFieldName(field);
  return (
    words.some((word) => privateWords.has(word) || privateWords.has(`${word}s`)) ||
    privateWords.has(words.join(''))
  );
}

/** An error code by name. A sign-in provider's code is a secret and does not match. */
const plainCode = /^(\d{1,5}|[A-Za-z]+([_-][A-Za-z0-9]+)*)$/;

function cleanString(value: string): string {
  return value
    .slice(0, longestString)
    .replace(/\bBearer\s+\S+/gi, '[cut]')
    .replace(/[^\s@"'<>]+@[^\s@"'<>]+\.[^\s@"'<>]+/g, '[cut]')
    .replace(/(https?:\/\/[^\s?#"']+)[?#][^\s"']*/g, '$1')
    .replace(/[\w-]{32,}/g, '[cut]');
}

function clean(value: unknown, depth: number): unknown {
  if (typeof value === 'string') return cleanString(value);
  if (typeof value !== 'object' || value === null) return value;
  if (depth === 0) return '[cut]';
  if (Array.isArray(value)) return value.slice(0, mostEntries).map((item) => clean(item, depth - 1));
  const kept = Object.entries(value)
    .slice(0, mostEntries)
    .filter(([field, item]) => {
      if (isPrivate(field)) return false;
      return (
        (field !== 'code' && field !== 'state') ||
        (typeof item === 'string' && item.length <= 60 && plainCode.test(item)) ||
        typeof item === 'number'
      );
    })
    .map(([field, item]) => [cleanString(field), clean(item, depth - 1)] as const);
  return Object.fromEntries(kept);
}

/** Removes secrets, personal addresses and texts. The result is shallow, short and at most 8 KB. */
export function cleanReport(value: unknown): unknown {
  const cleaned = clean(value, deepest) ?? null;
  return Buffer.byteLength(JSON.stringify(cleaned)) > mostBytes / 2 ? '[cut]' : cleaned;
}

/** The address of a call without its query, which may contain tokens. */
export function cleanAddress(url: string): string {
  return url.split(/[?#]/)[0]?.replace(/[\w-]{40,}/g, '[cut]') ?? '';
}

/** The country code in a proxy's header. Cloudflare uses XX for unknown and T1 for Tor. */
export function readCountry(header: string | null): string | null {
  const code = header?.trim().toUpperCase() ?? '';
  return /^[A-Z]{2}$/.test(code) && code !== 'XX' ? code : null;
}

export function currencyOf(country: string | null): 'INR' | 'USD' {
  return country === 'IN' ? 'INR' : 'USD';
}
