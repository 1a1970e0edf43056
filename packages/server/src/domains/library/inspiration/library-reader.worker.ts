import { eld } from 'eld/extrasmall';
import { detectForm, distinctWords } from './rules.ts';

/** The number of characters used to detect the language. */
const readUnits = 240;

export interface ReadPost {
  language: string | null;
  format: 'list' | 'question' | null;
}

export function readPosts(texts: readonly string[]): { posts: ReadPost[]; words: string[] } {
  const posts = texts.map((text) => {
    const { language } = eld.detect(text.slice(0, readUnits));
    return { language: language === '' ? null : language, format: detectForm(text) };
  });
  return { posts, words: [...distinctWords(texts)] };
}
