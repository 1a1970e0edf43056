import { isOneOfMore, tellsAlone } from '../parse/alone.ts';
import { finishSentence, lowerFirst } from '../clean/sentence.ts';
import { BASE_VERBS, hasFiniteVerb, wordsOf } from '../lexicon.ts';
import { readSentence } from '../parse/features.ts';
import type { Unit } from '../parse/material.ts';
import { isPersonal } from '../personal.ts';
import { closingQuestion } from './closing.ts';
import { pointsAway } from './coheres.ts';
import { openQuestion } from './open-problem.ts';

/** A question drawn from the notes, and the notes without the sentence it was drawn from. */
export type Drawn = { question: string; units: Unit[]; decides: boolean };

/** The question a post asks where the notes put none: a doubt told ('not sure whether to …'), or a claim turned round. */
export function drawQuestion(units: readonly Unit[], idea: string): Drawn | undefined {
  if (units.some((unit) => unit.sentences.some((sentence) => sentence.role === 'question'))) return undefined;
  return askChoice(units) ?? turnClaim(units, idea);
}

/** 'Not sure whether to hire A or B' asks 'Hire A or B?' */
function askChoice(units: readonly Unit[]): Drawn | undefined {
  for (const unit of units) {
    const text = unit.sentences[0]?.text ?? '';
    const match =
      /^(?:I'm |I am |we're |we are |still )*(?:not sure|unsure|undecided|wondering|thinking about|torn on|debating|deciding)(?: about)? (?:whether|if) (?:to |we should |I should )(.{6,140}?)[.]?$/is.exec(
        text,
      );
    if (match?.[1])
      return {
        question: finishSentence(
          BASE_VERBS.has(wordsOf(match[1])[0] ?? '') ? `Would you ${match[1]}?` : `${match[1]}?`,
        ),
        units: without(units, unit),
        decides: true,
      };
  }
  return undefined;
}

/** 'Meetings without a decision should be emails.' asks 'Should meetings without a decision be emails?' */
function turnClaim(units: readonly Unit[], idea: string): Drawn | undefined {
  if (units.some(({ sentences }) => sentences.some(({ text }) => isPersonal(text)))) return undefined;
  for (const unit of units.slice(0, 3)) {
    const [head, next] = unit.sentences;
    if (!head || unit.list || unit.lines || head.leans || head.points || head.text.length > 90 || next?.leans)
      continue;
    const match =
      /^((?:I think |I believe )?)([^,:;"“(]{3,45}?) (should|can|is|are) (?!not\b|n't|also\b|now\b|still\b|the\b|a\b|an\b|my\b|our\b|\w+ing\b)([^,:;"“(]{3,70}?)[.!]$/i.exec(
        head.text,
      );
    const [, , subject = '', verb = '', rest = ''] = match ?? [];
    if (
      !match ||
      !turnable(subject, rest) ||
      (head.role !== 'belief' && /^(?:is|are)$/.test(verb) && head.figures > 0)
    )
      continue;
    return {
      question: `${verb.charAt(0).toUpperCase()}${verb.slice(1)} ${smallStart(subject, idea)} ${rest}?`,
      units: without(units, unit),
      decides: false,
    };
  }
  return undefined;
}

function turnable(subject: string, rest: string): boolean {
  const words = wordsOf(subject);
  if (
    words.length > 6 ||
    hasFiniteVerb(words) ||
    /\b(?:not|never|no|nobody|nothing|it|this|that|there|i|you|who|what|which)\b/i.test(subject)
  )
    return false;
  return !/\b(?:not|never|but|because|which|who|so|now|just|maybe)\b|n't\b/i.test(rest);
}

/** The subject inside a sentence: small, unless the person writes the word large there too. */
function smallStart(subject: string, idea: string): string {
  const [first = ''] = subject.split(' ');
  const function_ = /^(?:the|a|an|our|my|we|every|all|most|people|no|some)$/i.test(first);
  return function_ ||
    new RegExp(
      `(?<![\\p{L}\\p{N}])${first.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '.')}(?![\\p{L}\\p{N}])`,
      'u',
    ).test(idea)
    ? lowerFirst(subject)
    : subject;
}

function without(units: readonly Unit[], unit: Unit): Unit[] {
  const rest = unit.sentences.slice(1).map((sentence) => readSentence(sentence.text));
  return units.flatMap((other) =>
    other !== unit ? [other] : rest.length > 0 ? [{ ...unit, sentences: rest }] : [],
  );
}

/** Keeps the person's own question for the end, where what comes before it can be read without it. */
export function holdQuestion(units: readonly Unit[]): { question: Unit; units: Unit[] } | undefined {
  const question = units.find(
    (unit) => unit.sentences.length === 1 && unit.sentences[0]?.role === 'question',
  );
  const rest = units.filter((unit) => unit !== question);
  const first = rest[0]?.sentences[0];
  return question && first && tellsAlone(first) && !isOneOfMore(first.text) && !pointsAway(first.text)
    ? { question, units: rest }
    : undefined;
}

/** A question to the reader for a post that has to end with one: about a thing of the person's own, how they do it, or whether they know it. */
export function lastQuestion(units: readonly Unit[], pick: number): string {
  const open = openQuestion(units.flatMap(({ sentences }) => sentences.map(({ text }) => text)));
  if (open !== undefined) return open;
  const own = closingQuestion(units, pick);
  if (own !== undefined) return own;
  const habit = units.some((unit) =>
    unit.sentences.some(
      (sentence) =>
        /\b(?:I|we) (?:now|always|only)\b|^(?:Now|Today) (?:I|we) /i.test(sentence.text) ||
        sentence.role === 'advice',
    ),
  );
  if (habit) return 'How do you do it?';
  const chosen = units.some(
    (unit) =>
      /^(?:I|We) (?:\w+ed|took|cut|put|quit|sold|built|gave|let|left|went|wrote|began)\b/.test(
        unit.sentences[0]?.text ?? '',
      ) && unit.sentences[0]?.role !== 'confession',
  );
  return chosen ? 'Would you do it?' : 'Has this happened to you?';
}

/** A bare topic put to the readers: 'Cold calling: how do you do it?' Nothing for notes that say something of it. */
export function topicQuestion(units: readonly Unit[]): string | undefined {
  const [unit, second] = units;
  const [only, more] = unit?.sentences ?? [];
  if (!unit || !only || second || more || unit.list || unit.lines || unit.label !== undefined)
    return undefined;
  const topic = only.text.replace(/\.$/, '');
  const names =
    !only.whole &&
    only.words.length <= 4 &&
    only.figures === 0 &&
    /^(?:fact|belief)$/.test(only.role) &&
    !/[!?:,#@\d]|https?:/.test(topic) &&
    !/^(?:new|so|thank|thanks|proud|sorry|our|my|the|this|that|more|less|happy)\b/i.test(topic) &&
    !/\b(?:today|tomorrow|yesterday|now)$/i.test(topic);
  if (!names) return undefined;
  // 'Leadership: what is it to you?' asks nothing that anybody answers.
  const done = only.words.at(-1)?.endsWith('ing') === true && !/^(?:why|how|what)\b|quitting$/i.test(topic);
  // One of two topics, so that two posts do not open alike.
  const asks = done && topic.length % 2 === 0 && !isPersonal(topic);
  return asks ? `${topic}: how do you do it?` : undefined;
}
