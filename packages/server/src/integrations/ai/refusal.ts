import { refusalWords, type RefusalWords } from './refusal-words.ts';

/** The maximum length of a refusal without an explanation. */
const short = 400;
/** The maximum length of a refusal with reasons and an offer. A post is longer, or contains no offer. */
const longest = 900;
/** A longer first sentence belongs to a post. */
const longestSentence = 300;

/** A following sentence that shows that the refusal was a quotation. */
const quoted =
  /^(?:that|this|those|these|so|das|so|eso|esto|voilà|c'est)\b.*\b(?:said|says|told|wrote|answered|replied|words|answer|sentence|phrase|line|reply|script|gesagt|dijo|dice|dit|répondu)\b/;

function plain(answer: string): string {
  return answer
    .trim()
    .toLowerCase()
    .replace(/[’ʼ‘]/g, "'")
    .replace(/\*+/g, '')
    .replace(/^[^\p{L}]+/u, '');
}

const sentencesOf = (text: string) => text.split(/(?<=[.!?…])\s+|\n+/).filter((one) => one.trim() !== '');
const isWhole = (text: string) => /[.!?…\n]\s*$/.test(text);

/** True for a sentence that only leads up to the next one: a mere apology or an acknowledgement. */
function leads(sentence: string, { apology, heeds }: RefusalWords): boolean {
  return heeds.test(sentence) || (apology.test(sentence) && sentence.split(/\s+/).length <= 4);
}

/** `coming` means that more text may follow, which could still contain an offer. */
function refuses(sentences: readonly string[], words: RefusalWords, coming: boolean): boolean {
  const [first = '', ...more] = sentences;
  const at = leads(first, words) && more.length > 0 ? 1 : 0;
  const said = (sentences[at] ?? first).replace(/[.!?…]+\s*$/, '');
  const rest = sentences.slice(at + 1);
  const after = rest.join(' ');
  const length = sentences.join(' ').length;
  if (length > longest || quoted.test(after)) return false;
  const offers = words.offer.test(after);
  const self = words.self.test(said);
  if (!self && words.own.test(said)) return false;
  if (self || words.sure.some((one) => one.test(said))) return length <= short || offers;
  if (length > short || !words.likely.some((one) => one.test(said))) return false;
  return after === '' || offers || words.apology.test(first) || at === 1 || (coming && rest.length <= 2);
}

/**
 * True when the answer is a refusal and not a post, which means that it refers to the request, the task or the
 * assistant. A post may also begin with what its author will not do.
 */
export function isRefusal(answer: string): boolean {
  const sentences = sentencesOf(plain(answer));
  return refusalWords.some((words) => refuses(sentences, words, false));
}

/** True while the text so far may become a refusal. The first meaningful sentence decides. */
export function mayRefuse(start: string): boolean {
  const text = plain(start);
  if (text === '') return true;
  const sentences = sentencesOf(text);
  const [first = ''] = sentences;
  const open = !isWhole(text);
  return refusalWords.some((words) => {
    const begins = words.begins.some((one) => text.startsWith(one) || one.startsWith(text));
    if (!begins) return false;
    const spoken = sentences.length - (leads(first, words) ? 1 : 0);
    const unsaid = spoken === 0 || (spoken === 1 && open);
    return (unsaid && text.length < longestSentence) || refuses(sentences, words, true);
  });
}
