import type { z } from 'zod';

/** The parsed answer, or an explanation for the model of what is wrong with it. */
export type Structured<T> = { ok: true; value: T } | { ok: false; fault: string };

const closers: Readonly<Record<string, string>> = { '{': '}', '[': ']' };

/**
 * Extracts the first JSON object or array of an answer. Closes what is still open at the end, escapes control
 * characters in strings, and removes trailing commas.
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
      json += sign < ' ' ? JSON.stringify(sign).slice(1, -1) : sign;
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
  // Drops a key without a value and a trailing comma.
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
