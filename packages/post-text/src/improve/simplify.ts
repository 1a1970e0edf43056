/** Long ways to say short things, with the short one; matched whole and in any case. */
const plainer: readonly (readonly [string, string])[] = [
  ['in order to', 'to'],
  ['due to the fact that', 'because'],
  ['in the event that', 'if'],
  ['at this point in time', 'now'],
  ['at the present time', 'now'],
  ['in the near future', 'soon'],
  ['with regard to', 'about'],
  ['with respect to', 'about'],
  ['in terms of', 'in'],
  ['a large number of', 'many'],
  ['a majority of', 'most'],
  ['the majority of', 'most'],
  ['a number of', 'some'],
  ['on a daily basis', 'every day'],
  ['on a weekly basis', 'every week'],
  ['on a regular basis', 'regularly'],
  ['in spite of the fact that', 'although'],
  ['despite the fact that', 'although'],
  ['has the ability to', 'can'],
  ['have the ability to', 'can'],
  ['is able to', 'can'],
  ['are able to', 'can'],
  ['was able to', 'could'],
  ['were able to', 'could'],
  ['make a decision', 'decide'],
  ['made a decision', 'decided'],
  ['take into consideration', 'consider'],
  ['took into consideration', 'considered'],
  ['for the purpose of', 'for'],
  ['prior to', 'before'],
  ['subsequent to', 'after'],
  ['as well as', 'and'],
  ['in addition', 'also'],
  ['additionally', 'also'],
  ['furthermore', 'also'],
  ['consequently', 'so'],
  ['therefore', 'so'],
  ['nevertheless', 'still'],
  ['approximately', 'about'],
  ['numerous', 'many'],
  ['sufficient', 'enough'],
  ['assistance', 'help'],
  ['individuals', 'people'],
  ['purchase', 'buy'],
  ['purchased', 'bought'],
  ['require', 'need'],
  ['requires', 'needs'],
  ['required', 'needed'],
  ['attempt to', 'try to'],
  ['attempted to', 'tried to'],
  ['obtain', 'get'],
  ['obtained', 'got'],
  ['demonstrate', 'show'],
  ['demonstrates', 'shows'],
  ['demonstrated', 'showed'],
  ['utilise', 'use'],
  ['utilize', 'use'],
  ['utilised', 'used'],
  ['utilized', 'used'],
  ['implement', 'put in place'],
  ['implemented', 'put in place'],
  ['terminate', 'end'],
  ['terminated', 'ended'],
  ['endeavour to', 'try to'],
  ['endeavor to', 'try to'],
  ['ascertain', 'find out'],
  ['subsequently', 'later'],
  ['initiated', 'started'],
  ['initiate', 'start'],
];

const known = new Map(plainer);
const escaped = plainer.map(([long]) => long).toSorted((a, b) => b.length - a.length);
const pattern = new RegExp(`(?<![\\p{L}\\p{N}@#/’'-])(?:${escaped.join('|')})(?![\\p{L}\\p{N}’'-])`, 'giu');
/** Words in a quotation are somebody's own. */
const quoted = /[“"][^”"\n]*[”"]/gu;

/** How long a sentence with a semicolon may be before it becomes two, in words. */
const longSentence = 18;

function capital(words: string): string {
  return words.charAt(0).toLocaleUpperCase('en') + words.slice(1);
}

function inCaseOf(word: string, replacement: string): string {
  return /^\p{Lu}/u.test(word) ? capital(replacement) : replacement;
}

function splitAtSemicolon(sentence: string): string {
  if (sentence.split(/\s+/).length < longSentence) return sentence;
  return sentence.replace(/;\s+(\p{L})/gu, (_, letter: string) => `. ${letter.toLocaleUpperCase('en')}`);
}

/**
 * The text in plainer English: short words for long ones, and two sentences for one that a semicolon holds together.
 * Quotations, figures and names stay as they are. The text itself when it is plain already.
 */
export function simplify(text: string): string {
  const own = [...text.matchAll(quoted)].map(({ 0: words, index }) => ({
    start: index,
    end: index + words.length,
  }));
  const free = (at: number) => !own.some(({ start, end }) => at >= start && at < end);
  const plain = text.replace(pattern, (word, at: number) => {
    const replacement = known.get(word.toLowerCase());
    return replacement === undefined || !free(at) ? word : inCaseOf(word, replacement);
  });
  return plain.includes(';') ? plain.replace(/[^.!?\n]+[.!?]?/g, splitAtSemicolon) : plain;
}
