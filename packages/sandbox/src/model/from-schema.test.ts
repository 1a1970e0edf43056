import { describe, expect, test } from 'vitest';
import { valueFor } from './from-schema.ts';

const value = (schema: unknown) => valueFor(schema, ['One sentence.', 'Another.']);

describe('a value for a schema', () => {
  test.each([
    [{ const: 7 }, 7],
    [{ enum: ['b', 'a'] }, 'b'],
    [{ type: 'null' }, null],
    [{ type: ['null', 'string'] }, 'One sentence.'],
    [{ anyOf: [{ type: 'null' }, { type: 'boolean' }] }, true],
    [{ type: 'integer', minimum: 3, maximum: 9 }, 3],
    [{ type: 'integer', maximum: -4 }, -4],
    [{ type: 'integer', multipleOf: 5, minimum: 7 }, 10],
    [{ type: 'integer', exclusiveMinimum: 4 }, 5],
    [{ type: 'string', format: 'date' }, '2026-01-15'],
    [{ type: 'string', maxLength: 3 }, 'One'],
    [{ type: 'array', items: { type: 'string' }, maxItems: 2 }, ['One sentence.', 'Another.']],
    [{ type: 'array', prefixItems: [{ const: 1 }, { const: 2 }], items: false }, [1, 2]],
    [
      { allOf: [{ properties: { a: { const: 1 } } }, { properties: { b: { const: 2 } } }], type: 'object' },
      { a: 1, b: 2 },
    ],
  ])('%j', (schema, expected) => {
    expect(value(schema)).toEqual(expected);
  });

  test.each(['^[a-z]{3}-\\d{2}$', '^#[0-9a-f]{6}$', '^(?:yes|no)$', '^\\d{4}-\\d{2}$'])(
    'a string of the pattern %s',
    (pattern) => {
      expect(String(value({ type: 'string', pattern }))).toMatch(new RegExp(pattern, 'u'));
    },
  );

  test('a schema that refers to itself ends', () => {
    const schema = {
      $ref: '#/$defs/node',
      $defs: { node: { type: 'object', required: ['next'], properties: { next: { $ref: '#/$defs/node' } } } },
    };
    expect(JSON.stringify(value(schema)).length).toBeLessThan(1000);
  });
});
