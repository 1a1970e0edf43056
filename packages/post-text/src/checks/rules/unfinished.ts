import { asksLeave, asksSilence } from '../../text/private-words.ts';
import { findSelfNotes } from '../../text/self-notes.ts';
import type { SelfNote } from '../../text/note-forms.ts';
import type { Remark, Rule } from '../finding.ts';
import { cutFix } from '../fix.ts';
import { quote } from '../post.ts';

/** A blank of a template that was not filled, and a figure that still has to be found: '[your company]', '{{name}}', 'XX%'. */
const BLANK =
  /\{\{[^{}\n]{0,40}\}\}|\[(?:insert|add|put|your|name|company|client|city|date|number|figure|photo|picture|screenshot|image|tbd|tbc|todo|x{1,4})\b(?! in\b)[^\]\n]{0,60}\]|<(?:insert|your)\b[^<>\n]{0,40}>|[$€£₹]X{1,4}(?!\p{L})|(?<![\p{L}\p{N}])X{2,4}(?: ?%| ?k\b|(?= (?:percent|euros?|dollars?|pounds?|people|customers|clients|days|weeks|months|years|hours)\b))/giu;
/** What stands for something that is still to come. 'TODO' is a word in Spanish, and anything may stand among capitals. */
const TO_COME = /(?<![\p{L}\p{N}#@]|\p{Lu}{2} )(?:TODO|FIXME|TBD|TBC)(?![\p{L}\p{N}]| \p{Lu}{2})/gu;

const remark = (text: string, { start, end }: Pick<SelfNote, 'start' | 'end'>, why: string): Remark => ({
  message: `${quote(text.slice(start, end))} ${why}`,
  start,
  end,
});

function whyOf({ kind }: SelfNote, said: string): string {
  if (kind === 'secret') return 'is said to be not for readers. Take it out before you publish.';
  if (kind === 'never' || asksSilence(said))
    return 'asks to keep something unsaid. Look whether the post says it, then take this out.';
  if (asksLeave(said))
    return 'says that somebody must be asked first. Ask whether the post may say it, then take this out.';
  return 'reads as a note to yourself. Do it, then take it out.';
}

/** A face has no bracket to close, nor has the mark of an item: '1.)', 'a)', 'ii)', 'Q1)'. */
const FACE = /[:;=][-'’^]?$/u;
const MARK = /(?:^|[\s,;:–—-])(?:\d{1,3}\.?|\p{L}\.?|[ivxIVX]{1,4}|\p{L}\d{1,2})$/u;
const PARAGRAPH = /[^\n]+(?:\n[^\n]+)*/g;
const LONGEST_MARK = 8;

/** The bracket of a paragraph that is opened and not closed, or closed and not opened. */
function openBrackets(text: string): Remark[] {
  return [...text.matchAll(PARAGRAPH)].flatMap(({ index, 0: line }) => {
    const open: number[] = [];
    let faces = 0;
    for (const { index: at, 0: sign } of line.matchAll(/[()]/g)) {
      const before = line.slice(Math.max(0, at - LONGEST_MARK), at);
      const isFace = FACE.test(before);
      if (sign === '(') {
        if (!isFace) open.push(at);
      } else if (open.pop() !== undefined) {
        // What closes it may be a face, and the bracket come later.
        if (isFace) faces += 1;
      } else if (faces > 0) faces -= 1;
      else if (!isFace && !MARK.test(before)) return [lonely(text, index + at, 'closed and never opened')];
    }
    const [first] = open;
    return first === undefined ? [] : [lonely(text, index + first, 'opened and never closed')];
  });
}

function lonely(text: string, at: number, how: string): Remark {
  const words = text
    .slice(Math.max(0, at - 20), at + 20)
    .replace(/\s+/g, ' ')
    .trim();
  return {
    message: `The bracket in ${quote(words)} is ${how}. Put the other one in, or take this one out.`,
    start: at,
    end: at + 1,
    fix: { start: at, end: at + 1, replacement: '', label: 'Take it out' },
  };
}

/** 'She is at a competitor and.' */
const BREAKS_OFF = /(?<=\p{L} )(?:and|but|than|the|und)(?=[.!][^\S\n]*(?:\n|$)|[^\S\n]*(?:\n[^\S\n]*\n|$))/gu;

/** 'The word I cut most is the.' */
const OF_WORDS =
  /(?<!\p{L})(?:words?|articles?|letters?|says?|said|spell\p{L}*|writes?|wrote|typ(?:e|es|ed)|(?:begins?|starts?|ends?) (?:in|with))(?!\p{L})[^.!?\n]*$/iu;
const LONGEST_LEAD = 120;

function brokenOff(text: string, language: string): Remark[] {
  // Elsewhere it may be a word: in Hindi written in Latin letters 'were', which ends sentences.
  const cut = [...text.matchAll(BREAKS_OFF)].filter(
    ({ index, 0: word }) =>
      (word !== 'the' || language === 'en') &&
      !OF_WORDS.test(text.slice(Math.max(0, index - LONGEST_LEAD), index)),
  );
  return cut.map(({ index, 0: word }) => ({
    message: `The sentence stops at ${quote(word)}. Say what comes next, or end it before.`,
    start: index,
    end: index + word.length,
    fix: { start: index - 1, end: index + word.length, replacement: '', label: 'End it before' },
  }));
}

/** What was meant for the author alone and still stands in the post: notes to oneself, what is off the record, unfilled blanks, brackets without their other, sentences that break off. */
export const unfinished: Rule = {
  id: 'unfinished',
  group: 'reading',
  severity: 'warn',
  find: ({ text, language }) => {
    const notes = findSelfNotes(text, false).map((note) => ({
      ...remark(text, note, whyOf(note, text.slice(note.start, note.end))),
      fix: cutFix(text, note.start, note.end, 'Take it out'),
    }));
    const toCome = [...text.matchAll(TO_COME)].filter(
      ({ 0: word }) => word !== 'TODO' || !/^(?:es|pt)$/.test(language),
    );
    const blanks = [...text.matchAll(BLANK), ...toCome].map(({ index, 0: blank }) =>
      remark(text, { start: index, end: index + blank.length }, 'is a blank that is still to be filled.'),
    );
    return [
      ...openBrackets(text),
      ...brokenOff(text, language),
      ...notes,
      ...blanks.filter((blank) => !notes.some((note) => blank.start < note.end && note.start < blank.end)),
    ].toSorted((a, b) => a.start - b.start);
  },
};
