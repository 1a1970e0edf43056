import { Refusal } from './failure.ts';

const DEEPEST = 64;
/** Keywords that the runtime's grammars support under the same name. */
const SAME_NAME = new Set([
  'const',
  'enum',
  'minItems',
  'maxItems',
  'minLength',
  'maxLength',
  'minProperties',
  'maxProperties',
  '$ref',
]);
const FORMATS = new Set(['date-time', 'time', 'date']);

/**
 * Rewrites a JSON schema for the runtime's grammars, which support `oneOf` but not `anyOf`, require every property, and
 * do not support numeric bounds or patterns. Anything they cannot express is left out, and the caller validates the
 * answer in any case.
 */
export function grammarSchema(schema: unknown, depth = 0): unknown {
  if (depth > DEEPEST) throw new Refusal(400, 'invalid_schema', 'The schema is nested too deeply.');
  if (schema === true) return {};
  if (!isRecord(schema)) throw new Refusal(400, 'invalid_schema', 'The schema must be an object.');
  const inner = (value: unknown) => grammarSchema(value, depth + 1);
  const result: Record<string, unknown> = {};
  const defs = schema['$defs'] ?? schema['definitions'];
  if (isRecord(defs)) result['$defs'] = mapValues(defs, inner);
  const choices = schema['oneOf'] ?? schema['anyOf'];
  if (Array.isArray(choices)) return { ...result, oneOf: choices.map(inner) };
  const only: unknown[] = Array.isArray(schema['allOf']) ? schema['allOf'] : [];
  if (only.length === 1) return { ...result, ...asRecord(inner(only[0])) };
  for (const [key, value] of Object.entries(schema)) {
    if (SAME_NAME.has(key)) result[key] = key === '$ref' ? localReference(value) : value;
    else if (key === 'type') result['type'] = value;
    else if (key === 'properties' && isRecord(value)) result[key] = mapValues(value, inner);
    else if (key === 'items' && !Array.isArray(value)) result[key] = inner(value);
    else if (key === 'prefixItems' && Array.isArray(value)) result[key] = value.map(inner);
    else if (key === 'additionalProperties') result[key] = typeof value === 'boolean' ? value : inner(value);
    else if (key === 'format' && typeof value === 'string' && FORMATS.has(value)) result[key] = value;
  }
  if (result['type'] === undefined && isRecord(result['properties'])) result['type'] = 'object';
  return result;
}

/** The runtime treats an unknown reference as "anything" and only logs that to the console. */
function localReference(reference: unknown): string {
  if (typeof reference !== 'string') throw new Refusal(400, 'invalid_schema', '$ref must be a text.');
  const local = reference.replace('#/definitions/', '#/$defs/');
  if (!local.startsWith('#/$defs/'))
    throw new Refusal(400, 'invalid_schema', `${reference} is not a reference within the schema.`);
  return local;
}

function mapValues(
  record: Record<string, unknown>,
  map: (value: unknown) => unknown,
): Record<string, unknown> {
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, map(value)]));
}

const asRecord = (value: unknown): Record<string, unknown> => (isRecord(value) ? value : {});

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
