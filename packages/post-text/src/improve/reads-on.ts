import { parsePost } from '../checks/post.ts';
import { readSentence } from '../writer/parse/features.ts';
import { openWith, plain } from './open-with.ts';

/** What means nothing behind another sentence than its own. */
const LEANS =
  /^(?:that|it|its|it['’]s|but|and|so|they|them|he|she|his|her|this|these|those|then|because|which|or|also|their|none of|one of|most of|both|neither|after(?=:))\b(?! (?:is|was) (?:how|why|what)\b)/i;
/** So much of a sentence in the one before it says it twice. */
const twice = 0.8;
const wordsIn = (text: string) => new Set(plain(text).split(' '));

function share(of: ReadonlySet<string>, within: ReadonlySet<string>): number {
  return [...of].filter((word) => within.has(word)).length / Math.max(1, of.size);
}

/** Whether the text reads well with this line in front: nothing said twice in a row, nothing left in the air behind it. */
export function readsOn(text: string, line: string): boolean {
  const opened = openWith(text, line);
  if (opened === text) return true;
  const before = parsePost(text).sentences.map((one) => one.text);
  const after = parsePost(opened).sentences.map((one) => one.text);
  const own = parsePost(line).sentences.length;
  return (
    !repeats(after, own, before) &&
    !leftInTheAir(after, own, before, line) &&
    !answersFirst(after, own, before)
  );
}

const ASKS = /(?<!\p{L})(?:asked|wondered|wanted to know)(?!\p{L})|\?["”’]?$/iu;
const SAYS =
  /^(?:he|she|they|it|i|we|my \p{L}+|our \p{L}+|the \p{L}+|\p{Lu}\p{Ll}+) (?:just |only |then )?(?:said|answered|replied|told|thought|nodded|laughed)(?!\p{L})/iu;
/** So far behind a question its answer may stand. */
const NEAR = 2;

/** Whether what was asked would come behind the answer that stays in the text: one that opens it draws on to the question. */
function answersFirst(after: readonly string[], own: number, before: readonly string[]): boolean {
  const behind = after.slice(own).map(plain);
  return before.some((question, at) => {
    const answer = before.slice(at + 1, at + 1 + NEAR).find((one) => SAYS.test(one));
    if (!ASKS.test(question) || answer === undefined) return false;
    const [asked, answered] = [behind.indexOf(plain(question)), behind.indexOf(plain(answer))];
    return answered >= 0 && answered < asked;
  });
}

function repeats(after: readonly string[], own: number, before: readonly string[]): boolean {
  const times = (sentences: readonly string[], one: string) =>
    sentences.filter((other) => plain(other) === one).length;
  const said = after.slice(0, own + 1).map(plain);
  const known = (one: string) => Math.max(1, times(before, one));
  if (said.some((one) => one.split(' ').length > 2 && times(after, one) > known(one))) return true;
  const next = after[own];
  if (next === undefined) return false;
  const words = wordsIn(next);
  return after.slice(0, own).some((one) => {
    // What is asked of the reader's own is answered by what the text says of all.
    if (/\byour\b.*\?$/.test(one)) return false;
    const told = wordsIn(one);
    const less = told.size < words.size ? share(told, words) : share(words, told);
    return Math.min(told.size, words.size) > 2 && less >= twice;
  });
}

function leftInTheAir(
  after: readonly string[],
  own: number,
  before: readonly string[],
  line: string,
): boolean {
  const next = after[own];
  if (next === undefined || !(LEANS.test(next) || readSentence(next).points)) return false;
  const at = before.findIndex((one) => plain(one) === plain(next));
  // New: what the line left of its own sentence. What stood first points ahead as much as back.
  if (at < 0 || (at === 0 && !LEANS.test(next))) return false;
  const leantOn = before[at - 1];
  return leantOn === undefined || share(wordsIn(leantOn), wordsIn(line)) < 0.5;
}
