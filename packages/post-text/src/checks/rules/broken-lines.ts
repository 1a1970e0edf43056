import type { Remark, Rule } from '../finding.ts';
import { wordsWithin } from '../post.ts';
import type { Part, Post } from '../post.ts';
import { speaksLoftily } from './lofty-words.ts';
import { registerOf } from './register.ts';

const RUN = 8;
const MEAN_WORDS = 6;
/** Fewer will do where they are shorter still. */
const SHORT_RUN = 6;
const SHORT_WORDS = 3.5;
/** Five are drama where another tell stands beside them. */
const LEAST_RUN = 5;
/** A log has its hours now and then, and words between them. */
const FACTS_OF_A_LOG = 0.3;
/** Where nobody does anything in them, so many other tells make names and things a drama. */
const COMPANY = 2;

/** Eight lines or more of a few words, each its own paragraph; six of two or three. */
export const brokenLines: Rule = {
  id: 'broken-lines',
  group: 'tell',
  severity: 'warn',
  find: (post) => {
    const remarks: Remark[] = [];
    let run: Part[] = [];
    const close = () => {
      const first = run[0];
      const last = run.at(-1);
      if (first && last && isBroken(post, run))
        remarks.push({
          message: `${run.length} paragraphs of a few words each. It reads as a machine's idea of drama, and on a phone it is all scrolling. Put two or three together.`,
          start: first.start,
          end: last.end,
          fix: {
            start: first.start,
            end: last.end,
            replacement: inPairs(run),
            label: 'Put them together in twos',
          },
          ...companyOf(post, run),
        });
      run = [];
    };
    for (const paragraph of post.paragraphs) {
      if (isLine(paragraph)) run.push(paragraph);
      else close();
    }
    close();
    return remarks;
  },
};

function companyOf(post: Post, run: readonly Part[]): { company?: number } {
  if (post.language === 'en' && nobodyActs(run)) return { company: COMPANY };
  return isSure(post, run) ? {} : { company: 1 };
}

function isBroken(post: Post, run: readonly Part[]): boolean {
  if (run.length < LEAST_RUN || !areSentences(run) || isTalk(run)) return false;
  if (registerOf(post, run, FACTS_OF_A_LOG) === 'record') return false;
  return meanWords(post, run) <= MEAN_WORDS && (run.length >= RUN || areWhole(run));
}

/** So many lines, or so short ones, that they need nothing beside them. */
function isSure(post: Post, run: readonly Part[]): boolean {
  return run.length >= RUN || (run.length >= SHORT_RUN && meanWords(post, run) <= SHORT_WORDS);
}

const areWhole = (run: readonly Part[]): boolean =>
  run.every(({ text }) => /^["“]?[\p{Lu}\d£$€].*[.!?…]["”’)]?$/u.test(text));

/** Who said what, a line each: that is how talk is written. */
function isTalk(run: readonly Part[]): boolean {
  return run.filter(({ text }) => /^["“„«‘'–—]|^\p{L}+:\s/u.test(text)).length * 3 >= run.length;
}

/** No 'I', 'we' or 'she' in any of them, nor fear and hope: the names on a list, the lines of a poem. */
const nobodyActs = (run: readonly Part[]): boolean =>
  run.filter(({ text }) => speaksLoftily(text)).length < 2 &&
  !run.some(({ text }) =>
    /\b(?:I|we|you|he|she|they|it|me|us|my|our|your|nobody|somebody|someone)\b|[“"]/i.test(text),
  );

function isLine({ text }: Part): boolean {
  return !text.includes('\n') && text.length <= 50 && !/^[–\-•*#]|^\d+[.):/]|\d[:.]\d\d|https?:/u.test(text);
}

/** Most end with a stop: a list of names or hours is none. */
function areSentences(run: readonly Part[]): boolean {
  return run.filter(({ text }) => /[.!?…]["”’)]?$/.test(text)).length >= run.length / 2;
}

function meanWords(post: Post, run: readonly Part[]): number {
  const start = run[0]?.start ?? 0;
  const end = run.at(-1)?.end ?? 0;
  return wordsWithin(post, { start, end }).length / run.length;
}

function inPairs(run: readonly Part[]): string {
  return run.map((line, index) => (index === 0 ? '' : index % 2 === 1 ? ' ' : '\n\n') + line.text).join('');
}
