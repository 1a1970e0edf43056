/** What the API sends, in which a `Date` may stand for its ISO text. */
export type Dated<T> = T extends string
  ? string extends T
    ? Date | T
    : T
  : T extends object
    ? { readonly [K in keyof T]: Dated<T[K]> }
    : T;

/** A copy in which dates are ISO texts. */
export function withIsoTexts(value: unknown): unknown {
  if (value instanceof Date) return value.toISOString();
  if (Array.isArray(value)) return value.map((one: unknown) => withIsoTexts(one));
  if (typeof value !== 'object' || value === null) return value;
  const copy: Record<string, unknown> = {};
  for (const [key, one] of Object.entries(value)) copy[key] = withIsoTexts(one);
  return copy;
}
