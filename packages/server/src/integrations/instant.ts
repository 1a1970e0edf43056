const isoDate = /^\d{4}-\d\d-\d\d(?:[T ]\d\d:\d\d(?::\d\d(?:\.\d+)?)?)?\s*(Z|[+-]\d\d:?\d\d)?$/i;
const mailDate =
  /^(?:[a-z]{3,9},?\s+)?\d{1,2}\s+[a-z]{3,9}\.?\s+\d{2,4}(?:\s+\d\d?:\d\d(?::\d\d)?)?\s*([a-z]{1,5}|[+-]\d{4})?$/i;

/**
 * Parses ISO 8601 and RFC 822 dates, in UTC if no zone is given. Other formats return null, since guessing would
 * often be wrong.
 */
export function readInstant(written: unknown): string | null {
  const text = typeof written === 'string' ? written.trim().slice(0, 60) : '';
  const found = isoDate.exec(text) ?? mailDate.exec(text);
  if (found === null) return null;
  const zoned = found[1] === undefined ? (isoDate.test(text) ? text.replace(' ', 'T') : `${text} GMT`) : text;
  const parsed = new Date(/^\d{4}-\d\d-\d\dT[^Z+-]*$/.test(zoned) ? `${zoned}Z` : zoned);
  return Number.isNaN(parsed.getTime()) ? null : parsed.toISOString();
}
