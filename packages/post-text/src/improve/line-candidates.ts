import { parsePost } from '../checks/post.ts';
import { guessLanguage } from '../text/language.ts';
import { findSelfNotes } from '../text/self-notes.ts';
import { isInstruction } from '../writer/clean/instructions.ts';
import { capitalise, finishSentence } from '../writer/clean/sentence.ts';
import { deedQuestion } from '../writer/compose/reader-questions.ts';
import { promiseOf } from '../writer/compose/promises.ts';
import { waysToAsk, waysToTurn } from '../writer/compose/retold.ts';
import { asBeats, frontTime, withoutLead } from '../writer/compose/turns.ts';
import { mannerFirst, withObject, withSubject } from '../writer/compose/reorder.ts';
import {
  askedOfOthers,
  askedShould,
  asTaught,
  clauseFirst,
  cutShort,
  figureFirst,
  othersNamed,
  promiseOfOthers,
  readsWell,
  reasonNamed,
  spanFirst,
  thingNamed,
} from './line-turns.ts';
import { countFirst, fromList, promisedBy, readings, verdicts } from './line-parts.ts';
import { deedsParted, secondFirst } from '../writer/compose/parted.ts';
import {
  afterColon,
  changesTold,
  deedsAsked,
  doerNamed,
  endParted,
  leadsWithPoint,
  nowFirst,
  situations,
  timeBehind,
  whyAsked,
  withoutThen,
} from './line-hooks.ts';
import { secondClause, unlinked, withoutAside, withoutTail } from './line-cuts.ts';
import type { LineCandidate } from './line-hooks.ts';
import { isOutcome, pairsOf } from './line-pairs.ts';
import { withGroup, withPerson } from './line-people.ts';
import { askedAdvice, figuresInARow, pointedAhead, rows, whatNobody, whyTold } from './line-told.ts';
import { leans, opensAlone } from './opens-alone.ts';
import { asFigureLine, asLines, readTold } from '../writer/parse/changes.ts';
import { readSentence } from '../writer/parse/features.ts';
import type { Reordered } from '../writer/compose/reorder.ts';

const entry = /^\s*(?:[-•–*→]|\d{1,2}[.)])\s/;
const address = /https?:\/\/|www\.|(?<!\p{L})#\p{L}/u;
const LONGEST_PAIR = 140;
/** Beyond this many sentences a text is not read further: what comes late is far from the beginning that explains it. */
const READ = 40;

/** 'In March we stopped …': what was done then. */
const DATED = /^(?:In|On|Last|This|Yesterday|Today)\b[^,]{0,16},? ((?:I|we) .+)$/s;

/** The sentences of a text that are no entry of a list and no address. */
function sentencesOf(text: string): string[] {
  const post = parsePost(text);
  // What speaks to the writer is for no reader.
  const aside = findSelfNotes(text, true);
  return post.sentences
    .filter(({ text: line, start, end }) => {
      if (isInstruction(line) || aside.some((note) => note.start < end && start < note.end)) return false;
      const whole = post.lines.find((one) => one.start <= start && one.end > start);
      return !entry.test(whole?.text ?? '') && !address.test(line);
    })
    .slice(0, READ)
    .map(({ text: line }) => finishSentence(capitalise(line)));
}

/** For each sentence the paragraph it stands in. */
function paragraphsOf(text: string, sentences: readonly string[]): number[] {
  const post = parsePost(text);
  const plainly = new Map(
    post.sentences.map(({ text: line, start }) => [
      finishSentence(capitalise(line)),
      post.paragraphs.findIndex((one) => one.start <= start && start < one.end),
    ]),
  );
  return sentences.map((line) => plainly.get(line) ?? -1);
}

/** The ways in which a first line can tell a sentence in another order, or a part of it; and what is said in its place then. */
export function waysToLead(text: string): Reordered[] {
  const own = [
    askedOfOthers,
    askedShould,
    asTaught,
    clauseFirst,
    spanFirst,
    afterColon,
    endParted,
    secondClause,
  ].flatMap((turn) => turn(text) ?? []);
  return [...waysToTurn(text), ...own, ...cutShort(text), ...deedsParted(text), ...secondFirst(text)];
}

/** What a sentence gives as a first line: itself, itself in another order, or put to the reader. */
function linesFrom(text: string): string[] {
  const clause = capitalise(DATED.exec(text)?.[1] ?? text);
  const change = readTold(text);
  const told = change && asLines(change);
  return [
    text,
    ...[
      withoutLead(text),
      withoutThen(text),
      unlinked(text),
      withoutAside(text),
      withoutTail(text),
      timeBehind(text),
      frontTime(text),
      asFigureLine(text),
    ].flatMap((line) => line ?? []),
    ...waysToLead(text).map(({ first }) => first),
    ...[asBeats(text)].flatMap((line) => line ?? []),
    ...[
      thingNamed(clause),
      doerNamed(text),
      othersNamed(text),
      figureFirst(clause),
      reasonNamed(text),
    ].flatMap((line) => line ?? []),
    ...waysToAsk(clause).map(({ question }) => question),
    ...[deedQuestion(clause), deedQuestion(mannerFirst(text)?.first ?? '')].flatMap((line) => line ?? []),
    ...(told ? [told.join(' ')] : []),
  ];
}

/** Words that somebody says in the text, as a line of their own. */
function spokenIn(text: string): string[] {
  const begins = parsePost(text).sentences[0]?.end ?? 0;
  // What the text begins with would be said twice in a row.
  const quoted = [...text.slice(begins).matchAll(/(?<=(\p{L}*)[:,]?\s?)["“]([^"“”\n]{8,100})["”]/gu)].flatMap(
    ([, by = '', said = '']) => {
      const few = /^\W/.test(said) || said.trim().split(/\s+/).length < (SAID.test(by) ? 2 : 3);
      return few || /^\p{Ll}.*,$/u.test(said) ? [] : [said];
    },
  );
  // 'Customer: I only need 10 of them.' in a conversation.
  const lines = [...text.slice(begins).matchAll(/^(?!Me:)\p{Lu}\p{Ll}{1,14}: ([^\n]{12,100}[.?!])$/gmu)];
  const spoken = /^Me: /m.test(text) ? lines.map(([, said = '']) => said) : [];
  return [...quoted, ...spoken].map(
    (said) => `“${capitalise(said.trim().replace(/[,.]$/, ''))}${/[?!]$/.test(said.trim()) ? '' : '.'}”`,
  );
}

const SAID = /^(?:said|says|asked|asks|told|wrote|writes|replied|answered|me|us)$/i;

/** First lines that a text holds or gives, each to be understood by somebody who has read nothing else. */
export function lineCandidates(text: string): LineCandidate[] {
  const sentences = sentencesOf(text);
  if (guessLanguage(text) !== 'en') return shaped(sentences);
  const read = sentences.map(readSentence);
  const own = read.flatMap((sentence, index) => {
    const deed = capitalise(DATED.exec(sentence.text)?.[1] ?? sentence.text);
    const [short = deed] = cutShort(deed).map(({ first }) => first);
    const told = index + 2 < read.length ? (promiseOf(short) ?? promiseOfOthers(sentence.text)) : undefined;
    const later = read.slice(index + 1);
    const deeds = later.filter(
      (other) => /^(?:\p{L}+,? )?(?:I|We|we) /u.test(other.text) && other.role !== 'belief',
    ).length;
    const asked = promisedBy(deed, later.length, deeds).filter((line) => opensAlone(readSentence(line)));
    return [...ownLines(index), ...(told === undefined ? [] : [told]), ...asked];
  });
  const pairs = pairsOf(read, standing, paragraphsOf(text, sentences));
  const lines = [...own, ...asked(), ...spokenIn(text), ...readings(read), ...verdicts(read)].map((line) => ({
    line,
  }));
  const counted = countFirst(read).map((line) => ({ line, pattern: 'figure' as const }));
  const hooks = [
    ...situations(read, standing),
    ...deedsAsked(read),
    ...changesTold(read),
    ...nowFirst(read),
    ...pointedAhead(read),
    ...askedAdvice(read),
    ...whatNobody(read),
    ...whyTold(read),
    ...rows(read),
    ...figuresInARow(text),
    ...listed(text),
  ];
  return [...lines, ...counted, ...pairs, ...hooks].filter(({ line }) => readsWell(line));

  /** The first thing told, put to the reader, with what came of it. */
  function asked(): string[] {
    const question = waysToAsk(capitalise(DATED.exec(sentences[0] ?? '')?.[1] ?? sentences[0] ?? ''))[0]
      ?.question;
    if (question === undefined) return [];
    const came = read.findIndex((other, index) => index > 0 && isOutcome(other) && standing(index));
    return came < 0 ? [] : [`${question} ${read[came]?.text ?? ''}`];
  }

  /** The sentence before, or, in a row that begins with the same pronoun, the one before the row. */
  function personBefore(index: number): string {
    const [pronoun = ''] = /^(?:He|She|They)(?= )/.exec(read[index]?.text ?? '') ?? [];
    let at = index - 1;
    while (pronoun !== '' && at > 0 && index - at < 4 && read[at]?.text.startsWith(`${pronoun} `)) at -= 1;
    return read[at]?.text ?? '';
  }

  function standing(index: number): boolean {
    const sentence = read[index];
    if (sentence === undefined || leans.test(sentence.text)) return false;
    return index === 0 || opensAlone(sentence);
  }

  function ownLines(index: number): string[] {
    const sentence = read[index];
    if (sentence === undefined) return [];
    if (index === 0) return linesFrom(sentence.text).filter((line) => !leans.test(line));
    const before = personBefore(index);
    const named =
      withSubject(sentence.text, [before]) ??
      withObject(sentence.text, before) ??
      withPerson(sentence.text, sentences.slice(Math.max(0, index - 5), index)) ??
      withGroup(sentence.text, sentences.slice(Math.max(0, index - 2), index));
    return linesFrom(named ?? sentence.text).filter((line) => opensAlone(readSentence(line)));
  }
}

/** In a language that is shaped and never reworded: sentences that lean on nothing, and each with the one after it. */
function shaped(sentences: readonly string[]): LineCandidate[] {
  const able = (line: string | undefined) =>
    line !== undefined && !leans.test(line) && /[.!?।。]$/u.test(line);
  const pairs = sentences.flatMap((line, index) => {
    const next = sentences[index + 1] ?? '';
    const both = `${line} ${next}`;
    return able(line) && next !== '' && both.length <= LONGEST_PAIR ? [both] : [];
  });
  const last = sentences.at(-1);
  const turned = sentences.length > 2 && able(last) && able(sentences[0]) ? [`${last} ${sentences[0]}`] : [];
  return [
    ...sentences.filter((line) => able(line)),
    ...pairs,
    ...turned.filter((line) => line.length <= LONGEST_PAIR),
  ].map((line) => ({ line }));
}

/** Lines from the entries of a list, and the line that leads into them. */
function listed(text: string): LineCandidate[] {
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  const first = lines.findIndex((line) => entry.test(line));
  if (first < 0) return [];
  // A numbered point that moved would leave a gap.
  const points = lines.filter((line) => entry.test(line));
  const items = points.some((line) => /^\s*\d/.test(line))
    ? []
    : points.map((line) => line.replace(entry, '').trim());
  const lead = lines[first - 1];
  const leads = lead?.endsWith(':') === true ? lead : undefined;
  const why = whyAsked(lead ?? '');
  return [
    ...[...fromList(leads, items), ...(why === undefined ? [] : [why])].map((line) => ({ line })),
    ...(leads === undefined ? [] : leadsWithPoint(leads, items)),
  ];
}
