import type { Brief, PostLanguage } from '@limelight/contracts';
import { isEnglish } from '@limelight/post-text';

/** The number of characters of a source that are enough to detect its language. */
const readUnits = 4_000;

/** The notes for a post: the user's own words, otherwise their material. */
function notesOf({ idea }: Brief, sources: readonly { text: string }[]): string {
  return idea.trim() === '' ? sources.map(({ text }) => text.slice(0, readUnits)).join('\n') : idea;
}

const sourceLabels: Readonly<Record<PostLanguage, string>> = {
  en: 'Source: ',
  de: 'Quelle: ',
  es: 'Fuente: ',
  fr: 'Source : ',
  hi: 'स्रोत: ',
  it: 'Fonte: ',
  nl: 'Bron: ',
  pt: 'Fonte: ',
};

/** The label of the source line, or empty when the language of the post is unknown. */
export function sourceLabel(brief: Brief, sources: readonly { text: string }[]): string {
  const notesAre = isEnglish(notesOf(brief, sources)) ? 'en' : null;
  const language = brief.language === 'auto' ? notesAre : brief.language;
  return language === null ? '' : sourceLabels[language];
}
