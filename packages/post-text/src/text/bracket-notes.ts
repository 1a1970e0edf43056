import type { Span } from '../linkedin/urls.ts';
import type { SelfNote } from './note-forms.ts';
import { isParted, without } from './note-places.ts';
import { asksLeave, asksSilence, beginsPrivately, keepsBefore } from './private-words.ts';
import { LABELLED_SECRET, SECRET_APART, SECRET_IN_BRACKETS, isBack, isToDo } from './self-note-words.ts';
import { namesNothing, silenceOf } from './silence.ts';
import { findWish, isIn, withAbout } from './wished.ts';
import { ANONYMOUS, isPlainWish, nameBefore, nameInside, unsaidOf } from './wishes.ts';

/** The sentence that brackets stand in or behind, up to them. */
const sentenceBefore = (text: string, sentences: readonly Span[], place: Span) =>
  text
    .slice(sentences.findLast(({ start }) => start < place.start)?.start ?? place.start, place.start)
    .trim();

/** Brackets, whatever signs stand in them. One that keeps what is before it from readers takes the sentence with it. */
export function inBrackets(
  text: string,
  sentences: readonly Span[],
  { notes, beside }: { notes: boolean; beside: string },
): SelfNote[] {
  const found: SelfNote[] = [];
  for (const { index, 0: bracket, 1: inner = '' } of text.matchAll(
    /[^\S\n]?[([]{1,2}([^()[\]\n]{3,200})[)\]]{1,2}/gu,
  )) {
    const place = { start: index, end: index + bracket.length };
    const said = inner.trim();
    const rest = () => without(text, place) + beside;
    const named =
      notes && ANONYMOUS.test(said) ? [...nameInside(said), ...nameBefore(text, place.start)] : [];
    const isOfName = named.length > 0;
    if (notes && isOwnRemark(said)) found.push({ ...place, kind: 'secret', about: [] });
    else if (notes && (LABELLED_SECRET.test(said) || beginsPrivately(said)))
      found.push({ ...place, kind: 'secret', about: [] });
    else if (
      (notes &&
        /^not for (?:publication|print|the public|sharing|release)!*$/i.test(said) &&
        /^[.!?]|^\s*(?:\n|$)/.test(text.slice(place.end))) ||
      (notes ? SECRET_APART : SECRET_IN_BRACKETS).test(inner) ||
      isBack(said, notes) ||
      (notes && !isOfName && namesNothing(said) && silenceOf(said) === 2) ||
      (!isOfName &&
        keepsBefore(said, sentenceBefore(text, sentences, place), {
          notes: notes || /\b(?:that|this)\b/i.test(said),
        }))
    ) {
      const own = sentences.findLastIndex(({ start }) => start <= place.start + 1);
      const [before, at] = [sentences[own - 1], sentences[own]];
      const isApart = at !== undefined && at.start >= place.start && before !== undefined;
      const isWish = isBack(said, notes) || asksSilence(said);
      const from =
        (isApart && isWish && !isParted(text, before, at) ? before.start : at?.start) ?? place.start;
      const to = sentences.find(({ end }) => end >= place.end)?.end ?? place.end;
      // 'Revenue +18% (don't publish the absolute number)': what is kept back is not there.
      const kept = KEEPS_SUM.test(inner) && !isSum(text.slice(from, place.start) + text.slice(place.end, to));
      found.push(
        kept ? { ...place, kind: 'note', about: [] } : { start: from, end: to, kind: 'secret', about: [] },
      );
    } else if (notes && isWaiting(said, sentenceBefore(text, sentences, place)))
      found.push({
        start: sentences.findLast(({ start }) => start < place.start)?.start ?? place.start,
        end: sentences.find(({ end }) => end >= place.end)?.end ?? place.end,
        kind: 'secret',
        about: [],
      });
    else if (isToDo(said, notes)) found.push({ ...place, kind: 'note', about: [] });
    else if (notes || isPlainWish(said)) {
      const unsaid = unsaidOf(said, { apart: true, bracketed: true, closes: true, rest });
      const told =
        notes && !isIn(rest(), unsaid) ? findWish(text, sentences, place, { said, beside, sure: 2 }) : [];
      if (told.length > 0) found.push(...withAbout(told, isOfName ? [...(unsaid ?? []), ...named] : unsaid));
      else if (unsaid !== undefined) {
        const about = unsaid.length > 0 ? unsaid : isOfName ? named : nameBefore(text, place.start);
        found.push({ ...place, kind: about.length === 0 ? 'note' : 'never', about });
      } else if (notes && silenceOf(said) > 0 && !namesNothing(said))
        found.push({ ...place, kind: 'secret', about: [] });
    }
  }
  return found;
}

/** 'Krankenstand 7,9 % (noch abklären, ob wir das sagen dürfen)': a figure waits for leave. */
const isWaiting = (said: string, before: string) =>
  asksLeave(said) &&
  /\d/.test(before) &&
  /(?<!\p{L})(?:das|dies|die|that|this|it|the (?:figure|number)|ça|cela|le dire|lo|eso|esto|decirlo)(?!\p{L})/iu.test(
    said,
  );

/** 'CFO still grumbling, don't mention': what is private stands in the brackets. */
const OWN_REMARK =
  /^(?=\S+ \S+)[^,;:–—]{8,}(?:[,;:–—]|\s-+)\s*(?:please |pls |so |but )*(?:do not|don['’]?t) (?:mention|write|say|print|tell)(?: (?:that|this|it))?(?: please| pls)?[!.]*$/iu;
/** Speaks of what stands before the brackets, or says why that is for nobody. */
const ON_WHAT_STANDS =
  /^[^,;:–—]*(?<!\p{L})(?:it|this|that|these|those|him|her|them|me|us|confidential|internal|secret|private|sensitive|nda|embargo\w*|figures?|numbers?|prices?|legal|lawyers?|tax|press|police|knows?|announced|public|asked|asks|asking|name[ds]?)(?!\p{L})/iu;
const NAME_ALONE = /^\p{Lu}\p{L}+(?: \p{Lu}\p{L}+)*[,;:–—]/u;
const isOwnRemark = (said: string) =>
  OWN_REMARK.test(said) && !ON_WHAT_STANDS.test(said) && !NAME_ALONE.test(said);
/** A sentence without the brackets that keep back nothing but what stands in them. */
export const withoutOwnRemarks = (sentence: string): string =>
  sentence.replace(/ ?[([]([^()[\]\n]{3,200})[)\]]/gu, (whole, inner: string) =>
    isOwnRemark(inner.trim()) ? '' : whole,
  );
const KEEPS_SUM =
  /\b(?:absolute|exact|real|actual|precise|underlying|raw|total) (?:numbers?|figures?|amounts?|sums?|values?|revenues?|prices?)\b/i;
/** Whether figures other than shares and changes of them stand in a text. */
const isSum = (text: string) => /\d/.test(text.replace(/[+-]?\d[\d.,]*\s?(?:%|percent|per cent|x\b)/gi, ''));
