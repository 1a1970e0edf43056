import type { z } from 'zod';

/** A cut may lead to others: an array is measured after its items. */
const rounds = 4;
/** Lists in lists lose items one after another. */
const dropRounds = 3;

interface Cut {
  path: readonly PropertyKey[];
  limit: number;
}

type Issue = z.core.$ZodIssue;

/** What an issue would have cut; null when cutting does not help. */
function cutsFor(issue: Issue): readonly Cut[] | null {
  const { path } = issue;
  if (issue.code === 'too_big' && (issue.origin === 'string' || issue.origin === 'array'))
    return [{ path, limit: Number(issue.maximum) }];
  if (issue.code !== 'invalid_union') return null;
  for (const issues of issue.errors) {
    const cuts = issues.map(cutsFor);
    if (cuts.length > 0 && cuts.every((found) => found !== null))
      return cuts.flat().map((cut) => ({ ...cut, path: [...path, ...cut.path] }));
  }
  return null;
}

/** The first `limit` code points of a text, up to a sentence's end in its second half, or else to a whole word. */
export function cutText(text: string, limit: number): string {
  const start = [...text].slice(0, limit).join('');
  const half = start.length / 2;
  const withNext = text.slice(0, start.length + 1);
  const sentence = [...withNext.matchAll(/(?<=[.!?…]["”’)]?)\s|(?<=[。！？])/g)].at(-1)?.index ?? 0;
  if (sentence > half) return start.slice(0, sentence);
  const word = withNext.search(/\s\S*$/);
  return word > half ? start.slice(0, word).trimEnd() : start;
}

function cutAt(value: unknown, { path: [key, ...path], limit }: Cut): unknown {
  if (key === undefined) {
    if (typeof value === 'string') return cutText(value, limit);
    return Array.isArray(value) ? value.slice(0, limit) : value;
  }
  if (Array.isArray(value))
    return value.map((item: unknown, index) => (index === key ? cutAt(item, { path, limit }) : item));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, item]) => [name, name === key ? cutAt(item, { path, limit }) : item]),
  );
}

/** The list and index of the innermost list item that an issue is about; null when it is about no item. */
function itemOf({ path }: Issue): { list: readonly PropertyKey[]; index: number } | null {
  const at = path.findLastIndex((key) => typeof key === 'number');
  const index = path[at];
  return typeof index === 'number' ? { list: path.slice(0, at), index } : null;
}

/** A list at a path without some of its items; unchanged when nothing would be left of it. */
function without(
  value: unknown,
  [key, ...path]: readonly PropertyKey[],
  indexes: ReadonlySet<number>,
): unknown {
  if (key === undefined) {
    if (!Array.isArray(value) || value.every((_, index) => indexes.has(index))) return value;
    return value.filter((_, index) => !indexes.has(index));
  }
  if (Array.isArray(value))
    return value.map((item: unknown, index) => (index === key ? without(item, path, indexes) : item));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, item]) => [name, name === key ? without(item, path, indexes) : item]),
  );
}

/** A value without the list items that a schema does not take. */
function withoutFaulty(value: unknown, issues: readonly Issue[]): unknown {
  const lists = new Map<string, { list: readonly PropertyKey[]; indexes: Set<number> }>();
  for (const issue of issues) {
    const item = itemOf(issue);
    if (item === null) continue;
    const key = JSON.stringify(item.list);
    const known = lists.get(key) ?? { list: item.list, indexes: new Set<number>() };
    known.indexes.add(item.index);
    lists.set(key, known);
  }
  // Inner lists first, so that the paths of the outer ones still lead to them.
  const inOrder = [...lists.values()].toSorted((a, b) => b.list.length - a.list.length);
  return inOrder.reduce((kept, { list, indexes }) => without(kept, list, indexes), value);
}

/**
 * Parses a value in which texts and lists may be longer than the schema allows, and cuts those. Few models count
 * characters, and most providers ignore a schema's lengths. List items that the schema does not take are left out while
 * others stay.
 */
export function parseCutToLimits<S extends z.ZodType>(
  schema: S,
  value: unknown,
): z.ZodSafeParseResult<z.output<S>> {
  let kept = value;
  let read = cutToLimits(schema, kept);
  const first = read;
  for (let round = 0; round < dropRounds && !read.success; round += 1) {
    kept = withoutFaulty(kept, read.error.issues);
    read = cutToLimits(schema, kept);
  }
  return read.success ? read : first;
}

function cutToLimits<S extends z.ZodType>(schema: S, value: unknown): z.ZodSafeParseResult<z.output<S>> {
  let read = schema.safeParse(value);
  let cut = value;
  for (let round = 0; round < rounds && !read.success; round += 1) {
    const cuts = read.error.issues.flatMap((issue) => cutsFor(issue) ?? []);
    if (cuts.length === 0) break;
    cut = cuts.reduce(cutAt, cut);
    read = schema.safeParse(cut);
  }
  return read;
}
