import type { Fix, Remark, Rule } from '../finding.ts';
import type { Part } from '../post.ts';
import { quote } from '../post.ts';
import { countThings, namesFact } from './concrete.ts';
import { madeOf } from './general.ts';
import { speaksLoftily } from './lofty-words.ts';

const RUN = 3;
/** Who tells what happened or what to do may begin alike: so many other tells make a drum of it. */
const COMPANY = 1;
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
      if (first && last && run.length >= RUN && !areLines(post.text, run) && isDrum(run)) {
        remarks.push({
          message: `${run.length} sentences in a row begin with ${quote(alike(run))}. Once it is a beat, the third time a drum machine. Begin one of them otherwise.`,
          start: first.start,
          end: last.end,
          fix: lastJoined(post.text, run),
          ...(isOfNothingSeen(run) ? {} : { company: COMPANY }),
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

/** Half of them speak of what nobody can see or hold nothing but words for any post, or all are of one mould, and none names a thing. */
function isOfNothingSeen(run: readonly Part[]): boolean {
  const text = run.map((sentence) => sentence.text).join(' ');
  if (countThings(text, 2) > 1 || namesFact(text)) return false;
  const lofty = run.filter((sentence) => speaksLoftily(sentence.text) || madeOf(sentence.text).other === 0);
  return (
    lofty.length * 2 > run.length ||
    (isOneMould(run.map(wordsOf)) && madeOf(firstWord(run[0])).other === 0) ||
    /^To (?:those|the|everyone|anyone)\b/.test(text)
  );
}

/** Four and more, each a paragraph of its own: the shape of lines. */
const areLines = (text: string, run: readonly Part[]): boolean =>
  run.length > RUN &&
  run.every(({ start }, at) => at === 0 || /\n\s*\n\s*$/.test(text.slice(run[at - 1]?.end ?? 0, start)));

/** 'Behind every person is a story. Behind every story is a system.': what takes up the last word keeps its own beginning. */
function joinedTo(head: string, last: string): string {
  const rest = withoutShared(head, last);
  const taken = head.split(' ').at(-1)?.toLowerCase() === rest.split(' ')[0]?.toLowerCase();
  return taken ? last.charAt(0).toLowerCase() + last.slice(1) : rest;
}

/** The last two become one: 'You need a room and a pen.', 'She never gave advice and never gave up.' */
function lastJoined(text: string, run: readonly Part[]): Fix {
  const before = run.at(-2);
  const last = run.at(-1);
  const start = before?.start ?? 0;
  const end = last?.end ?? text.length;
  const head = (before?.text ?? '').replace(/[.!?…]+$/, '');
  const link = /^(?:No|Not|Never|Nobody|Nothing|None)\b/.test(head) ? 'or' : 'and';
  return {
    start,
    end,
    replacement: `${head} ${link} ${joinedTo(head, last?.text ?? '')}`,
    label: 'Join the last two',
  };
}

/** Words that open what comes after a verb. */
const LINKS =
  /^(?:an?|the|my|our|your|his|her|its|their|this|that|to|at|of|for|in|on|with|without|about|by|from|who|whom|what)$/i;
const PRONOUN = /^(?:I|you|we|they|he|she|it|this|that|these|those)$/i;

/** A sentence without the words it shares with the one before; whole after its pronoun where the verb has to stay. */
function withoutShared(head: string, tail: string): string {
  const words = tail.split(' ');
  // 'At kilometre 38 a boy …'
  if (
    LINKS.test(words[0] ?? '') &&
    !PRONOUN.test(words[0] ?? '') &&
    !/^(?:an?|the|my|our|your|his|her|its|their|to)$/i.test(words[0] ?? '')
  )
    return lowered(tail);
  const others = head.split(' ');
  let shared = words.findIndex((word, index) => word.toLowerCase() !== others[index]?.toLowerCase());
  if (shared < 1) return lowered(tail);
  while (shared > 1 && LINKS.test(words[shared - 1] ?? '')) shared -= 1;
  if (LINKS.test(words[shared] ?? '') || !PRONOUN.test(words[0] ?? '')) return words.slice(shared).join(' ');
  // 'I was tired and ready.'
  const isState = shared > 1 && /^(?:am|is|are|was|were)$/i.test(words[1] ?? '');
  return words.slice(isState ? 2 : 1).join(' ');
}

const lowered = (text: string): string =>
  /^I\b/.test(text) ? text : text.charAt(0).toLocaleLowerCase('en') + text.slice(1);

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

const LEAST_SHARED = 3;
/** 'The piano goes to the church. The globe goes to the school.' is a list. */
const MOULDED = /^(?:I|We|You|They|He|She|It|Every)$/;
const CHRONICLE =
  /^The \p{Ll}+ (?:asked|said|wrote|rang|called|sent|replied|answered|demanded|requested|phoned|found|ruled|filed|signed|paid|billed|checked)\b/u;
const LONGEST_DRUM = 7;
/** 'They came on Monday for the boiler. They came on Tuesday for the part.' */
const DATED = /\bon (?:(?:a|the) )?(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day\b/;
/** Nobody drums with a sentence of more words. */
const LONGEST_TOLD = 20;
/** They begin with three words alike, or are about as long as one another; what names a day or a person tells what happened. */
function isDrum(run: readonly Part[]): boolean {
  if (run.some(({ text }) => /^(?!To )[^:]{2,24}:(?:\s|$)/.test(text))) return false;
  const words = run.map(wordsOf);
  // 'If it beeps once, it's fine. If it beeps twice, ring me.': what to do in each case.
  if (run.every(({ text }) => /^If [^,]+,/.test(text))) return false;
  // 'Not the portal. Not the planner.' 'We hear you. We see you.' 'One looked up. One looked down.'
  if (
    run.every(({ text }) => /^(?:Not|No|One|To)\b/.test(text)) ||
    (run.every(({ text }) => /^(?:We|You|I) \p{Ll}+ (?:you|me|us|it)\b/u.test(text)) && run.length >= RUN)
  )
    return words.every(({ length }) => length <= 12);
  // A chronicle: 'The authority asked when it happened. The authority asked who had noticed.'
  if (run.every(({ text }) => CHRONICLE.test(text))) return false;
  const third = words[0]?.[2];
  const told = run.some(({ text }) => namesFact(text.replace(/\b(?:said|says|asked|told)\b/g, '')));
  // 'I had one birth on the top deck. … I had one proposal, and she said no, and they both had to stay on …'
  if (third !== undefined && words.every((own) => own[2] === third))
    return (
      !told ||
      (!DATED.test(run.map(({ text }) => text).join(' ')) &&
        !words.some(({ length }) => length > LONGEST_TOLD))
    );
  if (told) return false;
  if (words.every(([first]) => first === 'imagine')) return true;
  if (countThings(run.map(({ text }) => text).join(' ')) > 1) return false;
  if (isOneMould(words)) return true;
  const lengths = words.map(({ length }) => length);
  const [least, most] = [Math.min(...lengths), Math.max(...lengths)];
  return most <= LONGEST_DRUM * 1.5 && most <= least * 2.4;
}

const wordsOf = ({ text }: Part): string[] => text.toLowerCase().split(/\s+/);

/** 'We laughed more than we planned. We argued more than we admitted.': half of each is in all of them. */
function isOneMould(words: readonly (readonly string[])[]): boolean {
  const [first = [], ...others] = words;
  const shared = first.filter((word) => others.every((other) => other.includes(word))).length;
  const longest = Math.max(...words.map(({ length }) => length));
  return shared >= LEAST_SHARED && shared * 2 >= longest;
}

/** Half of all sentences begin with such a word. */
const COMMON =
  /^(?:I|we|you|he|she|it|they|this|that|these|those|there|the|an?|my|our|your|his|her|its|their|in|on|at|and|but|so|if|as|for|from|with|to|of|by|then|no|not|every|each|some|more|less|one|two|three|all|today|yesterday|when|who|what|why|how|where)$/i;

/** The first two words are the same, or the first where it is a word of meaning: 'Tom laughed. Tom cried.' */
function beginAlike(one: Part, other: Part): boolean {
  const both = opening(one).toLowerCase();
  if (both !== '' && both === opening(other).toLowerCase()) return true;
  const first = firstWord(one);
  if (MOULDED.test(first) && first === firstWord(other) && isOneMould([wordsOf(one), wordsOf(other)]))
    return true;
  const short = [one, other].every(({ text }) => text.length <= LONGEST_SHORT && /[.!…]$/.test(text));
  return (
    short && first !== '' && !COMMON.test(first) && first.toLowerCase() === firstWord(other).toLowerCase()
  );
}

function firstWord(sentence?: Part): string {
  return /^([\p{L}'’]+) /u.exec(sentence?.text ?? '')?.[1] ?? '';
}
