import type { Role, Sentence } from './parse/features.ts';

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
  return NEXT[first.role](quoted(first.text));
}

/** Which figure would help, by what the sentence tells. */
export function askFigure(first?: Sentence): string {
  if (first === undefined) return FIGURE;
  return /^(?:action|change|confession|news|turn)$/.test(first.role)
    ? `Which figure belongs to ${quoted(first.text)}: how many, how much or how long?`
    : FIGURE;
}
