import type { Remark, Rule } from '../finding.ts';
import type { Part } from '../post.ts';

const RUN = 3;
const LONGEST = 60;

/** Three short questions in a row that nobody is to answer. */
export const questionStack: Rule = {
  id: 'question-stack',
  group: 'tell',
  severity: 'warn',
  english: true,
  find: (post) => {
    const remarks: Remark[] = [];
    let run: Part[] = [];
    const close = () => {
      const first = run[0];
      const last = run.at(-1);
      if (first && last && run.length >= RUN)
        remarks.push({
          message: `${run.length} questions in a row, and the reader is to answer none. Ask the one you mean.`,
          start: first.start,
          end: last.end,
          fix: { start: first.start, end: last.start, replacement: '', label: 'Keep the last question' },
        });
      run = [];
    };
    for (const sentence of post.sentences) {
      if (
        /\?["”’]?$/.test(sentence.text) &&
        sentence.text.length <= LONGEST &&
        !/^["“‘–\d]/.test(sentence.text)
      )
        run.push(sentence);
      else close();
    }
    close();
    return remarks;
  },
};
