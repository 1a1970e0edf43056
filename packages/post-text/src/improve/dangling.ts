import { findNames } from '../checks/claims/names.ts';
import { parsePost } from '../checks/post.ts';
import { isAuxiliary, isPast, wordsOf } from '../writer/lexicon.ts';

/** Somebody by what they are. */
const PERSON =
  /^(?:man|woman|men|women|friend|boss|wife|husband|mother|father|mum|mom|dad|son|daughter|aunt|uncle|brother|sister|grandmother|grandfather|grandma|grandpa|boy|girl|child|kid|baby|colleague|client|guest|nurse|parent|intern|hire|junior|senior|patient|chef|cook|coach|pupil|apprentice|mate|captain|priest|judge|neighbour|customer|candidate|founder|co-?founder|tenant|student|accountant|widow|prospect|stranger|director|foreman|dog|cat|horse|somebody|someone|everybody|everyone|nobody|who|mrs|mr|ms|dr|\p{Ll}{2,}(?:er|or|ist|ant|ian|man|woman|ee))(?:s|['’]s)?$/iu;
/** Endings of people that are not people. */
const THING =
  /^(?:after|before|over|under|never|ever|other|another|either|neither|rather|later|earlier|better|longer|shorter|faster|fewer|bigger|order|number|paper|letter|offer|answer|corner|summer|winter|quarter|computer|water|dinner|matter|error|door|floor|for|or|per|her|flavour|factor|mirror|color|important|instant|want|plant|restaurant|grant|relevant|september|october|november|december|newsletter|together|whether|however)$/;

/** Pronouns and small words that only say something about what was named before. */
const HE = /^(?:he|him|his|himself|she|her|hers|herself)$/;
const THEY = /^(?:they|them|their|theirs|themselves)$/;
const IT = /^(?:it|its|itself)$/;

const TIME =
  '(?:year|week|month|morning|afternoon|evening|spring|summer|autumn|fall|winter|quarter|season|weekend|century|decade|time|Mon|Tues|Wednes|Thurs|Fri|Satur|Sun|January|February|March|April|May|June|July|August|September|October|November|December)';
/** 'this' and 'that' for a thing and not before a clause: 'We did that.', 'this app'; not 'this year', 'the day that'. */
const SHOWN = new RegExp(
  [
    `\\bthis(?! (?:${TIME}|post|text|list|is\\b|was\\b))(?![^.?!:]{0,40}: )`,
    '\\b(?:these|those)\\b(?! (?:who|days)\\b)',
    '\\bthat(?=[.,;:!?”"]|$| (?:too|also|again|in|on|at|for|with|before|after|because|when|way|day|night|morning|evening|week|month|year|moment|call|meeting|time|one|afternoon|evening)\\b)',
    '\\bthat [\\p{L}-]+[.!?]$',
    "\\bthere\\b(?!(?:’s|'s)? (?:is|are|was|were|has|have|had|will|would|might|may|could|should|must|be|isn|aren|wasn|weren|seems?|to be|no\\b|a\\b|an\\b|never|ever|came|comes)|(?:’s|'s))(?<!\\bout there)",
    '\\bsince(?=[.!?]|$)',
    '\\b(?:back|by|since|until|till|before|after|even|from) then\\b',
    '\\b(?:think|thinks|thought|said|say|says|told (?:me|us)|hope|hoped|do|did|does|believe|believed) so(?=[.,;:!?]|$)',
    '\\b(?:too|also|either|as well|instead|again|anyway)(?=[.!?]|$)',
    '\\b(?:the|a|an|each|every|another|(?:the )?\\p{L}{3,}est|new|old|first|second|third|last|next) ones?\\b(?! (?:of|thing|day|person|man|woman|time|hour|minute|week|month|year|page|rule|question|sentence|who|that|where)\\b)',
    '\\bthe (?:same|former|latter)(?=[.,;:!?]|$)',
    '^(?:then|so|also|too|instead|otherwise|meanwhile|therefore|hence|thus|still|yet|and|but|or|nor|neither|afterwards|later)\\b(?! (?:far|many|much)\\b)',
    "\\b(?:i|we|nobody|he|she|they|people|everyone) (?:had|did|do|does|was|were|have|has|could|would|can|am|are)(?:n[’']t| not)? (?:since|until|either|then|yet|too|so(?=[.,;:!?]|$))(?=[.,;:!?\\s]|$)",
    "^(?:i|we) (?:still |also |never |always )?(?:do|did|don[’']t|didn[’']t|had|hadn[’']t|was|wasn[’']t|were|could|couldn[’']t|would|wouldn[’']t)[.!?]?$",
  ].join('|'),
  'iu',
);
/** 'So' and 'too' before a quality, and 'that' before a clause, need nothing from before. */
const FREE = /^(?:so (?:far|many|much)|still (?!(?:i|we|he|she|they|it|the|my|our|nobody)\b))/i;

/** What answers or counts on with what was said before: 'Yes, we deliver.', 'The year before: 62 lakh.' */
const UNSAID =
  /^(?:yes|no|yeah|ok|okay|sure|right|well|actually|anyway|besides|of course|exactly|true|same)\b[,.:!]|^(?:mine|ours|theirs|hers|yours)\b|^(?:the (?:\p{L}+ )?(?:year|month|week|day|night|morning) (?:before|after)|after(?:wards)?|since then|a (?:day|week|month|year) (?:later|after)|\p{L}+ (?:days|weeks|months|years|hours|minutes) later)[,:]/iu;
/** What somebody did, without who: 'Went back in.' */
const NOBODY_TOLD =
  /^(?:went|came|got|did|had|was|were|took|said|made|asked|told|tried|kept|knew)\b(?!.*\?)/i;
/** Half of what somebody says. */
const cutOff = (line: string) =>
  (line.match(/"/g) ?? []).length % 2 === 1 ||
  (line.match(/“/g) ?? []).length !== (line.match(/”/g) ?? []).length;

/** Words that somebody says: what they point at stood before the speaker's eyes; whom they speak of did not. */
const SAID = /["“][^"“”]*["”]/gu;

/**
 * Whether a line speaks of somebody or something that it does not name: 'We read 200 answers before we believed her.' A reader who
 * has read nothing else does not know who that is.
 */
export function dangles(line: string): boolean {
  if (UNSAID.test(line) || NOBODY_TOLD.test(line) || cutOff(line)) return true;
  const [first] = parsePost(line).sentences;
  const told = (first?.text ?? line).replace(SAID, ' ').trim();
  if (SHOWN.test(told) && !FREE.test(told)) return true;
  const words = wordsOf(line);
  const names = findNames(parsePost(line)).map(({ start }) => start);
  return words.some((word, index) => {
    const bare = word.replace(/['’](?:s|d|ll|ve|re|m)$/, '');
    const before = words.slice(0, index);
    const named = names.some((start) => start < placeOf(line, word, before));
    if (HE.test(bare)) return !named && !before.some((one) => isPerson(one) && !SEVERAL.test(one));
    if (/^the(?:ir|y)$/.test(bare) && before.some((one) => ANYBODY.test(one))) return false;
    if (THEY.test(bare)) return !named && !before.some(isSeveral);
    return IT.test(bare) && !/^["“]/.test(line) && !before.some((_, at) => isThing(before, at));
  });
}

/** Where a word stands in a line, behind those before it. */
function placeOf(line: string, word: string, before: readonly string[]): number {
  const small = line.toLowerCase().replaceAll('’', "'");
  const at = before.reduce((from, one) => Math.max(from, small.indexOf(one, from) + one.length), 0);
  return Math.max(at, small.indexOf(word, at));
}

/** 'members' are not whom 'her' means. */
const SEVERAL = /(?:[^s’']s|men|women|people|children)$/;
const ANYBODY = /^(?:each|every|nobody|everyone|everybody|someone|somebody|anyone|anybody)$/;

function isPerson(word: string): boolean {
  return PERSON.test(word) && !THING.test(word.replace(/(?:['’]s|s)$/, ''));
}

function isSeveral(word: string): boolean {
  const several =
    /(?:[^su]s|ses|people|children|men|women|team|staff|crew|family|couple|company|police|who)$/.test(word);
  return (
    several &&
    word.length > 2 &&
    !/^(?:was|has|is|does|his|its|as|us|this|always|yes|times?|says|years|months|weeks|days|hours|minutes|seconds|euros|dollars|pounds)$/.test(
      word,
    )
  );
}

/** What stands before a thing. */
const NAMES_NEXT =
  /^(?:an?|the|my|our|your|his|her|their|every|each|no|one|two|three|four|five|six|seven|eight|nine|ten|some|any|this|that|another|which|of|in|\d\S*)$/;
const NO_SUBJECT =
  /^(?:i|we|you|he|she|they|it|this|that|these|those|there|who|what|when|if|in|on|at|for|after|before|nobody|no|everyone|everybody|someone|somebody|people|yes|so|and|but|then|now|today|yesterday|every|all|most|half|some|only|not|never|last|next|until|since|while|because|as|to|from|with|by)(?:['’]\w+)?$/;

/** A thing that 'it' may stand for: what an article or a number stands before, or what the sentence begins with. */
function isThing(words: readonly string[], at: number): boolean {
  const word = words[at] ?? '';
  if (isPerson(word) || isAuxiliary(word)) return false;
  if (at === 0) return word.length > 2 && !NO_SUBJECT.test(word) && !isPast(word);
  return NAMES_NEXT.test(words[at - 1] ?? '') && !NO_SUBJECT.test(word) && !/^\d/.test(word);
}
