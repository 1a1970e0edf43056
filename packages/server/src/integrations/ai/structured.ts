import type { z } from 'zod';

/** What a model's answer holds in the form that was asked for, or why it holds none, in words for the model. */
export type Structured<T> = { ok: true; value: T } | { ok: false; fault: string };

const closers: Readonly<Record<string, string>> = { '{': '}', '[': ']' };

/**
 * The first JSON object or list in an answer, from its bracket to the one that ends it; what is open at the end is closed,
 * raw line breaks inside texts are written as JSON has them, and commas before a closing bracket go.
 */
function repairedJson(answer: string): string | null {
  const start = answer.search(/[{[]/);
  if (start < 0) return null;
  const open: string[] = [];
  let json = '';
  let inText = false;
  let escaped = false;
  for (const sign of answer.slice(start)) {
    if (inText) {
      json += sign === '\n' ? '\\n' : sign === '\t' ? '\\t' : sign;
      if (escaped) escaped = false;
      else if (sign === '\\') escaped = true;
      else if (sign === '"') inText = false;
      continue;
    }
    const closer = closers[sign];
    if (sign === '"') inText = true;
    else if (closer !== undefined) open.push(closer);
    else if (sign === open.at(-1)) {
      open.pop();
      json = json.replace(/,\s*$/, '');
    }
    json += sign;
    if (open.length === 0) return json;
  }
  if (inText) json = `${escaped ? json.slice(0, -1) : json}"`;
  // A name without its value, and a comma with nothing after it, are left out.
  json = json.replace(/,?\s*"(?:[^"\\]|\\.)*"\s*:\s*$/, '').replace(/,\s*$/, '');
  return json + open.toReversed().join('');
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}

/**
 * Reads a model's answer by a schema: as it is, or as far as it can be put right when there are words or a fence around it,
 * or its end is missing. What was cut off counts only when what is left satisfies the schema.
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
