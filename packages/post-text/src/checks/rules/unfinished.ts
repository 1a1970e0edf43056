import { asksLeave, asksSilence } from '../../text/private-words.ts';
import { findSelfNotes } from '../../text/self-notes.ts';
import type { SelfNote } from '../../text/note-forms.ts';
import type { Remark, Rule } from '../finding.ts';
import { cutFix } from '../fix.ts';
import { quote } from '../post.ts';

/** A blank of a template that was not filled, and a figure that still has to be found: '[your company]', '{{name}}', 'XX%'. */
const BLANK =
  /\{\{[^{}\n]{0,40}\}\}|\[(?:insert|add|put|your|name|company|client|city|date|number|figure|photo|picture|screenshot|image|tbd|tbc|todo|x{1,4})\b(?! in\b)[^\]\n]{0,60}\]|<(?:insert|your)\b[^<>\n]{0,40}>|[$€£₹]X{1,4}(?!\p{L})|(?<![\p{L}\p{N}])X{2,4}(?: ?%| ?k\b|(?= (?:percent|euros?|dollars?|pounds?|people|customers|clients|days|weeks|months|years|hours)\b))/giu;

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

/** What was meant for the author alone and still stands in the post: notes to oneself, what is off the record, unfilled blanks. */
export const unfinished: Rule = {
  id: 'unfinished',
  group: 'reading',
  severity: 'warn',
  find: ({ text }) => {
    const notes = findSelfNotes(text, false).map((note) => ({
      ...remark(text, note, whyOf(note, text.slice(note.start, note.end))),
      fix: cutFix(text, note.start, note.end, 'Take it out'),
    }));
    const blanks = [...text.matchAll(BLANK)].map(({ index, 0: blank }) =>
      remark(text, { start: index, end: index + blank.length }, 'is a blank that is still to be filled.'),
    );
    return [
      ...notes,
      ...blanks.filter((blank) => !notes.some((note) => blank.start < note.end && note.start < blank.end)),
    ].toSorted((a, b) => a.start - b.start);
  },
};
