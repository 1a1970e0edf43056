import { askInBrackets } from '@limelight/post-text';
import { z } from 'zod';
import { withoutThinking } from './answer/thinking.ts';
import { parseCutToLimits } from './cut-to-limits.ts';
import { withoutControls } from './delta-cleaner.ts';

/** The parsed answer, or an explanation for the model of what is wrong with it. */
export type Structured<T> = { ok: true; value: T } | { ok: false; fault: string };

const closers: Readonly<Record<string, string>> = { '{': '}', '[': ']' };

/** What is open in JSON, the innermost first. Shared between moments, so that noting one costs nothing. */
interface Open {
  closer: string;
  outer: Open | null;
  depth: number;
}

/** No form that is asked for is as deep as this. */
const deepest = 100;

function closersOf(open: Open | null): string {
  const closing: string[] = [];
  for (let one = open; one !== null; one = one.outer) closing.push(one.closer);
  return closing.join('');
}

/**
 * Extracts the JSON object or array of an answer that begins at `start`. Closes what is still open at the end, escapes control
 * characters in strings, and removes trailing commas. Of a list that breaks off in a text, the whole items stay. Takes linear
 * time, since hostile material can make a model answer anything.
 */
function repairedJson(answer: string, start: number, isCut: boolean): string {
  let open: Open | null = null;
  // One entry per character. Between strings, a run of white space becomes one space.
  const json: string[] = [];
  let whole: { length: number; open: Open | null } | null = null;
  let lastToken = 0;
  let inText = false;
  let escaped = false;
  const dropComma = () => {
    for (const sign of [' ', ',']) if (json.at(-1) === sign) json.pop();
  };
  const endItem = () => {
    if (open?.closer === ']') whole = { length: json.length, open };
  };
  for (const sign of answer.slice(start)) {
    if (inText) {
      json.push(sign < ' ' ? JSON.stringify(sign).slice(1, -1) : sign);
      if (escaped) escaped = false;
      else if (sign === '\\') escaped = true;
      else if (sign === '"') {
        inText = false;
        endItem();
      }
      continue;
    }
    if (/\s/.test(sign)) {
      if (json.at(-1) !== ' ') json.push(' ');
      continue;
    }
    const closer = closers[sign];
    if (sign !== ':') lastToken = json.length;
    if (sign === '"') inText = true;
    else if (closer !== undefined) {
      const depth: number = (open?.depth ?? 0) + 1;
      if (depth > deepest) return '';
      open = { closer, outer: open, depth };
    } else if (open !== null && sign === open.closer) {
      open = open.outer;
      dropComma();
    }
    json.push(sign);
    if (open === null) return json.join('');
    if (sign === '}' || sign === ']') endItem();
  }
  return inText && isCut && whole === null ? '' : closed(json, { inText, escaped, lastToken, whole, open });
}

/** JSON that breaks off, closed. */
function closed(
  json: string[],
  state: {
    inText: boolean;
    escaped: boolean;
    lastToken: number;
    whole: { length: number; open: Open | null } | null;
    open: Open | null;
  },
): string {
  if (state.inText && state.whole !== null) {
    json.length = state.whole.length;
    return json.join('') + closersOf(state.whole.open);
  }
  if (state.escaped) json.pop();
  if (state.inText) json.push('"');
  if (json.at(-1) === ' ') json.pop();
  // A key without a value.
  if (json.at(-1) === ':' && json[state.lastToken] === '"') json.length = state.lastToken;
  for (const sign of [' ', ',']) if (json.at(-1) === sign) json.pop();
  return json.join('') + closersOf(state.open);
}

/** Braces in the words before the JSON are no JSON, and few answers have more than these. */
const mostStarts = 6;

/** The JSON values of an answer, those that begin first before the others. */
function* valuesIn(
  text: string,
  readText: (text: string) => string,
  isCut: boolean,
): Generator<unknown, void> {
  const whole = parsed(text.trim(), readText);
  if (whole !== undefined) {
    yield whole;
    return;
  }
  let from = 0;
  for (let tried = 0; tried < mostStarts; tried += 1) {
    const start = text.slice(from).search(/[{[]/);
    if (start < 0) return;
    const value = parsed(repairedJson(text, from + start, isCut), readText);
    if (value !== undefined) yield value;
    from += start + 1;
  }
}

/** A list where an object with one list was asked for. */
function inItsObject(schema: z.ZodType, value: unknown): unknown {
  if (!Array.isArray(value) || !(schema instanceof z.ZodObject)) return value;
  const lists = Object.entries(schema.shape).filter(([, field]) => field instanceof z.ZodArray);
  const [only] = lists;
  return lists.length === 1 && only !== undefined ? { [only[0]]: value } : value;
}

type Form = z.core.$ZodType | undefined;

function bareForm(form: Form): Form {
  const isWrapped =
    form instanceof z.ZodOptional || form instanceof z.ZodDefault || form instanceof z.ZodNullable;
  return isWrapped ? bareForm(form.unwrap()) : form;
}

/** The form of a field of an object. */
function fieldForm(form: Form, name: string): Form {
  if (form instanceof z.ZodRecord) return form.valueType;
  if (!(form instanceof z.ZodObject)) return undefined;
  return Object.entries<z.core.$ZodType>(form.shape).find(([field]) => field === name)?.[1];
}

/** Without the texts that say nothing. What may be anything keeps them, because one may be meant there. */
function withoutBlanks(value: unknown, wrapped: Form): unknown {
  const form = bareForm(wrapped);
  if (form instanceof z.ZodUnknown) return value;
  if (typeof value === 'string') return value.trim() === '' ? undefined : value;
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) {
    const item = form instanceof z.ZodArray ? form.element : undefined;
    return value.map((one: unknown) => withoutBlanks(one, item)).filter((one) => one !== undefined);
  }
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, field]) => {
      const kept = withoutBlanks(field, fieldForm(form, name));
      return kept === undefined ? [] : [[name, kept]];
    }),
  );
}

function parsed(json: string, readText: (text: string) => string): unknown {
  try {
    const value: unknown = JSON.parse(json, (_, part: unknown) => {
      return typeof part === 'string' ? readText(withoutControls(part)) : part;
    });
    return value;
  } catch {
    return undefined;
  }
}

/**
 * Parses a model's answer by a schema. Repairs it if necessary, for example when there is text or a code fence
 * around it, or its end is missing. Texts and lists that are too long are cut, and items of a list that are not as asked
 * are left out while others stay. A blank text says nothing and counts as missing, except where the schema takes
 * anything: a field that may be blank has a default. A truncated answer is only accepted when the rest satisfies the
 * schema. With the material it was written from, brackets that a model added become questions to the author. Of an
 * answer whose end is known to be missing (`isCut`), no text is taken that breaks off.
 */
export function readStructured<S extends z.ZodType>(
  schema: S,
  answer: string,
  material?: string,
  isCut = false,
): Structured<z.output<S>> {
  if (answer.trim() === '') return { ok: false, fault: 'It was empty.' };
  const readText = (text: string) => (material === undefined ? text : askInBrackets(text, material));
  const thought = withoutThinking(answer);
  const said = thought.text === '' ? answer : thought.text;
  const fenced = /```[a-z]*\s*([\s\S]*?)(?:```|$)/i.exec(said)?.[1];
  let fault: string | null = null;
  for (const text of fenced === undefined ? [said] : [fenced, said]) {
    for (const value of valuesIn(text, readText, isCut)) {
      const read = parseCutToLimits(schema, withoutBlanks(inItsObject(schema, value), schema));
      if (read.success) return { ok: true, value: read.data };
      const issue = read.error.issues[0];
      fault ??= `${issue === undefined || issue.path.length === 0 ? 'The answer' : issue.path.join('.')}: ${issue?.message ?? 'not as asked'}`;
    }
    if (/[{[]/.test(text)) fault ??= 'Its JSON could not be read.';
  }
  return { ok: false, fault: fault ?? 'It held no JSON.' };
}
