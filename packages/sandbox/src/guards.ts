/** A check that narrows external data (a request body, a line of the journal) to a type. */
export type Guard<T> = (value: unknown) => value is T;

type Guards = Record<string, Guard<unknown>>;

export type Guarded<G> = G extends Guard<infer T> ? T : never;

type Shape<R extends Guards, O extends Guards> = { [K in keyof R]: Guarded<R[K]> } & {
  [K in keyof O]?: Guarded<O[K]>;
};

export const isUnknown: Guard<unknown> = (_value): _value is unknown => true;
export const isString: Guard<string> = (value) => typeof value === 'string';
export const isNumber: Guard<number> = (value): value is number =>
  typeof value === 'number' && Number.isFinite(value);
export const isBoolean: Guard<boolean> = (value) => typeof value === 'boolean';
export const isNull: Guard<null> = (value) => value === null;

/** True for a plain JSON object, not for an array or null. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** An array of anything; unlike `Array.isArray` it leaves the entries unknown. */
export const isList: Guard<unknown[]> = (value): value is unknown[] => Array.isArray(value);

export function isArrayOf<T>(item: Guard<T>): Guard<T[]> {
  return (value): value is T[] => Array.isArray(value) && value.every((entry) => item(entry));
}

export function isRecordOf<T>(item: Guard<T>): Guard<Record<string, T>> {
  return (value): value is Record<string, T> =>
    isRecord(value) && Object.values(value).every((entry) => item(entry));
}

export function isOneOf<const T extends readonly string[]>(...allowed: T): Guard<T[number]> {
  return (value): value is T[number] => typeof value === 'string' && allowed.includes(value);
}

export function isEither<A, B>(first: Guard<A>, second: Guard<B>): Guard<A | B> {
  return (value): value is A | B => first(value) || second(value);
}

/** An object with these fields, of which `optional` ones may be missing. Any other field is refused. */
export function isShape<R extends Guards, O extends Guards = Record<never, never>>(
  required: R,
  optional?: O,
): Guard<Shape<R, O>> {
  const requiredEntries = Object.entries(required);
  const optionalEntries = Object.entries(optional ?? {});
  const known = new Set([...Object.keys(required), ...Object.keys(optional ?? {})]);
  return (value): value is Shape<R, O> =>
    isRecord(value) &&
    requiredEntries.every(([key, guard]) => key in value && guard(value[key])) &&
    optionalEntries.every(([key, guard]) => value[key] === undefined || guard(value[key])) &&
    Object.keys(value).every((key) => known.has(key));
}

export function parseJson(text: string): unknown {
  try {
    const value: unknown = JSON.parse(text);
    return value;
  } catch {
    return undefined;
  }
}
