import type { Rule } from '../finding.ts';
import type { Part } from '../post.ts';
import { runsOf } from '../sentence-runs.ts';

const RUN = 3;
const LONGEST = 60;

/** Three short questions in a row that nobody is to answer. */
export const questionStack: Rule = {
  id: 'question-stack',
  group: 'tell',
  severity: 'warn',
  english: true,
  find: (post) =>
    runsOf(post.sentences, RUN, isShortQuestion).map(({ sentences, first, last }) => ({
      message: `${sentences.length} questions in a row, and the reader is to answer none. Ask the one you mean.`,
      start: first.start,
      end: last.end,
      fix: { start: first.start, end: last.start, replacement: '', label: 'Keep the last question' },
    })),
};

const isShortQuestion = ({ text }: Part) =>
  /\?["”’]?$/.test(text) && text.length <= LONGEST && !/^["“‘–\d]/.test(text);
