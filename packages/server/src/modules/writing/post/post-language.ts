import type { Brief, PostLanguage } from '@limelight/contracts';
import { isEnglish } from '@limelight/post-text';

/** So much of a source tells its language. */
const readUnits = 4_000;

/** What a post is written from: the person's own words, else the material they brought. */
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

/** What stands before the source that a post names; nothing where the language of the post is not known. */
export function sourceLabel(brief: Brief, sources: readonly { text: string }[]): string {
  const notesAre = isEnglish(notesOf(brief, sources)) ? 'en' : null;
  const language = brief.language === 'auto' ? notesAre : brief.language;
  return language === null ? '' : sourceLabels[language];
}
