/** Fields at the head of a CV that say who somebody is and not what they can do. A closed list of the usual names of these fields. */
const identityField =
  /^\W{0,3}(?:(?:full |first |last |given |family )?name|photo|picture|(?:e-?mail|phone|mobile|telephone|address)|age|date of birth|birth ?date|d\.?o\.?b\.?|place of birth|born|gender|sex|nationality|nationalities|citizenship|marital status|children|religion|ethnicity)\b/i;
const birth = /\bborn\b.{0,60}\d{4}|\b\d{2} years old\b/i;

const replaced = '[…]';

const addresses =
  /[^\s@<>()]{1,100}@[^\s@<>()]{1,100}|\bhttps?:\/\/\S{1,500}|\b(?:www\.|linkedin\.com\/)\S{1,300}/gi;
const numbers = /\+?\d[\d ()./-]{7,20}\d/g;
/** Dates and spans of years have eight digits. */
const isPhone = (text: string) => text.replace(/\D/g, '').length > 8;

/** The parts of a name that are long enough to be told from other words. */
const partsOf = (name: string): string[] =>
  (name.slice(0, 400).match(/[\p{L}\p{M}]{2,}/gu) ?? []).slice(0, 12);

/** Replaces every part of the name wherever it stands as a word of its own. */
function withoutName(text: string, name: string): string {
  const parts = new Set(partsOf(name).map((part) => part.toLocaleLowerCase()));
  if (parts.size === 0) return text;
  return text.replace(/[\p{L}\p{M}]+/gu, (word) => (parts.has(word.toLocaleLowerCase()) ? replaced : word));
}

/** A text about somebody without what tells who they are: name, addresses, numbers, and the fields of protected attributes. */
export function withoutIdentity(text: string, name: string): string {
  const lines = text
    .split('\n')
    .filter((line) => !identityField.test(line.slice(0, 200)) && !birth.test(line.slice(0, 2000)));
  return withoutName(lines.join('\n'), name)
    .replace(addresses, replaced)
    .replace(numbers, (found) => (isPhone(found) ? replaced : found));
}

/** A CV the same way, and without the first line, where the name stands, also where it is written differently. */
export function cvWithoutIdentity(text: string, name: string): string {
  const lines = text.split('\n');
  const first = lines.findIndex((line) => line.trim() !== '');
  const head = lines[first] ?? '';
  const named = head.length <= 80 ? `${name} ${head}` : name;
  return withoutIdentity(lines.slice(first + 1).join('\n'), named);
}
