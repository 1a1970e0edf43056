import type { Sentence } from './parse/features.ts';
import { isJobSearch } from './personal.ts';

const QUOTED = 48;

/** The beginning of a sentence as a quotation: as many of its words as fit. */
export function quoted(text: string): string {
  const plain = text.replace(/[.!?:]+$/, '').replace(/["“”]/g, '');
  if (plain.length <= QUOTED) return `“${plain}”`;
  return `“${plain.slice(0, plain.lastIndexOf(' ', QUOTED)).replace(/[,;:]$/, '')} …”`;
}

export const WHAT_HAPPENED = 'What happened, in one concrete moment?';
/** Answered by the brief's audience rather than in the text. */
export const WHO_IT_IS_FOR = 'Who is it for?';

/** What somebody who looks for something, or speaks somewhere, has still to say. */
export function askSearch(text: string): string | undefined {
  if (/\blooking for (?:an?|my|our|new|more)\b/i.test(text) && !/\bhiring\b/i.test(text))
    return `What can you do that speaks for ${quoted(text)}: one piece of work, and what came of it?`;
  return /\bspeaking (?:at|on|in)\b/i.test(text) ? 'What will people take home?' : undefined;
}

/** Which figure would help, where the sentence tells of something that has one. */
export function askFigure(first: Sentence): string | undefined {
  return /^(?:action|change|confession|news|turn)$/.test(first.role)
    ? `Which figure belongs to ${quoted(first.text)}: how many, how much or how long?`
    : undefined;
}

const DEED = 'What did you do last that you are proud of, and which figure goes with it?';
const IN_TOUCH = 'Who should get in touch with you, and how?';
/** Who begins has no last deed at work. */
const FIRST_WORK = /\b(?:internship|apprenticeship|traineeship|placement|student|graduat\w+|first job)\b/i;
/** Named by no more than that it is work: 'a new role'. */
const ANY_WORK =
  /\b(?:looking for|seeking|searching for|hunting for|open to|available for) (?:an? |any |some |my |the |new |next )*(?:roles?|jobs?|positions?|work|opportunit(?:y|ies))\b(?! (?:as|in (?!\p{Lu}|the )|for|like|where i)\b)/iu;
const PLACE =
  /\b(?:in|near|around|within|across) (?:the )?\p{Lu}|\b(?:[Rr]emote|[Hh]ybrid|[Oo]n-?site|[Aa]nywhere|[Hh]ome office)\b/u;
const START =
  /\b(?:available|free (?:from|on|as of)|starting|(?:can|could) start|immediately|asap|right away|notice period|from (?:now|today|next|(?:early |mid |late )?(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\p{L}*))\b/iu;
const REACH =
  /\b(?:dm|message|mail|e-?mail|call|write to|get in touch|reach out|ping|contact|if you know|know somebody|know anyone|introduc\w+|referrals?)\b|@/i;

/** What somebody who looks for work has still to say, by what their words hold. */
export function askJobSearch(sentences: readonly Sentence[]): string[] {
  const text = sentences.map((sentence) => sentence.text).join(' ');
  const deeds = sentences.filter((sentence) => sentence.figures > 0 && !isJobSearch(sentence.text));
  const first = sentences.find((sentence) => isJobSearch(sentence.text)) ?? sentences[0];
  const deed = FIRST_WORK.test(text) && first !== undefined ? (askSearch(first.text) ?? DEED) : DEED;
  const where = PLACE.test(text) ? undefined : 'Where would you work';
  const when = START.test(text) ? undefined : 'From when can you start';
  const which = ANY_WORK.test(text) ? 'Which role are you looking for' : undefined;
  const [asked, ...more] = [which, where, when].filter((part) => part !== undefined);
  const joined = [asked, ...more.map((part) => (part === where ? 'where' : 'from when'))].join(', ');
  return [
    ...(deeds.length > 0 ? [] : [deed]),
    ...(asked === undefined ? [] : [`${joined.replace(/, (?=[^,]*$)/, ', and ')}?`]),
    ...(REACH.test(text) ? [] : [IN_TOUCH]),
  ];
}
