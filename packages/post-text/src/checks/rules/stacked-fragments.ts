import type { Rule } from '../finding.ts';
import type { Part, Post } from '../post.ts';
import { isPast, SUBJECTS } from '../../writer/lexicon.ts';
import { runsOf } from '../sentence-runs.ts';

const LONGEST = 3;
const RUN = 3;

/** 'No slides. No meetings. No noise.': short bursts stacked for effect. */
export const stackedFragments: Rule = {
  id: 'stacked-fragments',
  group: 'tell',
  severity: 'warn',
  english: true,
  find: (post) =>
    post.lines
      .flatMap((line) =>
        runsOf(
          post.sentences.filter(({ start, end }) => start >= line.start && end <= line.end),
          RUN,
          (sentence) => isBurst(post, sentence),
        ),
      )
      .map(({ sentences, first, last }) => ({
        message: `${sentences.length} bursts of a word or three in a row. It reads as a trailer. Make one sentence of them.`,
        start: first.start,
        end: last.end,
        fix: { start: first.start, end: last.end, replacement: joined(sentences), label: 'One sentence' },
      })),
};

/** 'No slides, no meetings, no noise.' */
function joined(run: readonly Part[]): string {
  return run
    .map(({ text }, index) => {
      const bare = index < run.length - 1 ? text.replace(/[.!?…]+["”’]?$/, '') : text;
      return index === 0 || /^(?:I\b|\p{Lu}\p{L}*\p{Lu})/u.test(bare)
        ? bare
        : bare.charAt(0).toLocaleLowerCase('en') + bare.slice(1);
    })
    .join(', ');
}

function isBurst(post: Post, sentence: Part): boolean {
  // A line without its stop is an entry of a list or a line of verse; a question is asked of somebody.
  if (!/[.!…]["”’]?$/.test(sentence.text)) return false;
  if (/^(?:[-–•*▪✅👉🔹]|\d+[.)]|#)/u.test(sentence.text) || /[:,\d]/.test(sentence.text)) return false;
  const words = post.words.filter((word) => word.start >= sentence.start && word.end <= sentence.end);
  return words.length > 0 && words.length <= LONGEST && !tells(words);
}

/** A whole sentence, however short: 'Tom laughed.', 'We waited.' */
function tells([first, second]: readonly Part[]): boolean {
  const subject = first?.text.toLowerCase() ?? '';
  return (
    second !== undefined &&
    (SUBJECTS.has(subject) ||
      (isPast(second.text.toLowerCase()) && !/^(?:not|no|never|just|all)$/.test(subject)))
  );
}
