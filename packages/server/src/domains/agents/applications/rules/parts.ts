import { cvWords, type ApplicationDocument, type CvEntry } from '@limelight/contracts';

export type DocumentPart = 'cv' | 'letter';

/** What a file says, from top to bottom. `Word` and PDF are written from the same blocks. */
export type Block =
  | { kind: 'name' | 'contact' | 'headline' | 'section' | 'paragraph' | 'line'; text: string }
  | { kind: 'entry'; text: string; dates: string; below: string };

const joined = (parts: readonly string[], by: string) => parts.filter((part) => part.trim() !== '').join(by);

const entryBlocks = ({ title, organisation, place, dates, lines }: CvEntry): Block[] => {
  const shown = lines.filter(({ isHidden }) => !isHidden);
  const text = title || organisation;
  const below = joined([title === '' ? '' : organisation, place], ', ');
  return [
    ...(text === '' ? [] : [{ kind: 'entry' as const, text, dates, below }]),
    ...shown.map(({ text: words }) => ({ kind: 'line' as const, text: words })),
  ];
};

const isEmpty = (entry: CvEntry) =>
  entryBlocks(entry).length === 0 ||
  (entry.factIds.length === 0 && entry.lines.every(({ isHidden }) => isHidden));

/** The blocks of a part; none for a letter that was not made. */
export function blocksOf(document: ApplicationDocument, part: DocumentPart): Block[] {
  const { name, contact, language, headline, sections, letter } = document;
  const top: Block[] = [
    { kind: 'name', text: name },
    ...(contact.length === 0 ? [] : [{ kind: 'contact' as const, text: contact.join(' · ') }]),
  ];
  if (part === 'letter') {
    const paragraphs = letter.filter(({ isHidden }) => !isHidden);
    if (paragraphs.length === 0) return [];
    return [...top, ...paragraphs.map(({ text }) => ({ kind: 'paragraph' as const, text }))];
  }
  return [
    ...top,
    ...(headline === null || headline.isHidden ? [] : [{ kind: 'headline' as const, text: headline.text }]),
    ...sections.flatMap(({ kind, entries }): Block[] => {
      const shown = entries.filter((entry) => !isEmpty(entry));
      return shown.length === 0
        ? []
        : [{ kind: 'section', text: cvWords[language][kind] }, ...shown.flatMap(entryBlocks)];
    }),
  ];
}
