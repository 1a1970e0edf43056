import { finishSentence } from '../clean/sentence.ts';
import { isOneOfMore, standsAlone } from '../parse/alone.ts';
import { readSentence } from '../parse/features.ts';
import type { Role, Sentence } from '../parse/features.ts';
import type { Unit } from '../parse/material.ts';
import { isPast, opensClause, wordsOf } from '../lexicon.ts';
import { askedChange } from './own-questions.ts';
import { BACKWARDS, COUNTS_ON, DONE_TO_NOTHING, meantTogether, STANDS_FOR, tellsOn } from './backwards.ts';
import { pointsAway } from './coheres.ts';
import type { Kind } from './rating.ts';
import { withoutLead } from './turns.ts';

/** A lead and the units that follow it. */
export type Lead = { kind: Kind; line: string; role: Role; rest: Unit[] };

const LONGEST_LEAD = 130;
const LONGEST_PAIR = 150;

/**
 * Ways to lead with what a story comes to. A line that names by 'the' what the notes' first sentence brings in may come right
 * before that sentence, and a later thought may stand right after it.
 */
export function leads(units: readonly Unit[]): Lead[] {
  const [first] = units;
  if (first === undefined || units.some((unit) => unit.lines || unit.label !== undefined)) return [];
  return [
    ...verdicts(units),
    ...teases(units),
    ...changesAsked(units),
    ...comesFirst(units),
    ...besides(units),
    ...presentFirst(units),
  ];
}

/** The units without one sentence of one of them. */
function without(units: readonly Unit[], gone: Sentence): Unit[] {
  return units.flatMap((unit) => {
    const sentences = unit.sentences.filter((sentence) => sentence !== gone);
    return sentences.length > 0 || unit.list ? [{ ...unit, sentences }] : [];
  });
}

const VERDICT =
  /^(?:The )?(?:best|worst|hardest|easiest|proudest|strangest|cheapest|shortest|longest|smartest|dumbest|nicest)\b(?: \p{L}[\p{L}’'-]*){1,3} (?:ever|(?:I|we) (?:\p{L}+ ){0,3}\p{L}+(?: (?:this|last) (?:week|month|year))?|of (?:the|this|my|our) (?:week|month|year|life|career))[.!]$/iu;

/** 'Best sentence I heard this year.': a judgement of what is told points ahead as well as back. */
function verdicts(units: readonly Unit[]): Lead[] {
  return units.flatMap((unit, index) => {
    const last = unit.sentences.at(-1);
    if (last === undefined || (index === 0 && unit.sentences.length === 1) || !VERDICT.test(last.text))
      return [];
    return [{ kind: 'outcome' as const, line: last.text, role: 'turn' as const, rest: without(units, last) }];
  });
}

/** 'Worst thing: we lost our oldest client.' as 'We lost our oldest client.' 'That was the worst thing.' */
export function extremes(units: readonly Unit[]): Lead[] {
  if (units.some((unit) => unit.lines || unit.label !== undefined)) return [];
  return units.flatMap((unit) => {
    const [head, ...tail] = unit.sentences;
    const [, what = '', told = ''] =
      /^(?:The |My |Our )?((?:[Bb]est|[Ww]orst|[Hh]ardest|[Bb]iggest|[Nn]icest|[Ss]trangest) (?:thing|moment|day|part|surprise|mistake|decision)): ([^:;"“?]{10,100})\.$/u.exec(
        head?.text ?? '',
      ) ?? [];
    if (told === '' || unit.list || !opensClause(wordsOf(told).slice(0, 4))) return [];
    const line = readSentence(finishSentence(told));
    if (line.leans || line.points) return [];
    const said = { ...readSentence(`That was the ${what.toLowerCase()}.`), leans: true };
    const rest = [{ ...unit, sentences: [said, ...tail] }, ...units.filter((other) => other !== unit)];
    return [{ kind: 'reorder' as const, line: line.text, role: line.role, rest }];
  });
}

/** 'Errors were reduced from 31 to 6.' as 'How were errors reduced from 31 to 6?', which the rest answers. */
function changesAsked(units: readonly Unit[]): Lead[] {
  if (units.length < 3 || units.some((unit) => unit.sentences.some(({ text }) => text.endsWith('?'))))
    return [];
  return units.flatMap((unit) => {
    const [head] = unit.sentences;
    const question =
      head === undefined || unit.list || unit.sentences.length > 1 ? undefined : askedChange(head.text);
    // A later sentence that speaks of its figure would lean on what is gone.
    const figures: readonly string[] = head?.text.match(/\d[\d.,]*\d|\d/g) ?? [];
    const leantOn = units.some(
      (other) =>
        other !== unit && other.sentences.some(({ text }) => figures.some((figure) => text.includes(figure))),
    );
    if (question === undefined || leantOn) return [];
    return [
      {
        kind: 'ask' as const,
        line: question,
        role: 'question' as const,
        rest: units.filter((other) => other !== unit),
      },
    ];
  });
}

const TEASE =
  /^(?:Nobody|No one|Everyone|Everybody) (?!is\b|was\b|said\b|asked\b|told\b|else\b)\p{L}+(?: \p{L}+)?[.!]$/u;

/** 'Nobody knew.' at the end of a thought: short enough to make one ask. */
function teases(units: readonly Unit[]): Lead[] {
  return units.flatMap((unit) => {
    const last = unit.sentences.at(-1);
    if (last === undefined || unit.sentences.length < 2 || !TEASE.test(last.text)) return [];
    if (/\b(?:too|so|either|it|that|this|them)\b/.test(last.text)) return [];
    return [{ kind: 'outcome' as const, line: last.text, role: 'turn' as const, rest: without(units, last) }];
  });
}

/** A first sentence that could not follow another. */
const TIED = /^(?:it|they|he|she|this|that|these|those|so|but|and|then|also|because)\b/i;
const NO_LEAD = /^(?:question|thanks|invite)$/;
const BEGINS_KNOWN = /^(?:The|You)\b/;

/** The sentence of a unit that could lead, with the words that tie it to the one before taken off. */
function leadOf(unit: Unit): Sentence | undefined {
  const [head] = unit.sentences;
  if (head === undefined || unit.list || NO_LEAD.test(head.role)) return undefined;
  const bare = withoutLead(head.text);
  return bare === undefined ? head : readSentence(bare);
}

/** What stands in the way of a line before the notes' first sentence, told to somebody who has read nothing. */
function opens(line: Sentence, between: readonly Sentence[]): boolean {
  const text = line.text.replace(/^(I|We) now\b/, '$1');
  return (
    (line.words.length > 3 || /\b(?:every|no)thing[.!]$/.test(text) || !/^(?:I|We|People)\b/.test(text)) &&
    !BACKWARDS.test(text) &&
    !STANDS_FOR.test(text) &&
    !DONE_TO_NOTHING.test(text) &&
    !isOneOfMore(text) &&
    standsAlone(line, between)
  );
}

/** What only goes on from before. */
const GOES_ON = /^(?:Then|So|No|Yes|After|Later|Since)\b/;

/** A later thought before the notes' beginning, which names its things once more. */
function comesFirst(units: readonly Unit[]): Lead[] {
  const [first] = units;
  const known = first?.sentences[0];
  return units.flatMap((unit, index) => {
    const lead = index === 0 || known === undefined || TIED.test(known.text) ? undefined : leadOf(unit);
    if (lead === undefined || BEGINS_KNOWN.test(lead.text)) return [];
    const between = units.slice(0, index).flatMap((other) => other.sentences.filter((one) => one !== known));
    const tail = unit.sentences.slice(1);
    if (
      tail.some(
        ({ text }) =>
          GOES_ON.test(text) ||
          /\b(?:it|them|they|he|she)\b/i.test(text.replace(/\b(?:do|did|done) it\b/, '')),
      )
    )
      return [];
    if (COUNTS_ON.test(units[index + 1]?.sentences[0]?.text ?? '') || !opens(lead, between)) return [];
    // What tells on stays where it is.
    const stays = tellsOn(tail);
    const line = [lead, ...(stays ? [] : tail)].map(({ text }) => text).join(' ');
    if (line.length > LONGEST_LEAD || (stays && tail[0]?.leans === true && tail[0].joined === true))
      return [];
    const rest = stays
      ? units.map((other) => (other === unit ? { ...unit, sentences: tail } : other))
      : units.filter((other) => other !== unit);
    return [{ kind: 'outcome' as const, line, role: lead.role, rest }];
  });
}

const ONCE = /^(?:I|We) (?:was|were|used to|worked|spent|had been|had)\b/;

/** 'I was a chef for 12 years. Now I am a developer.': what is now before what was. */
function presentFirst(units: readonly Unit[]): Lead[] {
  const [first, second] = units;
  if (first === undefined || first.list) return [];
  const [was, now = second?.list ? undefined : second?.sentences[0]] = first.sentences;
  if (was === undefined || now === undefined || !ONCE.test(was.text)) return [];
  const [, told = ''] =
    /^(?:Now|Today),? ((?:I|We|we)(?:['’](?:m|re|ve)| (?!was|were|had)\p{Ll}+) .{5,90}\.)$/u.exec(now.text) ??
    [];
  if (told === '' || /\b(?:it|them|that|this|there|still|again|too|also)\b/i.test(told)) return [];
  const line = readSentence(finishSentence(told));
  return [{ kind: 'reorder', line: line.text, role: line.role, rest: without(units, now) }];
}

/** What the last sentence's 'that' stands for comes first along with it. */
export function meantFirst(units: readonly Unit[]): Lead[] {
  const together = meantTogether(units);
  const [meant] = together;
  const line = together.map(({ text }) => text).join(' ');
  const last = units.at(-1);
  if (meant === undefined || line.length > LONGEST_PAIR || last?.list) return [];
  const rest = units.flatMap((unit) => {
    const sentences = unit.sentences.filter((one) => !together.includes(one));
    return sentences.length > 0 || unit.list ? [{ ...unit, sentences }] : [];
  });
  return [{ kind: 'outcome', line, role: meant.role, rest }];
}

/** What can follow the notes' first sentence though others stood between: it leans on none of them. */
function goesOnFrom(lead: Sentence, between: readonly Sentence[]): boolean {
  return (
    lead.words.length > 3 &&
    !STANDS_FOR.test(lead.text) &&
    !DONE_TO_NOTHING.test(lead.text) &&
    !isOneOfMore(lead.text) &&
    !pointsAway(lead.text) &&
    standsAlone(lead, between)
  );
}

/** 'We moved the desk.', 'A client asked me to take out the windows.': what was done, of which something came. */
const DEED = /^(?:(?:In|On|Last|This) [^,.]{3,20},? )?(?:I|[Ww]e|My|Our|An?) /u;
/** What somebody did themselves may be followed by what they make of it as well. */
const OWN_DEED =
  /^(?:(?:In|On|Last|This) [^,.]{3,20},? )?(?:I|[Ww]e|My \p{Ll}+ and I) (?:just |finally |recently )?(\p{Ll}+)/u;
const MEANS = /^(?:lesson|belief|advice)$/;

/** What follows the beginning in time follows it in the text. */
const GOES_ON_IN_TIME = /^(?:By|Last|After|Then|Later|Since|Now|Until|The next)\b/;

/**
 * What came of it told before how: 'A client asked me to take out the windows. We kept the windows.' as the opening, or, where
 * that would be long, right after it.
 */
function besides(units: readonly Unit[]): Lead[] {
  const [first, ...later] = units;
  const [head, ...others] = first?.sentences ?? [];
  if (first === undefined || head === undefined || first.list || NO_LEAD.test(head.role)) return [];
  if (units.length < 3 || TIED.test(head.text) || !DEED.test(head.text)) return [];
  return later.slice(1).flatMap((unit) => {
    const lead = leadOf(unit);
    if (lead === undefined || unit.sentences.length > 1) return [];
    const means =
      MEANS.test(lead.role) && unit === later.at(-1) && isPast(OWN_DEED.exec(head.text)?.[1] ?? '');
    if (!means && !/^(?:change|turn)$/.test(lead.role)) return [];
    const between = later.slice(0, later.indexOf(unit)).flatMap((other) => other.sentences);
    if (!goesOnFrom(lead, between) || GOES_ON_IN_TIME.test(between[0]?.text ?? '')) return [];
    const rest = later.filter((other) => other !== unit);
    const line = `${head.text} ${lead.text}`;
    if (others.length === 0 && line.length <= LONGEST_PAIR)
      return [{ kind: 'outcome' as const, line, role: lead.role, rest }];
    if (head.text.length > LONGEST_LEAD) return [];
    const after = { ...unit, paragraph: first.paragraph, sentences: [lead] };
    const begun = others.length === 0 ? [] : [{ ...first, sentences: others }];
    return [{ kind: 'outcome' as const, line: head.text, role: head.role, rest: [...begun, after, ...rest] }];
  });
}
