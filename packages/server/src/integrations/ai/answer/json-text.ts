import { z } from 'zod';
import { readStructured } from '../structured.ts';

const fields = [
  'post',
  'text',
  'content',
  'linkedin_post',
  'linkedinPost',
  'answer',
  'draft',
  'body',
  'result',
] as const;
/** Names of the parts that make one text together, in the order in which they stand. */
const partNames = /^(?:hook|opening|intro\w*|body|main\w*|closing|conclusion|cta|call_?to_?action|ending)$/i;
const lineNames = /^(?:paragraphs?|lines|sections|parts)$/i;

const isText = (value: unknown): value is string => typeof value === 'string' && value.trim() !== '';
const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The text in a JSON value: under one of the usual names, in its parts, or the only one in it; null when there is none. */
function textIn(value: unknown): string | null {
  if (isText(value)) return value;
  if (Array.isArray(value)) return value.map(textIn).find((text) => text !== null) ?? null;
  if (!isObject(value)) return null;
  const entries = Object.entries(value);
  const parts = entries.flatMap(([name, part]) => (partNames.test(name) && isText(part) ? [part] : []));
  if (parts.length > 1) return parts.join('\n\n');
  const named = fields.map((field) => value[field]).find(isText);
  if (named !== undefined) return named;
  const lines = entries.find(([name]) => lineNames.test(name))?.[1];
  if (Array.isArray(lines) && lines.length > 0 && lines.every(isText)) return lines.join('\n\n');
  const texts = entries.map(([, text]) => text).filter((text) => isText(text) && text.trim().length >= 40);
  if (texts.length === 1) return textIn(texts[0]);
  const inner = entries.filter(([, part]) => typeof part === 'object' && part !== null);
  const found = inner.map(([, part]) => textIn(part)).filter((text) => text !== null);
  return found.length === 1 ? (found[0] ?? null) : null;
}

const holding = z.union([z.record(z.string(), z.unknown()), z.array(z.unknown())]);
const wrapped = holding.transform((json, context) => {
  const text = textIn(json);
  if (text !== null) return text;
  context.addIssue('No text.');
  return z.NEVER;
});

/** The text of a JSON string, which a text in quotation marks is not: it has its line breaks written out. */
function fromQuoted(text: string): string {
  if (!text.endsWith('"') || !text.includes('\\n')) return text;
  try {
    const value: unknown = JSON.parse(text);
    return isText(value) ? value : text;
  } catch {
    return text;
  }
}

/** The text that an answer in JSON holds, or the answer itself when it is none; null when it is JSON without a text. */
export function fromJson(text: string): string | null {
  if (text.startsWith('"')) return fromQuoted(text);
  if (!/^\{\s*["'\w]|^\[\s*[{"]/.test(text)) return text;
  const read = readStructured(wrapped, text);
  return read.ok ? read.value : text.startsWith('{') ? null : text;
}
