import type { Endpoint } from '@limelight/contracts';
import fc from 'fast-check';
import { z } from 'zod';
import { anyText } from './any-text.ts';

type Json = z.core.JSONSchema.BaseSchema;

const hostileStrings = [
  '',
  ' ',
  '\u0000',
  'a\u0000b',
  '\ud800',
  '\uffff\u202e',
  "'; DROP TABLE users; --",
  '%_\\%',
  '<script>alert(1)</script>',
  '{{7*7}}',
  '../../etc/passwd',
  'x'.repeat(70_000),
  '9'.repeat(400),
  '٣٤٥',
  '2026-02-30T25:61:00Z',
  '-1',
  'NaN',
  '__proto__',
  'constructor toString hasOwnProperty __proto__ valueOf',
  '1 2 3 '.repeat(1_900),
  '. '.repeat(5_900),
  'I '.repeat(5_900),
];

/** Anything JSON can say, and what breaks careless code. */
export const hostile: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom<unknown>(...hostileStrings),
  fc.constantFrom<unknown>(null, true, 0, -1, 1e308, 2 ** 53, 2 ** 31, 0.1, [], {}, [[]], { length: 1 }),
  fc.jsonValue(),
  anyText(),
  fc.constant(JSON.parse(`${'['.repeat(200)}${']'.repeat(200)}`)),
);

function stringOf(schema: Json): fc.Arbitrary<unknown> {
  if (schema.format === 'uuid') return fc.uuid();
  if (schema.format === 'date-time')
    return fc
      .date({ min: new Date('1990-01-01'), max: new Date('2100-01-01'), noInvalidDate: true })
      .map((date) => date.toISOString());
  if (schema.format === 'uri') return fc.webUrl();
  return fc.string({ maxLength: Math.min(schema.maxLength ?? 40, 200), minLength: schema.minLength ?? 0 });
}

/** Values that pass where a schema alone does not tell how, by field name. */
const plausible: Readonly<Record<string, fc.Arbitrary<unknown>>> = {
  email: fc.uuid().map((id) => `${id}@example.com`),
  password: fc.constantFrom('Correct1@horse', 'Wrong2!horses'),
  newPassword: fc.constant('Another3$horse'),
  name: fc.constantFrom('Jo Ann', 'Åsa', 'अमित'),
  idea: fc.string({ minLength: 1, maxLength: 300, unit: 'grapheme' }),
  text: fc.oneof(
    fc.string({ maxLength: 3500, unit: 'grapheme' }),
    fc.constantFrom('constructor', '__proto__ toString', 'I '.repeat(1_700), '1 2 3 '.repeat(580)),
  ),
  version: fc.integer({ min: 1, max: 3 }),
  variants: fc.constantFrom(1, 3),
  timeZone: fc.constantFrom('Europe/Berlin', 'Asia/Kolkata', 'Pacific/Chatham'),
  at: fc.constantFrom(
    '2026-12-01T09:00',
    '2027-03-28T02:30',
    '2027-10-31T02:30:00',
    '2026-11-18T08:00:00Z',
    '2026-11-18T09:10:00+05:45',
  ),
};

/** Values that mostly have the schema's form. */
function fromSchema(schema: Json): fc.Arbitrary<unknown> {
  if (schema.const !== undefined) return fc.constant<unknown>(schema.const);
  if (schema.enum) return fc.constantFrom<unknown>(...schema.enum);
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return fc.oneof(...choices.map(asArbitrary));
  if (schema.type === 'object') {
    const fields = Object.entries(schema.properties ?? {}).map(([name, field]) => {
      const known = plausible[name];
      const any = asArbitrary(field);
      return [
        name,
        known === undefined ? any : fc.oneof({ weight: 4, arbitrary: known }, { weight: 1, arbitrary: any }),
      ] as const;
    });
    return fc.record(Object.fromEntries(fields), { requiredKeys: schema.required ?? [] });
  }
  if (schema.type === 'array') {
    const item = schema.items;
    return fc.array(item === undefined || Array.isArray(item) ? fc.jsonValue() : asArbitrary(item), {
      maxLength: 3,
    });
  }
  if (schema.type === 'integer' || schema.type === 'number') return fc.integer({ min: -2, max: 200 });
  if (schema.type === 'boolean') return fc.boolean();
  if (schema.type === 'null') return fc.constant(null);
  if (schema.type === 'string') return stringOf(schema);
  return fc.jsonValue();
}

function asArbitrary(schema: Json | boolean): fc.Arbitrary<unknown> {
  return typeof schema === 'boolean' ? fc.jsonValue() : fromSchema(schema);
}

function valid(schema: z.ZodType | undefined): fc.Arbitrary<Record<string, unknown>> {
  if (schema === undefined) return fc.constant({});
  return asArbitrary(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' })).map((value) =>
    typeof value === 'object' && value !== null ? Object.fromEntries(Object.entries(value)) : {},
  );
}

/** A valid-looking object with nothing, one field or several turned hostile, left out, or added. */
function damaged(base: fc.Arbitrary<Record<string, unknown>>): fc.Arbitrary<Record<string, unknown>> {
  const damage = fc.array(fc.tuple(fc.nat(), fc.constantFrom('keep', 'replace', 'remove', 'add'), hostile), {
    maxLength: 3,
  });
  return fc.tuple(base, damage).map(([value, changes]) => {
    const result = { ...value };
    for (const [position, change, replacement] of changes) {
      const names = Object.keys(result);
      const name = names[position % Math.max(names.length, 1)];
      if (change === 'add') result[`extra${position % 5}`] = replacement;
      else if (name !== undefined && change === 'replace') result[name] = replacement;
      else if (name !== undefined && change === 'remove') delete result[name];
    }
    return result;
  });
}

export interface RawCall {
  params: Record<string, unknown>;
  query: Record<string, unknown>;
  /** The body's exact text, not always JSON. */
  body: string | undefined;
  contentType: string;
}

/** Calls of an endpoint as a careful, a careless and a hostile client would make them. */
export function callsOf(endpoint: Endpoint): fc.Arbitrary<RawCall> {
  const params = fc.oneof(
    { weight: 3, arbitrary: valid(endpoint.params) },
    { weight: 1, arbitrary: damaged(valid(endpoint.params)) },
  );
  const json = fc
    .oneof(valid(endpoint.body), damaged(valid(endpoint.body)))
    .map((value) => JSON.stringify(value));
  const body =
    endpoint.body === undefined
      ? fc.constant(undefined)
      : fc.oneof(
          { weight: 8, arbitrary: json },
          { weight: 1, arbitrary: hostile.map((value) => JSON.stringify(value) ?? '') },
          {
            weight: 1,
            arbitrary: fc.constantFrom('', '{', '[1,', '"', '\u0000', '{"a":1}x', 'x'.repeat(400_000)),
          },
        );
  return fc.record({
    params,
    query: damaged(valid(endpoint.query)),
    body,
    contentType: fc.oneof(
      { weight: 9, arbitrary: fc.constant('application/json') },
      {
        weight: 1,
        arbitrary: fc.constantFrom(
          'text/plain',
          'application/x-www-form-urlencoded',
          'multipart/form-data',
          'multipart/form-data; boundary=x',
          '',
        ),
      },
    ),
  });
}
