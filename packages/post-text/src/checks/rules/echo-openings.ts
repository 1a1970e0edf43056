import type { Fix, Remark, Rule } from '../finding.ts';
import type { Part } from '../post.ts';
import { quote } from '../post.ts';

const RUN = 3;
/** Sentences that begin with one word alike have to be short to sound like a drum. */
const LONGEST_SHORT = 20;

/** Three sentences or more that begin alike, for the drum of it. */
export const echoOpenings: Rule = {
  id: 'echo-openings',
  group: 'tell',
  severity: 'info',
  english: true,
  find: (post) => {
    const remarks: Remark[] = [];
    let run: Part[] = [];
    const close = () => {
      const first = run[0];
      const last = run.at(-1);
      if (first && last && run.length >= RUN) {
        remarks.push({
          message: `${run.length} sentences in a row begin with ${quote(alike(run))}. Once it is a beat, the third time a drum machine. Begin one of them otherwise.`,
          start: first.start,
          end: last.end,
          fix: lastJoined(post.text, run),
        });
      }
      run = [];
    };
    for (const sentence of post.sentences) {
      const before = run.at(-1);
      const same = before !== undefined && beginAlike(before, sentence);
      if (!same || sentence.text.endsWith('?')) close();
      run.push(sentence);
    }
    close();
    return remarks;
  },
};

/** The last two become one: 'You need money, and you need luck.' */
function lastJoined(text: string, run: readonly Part[]): Fix {
  const before = run.at(-2);
  const last = run.at(-1);
  const start = before?.start ?? 0;
  const end = last?.end ?? text.length;
  const head = (before?.text ?? '').replace(/[.!?…]+$/, '');
  const tail = last?.text ?? '';
  const small = /^I\b/.test(tail) ? tail : tail.charAt(0).toLocaleLowerCase('en') + tail.slice(1);
  return { start, end, replacement: `${head}, and ${small}`, label: 'Join the last two' };
}

function opening(sentence: Part): string {
  return /^([\p{L}'’]+ [\p{L}'’]+)(?= |[.!,])/u.exec(sentence.text)?.[1] ?? '';
}

/** What all of them begin with. */
function alike(run: readonly Part[]): string {
  const [first, ...others] = run;
  if (first === undefined) return '';
  const both = opening(first);
  return both !== '' && others.every((other) => opening(other).toLowerCase() === both.toLowerCase())
    ? both
    : firstWord(first);
}

/** Half of all sentences begin with such a word. */
const COMMON =
  /^(?:I|we|you|he|she|it|they|this|that|these|those|there|the|an?|my|our|your|his|her|its|their|in|on|at|and|but|so|if|as|for|from|with|to|of|by|then|no|not|every|each|some|more|less|one|two|three|all|today|yesterday|when|who|what|why|how|where)$/i;

/** The first two words are the same, or the first where it is a word of meaning: 'Tom laughed. Tom cried.' */
function beginAlike(one: Part, other: Part): boolean {
  const both = opening(one).toLowerCase();
  if (both !== '' && both === opening(other).toLowerCase()) return true;
  const first = firstWord(one);
  const short = [one, other].every(({ text }) => text.length <= LONGEST_SHORT && /[.!…]$/.test(text));
  return (
    short && first !== '' && !COMMON.test(first) && first.toLowerCase() === firstWord(other).toLowerCase()
  );
}

function firstWord(sentence: Part): string {
  return /^([\p{L}'’]+) /u.exec(sentence.text)?.[1] ?? '';
}
