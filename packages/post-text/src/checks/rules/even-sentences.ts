import type { Rule } from '../finding.ts';
import { wordsWithin } from '../post.ts';
import type { Part, Post } from '../post.ts';

/** So many sentences of one length in a row are heard as a drum. */
const LEAST = 6;
/** Shorter ones are fragments, of which another rule speaks. */
const SHORTEST = 5;
/** Lengths count as one when the longest has at most so many words more than the shortest, or a quarter more. */
const SLACK = 2;

/** Sentences of one length one after another. A list has even lines on purpose and is left alone. */
export const evenSentences: Rule = {
  id: 'even-sentences',
  group: 'reading',
  severity: 'info',
  find(post) {
    const run = longestRun(post);
    const [first, last] = [run[0], run.at(-1)];
    if (first === undefined || last === undefined || run.length < LEAST) return [];
    const lengths = run.map(({ words }) => words);
    const [least, most] = [Math.min(...lengths), Math.max(...lengths)];
    const long = least === most ? `${least} words each` : `${least} to ${most} words each`;
    return [
      {
        message: `${run.length} sentences in a row have ${long}, and the ear goes to sleep. Make one much shorter, or join two.`,
        start: first.sentence.start,
        end: last.sentence.end,
      },
    ];
  },
};

interface Counted {
  sentence: Part;
  words: number;
}

function longestRun(post: Post): Counted[] {
  const counted = post.sentences.map((sentence) => ({ sentence, words: wordsIn(post, sentence) }));
  let longest: Counted[] = [];
  for (let from = 0; from < counted.length; from += 1) {
    let [least, most] = [Number.POSITIVE_INFINITY, 0];
    let end = from;
    for (; end < counted.length; end += 1) {
      const words = counted[end]?.words ?? 0;
      least = Math.min(least, words);
      most = Math.max(most, words);
      if (words < SHORTEST || most - least > Math.max(SLACK, least / 4)) break;
    }
    if (end - from > longest.length) longest = counted.slice(from, end);
  }
  return longest;
}

/** The words of a sentence; none for a line of a list, a heading with a colon or hashtags. */
function wordsIn(post: Post, sentence: Part): number {
  const { text } = sentence;
  if (/^(?:[-–—•*▪◦‣→✅✔👉🔹]|\d+[.)]|#)/u.test(text) || text.endsWith(':')) return 0;
  return wordsWithin(post, sentence).length;
}
