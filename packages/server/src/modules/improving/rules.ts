import { improvementsByRule, type Improvement } from '@limelight/contracts';
import { shorten, simplify, unsupportedClaims } from '@limelight/post-text';

/** The text changed by rule, for the helps that need no model; null for the others. */
export function changedByRule(help: Improvement, text: string): string | null {
  if (help === 'shorter') return shorten(text);
  return help === 'simpler' ? simplify(text) : null;
}

export function worksByRule(help: Improvement): boolean {
  return improvementsByRule.includes(help);
}

/** What a model answered, without what it may have put around it: quotation marks, a fence, our own marks. */
export function cleanAnswer(answer: string, text: string): string {
  let clean = answer.trim();
  const fenced = /^```[a-z]*\n([\s\S]*?)\n?```$/.exec(clean);
  if (fenced?.[1] !== undefined) clean = fenced[1].trim();
  clean = clean.replace(/^<<<[^\n]*>>>\n?|\n?<<<[^\n]*>>>$/g, '').trim();
  const quoted = /^["“]([\s\S]*)["”]$/.exec(clean);
  if (quoted?.[1] !== undefined && !/^["“]/.test(text) && !/["“”]/.test(quoted[1])) clean = quoted[1].trim();
  return clean;
}

/** The whole text with the part put in, in the white space that stood around the part. */
export function putIn(text: string, part: { start: number; end: number } | null, changed: string): string {
  if (part === null) return changed;
  const own = text.slice(part.start, part.end);
  const before = /^\s*/.exec(own)?.[0] ?? '';
  const after = /\s*$/.exec(own)?.[0] ?? '';
  return `${text.slice(0, part.start)}${before}${changed.trim()}${after}${text.slice(part.end)}`;
}

/** What the changed text claims that neither the text nor the author's own instruction held. */
export function doubtsOf(changed: string, text: string, instruction: string): string[] {
  return unsupportedClaims(changed, `${text}\n\n${instruction}`).map(({ message }) => message);
}
