import { isList, isRecord, isString } from '../guards.ts';

type Source = { strings: readonly string[]; next: number; root: unknown };

/**
 * A JSON value that matches `schema`, with strings taken in turn from `strings`.
 * Supports types, enum, const, properties, items, references, unions, bounds and the usual formats,
 * and simple patterns (classes, groups of words, counted repeats).
 */
export function valueFor(schema: unknown, strings: readonly string[]): unknown {
  return generate(schema, { strings: strings.length > 0 ? strings : ['sample'], next: 0, root: schema }, 0);
}

function generate(schema: unknown, source: Source, depth: number): unknown {
  if (!isRecord(schema) || depth > 12) return null;
  if (typeof schema['$ref'] === 'string')
    return generate(resolve(schema['$ref'], source.root), source, depth + 1);
  if (schema['const'] !== undefined) return schema['const'];
  const { enum: symbols } = schema;
  if (isList(symbols)) return symbols[0];
  const merged = isList(schema['allOf']) ? merge([schema, ...schema['allOf']], source.root) : schema;
  for (const choice of ['anyOf', 'oneOf']) {
    const choices = merged[choice];
    if (isList(choices))
      return generate(choices.find((entry) => !isNullType(entry)) ?? choices[0], source, depth + 1);
  }
  switch (typeOf(merged)) {
    case 'object':
      return objectFor(merged, source, depth);
    case 'array':
      return arrayFor(merged, source, depth);
    case 'integer':
    case 'number':
      return numberFor(merged);
    case 'boolean':
      return true;
    case 'null':
      return null;
    default:
      return stringFor(merged, source);
  }
}

function isNullType(schema: unknown): boolean {
  return isRecord(schema) && schema['type'] === 'null';
}

function typeOf(schema: Record<string, unknown>): string {
  const { type } = schema;
  if (typeof type === 'string') return type;
  if (isList(type)) return type.filter(isString).find((entry) => entry !== 'null') ?? 'null';
  if (isRecord(schema['properties'])) return 'object';
  return schema['items'] === undefined ? 'string' : 'array';
}

function resolve(reference: string, root: unknown): unknown {
  let found = root;
  for (const step of reference.split('/').slice(1)) {
    const name = step.replaceAll('~1', '/').replaceAll('~0', '~');
    found = isRecord(found) ? found[name] : undefined;
  }
  return found;
}

function merge(schemas: unknown[], root: unknown): Record<string, unknown> {
  const merged: Record<string, unknown> = {};
  for (const entry of schemas) {
    const schema =
      isRecord(entry) && typeof entry['$ref'] === 'string' ? resolve(entry['$ref'], root) : entry;
    if (!isRecord(schema)) continue;
    for (const [name, value] of Object.entries(schema)) {
      const earlier = merged[name];
      if (name === 'properties' && isRecord(earlier) && isRecord(value))
        merged[name] = { ...earlier, ...value };
      else if (name === 'required' && isList(earlier) && isList(value)) merged[name] = [...earlier, ...value];
      else if (name !== 'allOf') merged[name] = value;
    }
  }
  return merged;
}

function objectFor(schema: Record<string, unknown>, source: Source, depth: number): Record<string, unknown> {
  const made: Record<string, unknown> = {};
  const properties = isRecord(schema['properties']) ? schema['properties'] : {};
  const required = isList(schema['required']) ? schema['required'] : [];
  for (const [name, property] of Object.entries(properties)) {
    if (depth < 6 || required.includes(name)) made[name] = generate(property, source, depth + 1);
  }
  return made;
}

function arrayFor(schema: Record<string, unknown>, source: Source, depth: number): unknown[] {
  const { prefixItems } = schema;
  const made = isList(prefixItems) ? prefixItems.map((item) => generate(item, source, depth + 1)) : [];
  const least = bound(schema, 'minItems') ?? 0;
  const most = bound(schema, 'maxItems') ?? Number.POSITIVE_INFINITY;
  const wanted = Math.min(Math.max(least, depth > 6 ? 0 : 3), most);
  while (made.length < wanted && isRecord(schema['items']))
    made.push(generate(schema['items'], source, depth + 1));
  return made;
}

function numberFor(schema: Record<string, unknown>): number {
  const step = bound(schema, 'multipleOf') ?? 1;
  const above = bound(schema, 'exclusiveMinimum');
  const below = bound(schema, 'exclusiveMaximum');
  const fine = schema['type'] === 'number' && bound(schema, 'multipleOf') === undefined;
  const least = bound(schema, 'minimum') ?? (above === undefined ? undefined : above + (fine ? 0.001 : step));
  const most = bound(schema, 'maximum') ?? (below === undefined ? undefined : below - (fine ? 0.001 : step));
  const start = Math.max(least ?? 1, Math.min(1, most ?? 1));
  const stepped = Math.ceil(start / step) * step;
  return most !== undefined && stepped > most ? (least ?? most) : stepped;
}

function bound(schema: Record<string, unknown>, name: string): number | undefined {
  const value = schema[name];
  return typeof value === 'number' ? value : undefined;
}

const FORMATS: Record<string, string> = {
  date: '2026-01-15',
  'date-time': '2026-01-15T09:00:00Z',
  time: '09:00:00Z',
  email: 'someone@example.com',
  uri: 'https://example.com/',
  url: 'https://example.com/',
  uuid: '123e4567-e89b-42d3-a456-426614174000',
  hostname: 'example.com',
  ipv4: '192.0.2.1',
};

function stringFor(schema: Record<string, unknown>, source: Source): string {
  const format = typeof schema['format'] === 'string' ? FORMATS[schema['format']] : undefined;
  if (format !== undefined) return format;
  const text = source.strings[source.next % source.strings.length] ?? 'sample';
  source.next += 1;
  const { pattern } = schema;
  if (typeof pattern === 'string' && !new RegExp(pattern, 'u').test(text)) return fromPattern(pattern);
  const least = bound(schema, 'minLength') ?? 0;
  const most = bound(schema, 'maxLength') ?? Number.POSITIVE_INFINITY;
  let made = text;
  while (made.length < least) made += ` ${text}`;
  return [...made].slice(0, most).join('').trimEnd().padEnd(least, '.');
}

/** A string for a simple pattern, following literals, classes and counted repeats from left to right. */
function fromPattern(pattern: string): string {
  const body = pattern
    .replace(/^\^/, '')
    .replace(/\$$/, '')
    .replaceAll(/\(\?[:=!][^)]*\)\?/g, '');
  let made = '';
  const piece = /\((?:\?:)?([^()|]*)[^()]*\)|\[([^\]]+)\]|\\([dwsDWS])|\\(.)|([^\\[\](){}*+?|^$])/gu;
  for (let match = piece.exec(body); match !== null; match = piece.exec(body)) {
    const one = match[1] !== undefined ? fromPattern(match[1]) : symbolFor(match);
    const repeat = /^(?:\{(\d+)(?:,\d*)?\}|([*?])|(\+))/u.exec(body.slice(piece.lastIndex));
    const times = repeat?.[1] === undefined ? (repeat?.[2] === undefined ? 1 : 0) : Number(repeat[1]);
    piece.lastIndex += repeat?.[0].length ?? 0;
    made += one.repeat(times);
  }
  return made;
}

function symbolFor(match: RegExpExecArray): string {
  const [, , characters, shorthand, escaped, literal] = match;
  if (characters !== undefined) {
    const test = new RegExp(`[${characters}]`, 'u');
    return Array.from('aA0-_# .f').find((candidate) => test.test(candidate)) ?? 'a';
  }
  if (shorthand !== undefined) return shorthand === 'd' ? '0' : shorthand === 's' ? ' ' : 'a';
  return escaped ?? literal ?? '';
}
