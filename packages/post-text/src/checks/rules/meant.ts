import type { Post } from '../post.ts';
import { isConcrete } from './concrete.ts';

const NEAR = 160;

/** What follows a place: the rest of its sentence, or the next one where it ends there. */
function followingOf({ text, sentences }: Post, end: number): string {
  const at = sentences.find((sentence) => sentence.end > end && /\S/.test(text.slice(end, sentence.end)));
  return at === undefined ? '' : text.slice(end, Math.min(end + NEAR, at.end));
}

type Place = { start: number; end: number };

/** Whether what follows a place speaks of a thing, a day, a person or a figure. */
export const goesOnConcretely = (post: Post, { end }: { end: number }): boolean =>
  isConcrete(followingOf(post, end));

/** Whether the sentence of a place does, or what follows it. */
function isOfSomething(post: Post, { start, end }: Place): boolean {
  return isConcrete(sentenceAt(post, { start, end })) || goesOnConcretely(post, { end });
}

/** The sentence a place begins in. */
const sentenceAt = ({ sentences }: Post, { start }: Place): string =>
  sentences.find((own) => own.start <= start && own.end > start)?.text ?? '';

/** 'The reason? A mouse in the fuse box.', and not 'How did I know?' */
const LABEL = /^(?:(?:And |But )?The|What do|Sounds)\b/;
/** 'Faith, hope and charity, by Rossini', 'are heard in court 4': the name of a work, a day or an hour. */
const OF_A_WORK = /^,? by \p{Lu}|\d|\b(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day\b/u;
/** Nobody says these of an oven. */
const OF_LIFE = /\b(?:life|lives|world|forever|career|the same|person|who I am)\b/i;
const ANNOUNCES = /\b(?:share|announce|journey|honou?r|compartir)\b/i;

/** What else must hold of a place, by its rule, for the turn to be meant where it speaks of something in particular. */
const MEANT: Readonly<Record<string, (post: Post, place: Place, text: string) => boolean>> = {
  'advice-frame': goesOnConcretely,
  'call-to-arms': (post, place) => isConcrete(sentenceAt(post, place)),
  'changed-everything': (_, __, text) => isConcrete(text) && !OF_LIFE.test(text),
  'hollow-opener': (post, place, text) =>
    !ANNOUNCES.test(text) &&
    (isConcrete(sentenceAt(post, place)) || (text.endsWith('?') && goesOnConcretely(post, place))),
  'rhetorical-result': (post, place, text) => LABEL.test(text) && isOfSomething(post, place),
  'stock-words': isOfSomething,
  triads: (post, { end }) => OF_A_WORK.test(followingOf(post, end)),
};

/** Whether a turn may be meant as it is said, since it speaks of a thing, a day, a person or a figure. */
export const mayBeMeant = (post: Post, { rule, ...place }: Place & { rule: string }): boolean =>
  MEANT[rule]?.(post, place, post.text.slice(place.start, place.end)) ?? false;
