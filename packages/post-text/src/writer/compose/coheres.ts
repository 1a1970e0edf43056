import { findSentences } from '../../text/sentences.ts';
import { isAuxiliary, isPast, wordsOf } from '../lexicon.ts';
import { announcesItself, hangs, speaksOfUnknown } from './hanging.ts';
import { readSentence } from '../parse/features.ts';
import type { Unit } from '../parse/material.ts';

/** 'I was sure we would lose the regulars.' */
const EXPECTED =
  /^(?:I|We|Everyone|Everybody|People|They) (?:(?:had|was|were|always) )*(?:used to (?:think|believe|assume|say|fear|hope)|thought|expected|assumed|feared|hoped|believed|sure|afraid|certain|convinced|braced)\b/u;
/** How many, as a word or a figure. */
const COUNT =
  '(?:\\d[\\d.,]*|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty|thirty|forty|fifty)';
/** '9 % left', 'Fourteen said the same', '11 of the 19 named it', 'Nine of them': so many of those that were named before. */
const PART = new RegExp(
  `^(?:(?:about|nearly|almost|over|only|another|the other) )?${COUNT}(?: ?%)? (?:of (?:the ${COUNT}|them|those|these)\\b|(\\p{Ll}+))|\\b${COUNT} (?:out )?of (?:the )?${COUNT}\\b(?! (?:\\p{Ll}+ ){0,2}?(?:people|customers?|clients?|users?|patients?|companies|teams)\\b)`,
  'iu',
);
/** What one has so many of by the year, without a word of what. */
const BY_THE_YEAR = new RegExp(
  `\\b(?:about|around|only|nearly|almost|makes?|made|do|did|have|had|gets?|got|sells?|sold|takes?|took|sees?|saw|writes?|wrote|read) (?:about |around |only )?${COUNT} (?:a|an|per|each|every) (?:day|week|month|year)\\b`,
  'iu',
);
/** Words that go back to what was said before. */
const BACK =
  /\bsuch\b|\b(?:like|as) (?:him|her|them|it|that|this)\b|\b(?:the|a|an|any|new|old|\p{L}+est) ones?(?=[.,;!?]| (?:anyway|again|for|too|and|but|instead|now|last|this)\b)|\bthe (?:first|second|third|other|latter|former|same|two|three|four)[.,;!]|\b(?:whether|if|why|how|because|think|thought|believe|find|found|feel|felt|guess) (?:that|this) (?:is|was|were|would|had|has)\b|^\p{L}+ing (?:it|them|that|this)\b|\b(?:is|are|was|were|feels?|looks?) different\b(?! (?:from|than|to|for|in|on|at|every|each|with)\b)|\b(?:thought|knew|know|think) (?:that|this) (?:is|was) (?:why|how|what|it|the)\b|^(?:that|this) (?:is|was)\b|\b(?:anyway|each way|either way|that way|otherwise|the opposite|elsewhere|afterwards?|meanwhile|someone else|something else|somebody else)\b|^(?:\d+|one|two|three|four|five|six|several|some|many|a few|a) (?:days?|weeks?|months?|years?|hours?|minutes?) later\b|^first \d|^(?:next|that|this same) (?:year|month|week|day)\b|\b(?:copies|a copy|each|both|neither)[.!]$/iu;
/** A place that stands before: 'the lift there is broken', but not 'there is', 'out there'. */
const THERE =
  /\b(?:the|my|our|their) \p{Ll}+ there\b|(?<!\b(?:out|up|over|is|are|was|were|been)) there\b(?! (?:is|are|was|were|has|have|had|will|would|might|may|could|should|must|be|been|seems?|to be|no|a|an|never|came|comes)\b|['’]s)/iu;
/** A deed without what it was done to: 'In May we stopped.' 'We began in 2011 with two vans.' */
const BARE_DEED =
  /^(?:(?:in|on|at|by|since|last|this) \S+(?: \S+)?,? )?(?:i|we) (?:then |just |soon )?(?:(?:stopped|started|began|tried|agreed|refused|waited|continued|quit|asked|voted|measured|checked|counted)(?: (?:in|on|at|with|for|last|again)\b.*)?|did|do)[.!]$/i;
/** A question that says nothing of what it asks about: 'What would you do?' */
const ASKS_OF_NOTHING =
  /^(?:(?:what|how|which|where) )?(?:would|do|did|should|could|can|have|has|are|is) (?:you|i|we|anybody|anyone) ?(?:ever )?(?:look at|begin with|start with|check|fix|change|test|do|try|think|say|decide|choose|handle|solve|see|feel|take|agree|go|start|know)?(?: (?:it|that|this|of it|of this|about it|about this|here|first|differently|in my place|instead))*\?$|^(?:now|so|and|but|why|what|how)\b[^?]{0,20}\?$/i;
/** The first sentence of notes that only names what they are of. */
const LABEL_WORDS = 5;

/** A step of a story: what somebody known from it did, or what was answered. */
const STEP =
  /^The \p{Ll}+ (?:came|went|ran|got|left|stood|sat|said|took|gave|told|saw|called|arrived|walked|looked|laughed|nodded|smiled)\b|^(?:I|We|He|She) (?:said|answered|replied) (?:yes|no)\b/u;

/** 'in the first cycle': of what, was said before. */
const IN_A_TURN =
  /\b(?:in|after|since|by) (?:the|its|our) (?:first|second|third|last|next|final) (?:cycle|round|run|wave|batch|version|term|try|attempt|half|phase|stage|season)[.,;!]/iu;
/** 'My head teacher says it's my call.' */
const SAYS_IT_IS =
  /\b(?:says?|said|thinks?|thought|told (?:me|us)|knows?|knew|agrees?|agreed)(?: that)? (?:it|that|this)(?:'s| is| was) (?!(?:an?|the|easy|hard|possible|time|fine|better|best|worth|important|impossible|normal|rude) )/iu;

const MASC = /\b(?:he|him|his|himself)\b/i;
const FEM = /\b(?:she|her|hers|herself)\b/i;
const MANY = /\b(?:they|them|their|theirs|themselves)\b/i;
const THING = /\b(?:it|its|itself)\b/i;
/** What is called 'it' without meaning anything named. */
const EMPTY_IT =
  /\b(?:it (?:is|was|takes?|took|rains?|rained|snow\w*|turns? out|feels?|felt|seems?|seemed|costs?|hurts?|matters?) (?!(?:\p{Ll}+)[.!])|it['’]s (?!\p{Ll}+[.!])|(?:do|did|done|made|make|get|got|worth|believe|call|find|found) it\b)/giu;
/** People and things that a word in the same line can stand for. */
const SOMEBODY =
  /\b(?:a|an|my|our|one|every|each|the|another) (?:\p{Ll}+ ){0,3}?\p{Ll}{3,}|(?<=\S )\p{Lu}\p{Ll}+|^(?!(?:I|We|The|A|An|My|Our|In|On|At|It|He|She|They|What|When|If|There|This|That|Nobody|Now|Every|Each|Most|One)\b)\p{Lu}\p{Ll}+|\b(?:somebody|someone|nobody|everybody|everyone|whoever|one is)\b/u;
const SEVERAL =
  /\b(?!(?:this|was|is|has|does|as|us|its|his|always|years?|days|weeks|months|hours)\b)\p{L}{2,}s\b|\b(?:people|men|women|children|kids|nobody|everybody|everyone|two|three|staff|team)\b/iu;
const SOMETHING =
  /\b(?:a|an|the|my|our|your|every|each|one|this|no|any) (?:[\p{L}\d-]+ ){0,3}?[\p{L}-]{3,}|\b\p{Ll}{4,}(?:ing|ion|ment|ness)\b/iu;

/** Whether a word of a line stands for somebody or something that the line has not named before it. */
function standsForUnnamed(line: string): boolean {
  const before = (pattern: RegExp, text: string) => {
    const at = text.search(pattern);
    return at < 0 ? undefined : text.slice(0, at);
  };
  const told = line.replace(/["“][^"”]*["”]/g, '');
  const person = before(MASC, told) ?? before(FEM, told);
  if (person !== undefined && !SOMEBODY.test(person)) return true;
  const many = before(MANY, told);
  if (many !== undefined && !SEVERAL.test(many)) return true;
  const bare = told.replace(EMPTY_IT, '');
  const thing = before(THING, bare);
  return thing !== undefined && !SOMETHING.test(thing);
}

/** Whether a line points at something that somebody who has read nothing cannot know. */
export function pointsAway(line: string): boolean {
  const small = line.replaceAll('’', "'");
  return (
    countsOfThem(small) ||
    BACK.test(small) ||
    ASKS_OF_NOTHING.test(small) ||
    THERE.test(small) ||
    BARE_DEED.test(small) ||
    STEP.test(small) ||
    TAKES_UP.test(small) ||
    IN_A_TURN.test(small) ||
    SAYS_IT_IS.test(small) ||
    BY_THE_YEAR.test(small) ||
    standsForUnnamed(small)
  );
}

/** What those counted do, in the words of today. */
const SAYS =
  /^(?:now|already|also|say|said|answer|pay|want|ask|stay|leave|left|come|use|call|never|still|had|wrote|agree|did)$/;

/** What every sentence may begin with. */
const COMMON =
  /^(?:i|we|my|our|the|a|an|in|on|at|it|he|she|they|you|this|that|there|if|when|what|nobody|now|today|and|but|so|no|not|then|for|with|to|by|as|every|each|most|all|after|before|since|last|her|his|their|your|people|some)$/;

/** 'In 2019 I translated 2,500 words a day.' 'Today I correct 7,000 words a day.': the same at two times. */
const THEN =
  /^(?:In|By|Until|Before|Back in) (?:19|20)\d\d\b|\b(?:used to|back then|in (?:19|20)\d\d|\p{L}+ years ago)\b/iu;
const TODAY = /^(?:Today|Now|This year|These days|In (?:19|20)\d\d)\b/u;
/** 'Before, with the ban, I had two a week.' */
const EARLIER = /^Before(?:,| (?:that|it|this)\b)/u;
/** 'My marks were average.' 'My patients come back.': two of somebody's, set against each other. */
const OWN_TWO = /^(?:My|Our|Your|His|Her|Their) \p{L}/u;
const SHORT_TWO = 7;

/** 'Parcel 1 was a dress.' 'Parcel 900 was a tyre.'; 'What I feared: …' 'What I found: …'; 'Four left.' 'Nine stayed.': sentences that are told side by side. */
export function sideBySide(one: string, other: string): boolean {
  const [a, b] = [wordsOf(one), wordsOf(other)];
  const [first = '', second = ''] = a;
  const same = first === b[0];
  if (same && !COMMON.test(first)) return true;
  if (same && first === 'what' && (second === b[1] || (one.includes(':') && other.includes(':'))))
    return true;
  if (EARLIER.test(other) || (THEN.test(one) && TODAY.test(other) && /\d/.test(one) && /\d/.test(other)))
    return true;
  if (same && a.length < SHORT_TWO && b.length < SHORT_TWO && OWN_TWO.test(one) && a[1] !== b[1]) return true;
  const counts = (text: string) => PART.exec(text)?.[1] !== undefined && isPast(PART.exec(text)?.[1] ?? '');
  if (counts(one) && counts(other)) return true;
  // 'I do not sing.' 'I do not ski.'
  if (a.length < SHORT_TWO && b.length < SHORT_TWO && a.slice(0, 3).join(' ') === b.slice(0, 3).join(' '))
    return true;
  // 'Everyone looks at me.' 'I look at Deniz.'
  const verb = (words: readonly string[]) => (words[1] ?? '').replace(/(?:ed|s)$/, '');
  return (
    a.length < 7 &&
    b.length < 7 &&
    verb(a).length > 3 &&
    verb(a) === verb(b) &&
    a[2] !== undefined &&
    a[2] === b[2]
  );
}

/** Words that a sentence begins with only behind another. */
const BEHIND =
  /^(?:it|they|he|she|this|that|these|those|her|his|their|its|so|but|and|or|then|because|which|instead|such|neither|both|twice|once|including|especially|except|(?:some|one|most|none|all|half|each|both|many) of (?:them|those|these)|the (?:other|others|same|rest|second|third|latter)|not (?:for|with|because|only)|only (?:then|one|two|\d))\b/i;
const BESIDE =
  /\b(?:something else|someone else|instead|such)\b|^(?:i|we) [^,:;]{0,40}\b(?:who they|it|them|that[.!,])(?![\p{L}'])/iu;

/** 'Robot one was slow.' 'Robot three was good.': of one row, wherever the others stand. */
function inRow(one: string, other: string): boolean {
  const [a, b] = [/^(\p{L}{3,}) (\S+)/u.exec(one), /^(\p{L}{3,}) (\S+)/u.exec(other)];
  const number = new RegExp(`^${COUNT}$`, 'iu');
  return a !== null && b !== null && a[1] === b[1] && number.test(a[2] ?? '') && number.test(b[2] ?? '');
}

/** 'I would not do that again', 'My cofounder said so': what was done or said right before. */
const TAKES_UP =
  /\b(?:do|does|did|done|doing|try|tried|repeat|regret|undo|say|says|said|saying) (?:that|this|it|so)\b(?! (?:the|an?|my|our|your|his|her|all|with|in|on|at|by|for|\p{Ll}+ly)\b)(?=[.,;!?]| (?:again|since|too|once|twice|before|anyway|then|now|there)\b)/iu;

/** What ties a sentence to the one before it alone. */
function leansOn(next: string): boolean {
  const small = next.replaceAll('’', "'");
  return (
    BEHIND.test(small) ||
    ((readSentence(next).points || hangs(small)) && !MISSES.test(small)) ||
    countsOfThem(small) ||
    BESIDE.test(small) ||
    TAKES_UP.test(small)
  );
}

/** 'People ask if I miss it.': of a time that is over, wherever it is told. */
const MISSES = /\bmiss (?:it|them)[.!]$/i;

/** 'The second queue has chairs.' right behind '2 queues in our pharmacy': what it is the second of. */
function namesIts(is: string, before: string): boolean {
  const [, noun = ''] = /^The (?:other|second|third|last|first) (\p{Ll}{3,})/u.exec(is) ?? [];
  return noun !== '' && wordsOf(before).some((word) => word.replace(/s$/, '') === noun.replace(/s$/, ''));
}

/** 'Fourteen said the same.', '9 % left.': so many of those named before. */
function countsOfThem(small: string): boolean {
  const part = PART.exec(small);
  const counted = part?.[1];
  return (
    part !== null && (counted === undefined || isPast(counted) || isAuxiliary(counted) || SAYS.test(counted))
  );
}

/** The sentences of notes in their order; the line that leads into a list is one. */
function told(units: readonly Unit[]): string[] {
  return units.flatMap(({ sentences, list }) => [
    ...sentences.map(({ text }) => text),
    ...(list === undefined || list.intro === '' ? [] : [list.intro]),
  ]);
}

/** The thing that a sentence begins with as known: 'The customer renewed.' */
const thingOf = (text: string) => /^The (\p{Ll}{3,})(?= \p{Ll})/u.exec(text)?.[1];

/** 'I went back to a customer call.' before 'The customer renewed.' */
function bringsIn(was: string, is: string): boolean {
  const thing = thingOf(is);
  return (
    thing !== undefined && new RegExp(`\\b(?:an?|one|new|another) (?:\\p{Ll}+ )?${thing}\\b`, 'u').test(was)
  );
}

/** Whether a sentence that comes along to the front begins with what neither it nor the one before it brings in. */
function takesUpThing(text: string, before: string, all: readonly string[]): boolean {
  const thing = thingOf(text);
  return (
    thing !== undefined &&
    !wordsOf(before).some((word) => word.replace(/s$/, '') === thing.replace(/s$/, '')) &&
    all.some((other) => other !== text && wordsOf(other).includes(thing.replace(/s$/, '')))
  );
}

const sentencesOf = (line: string) => findSentences(line).map(({ start, end }) => line.slice(start, end));
const bare = (text: string) => wordsOf(text.replace(/^(?:Now|So|But|And|Also),? /, '')).join(' ');

/** 'More than about the 20 cents.' behind 'It went up by 20 cents.' */
function takesUp(is: string, was: string): boolean {
  const [, figure = ''] = /\bthe (\d[\d.,]*)(?= \p{Ll}| ?%)/u.exec(is) ?? [];
  return figure !== '' && new RegExp(`(?<!\\d)${figure}(?!\\d)`, 'u').test(was);
}

/** 'The hard part is the road.' behind 'People think the hard part is the nights.': it takes up the words of the one before. */
function goesOnWith(is: string, before: string): boolean {
  const [, thing = ''] = /^(?:The|That|This|These|Those) (\p{Ll}{3,} \p{Ll}{3,})/u.exec(is) ?? [];
  return thing !== '' && before.toLowerCase().includes(thing);
}

/** 'In January I changed three things.': they follow. */
const ANNOUNCES =
  /\b(?:two|three|four|five|six|seven|[2-7]) (?:\p{Ll}+ )?(?:things|steps|changes|rules|reasons|questions|mistakes|lessons|habits|ways)\b(?! (?:of|for|in|on|at|from|to|that|which|who)\b)[^.:?!]*[.:]$/iu;

/** What a sentence comes to here where others were before it: 'Now we …' may have lost its 'Now'. */
function placesIn(all: readonly string[], texts: readonly string[]): number[] {
  const keys = all.map(bare);
  return texts.map((text) => keys.indexOf(bare(text)));
}

/**
 * Whether notes can be told with this line in front and the rest behind it: what comes first says what it says by itself,
 * nothing that leant on the sentence before it has lost that, nothing told side by side is parted, and what only names the
 * whole stays in front.
 */
export function coheres(units: readonly Unit[], line: string, rest: readonly Unit[]): boolean {
  const all = told(units);
  const said = sentencesOf(line);
  const order = placesIn(all, [...said, ...told(rest)]);
  const [opening = -1] = order;
  if (all.length === 0) return !pointsAway(said[0] ?? '');
  const own = opening === 0 || bare(all[0] ?? '').startsWith(bare(said[0] ?? ''));
  if (!own) {
    const first = readSentence(all[0] ?? '');
    if (
      units[0]?.list === undefined &&
      !first.whole &&
      first.words.length < LABEL_WORDS &&
      first.figures === 0 &&
      !isPast(first.words[0] ?? '')
    )
      return false;
    if (pointsAway(said[0] ?? '')) return false;
    if (said.length > 1 && opening < 0 && pointsAway(line)) return false;
    if (announcesItself(all[0] ?? '')) return false;
    if (
      speaksOfUnknown(
        said,
        all.filter((text) => !said.includes(text)),
      )
    )
      return false;
  }
  if (said.slice(1).some((text) => takesUpThing(text, said[0] ?? '', all))) return false;
  const inFront = order.slice(0, said.length).filter((at) => at > 0);
  const row = (at: number) =>
    all.some(
      (other, one) => one !== at && !order.slice(0, said.length).includes(one) && inRow(all[at] ?? '', other),
    );
  if (inFront.some(row)) return false;
  return order.every((at, place) => {
    const before = order[place - 1];
    // What was expected is told right before what came.
    const expected = at > 0 && EXPECTED.test(all[at - 1] ?? '') ? order.indexOf(at - 1) : -1;
    if (expected >= 0 && expected !== place - 1) return false;
    if (at <= 0 || before === undefined || before === at - 1) return true;
    // A sentence that was turned stands where it stood.
    if (before < 0) return true;
    const [was = '', is = ''] = [all[at - 1], all[at]];
    if (place >= said.length && bringsIn(was, is) && !bringsIn(all[before] ?? '', is)) return false;
    if (ANNOUNCES.test(was)) return false;
    if (sideBySide(was, is) || takesUp(is, was) || (leansOn(is) && !namesIts(is, all[before] ?? '')))
      return false;
    if (place >= said.length && said.some((one) => goesOnWith(is, one)) && !goesOnWith(is, all[before] ?? ''))
      return false;
    return place >= said.length || !pointsAway(is);
  });
}
