export const reportDays = 30;
const deepest = 5;
const mostEntries = 20;
const longestString = 500;
const mostBytes = 8 * 1024;

/** Words that, in a field's name, mean that its value is nobody's business. */
const privateWords = new Set(
  [
    'password passwd pass pwd secret token bearer binding cookie authorization auth session signature jwt otp',
    'text idea message content commentary body brief draft post prompt note comment caption headline',
    'email mail name phone card cvv',
  ].flatMap((line) => line.split(' ')),
);

function wordsOf(field: string): string[] {
  return field
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z]+/)
    .map((word) => word.replace(/(?<=..)s$/, ''));
}

function isPrivate(field: string): boolean {
  const words = wordsOf(field);
  return (
    words.some((word) => privateWords.has(word) || privateWords.has(`${word}s`)) ||
    privateWords.has(words.join(''))
  );
}

/** A code that a program gives by name; what a sign-in provider calls a code is a secret. */
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

/** Without secrets, addresses of people and texts; shallow, short, and 8 KB at most. */
export function cleanReport(value: unknown): unknown {
  const cleaned = clean(value, deepest) ?? null;
  return Buffer.byteLength(JSON.stringify(cleaned)) > mostBytes / 2 ? '[cut]' : cleaned;
}

/** The address of a call without its query, where tokens travel. */
export function cleanAddress(url: string): string {
  return url.split(/[?#]/)[0]?.replace(/[\w-]{40,}/g, '[cut]') ?? '';
}

/** A country code as a proxy's header tells it; XX and T1 are how Cloudflare says unknown and Tor. */
export function readCountry(header: string | null): string | null {
  const code = header?.trim().toUpperCase() ?? '';
  return /^[A-Z]{2}$/.test(code) && code !== 'XX' ? code : null;
}

export function currencyOf(country: string | null): 'INR' | 'USD' {
  return country === 'IN' ? 'INR' : 'USD';
}
