import type { Brief, PostLanguage } from '@limelight/contracts';
import { guessLanguage, surelyIn } from '@limelight/post-text';

/** So much of a source tells its language. */
const readUnits = 4_000;

/** What a post is written from: the person's own words, else the material they brought. */
function notesOf({ idea }: Brief, sources: readonly { text: string }[]): string {
  return idea.trim() === '' ? sources.map(({ text }) => text.slice(0, readUnits)).join('\n') : idea;
}

/** The language a post is to be in: the chosen one, else that of its notes; null where they do not surely tell it. */
export function languageOf(brief: Brief, sources: readonly { text: string }[]): PostLanguage | null {
  return brief.language === 'auto' ? surelyIn(notesOf(brief, sources)) : brief.language;
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

/** What stands before the source that a post names, in the language of the post; nothing in a language without a name. */
export function sourceLabel(brief: Brief, sources: readonly { text: string }[]): string {
  const language = languageOf(brief, sources) ?? guessLanguage(notesOf(brief, sources));
  return language === 'other' ? '' : sourceLabels[language];
}
