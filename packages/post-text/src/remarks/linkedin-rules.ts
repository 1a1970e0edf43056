import { FOLD_DEFAULTS, foldAt } from '../linkedin/fold.ts';
import { POST_LIMIT, postLimits } from '../linkedin/limits.ts';
import { toPlain } from '../linkedin/marks.ts';
import { findGaps } from '../text/gaps.ts';
import { findPrivate } from '../text/private.ts';
import { quote, type Draft } from './draft.ts';
import type { CheckOptions, Remark } from './remark.ts';

export type Rule = (draft: Draft, options: CheckOptions) => Remark[];

const counted = (count: number): string => count.toLocaleString('en-GB');

/** Texts that LinkedIn rejects for their length, or may reject once special characters are escaped. */
export const overLimit: Rule = ({ text }) => {
  const { raw, escaped, over, warnEscaped } = postLimits(text);
  const rule = 'over-limit';
  const end = text.length;
  if (over) {
    const message = `${counted(raw - POST_LIMIT)} characters too many. Shorten the post to ${counted(POST_LIMIT)}.`;
    return [
      {
        rule,
        severity: 'problem',
        start: POST_LIMIT,
        end,
        message,
        reason: 'LinkedIn refuses longer posts.',
      },
    ];
  }
  if (!warnEscaped) return [];
  const message = `With its brackets and other special characters the post is ${counted(escaped)} characters long. Shorten it by ${counted(escaped - POST_LIMIT)} to be safe.`;
  return [
    {
      rule,
      severity: 'warn',
      start: 0,
      end,
      message,
      reason: `LinkedIn may refuse more than ${counted(POST_LIMIT)}.`,
    },
  ];
};

export const openGap: Rule = ({ text }) =>
  findGaps(text).map(({ start, end, question }) => ({
    rule: 'open-gap',
    severity: 'problem',
    start,
    end,
    message: `Answer ${quote(question)} in your own words, or delete it.`,
    reason: 'A post with an open gap cannot be published or scheduled.',
  }));

export const privateNotes: Rule = ({ text }) =>
  findPrivate(text).map(({ start, end }) => ({
    rule: 'private',
    severity: 'warn',
    start,
    end,
    message: `${quote(text.slice(start, end))} is a private note. Delete it before you publish.`,
    reason: 'Everyone who sees the post can read it.',
    fix: { label: 'Delete the note', replacement: '' },
  }));

const BLANK =
  /\{\{[^{}\n]{0,40}\}\}|\[(?:insert|add|photo|picture|screenshot|image|tbd|tbc)\b[^\]?:\n]{0,60}\]|<(?:insert|your)\b[^<>\n]{0,40}>|(?<![\p{L}\p{N}#@[])(?:TBD|TBC)(?![\p{L}\p{N}])|(?<![\p{L}\p{N}[])X{2,4}(?: ?%| (?:percent|euros?|dollars?|people|customers|days|weeks|months|years))/giu;
const BREAKS_OFF = /(?<=\p{L} )(?:and|but|than|the)(?=[.!][^\S\n]*(?:\n|$)|[^\S\n]*$)/gu;

function blanksIn(text: string): RegExpExecArray[] {
  const gaps = findGaps(text);
  return [...text.matchAll(BLANK)].filter(
    ({ index }) => !gaps.some(({ start, end }) => start <= index && index < end),
  );
}

/** Blanks that were not filled in and are no gaps, and a sentence that stops in the middle. */
export const unfinished: Rule = ({ text }) => [
  ...blanksIn(text).map(({ index, 0: blank }): Remark => ({
    rule: 'unfinished',
    severity: 'warn',
    start: index,
    end: index + blank.length,
    message: `${quote(blank)} is a blank. Fill it in or delete it.`,
    reason: 'It looks like a template sent by mistake.',
  })),
  ...[...text.matchAll(BREAKS_OFF)].map(({ index, 0: word }): Remark => ({
    rule: 'unfinished',
    severity: 'warn',
    start: index,
    end: index + word.length,
    message: `The sentence stops at ${quote(word)}. Finish it.`,
    reason: 'It looks as if part of the post was lost.',
  })),
];

const MARKDOWN: readonly { pattern: RegExp; put: (match: RegExpMatchArray) => string }[] = [
  { pattern: /\*\*(?=\S)([^*\n]{1,300})\*\*/g, put: (match) => match[1] ?? '' },
  { pattern: /^#{1,6} +(?=\S)/gm, put: () => '' },
  { pattern: /(?<![\w_])__(?=\S)([^_\n]{1,300})__(?!\w)/g, put: (match) => match[1] ?? '' },
  {
    pattern: /\[([^[\]\n]{1,300})\]\((https?:\/\/[^)\s]{1,2000})\)/g,
    put: (match) => `${match[1] ?? ''}: ${match[2] ?? ''}`,
  },
];

export const markdown: Rule = ({ text }) =>
  MARKDOWN.flatMap(({ pattern, put }) =>
    [...text.matchAll(pattern)].map((match): Remark => ({
      rule: 'markdown',
      severity: 'warn',
      start: match.index,
      end: match.index + match[0].length,
      message: `${quote(match[0])} is Markdown. Remove the marks.`,
      reason: 'LinkedIn has no Markdown and shows the marks as they are.',
      fix: { label: 'Remove the marks', replacement: put(match) },
    })),
  );

const MOST_HASHTAGS = 5;

export const tooManyHashtags: Rule = ({ text, runs }) => {
  const tags = runs.filter((run) => run.kind === 'hashtag');
  const firstExtra = tags[MOST_HASHTAGS];
  const last = tags.at(-1);
  if (!firstExtra || !last) return [];
  const tail = text.slice(firstExtra.start);
  const remark: Remark = {
    rule: 'too-many-hashtags',
    severity: 'warn',
    start: firstExtra.start,
    end: last.end,
    message: `${tags.length} hashtags. Keep the three to five that fit best.`,
    reason: 'More than that looks like an ad and brings no readers.',
  };
  const onlyTags = tail.split(/\s+/u).every((word) => word === '' || word.startsWith('#'));
  return onlyTags
    ? [{ ...remark, fix: { label: `Keep the first ${MOST_HASHTAGS}`, replacement: '' } }]
    : [remark];
};

export const openingFold: Rule = ({ text, sentences }, { fold }) => {
  const [first] = sentences;
  if (!first) return [];
  const at = foldAt(text, { ...FOLD_DEFAULTS.mobile, ...fold });
  if (at === null || at >= first.end) return [];
  return [
    {
      rule: 'opening-fold',
      severity: 'warn',
      start: first.start,
      end: first.end,
      message: `On a phone the first sentence is cut after ${at} characters. Make your point in fewer words.`,
      reason: 'The text above “…more” decides whether people open the post.',
    },
  ];
};

const ONLY_TAGS = /^(?:#[\p{L}\p{N}\p{M}_]+\s*)+$/u;
const GREETING = /^(?:hi|hello|hey|dear|good (?:morning|afternoon|evening))\b[^.!?\n]{0,40}[.!,]?$/i;

export const openingWasted: Rule = ({ lines }) => {
  const [first] = lines;
  if (!first) return [];
  const isTags = ONLY_TAGS.test(first.text);
  if (!isTags && !GREETING.test(first.text)) return [];
  return [
    {
      rule: 'opening-wasted',
      severity: 'warn',
      start: first.start,
      end: first.end,
      message: isTags
        ? 'The first line is hashtags. Move them to the end.'
        : 'The first line is a greeting. Start with your point.',
      reason: 'The first line is all that most people see.',
    },
  ];
};

const MARKED = /[\u{1d400}-\u{1d7ff}]|\S\p{M}*[\u0335\u0336]/gu;

export const unicodeMarks: Rule = ({ text }) => {
  const marked = [...text.matchAll(MARKED)];
  const [first] = marked;
  const last = marked.at(-1);
  if (!first || !last) return [];
  const end = last.index + last[0].length;
  return [
    {
      rule: 'unicode-marks',
      severity: 'warn',
      start: first.index,
      end,
      message: 'Bold and italic here are special Unicode characters. Use them for one word at most.',
      reason: 'Screen readers skip them or spell them out, and search does not find the words.',
      fix: { label: 'Use plain letters', replacement: toPlain(text.slice(first.index, end)) },
    },
  ];
};

const LONGEST_PARAGRAPH = 600;

export const wallOfText: Rule = ({ paragraphs, sentences }) =>
  paragraphs
    .filter(({ text }) => text.length >= LONGEST_PARAGRAPH && !text.includes('\n'))
    .map(({ start, end, text }) => {
      const middle = (start + end) / 2;
      const breaks = sentences.filter((sentence) => sentence.start > start && sentence.start < end);
      const nearest = breaks.reduce<number | null>(
        (best, { start: at }) =>
          best === null || Math.abs(at - middle) < Math.abs(best - middle) ? at : best,
        null,
      );
      const remark: Remark = {
        rule: 'wall-of-text',
        severity: 'warn',
        start,
        end,
        message: `This paragraph has ${counted(text.length)} characters without a break. Break it where the topic changes.`,
        reason: 'On a phone it fills the screen.',
      };
      if (nearest === null) return remark;
      const replacement = `${text.slice(0, nearest - start).trimEnd()}\n\n${text.slice(nearest - start)}`;
      return { ...remark, fix: { label: 'Break the paragraph', replacement } };
    });
