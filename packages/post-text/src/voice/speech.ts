import { cuesOf } from '../claims/cues.ts';
import { quotations } from '../claims/quotations.ts';
import { languageOf, type Language } from '../text/language.ts';

/** Whether a text tells what somebody said, in quotation marks or without. `usual` is the language of short texts. */
export function hasSpeech(text: string, usual: Language = 'en'): boolean {
  return quotations(text).length > 0 || cuesOf(languageOf(text) ?? usual).reported.test(text);
}

/** The share of posts that tell what somebody said, from 0 to 1. */
export function speechShare(posts: readonly string[]): number {
  const language = languageOf(posts.join('\n')) ?? 'en';
  return posts.filter((post) => hasSpeech(post, language)).length / Math.max(1, posts.length);
}

/** From this share on, a post without anybody's words is unlike its author's others. */
export const TELLS_SPEECH = 0.6;
