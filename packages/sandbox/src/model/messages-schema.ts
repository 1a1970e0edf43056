import { isRecord } from '../guards.ts';

const NOT_SUPPORTED = [
  'minLength',
  'maxLength',
  'minimum',
  'maximum',
  'exclusiveMinimum',
  'exclusiveMaximum',
  'multipleOf',
  'maxItems',
  'uniqueItems',
];

/** The reason Anthropic's structured outputs would reject a schema: open objects, or bounds it cannot enforce. */
export function schemaBreach(schema: unknown): string | undefined {
  if (Array.isArray(schema)) return firstBreach(schema);
  if (!isRecord(schema)) return undefined;
  const { type, minItems } = schema;
  if (type === 'object' && schema['additionalProperties'] !== false)
    return "For 'object' type, 'additionalProperties' must be explicitly set to false";
  const bound = typeof type === 'string' ? NOT_SUPPORTED.find((name) => name in schema) : undefined;
  if (bound !== undefined) return `For '${String(type)}' type, property '${bound}' is not supported`;
  if (minItems !== undefined && minItems !== 0 && minItems !== 1)
    return "For 'array' type, 'minItems' values other than 0 or 1 are not supported";
  const { properties, $defs, items, anyOf, allOf } = schema;
  return firstBreach([...values(properties), ...values($defs), items, anyOf, allOf]);
}

const values = (of: unknown): unknown[] => (isRecord(of) ? Object.values(of) : []);

function firstBreach(schemas: readonly unknown[]): string | undefined {
  for (const schema of schemas) {
    const breach = schemaBreach(schema);
    if (breach !== undefined) return breach;
  }
  return undefined;
}
