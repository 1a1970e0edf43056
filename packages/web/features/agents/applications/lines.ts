import type { ApplicationDocument, BorneLine } from '@limelight/contracts';

/** Where a line stands: the headline, an entry's line, or a paragraph of the letter. */
export type LinePlace =
  | { part: 'headline' }
  | { part: 'entry'; section: number; entry: number; line: number }
  | { part: 'letter'; line: number };

export const keyOf = (place: LinePlace): string => Object.values(place).join('-');

const replaced = <T>(list: readonly T[], at: number, change: (item: T) => T): T[] =>
  list.map((item, index) => (index === at ? change(item) : item));

export function lineAt(document: ApplicationDocument, place: LinePlace): BorneLine | null {
  switch (place.part) {
    case 'headline':
      return document.headline;
    case 'letter':
      return document.letter[place.line] ?? null;
    case 'entry':
      return document.sections[place.section]?.entries[place.entry]?.lines[place.line] ?? null;
  }
}

/** The document with one line changed. */
export function withLine(
  document: ApplicationDocument,
  place: LinePlace,
  change: (line: BorneLine) => BorneLine,
): ApplicationDocument {
  switch (place.part) {
    case 'headline':
      return { ...document, headline: document.headline === null ? null : change(document.headline) };
    case 'letter':
      return { ...document, letter: replaced(document.letter, place.line, change) };
    case 'entry':
      return {
        ...document,
        sections: replaced(document.sections, place.section, (section) => ({
          ...section,
          entries: replaced(section.entries, place.entry, (entry) => ({
            ...entry,
            lines: replaced(entry.lines, place.line, change),
          })),
        })),
      };
  }
}

/** The same with a line one place further up or down among its neighbours. */
export function withMoved(document: ApplicationDocument, place: LinePlace, by: -1 | 1): ApplicationDocument {
  if (place.part !== 'entry') return document;
  const lines = document.sections[place.section]?.entries[place.entry]?.lines ?? [];
  const other = lines[place.line + by];
  const one = lines[place.line];
  if (one === undefined || other === undefined) return document;
  const swapped = withLine(document, place, () => other);
  return withLine(swapped, { ...place, line: place.line + by }, () => one);
}
