import { z } from 'zod';
import type { Tool } from '../../assistant/index.ts';

type Json = Readonly<Record<string, unknown>>;
const isJson = (value: unknown): value is Json => typeof value === 'object' && value !== null;
const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

const mostChoices = 24;
const deepest = 3;

function textForm(schema: Json): string {
  if (schema['format'] === 'uuid') return 'id';
  if (schema['format'] === 'date') return 'YYYY-MM-DD';
  return schema['format'] === 'uri' ? 'address' : 'text';
}

function numberForm({ minimum, maximum }: Json): string {
  const least = typeof minimum === 'number' && minimum > -1e9 ? minimum : null;
  const most = typeof maximum === 'number' && maximum < 1e9 ? maximum : null;
  return least === null || most === null ? 'number' : `${least}-${most}`;
}

/** The form of a value in a few signs, such as `text`, `plain|warm` or `[id]`. */
function describeSchema(schema: unknown, depth = 0): string {
  if (!isJson(schema) || depth > deepest) return 'any';
  const choices = listOf(schema['enum']);
  if (choices.length > 0) return choices.slice(0, mostChoices).join('|');
  if ('const' in schema) return String(schema['const']);
  const either = [...listOf(schema['anyOf']), ...listOf(schema['oneOf'])];
  if (either.length > 0) return [...new Set(either.map((one) => describeSchema(one, depth)))].join(' or ');
  switch (schema['type']) {
    case 'string':
      return textForm(schema);
    case 'integer':
    case 'number':
      return numberForm(schema);
    case 'boolean':
      return 'true|false';
    case 'null':
      return 'null';
    case 'array':
      return `[${describeSchema(schema['items'], depth + 1)}]`;
    case 'object':
      return `{${fieldsOf(schema, depth + 1)}}`;
    default:
      return 'any';
  }
}

function fieldsOf(schema: Json, depth: number): string {
  const required = new Set(listOf(schema['required']));
  return Object.entries(isJson(schema['properties']) ? schema['properties'] : {})
    .map(([name, field]) => `${name}${required.has(name) ? '' : '?'}: ${describeSchema(field, depth)}`)
    .join(', ');
}

const schemaOf = (tool: Tool): Json =>
  z.toJSONSchema(tool.input, { target: 'draft-7', io: 'input', unrepresentable: 'any' });

/** The form of a tool's input, such as `postId: id, text: text, tags?: [text]`. */
export const inputForm = (tool: Tool): string => fieldsOf(schemaOf(tool), 0);

/** A tool as a line of the prompt. `*` marks those that are only proposed. */
function lineOf(tool: Tool): string {
  const mark = tool.effect === 'outward' ? '*' : '';
  return `${tool.name}${mark}(${inputForm(tool)}) – ${tool.description}`;
}

const lines = new WeakMap<readonly Tool[], string>();

/** All tools, a line each. */
export function toolLines(tools: readonly Tool[]): string {
  const known = lines.get(tools);
  if (known !== undefined) return known;
  const made = tools.map(lineOf).join('\n');
  lines.set(tools, made);
  return made;
}
