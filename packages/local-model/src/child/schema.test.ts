import { expect, it } from 'vitest';
import { grammarSchema } from './schema.ts';

it('keeps what grammars can express and leaves out the rest', () => {
  const schema = {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    type: 'object',
    properties: {
      constructor: { type: 'string', minLength: 1, pattern: '^a' },
      score: { type: 'number', minimum: 0, maximum: 1 },
      when: { anyOf: [{ type: 'string', format: 'date' }, { type: 'null' }] },
      items: { type: 'array', items: { $ref: '#/definitions/item' }, maxItems: 3, uniqueItems: true },
    },
    required: ['constructor'],
    additionalProperties: false,
    definitions: { item: { allOf: [{ enum: ['a', 'b'] }] } },
  };
  expect(grammarSchema(schema)).toEqual({
    type: 'object',
    properties: {
      constructor: { type: 'string', minLength: 1 },
      score: { type: 'number' },
      when: { oneOf: [{ type: 'string', format: 'date' }, { type: 'null' }] },
      items: { type: 'array', items: { $ref: '#/$defs/item' }, maxItems: 3 },
    },
    additionalProperties: false,
    $defs: { item: { enum: ['a', 'b'] } },
  });
});

it('refuses what it cannot follow', () => {
  expect(() => grammarSchema('object')).toThrow('must be an object');
  expect(() => grammarSchema({ $ref: 'https://example.com/schema' })).toThrow(
    'not a reference within the schema',
  );
  let deep: unknown = { type: 'null' };
  for (let depth = 0; depth < 100; depth += 1) deep = { type: 'array', items: deep };
  expect(() => grammarSchema(deep)).toThrow('nested too deeply');
});
