import type { Span } from '../../linkedin/urls.ts';

/** Words set in quotation marks; `start` and `end` take the marks in. */
export type Quotation = Span & { text: string };

const QUOTED =
  /“([^”\n]{2,400})”|„([^“”\n]{2,400})[“”]|«\s?([^»\n]{2,400}?)\s?»|(?<![\p{L}\p{N}])"([^"\n]{2,400})"|(?<![\p{L}\p{N}])‘([^‘\n]{2,400}?)’(?![\p{L}\p{N}])|(?<![\p{L}\p{N}])'([^'\n]{2,400}?(?:'[a-z][^'\n]*?)?)'(?![\p{L}\p{N}])/gu;

/** The quotations of two words or more in a text. */
export function findQuotations(text: string): Quotation[] {
  return [...text.matchAll(QUOTED)]
    .map((match) => ({
      start: match.index,
      end: match.index + match[0].length,
      text: match.slice(1).find((part) => part !== undefined) ?? '',
    }))
    .filter((quotation) => /\S\s+\S/.test(quotation.text.trim()));
}

/** Whether the source holds the quoted words in this order, whatever its capitals and punctuation. */
export function isQuotedFrom(quotation: Quotation, source: string): boolean {
  return ` ${bare(source)} `.includes(` ${bare(quotation.text)} `);
}

function bare(text: string): string {
  return (
    text
      .normalize('NFKC')
      .toLowerCase()
      .replace(/['’]/g, '')
      .match(/[\p{L}\p{N}]+/gu) ?? []
  ).join(' ');
}
