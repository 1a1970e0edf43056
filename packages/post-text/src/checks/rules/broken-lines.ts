import type { Remark, Rule } from '../finding.ts';
import type { Part, Post } from '../post.ts';

const RUN = 8;
const MEAN_WORDS = 6;

/** Eight lines or more of a few words, each its own paragraph. */
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
      if (first && last && run.length >= RUN && meanWords(post, run) <= MEAN_WORDS)
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

function isLine({ text }: Part): boolean {
  return !text.includes('\n') && text.length <= 50 && !/^[–\-•*#\d]|https?:/u.test(text);
}

function meanWords(post: Post, run: readonly Part[]): number {
  const start = run[0]?.start ?? 0;
  const end = run.at(-1)?.end ?? 0;
  return post.words.filter((word) => word.start >= start && word.end <= end).length / run.length;
}

function inPairs(run: readonly Part[]): string {
  return run.map((line, index) => (index === 0 ? '' : index % 2 === 1 ? ' ' : '\n\n') + line.text).join('');
}
