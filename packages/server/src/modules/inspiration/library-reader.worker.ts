import { eld } from 'eld/extrasmall';
import { formOf } from './rules.ts';

/** So much of a post tells its language. */
const readUnits = 240;

export interface ReadPost {
  language: string | null;
  format: 'list' | 'question' | null;
}

/** The language and the form of posts. */
export function readPosts(texts: readonly string[]): ReadPost[] {
  return texts.map((text) => {
    const { language } = eld.detect(text.slice(0, readUnits));
    return { language: language === '' ? null : language, format: formOf(text) };
  });
}
