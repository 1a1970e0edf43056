import { isRecord } from '../guards.ts';
import { Refusal, schemaErrors } from './errors.ts';

/** The part of a Rest.li record schema that posts need. */
export type Schema =
  | { kind: 'string' | 'boolean' | 'integer' | 'any' }
  | { kind: 'enum'; values: readonly string[] }
  | { kind: 'array'; items: Schema }
  | { kind: 'record'; fields: Record<string, Field> }
  | { kind: 'union'; members: Record<string, Schema> };
type Field = { type: Schema; required: boolean };

export const text: Schema = { kind: 'string' };
export const flag: Schema = { kind: 'boolean' };
export const integer: Schema = { kind: 'integer' };
export const anything: Schema = { kind: 'any' };
export const oneOf = (...values: string[]): Schema => ({ kind: 'enum', values });
export const arrayOf = (items: Schema): Schema => ({ kind: 'array', items });
export const union = (members: Record<string, Schema>): Schema => ({ kind: 'union', members });

/** A record schema. Names that end in `?` are optional. */
export function record(fields: Record<string, Schema>): Schema {
  const entries = Object.entries(fields).map(([name, type]): [string, Field] =>
    name.endsWith('?') ? [name.slice(0, -1), { type, required: false }] : [name, { type, required: true }],
  );
  return { kind: 'record', fields: Object.fromEntries(entries) };
}

/** Refuses with 422 and one line per problem unless `value` matches. */
export function requireSchema(schema: Schema, value: unknown): void {
  const lines: string[] = [];
  check(schema, value, '', lines);
  if (lines.length > 0) throw new Refusal(schemaErrors(lines));
}

function check(schema: Schema, value: unknown, path: string, lines: string[]): void {
  switch (schema.kind) {
    case 'any':
      return;
    case 'string':
      if (typeof value !== 'string') lines.push(`${path} :: ${shown(value)} cannot be coerced to String`);
      return;
    case 'boolean':
      if (typeof value !== 'boolean') lines.push(`${path} :: ${shown(value)} cannot be coerced to Boolean`);
      return;
    case 'integer':
      if (!Number.isSafeInteger(value)) lines.push(`${path} :: ${shown(value)} cannot be coerced to Long`);
      return;
    case 'enum':
      if (typeof value !== 'string' || !schema.values.includes(value))
        lines.push(`${path} :: ${shown(value)} is not an enum symbol`);
      return;
    case 'array':
      if (!Array.isArray(value)) lines.push(`${path} :: ${shown(value)} cannot be coerced to Array`);
      else for (const [index, item] of value.entries()) check(schema.items, item, `${path}/${index}`, lines);
      return;
    case 'record':
      checkRecord(schema.fields, value, path, lines);
      return;
    case 'union':
      checkUnion(schema.members, value, path, lines);
  }
}

function checkRecord(fields: Record<string, Field>, value: unknown, path: string, lines: string[]): void {
  if (!isRecord(value)) {
    lines.push(`${path} :: ${shown(value)} cannot be coerced to Record`);
    return;
  }
  for (const [name, field] of Object.entries(fields)) {
    if (value[name] !== undefined) check(field.type, value[name], `${path}/${name}`, lines);
    else if (field.required)
      lines.push(`${path}/${name} :: field is required but not found and has no default value`);
  }
  for (const name of Object.keys(value)) {
    if (!Object.hasOwn(fields, name))
      lines.push(`${path}/${name} :: unrecognized field found but not allowed`);
  }
}

function checkUnion(members: Record<string, Schema>, value: unknown, path: string, lines: string[]): void {
  const names = isRecord(value) ? Object.keys(value) : [];
  const [name] = names;
  if (!isRecord(value) || name === undefined || names.length !== 1) {
    lines.push(`${path} :: DataMap should have exactly one entry for a union type`);
    return;
  }
  const member = Object.hasOwn(members, name) ? members[name] : undefined;
  if (member === undefined) lines.push(`${path}/${name} :: "${name}" is not a member type of union`);
  else check(member, value[name], `${path}/${name}`, lines);
}

function shown(value: unknown): string {
  return (JSON.stringify(value) ?? 'null').slice(0, 60);
}

/** The text of a field that matched the schema, or "" if it is missing. */
export function stringField(value: Record<string, unknown>, name: string): string {
  const found = value[name];
  return typeof found === 'string' ? found : '';
}

/** The record of a field that matched the schema. Undefined if it is missing. */
export function recordOf(value: Record<string, unknown>, name: string): Record<string, unknown> | undefined {
  const found = value[name];
  return isRecord(found) ? found : undefined;
}

export function recordsOf(value: Record<string, unknown>, name: string): Record<string, unknown>[] {
  const found = value[name];
  return Array.isArray(found) ? found.filter(isRecord) : [];
}
