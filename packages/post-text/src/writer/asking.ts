import { isPast } from './lexicon.ts';
import type { Role, Sentence } from './parse/features.ts';
import { isGrave, isJobSearch } from './personal.ts';

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
const FIGURE = 'Which figure or result goes with it?';

/** Where the one thought that was given may go on, as a question to its author that quotes it. */
const NEXT: Readonly<Record<Role, (words: string) => string>> = {
  question: (words) => `Why do you ask ${words}: what made it a question for you?`,
  advice: (words) => `When did somebody do ${words}, and what came of it?`,
  lesson: (words) => `Where does ${words} come from: which day taught you that?`,
  change: (words) => `What did you do differently to get to ${words}?`,
  figure: (words) => `What is behind ${words}: what was done for it, and how was it before?`,
  turn: (words) => `What happened before ${words}, and what came after?`,
  confession: (words) => `What came of ${words}, and what do you do now?`,
  belief: (words) => `Which case made you think ${words}, and what happened in it?`,
  quote: (words) => `Who said ${words}, to whom, and when?`,
  thanks: (words) => `What did they do, beside ${words}: which moment of it stays?`,
  invite: (words) => `What do people get who follow ${words}?`,
  news: (words) => `How did it come to ${words}: what was hard, who helped, what comes next?`,
  action: (words) => `What came of ${words}: who noticed, and what changed?`,
  fact: (words) => `Which moment showed ${words}: where was it, who was there, what happened?`,
};

/** What somebody who looks for something, or speaks somewhere, has still to say. */
function askSearch(text: string): string | undefined {
  if (/\blooking for (?:an?|my|our|new|more)\b/i.test(text) && !/\bhiring\b/i.test(text))
    return `What can you do that speaks for ${quoted(text)}: one piece of work, and what came of it?`;
  return /\bspeaking (?:at|on|in)\b/i.test(text)
    ? `What will people take home from ${quoted(text)}?`
    : undefined;
}

/** What to tell beside the first sentence, asked with its own words. */
export function askMore(first: Sentence): string {
  const search = askSearch(first.text);
  if (search !== undefined) return search;
  if (isGrave(first.text)) return `What of ${quoted(first.text)} do you want others to know?`;
  // What nobody ever does has no before and no after.
  const role = first.role === 'turn' && !first.words.some(isPast) ? 'belief' : first.role;
  return NEXT[role](quoted(first.text));
}

/** Which figure would help, by what the sentence tells. */
export function askFigure(first?: Sentence): string {
  if (first === undefined) return FIGURE;
  return /^(?:action|change|confession|news|turn)$/.test(first.role)
    ? `Which figure belongs to ${quoted(first.text)}: how many, how much or how long?`
    : FIGURE;
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
