import { isEnglish } from '@limelight/post-text';
import type { Cue } from './transcript-lines.ts';

/** Words that often start a sentence in speech. */
const begins =
  /^(?:(?:so|and|but|then|now|today|and then|and so) )?(?:i|we|they|he|she|you|it|there|nobody|everybody|people)\b|^(?:so|but|then|now|in|on|last|this|that|my|our)\b/i;
/** A caption that starts with somebody doing something, such as "The team clapped". */
const somebodyDid =
  /^(?:(?:the|an?|\d+|(?:twen|thir|for|fif|six|seven|eigh|nine)ty|one|two|three|four|five|six|seven|eight|nine|ten|twelve) ){1,2}(?:\p{L}+ ){1,2}?(?:\p{L}{3,}ed|was|were|had|did|said|went|came|left|got|took|told|made|gave|found|knew|thought|felt|sent|bought|sold|ran|lost|won|paid|fell|grew|wrote|spoke|kept|built|began|met)\b/iu;
const ended = /[.!?…]["”’)]*$/;
const goesOn = /[,;:–—-]$/;
/** A sentence does not end with these words. */
const unfinished =
  /(?<!\p{L})(?:and|but|or|nor|that|to|of|the|an?|if|when|because|who|which|while|than|for|with|from|by|at|as|into|about|my|our|your|their|his|is|are|was|were|be|been|have|has|had|do|does|did|can|could|will|would|should|must|may|might|very|so|i|we|they|he|she|und|oder|aber|dass|der|die|das|den|dem|des|eine?[nmrs]?|zu|zum|zur|von|vom|mit|für|auf|bei|nach|wenn|weil|wir|ich|sie|ist|sind|war|waren|hat|haben|hatten?|nicht|sehr|y|que|con|para|por|una?|los|las|de|du|et|ou|les?|un|une|pour|avec)$/iu;
const OPENERS =
  'a after all and another at because before but but each every everybody everyone first for he her here his how if in instead it its last later maybe my next no nobody not nothing now on once one only our people she since so some somebody sometimes that the their then there these they this those though today tomorrow two we well what when where which while who why yes yesterday you your aber alle als am auch auf bei da dann das dazu dem den der deshalb die dies diese doch du ein eine er es für gestern heute hier ich ihr im in ja jetzt man mein meine mit nach nein nicht nichts niemand nur ob oder seit sie so trotzdem und unser unsere vielleicht was weil wenn wer wie wir wo zum zwei el ella en es esta este la los las no pero por que si un una y yo alors c’était dans elle et il ils je le les mais nous on pour';
const openers = new Set(OPENERS.split(' '));
/** A pause after which a sentence counts as finished, in seconds. */
const endingPause = 1.2;
const fewestWords = 5;
/** With fewer cues nothing is certain. */
const fewestCues = 4;

const wordsIn = (text: string) => text.split(/\s+/).length;
const capital = (text: string) => text.charAt(0).toLocaleUpperCase() + text.slice(1);

/** Statistics about the whole text, to tell a name from the first word of a sentence. */
interface Known {
  /** Words that are capitalised after another word. */
  large: ReadonlySet<string>;
  small: ReadonlySet<string>;
  english: boolean;
}

function knownOf(cues: readonly Cue[]): Known {
  const all = cues.map(({ text }) => text).join('\n');
  return {
    large: new Set(all.match(/(?<=[\p{L},] )\p{Lu}[\p{L}'’-]*/gu) ?? []),
    small: new Set(all.match(/(?<![\p{L}'’])\p{Ll}[\p{L}'’-]*/gu) ?? []),
    english: isEnglish(all),
  };
}

/** True when a line starts with a capital letter in a word that is not a name. */
function beginsLarge(text: string, { large, small, english }: Known): boolean {
  const [, word = '', next = ''] = /^["“”‘’(]?(\p{Lu}[\p{L}'’-]*)\s?(\p{Lu})?/u.exec(text) ?? [];
  if (word === '' || /^I(?:['’]\p{L}+)?$/u.test(word)) return false;
  if (openers.has(word.toLowerCase())) return true;
  if (large.has(word) || next !== '') return false;
  return english || small.has(word.toLowerCase());
}

/**
 * Adds full stops where a sentence certainly ended without one: before a capitalised line or after a pause. Automatic
 * captions without any punctuation also get them where a line starts a new sentence.
 */
export function withStops(cues: readonly Cue[]): Cue[] {
  const bare =
    cues.length >= fewestCues && cues.filter(({ text }) => /[.!?…]/.test(text)).length * 5 <= cues.length;
  const known = knownOf(cues);
  let words = 0;
  let fresh = bare;
  return cues.map((cue, index) => {
    const { text } = cue;
    words += wordsIn(text);
    const ends = ended.test(text) || endsBefore(cues[index + 1]);
    function endsBefore(next: Cue | undefined): boolean {
      if (next === undefined || next.speaker !== cue.speaker) return bare;
      if (unfinished.test(text) || goesOn.test(text)) return false;
      if (beginsLarge(next.text, known)) return true;
      if (words < fewestWords) return false;
      const paused = cue.until !== null && next.at !== null && next.at - cue.until >= endingPause;
      const anew = begins.test(next.text) || (next.at !== cue.at && somebodyDid.test(next.text));
      return paused || (bare && anew);
    }
    const said = fresh ? capital(text) : text;
    fresh = ends && (bare || !ended.test(text));
    if (ends) words = 0;
    return { ...cue, text: ends && !ended.test(said) ? `${said}.` : said };
  });
}
