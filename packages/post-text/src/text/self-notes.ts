import type { Span } from '../linkedin/urls.ts';
import { inBrackets, withoutOwnRemarks } from './bracket-notes.ts';
import { mergeSpans } from './left-out.ts';
import type { SelfNote } from './note-forms.ts';
import {
  goesOn,
  isOnLine,
  isParted,
  ITEM,
  keptUnder,
  lineEnd,
  ownsLine,
  plainOf,
  startsAhead,
  without,
} from './note-places.ts';
import { keepsBefore, LOOKS_AHEAD, LOOKS_BACK } from './private-words.ts';
import {
  CITES,
  DOUBT,
  FOREIGN_NOTE,
  FOREIGN_WISH,
  PLAINLY,
  SECRET_HEAD,
  SECRET_IN_NOTES,
  TO_DO,
  TO_DO_HEAD,
  TO_DO_IN_NOTES,
  UNDECIDED,
  UNSURE,
  asksFor,
  isBack,
  isHeading,
  isSecret,
  some,
} from './self-note-words.ts';
import { isRuleForReaders } from './counsel.ts';
import { isSaidBy } from './said-by.ts';
import { findSentences } from './sentences.ts';
import { isTalk, withoutHead } from './talk.ts';
import { asksNameless, givesReason, namelessIn, namesNothing, silenceOf, silentClauses } from './silence.ts';
import { findWish, isAmongCounsel, isIn, withAbout } from './wished.ts';
import { isPlainWish, unsaidOf } from './wishes.ts';

/**
 * Where a text speaks to its own author. The name of notes is looked for at their beginning alone, and doubts and wishes only in
 * `notes`; what stays unsaid is looked for in what stands `beside` them too.
 */
export function findSelfNotes(text: string, notes: boolean, beside = ''): SelfNote[] {
  const talk = notes && isTalk(text);
  const sentences = talk ? findSentences(text).map((span) => withoutHead(text, span)) : findSentences(text);
  const found = inBrackets(text, sentences, { notes, beside });
  const taken = new Set<number>();
  const isTaken = ({ start, end }: Span) => found.some((one) => one.start <= start && one.end >= end);
  const add = (span: Span, kind: SelfNote['kind'], about: readonly string[] = []) => {
    found.push({ ...span, kind, about });
    taken.add(span.start);
  };
  const unsaidAt = (index: number, bare: string, bracketed: boolean) => {
    const [span, next] = [sentences[index] ?? { start: 0, end: 0 }, sentences[index + 1]];
    return unsaidOf(bare, {
      apart: bracketed || ownsLine(text, span),
      bracketed,
      closes: next === undefined || text.slice(span.end, next.start).includes('\n'),
      rest: () => without(text, span) + beside,
    });
  };
  /** A wish that something be left out, with where that is told, and why it is wished. */
  const takeWish = (index: number, bare: string): boolean => {
    const span = sentences[index];
    if (span === undefined) return false;
    const unsaid = unsaidAt(index, bare, false);
    const wish = isIn(`${without(text, span)}\n${beside}`, unsaid)
      ? [{ ...span, kind: 'never' as const, about: unsaid ?? [] }]
      : withAbout(
          findWish(text, sentences, span, {
            said: bare,
            beside,
            sure: (talk ? 2 : 0) - (isAmongCounsel(text, sentences, index) ? 2 : 0),
          }),
          unsaid,
        );
    found.push(...wish);
    for (const { start } of wish) taken.add(start);
    return wish.length > 0;
  };
  let toDo = false;
  let secretUntil = 0;
  for (const [index, span] of sentences.entries()) {
    const full = text.slice(span.start, span.end);
    const said = notes ? withoutOwnRemarks(plainOf(full)) : plainOf(full);
    toDo = TO_DO_HEAD.test(said) || (toDo && ITEM.test(full));
    const bracketed = /^[([][^()[\]]*[)\]][.!]?$/.test(said);
    const bare = bracketed ? said.replace(/^[([]|[)\]][.!]?$/g, '').trim() : said;
    const alone = ownsLine(text, span);
    const [last, next] = [sentences[index - 1], sentences[index + 1]];
    const begins = last === undefined || isParted(text, last, span);
    if (alone && SECRET_HEAD.test(bare) && span.start >= secretUntil) {
      secretUntil = keptUnder(text, span, { bare, begins, next });
      if (!begins && (secretUntil === 0 || bare.endsWith('.'))) add(last, 'secret');
      if (secretUntil === 0) add(span, 'note');
    }
    if (found.length > 0 && isTaken(span)) continue;
    const open = span.start >= secretUntil && !bracketed;
    if (open && (isSaidBy(bare) || (notes && isRuleForReaders(text, sentences, index)))) continue;
    const heads = startsAhead(text, span, next) && LOOKS_AHEAD.test(bare);
    const cited =
      !alone && !bracketed && next !== undefined && CITES.test(text.slice(next.start, next.start + 40));
    const silence = notes ? silenceOf(bare.replace(/\([^()]*(?:\)|$)|^[^()]*\)/g, '')) : 0;
    if (notes && index === 0 && isHeading(bare, alone)) add(span, 'heading');
    else if (span.start < secretUntil) add(span, 'secret');
    else if (notes && !bracketed && !cited && takeWish(index, bare)) continue;
    else if (isSecret(bare, notes)) add(span, 'secret');
    else if (last !== undefined && goesOn(text, { last, span }, found)) add(span, 'secret');
    else if (toDo || asksFor(TO_DO, bare) || FOREIGN_NOTE.test(bare) || some(PLAINLY, bare)) {
      // 'Retention up?? TODO check with Tom': what is still to be checked is not told.
      if (notes && last !== undefined && UNSURE.test(text.slice(last.start, last.end))) add(last, 'note');
      add(span, 'note');
      // 'TODO check with Doreen - 340 packets?? or 430'
      if (next !== undefined && isOnLine(text, span, next) && OR_ELSE.test(text.slice(next.start, next.end)))
        add(next, 'note');
    } else if (
      keepsBefore(bare, begins ? '' : text.slice(last.start, last.end), { notes, cited }) ||
      (heads && isBack(bare, notes))
    ) {
      if (!begins) add(last, 'secret');
      if (heads && (begins || !LOOKS_BACK.test(bare))) secretUntil = lineEnd(text, span.end);
      add(span, 'note');
    } else if (cited) continue;
    else if (isBack(bare, notes)) {
      if (!begins) add(last, 'secret');
      add(span, 'note');
    } else if (notes && SECRET_IN_NOTES.some((pattern) => pattern.test(bare))) add(span, 'secret');
    else if (notes && (asksFor(TO_DO_IN_NOTES, bare) || some(DOUBT, bare) || FOREIGN_WISH.test(bare)))
      add(span, 'note');
    else if (notes && last !== undefined && taken.has(last.start) && UNDECIDED.test(bare)) add(span, 'note');
    else if (notes && !cited && silence > (isAmongCounsel(text, sentences, index) ? 1 : 0)) {
      const clauses = full.length > RUNS_ON ? silentClauses(full) : [];
      for (const { start, end } of clauses)
        add({ start: span.start + start, end: span.start + end }, 'secret');
      if (clauses.length > 0) continue;
      if (!begins && !bracketed && namesNothing(bare)) add(last, 'secret');
      const nameless = asksNameless(bare);
      const called = CALLED.exec(bare)?.slice(1) ?? (nameless ? namelessIn(without(text, span)) : []);
      // What else is told of them stays.
      add(span, called.length > 0 ? 'never' : nameless ? 'note' : 'secret', called);
      if (
        next !== undefined &&
        isOnLine(text, span, next) &&
        givesReason(plainOf(text.slice(next.start, next.end)))
      )
        add(next, 'note');
    } else {
      const unsaid = notes || isPlainWish(bare) ? unsaidAt(index, bare, bracketed) : undefined;
      if (unsaid !== undefined) add(span, unsaid.length === 0 ? 'note' : 'never', unsaid);
    }
  }
  return mergeSpans(found, joined);
}

/** What else a figure may be that is still to be checked. */
const OR_ELSE = /^(?:or|oder|o|ou) (?:was it )?[^.!?]{0,12}\d[^.!?]{0,20}[.!?]*$/iu;

/** 'Name is Chloe, but change that.': who is not to be named. */
const CALLED =
  /^(?:(?:her|his|their|the|my \p{L}+['’]s|real|actual) )?(?:real )?names?(?:['’]s| is| was| are|:) (\p{Lu}[\p{L}\p{M}'’-]+(?: \p{Lu}[\p{L}\p{M}'’-]+)?)/iu;

/** A sentence of so many UTF-16 units was dictated or typed on: one clause of it is for nobody, not all. */
const RUNS_ON = 220;

const GRAVEST = ['secret', 'never', 'note', 'heading'] as const;
/** Of two notes in one place the graver counts, and what either wishes unsaid. */
const joined = (one: SelfNote, other: SelfNote): SelfNote => ({
  start: Math.min(one.start, other.start),
  end: Math.max(one.end, other.end),
  kind: GRAVEST.find((kind) => kind === one.kind || kind === other.kind) ?? one.kind,
  about: [...new Set([...one.about, ...other.about])],
});
