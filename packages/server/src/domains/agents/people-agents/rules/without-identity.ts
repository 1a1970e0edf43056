import { bareLabel, identityField, innerField } from './protected.ts';

const birth = /\bborn\b.{0,60}\d{4}|\b\d{2} years old\b/i;

const replaced = '[…]';

const addresses =
  /[^\s@<>()]{1,100}@[^\s@<>()]{1,100}|\bhttps?:\/\/\S{1,500}|\b(?:www\.|linkedin\.com\/)\S{1,300}/gi;
const numbers = /\+?\d[\d ()./-]{7,20}\d/g;
/** Dates and spans of years have at most eight digits. */
const isPhone = (text: string) => text.replace(/\D/g, '').length > 8;

const wordPattern = /[\p{L}\p{M}]+/gu;

const partsOf = (name: string): string[] =>
  (name.slice(0, 400).match(/[\p{L}\p{M}]{2,}/gu) ?? []).slice(0, 12).map((part) => part.toLocaleLowerCase());

const withoutWords = (text: string, parts: ReadonlySet<string>, isOne = (_word: string) => true): string =>
  parts.size === 0
    ? text
    : text.replace(wordPattern, (word) =>
        parts.has(word.toLocaleLowerCase()) && isOne(word) ? replaced : word,
      );

/** Removes identifying fields from a line, or returns null if nothing else is in it. */
function withoutFields(line: string): string | null {
  const parts = line.split(/(?<=[|•·;\t])/);
  const kept = parts.filter((part) => !identityField.test(part.slice(0, 200)));
  if (kept.length === 0 || birth.test(line.slice(0, 2000))) return null;
  return kept.join('').replace(innerField, replaced);
}

function withoutFieldLines(text: string): string {
  const lines: string[] = [];
  let isValue = false;
  for (const line of text.split('\n')) {
    if (line.trim() === '') {
      lines.push(line);
      continue;
    }
    const isLabel = bareLabel.test(line.slice(0, 200));
    const kept = isValue || isLabel ? null : withoutFields(line);
    isValue = isLabel;
    if (kept !== null) lines.push(kept);
  }
  return lines.join('\n');
}

const withoutAddresses = (text: string): string =>
  text.replace(addresses, replaced).replace(numbers, (found) => (isPhone(found) ? replaced : found));

/** Removes what identifies a person: name, addresses, numbers, and the fields of protected attributes. */
export function withoutIdentity(text: string, name: string): string {
  return withoutAddresses(withoutWords(withoutFieldLines(text), new Set(partsOf(name))));
}

/**
 * Does the same for a CV and drops its first line, which usually is the name. If that line is short, its words are
 * removed everywhere, in case it spells the name differently.
 */
export function cvWithoutIdentity(text: string, name: string): string {
  const lines = text.split('\n');
  const first = lines.findIndex((line) => line.trim() !== '');
  const head = lines[first] ?? '';
  const named = head.length <= 80 ? `${name} ${head}` : name;
  return withoutIdentity(lines.slice(first + 1).join('\n'), named);
}

/**
 * Removes people's names from a company's page: every part of the names of those who work there, and full names of
 * others that appear on it. Names that are also common words are kept where they are in lower case.
 */
export function pageWithoutNames(
  text: string,
  { there, known }: { there: readonly string[]; known: readonly string[] },
): string {
  const words = new Set((text.match(wordPattern) ?? []).map((word) => word.toLocaleLowerCase()));
  const named = known
    .map(partsOf)
    .filter((parts) => parts.length > 1 && parts.every((part) => words.has(part)));
  const parts = new Set([...there.flatMap(partsOf), ...named.flat()]);
  const isWritten = (word: string) => word !== word.toLocaleLowerCase() || word === word.toLocaleUpperCase();
  return withoutAddresses(withoutWords(withoutFieldLines(text), parts, isWritten));
}
