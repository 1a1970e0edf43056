import type { z } from 'zod';

/** The parsed answer, or an explanation for the model of what is wrong with it. */
export type Structured<T> = { ok: true; value: T } | { ok: false; fault: string };

const closers: Readonly<Record<string, string>> = { '{': '}', '[': ']' };

/**
 * Extracts the first JSON object or array of an answer. Closes what is still open at the end, escapes control
 * characters in strings, and removes trailing commas. Takes linear time, since hostile material can make a model
 * answer anything.
 */
function repairedJson(answer: string): string | null {
  const start = answer.search(/[{[]/);
  if (start < 0) return null;
  const open: string[] = [];
  // One entry per character. Between strings, a run of white space becomes one space.
  const json: string[] = [];
  let lastToken = 0;
  let inText = false;
  let escaped = false;
  const dropComma = () => {
    for (const sign of [' ', ',']) if (json.at(-1) === sign) json.pop();
  };
  for (const sign of answer.slice(start)) {
    if (inText) {
      json.push(sign < ' ' ? JSON.stringify(sign).slice(1, -1) : sign);
      if (escaped) escaped = false;
      else if (sign === '\\') escaped = true;
      else if (sign === '"') inText = false;
      continue;
    }
    if (/\s/.test(sign)) {
      if (json.at(-1) !== ' ') json.push(' ');
      continue;
    }
    const closer = closers[sign];
    if (sign !== ':') lastToken = json.length;
    if (sign === '"') inText = true;
    else if (closer !== undefined) open.push(closer);
    else if (sign === open.at(-1)) {
      open.pop();
      dropComma();
    }
    json.push(sign);
    if (open.length === 0) return json.join('');
  }
  if (escaped) json.pop();
  if (inText) json.push('"');
  if (json.at(-1) === ' ') json.pop();
  // A key without a value.
  if (json.at(-1) === ':' && json[lastToken] === '"') json.length = lastToken;
  dropComma();
  return json.join('') + open.toReversed().join('');
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}

/**
 * Parses a model's answer by a schema. Repairs it if necessary, for example when there is text or a code fence
 * around it, or its end is missing. A truncated answer is only accepted when the rest satisfies the schema.
 */
export function readStructured<S extends z.ZodType>(schema: S, answer: string): Structured<z.output<S>> {
  if (answer.trim() === '') return { ok: false, fault: 'It was empty.' };
  const fenced = /```[a-z]*\s*([\s\S]*?)(?:```|$)/i.exec(answer)?.[1];
  let fault = 'It held no JSON.';
  for (const text of fenced === undefined ? [answer] : [fenced, answer]) {
    const whole = parsed(text.trim());
    const repaired = whole === undefined ? repairedJson(text) : null;
    const value = whole ?? (repaired === null ? undefined : parsed(repaired));
    if (value === undefined) {
      if (repaired !== null) fault = 'Its JSON could not be read.';
      continue;
    }
    const read = schema.safeParse(value);
    if (read.success) return { ok: true, value: read.data };
    const issue = read.error.issues[0];
    fault = `${issue === undefined || issue.path.length === 0 ? 'The answer' : issue.path.join('.')}: ${issue?.message ?? 'not as asked'}`;
  }
  return { ok: false, fault };
}
