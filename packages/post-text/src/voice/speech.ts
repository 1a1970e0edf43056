import { cuesOf } from '../claims/cues.ts';
import { quotations } from '../claims/quotations.ts';
import { languageOf, type Language } from '../text/language.ts';
import { segmentSentences } from '../text/segment.ts';
import { wordsIn } from './measure-style.ts';

/** From this share on, a post without what most others have is unlike them. */
const MOST = 0.6;
/** In words. */
const SHORT_OPENING = 4;
const SHOWN = 2;

/** Things in an author's posts that no model can supply: other people's words, and an opening such as "Fog." */
export interface OwnScenes {
  tellsSpeech: boolean;
  /** Two such openings, where most posts have one. */
  openings: string[];
}

/** True when a text reports speech, with or without quotation marks. `usual` is the language of texts too short to tell. */
export function hasSpeech(text: string, usual: Language = 'en'): boolean {
  return quotations(text).length > 0 || cuesOf(languageOf(text) ?? usual).reported.test(text);
}

export function ownScenes(posts: readonly string[]): OwnScenes {
  const language = languageOf(posts.join('\n')) ?? 'en';
  const isMost = (count: number) => posts.length > 0 && count >= MOST * posts.length;
  const openings = posts.flatMap((post) => {
    const [first] = segmentSentences(post);
    const words = first === undefined ? '' : post.slice(first.start, first.end).trim();
    return words !== '' && wordsIn(words).length <= SHORT_OPENING ? [words] : [];
  });
  return {
    tellsSpeech: isMost(posts.filter((post) => hasSpeech(post, language)).length),
    openings: isMost(openings.length) ? [...new Set(openings)].slice(0, SHOWN) : [],
  };
}
