/** Pronouns, in any language where slashes are between them. */
const pronouns = [
  /\s*[([](?:he|she|they|ze|xe|er|sie|il|elle|él|ella)\b[^()[\]]{0,20}[)\]]/giu,
  /\s*[([]\p{L}{1,6}(?:\s?\/\s?\p{L}{1,6}){1,3}[)\]]/gu,
  /(?<!\S)(?:\p{Ll}{1,6}|He|She|They)(?:\/(?:\p{Ll}{1,6}|Him|His|Hers?|Them|Theirs?|They)){1,3}(?!\S)/gu,
];
const pictures =
  /(?:\p{Extended_Pictographic}|\p{Regional_Indicator}|\p{Emoji_Modifier}|\u200d|\ufe0f|\u20e3|[®™©])+/gu;
/** Letters that look bold or italic, which are not the letters of a name. */
const styled = /[\u{1d400}-\u{1d7ff}]+/gu;
const titles = /^(?:(?:\p{L}{2,}\.[- ]?)+|(?:dr|prof|mr|mrs|ms|mx) )+\s*/iu;
/** A degree or certificate behind a comma, such as PhD, MBA, Ph.D. or SHRM-CP: not a lower-case word, and short. */
const degree = String.raw`(?=\S*\p{Lu}\S*(?:\p{Lu}|\.\p{L}))[\p{L}\d.&-]{2,10}`;
const degrees = new RegExp(`(?:,\\s*${degree}(?:\\s*[/ ]\\s*${degree})*)+$`, 'u');

const inPieces = (name: string) => /\S\s+\S/u.test(name);

/**
 * A name without pronouns, emoji, titles, degrees and what follows a bar, which LinkedIn lets people add to it. Never
 * empty.
 */
export function plainName(name: string): string {
  const bare = pronouns
    .reduce((text, pattern) => text.replace(pattern, ' '), name.slice(0, 400))
    .replace(styled, (letters) => letters.normalize('NFKC'))
    .replace(/\s+[|•·]\s.*$/u, '')
    .replace(pictures, ' ')
    .replace(/\s+/g, ' ')
    .replace(/ (?=,)/g, '')
    .trim();
  const without = bare.replace(degrees, '').replace(titles, '').trim();
  // "Dr. Smith" and "Smith, JD" stay, since one word is too little to name a person.
  const kept = inPieces(without) ? without : bare;
  return kept === '' ? name : kept;
}
