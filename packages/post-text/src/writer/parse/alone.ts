import { isPast, wordsOf } from '../lexicon.ts';
import type { Sentence } from './features.ts';

const ORDINAL =
  /\b(?:the )?(?:first|second|third|fourth|fifth|sixth|last|next|other|same|former|latter|\d+(?:st|nd|rd|th)) (?:one|time|day|mail|email|call|week|month|year|question|part|reason|thing|version|round)\b/;
/** 'Last week' is a time of its own; 'the last week' is one of several. */
const RECENT = /(?<!\bthe )\b(?:last|next) (?:week|month|year)\b/g;
/** 'The last thing I did was …': of the teller's own. */
const OWN_LAST =
  /^(?:the |my )?last (?:thing|project|job) (?:(?:i|we) (?:did|built|made|led|ran|finished|worked on) )?was\b/;
/** A time that is counted from the beginning of what is told: 'On the first day nobody sat next to me.' */
const SPAN =
  /\b(?:in|on|for|after|within|during) (?:the|our|my) (?:first|second|third|last) (?:two |three |few )?(?:day|week|month|year|night|morning|hour)s?\b/g;
const BACK =
  /\b(?:ones|mine|ours|theirs|hers|both|neither|either|none|another|again|instead|too(?= ?[.,!;]|$)|as well|also|(?:for|need|needed|want|wanted|had|have|has|got|get|buy|bought|made|make) one|the rest|the others|(?!(?<!\b(?:after|before|since|for|with|of|from|like|about|by|on|at|in|than|do|did|all) )that (?:i|we|you|they|he|she|it|the|an?|our|my|their|nobody|everyone|is|are|was|were|has|have|had|can|could|will|would|\p{L}+[^s\W]s|\p{L}+ed)\b)that|those|these|the same)\b|\bsince[.!]$|\b(?:is|are|was|were|am) still\b|^actually\b|\ba copy[.!]$|\bthe one (?:with|without|from|in|on|at|of)\b/u;
const LATER =
  /^(?:after (?:\d|an? |two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|that)|\d+ \w+ later|later|the next|since|by |before (?:with|that|it|this|then|they)\b|in the (?:year|month|week) )/;
const PERIOD =
  /^(?:a|an|the|our|my|most|on|in|at|every|each|day|hour|week|month|year|quarter|time|end|morning|team|people|others?|way|world|first|last|job|work|point|problem|same|only|one|best|whole|price|market|office)$/;

const NO_NOUN =
  /^(?:when|that|who|whom|which|where|while|after|before|with|without|from|into|over|about|because|until|since|and|but|or|so|for|of|to|by|as|is|are|was|were|has|have|had|will|can|could|would|does|do|did|now|then|they|you|we|i|he|she|it)$/;

/**
 * Whether a sentence from the middle of the notes can open a post: it says who and what by itself, and names nothing as known
 * ('the customer') that an earlier sentence brought in.
 */
export function standsAlone(sentence: Sentence, earlier: readonly Sentence[]): boolean {
  if (
    sentence.leans ||
    sentence.points ||
    (!sentence.whole && !isTally(sentence.text) && sentence.role !== 'change')
  )
    return false;
  const small = sentence.text.toLowerCase().replaceAll('’', "'");
  if (
    ORDINAL.test(small.replace(RECENT, '').replace(OWN_LAST, '')) ||
    LATER.test(small) ||
    BACK.test(small) ||
    isElliptic(small)
  )
    return false;
  return !namesKnown(small, earlier) && !countsKnown(small, earlier);
}

/**
 * Whether a line tells somebody who has read nothing else who did what: looser than `standsAlone`, which also asks that nothing
 * is called by 'the' that an earlier sentence brought in.
 */
export function tellsAlone(sentence: Sentence): boolean {
  if (sentence.leans || sentence.points || (!sentence.whole && !isTally(sentence.text))) return false;
  const small = sentence.text.toLowerCase().replaceAll('’', "'");
  return (
    !ORDINAL.test(
      small
        .replace(RECENT, '')
        .replace(SPAN, '')
        .replace(/\bsame\b/g, ''),
    ) &&
    !LATER.test(small) &&
    !LEFT_OUT.test(small) &&
    !isElliptic(small)
  );
}

/** Words for what an earlier sentence named. */
const LEFT_OUT =
  /\b(?:mine|ours|theirs|hers|both|neither|either|none|another|again|instead|too(?= ?[.,!;]|$)|as well(?= ?[.,;:!?]|$)|also|(?:for|need|needed|want|wanted|had|have|has|got|get|buy|bought|made|make) one(?= ?(?:[.,;:!?]|$|(?:in|for|on|at|to|with|and|but|last|this|from|that|every|by|when|because|now|today)\b))|the rest|the others?|(?:for|about|of|with) (?:this|that|it)|the (?:first|second|third|last|next) of|since then|back then|by then)\b|\b(?:that|this)[.,!]|^(?:(?:i|we) (?:kept|asked|tried|did|had|said|agreed|answered)\b.{0,14}$|robot |version )/;

/** Figures in a row, which say enough: '112 applications, 14 interviews, 3 offers.' */
export function isTally(text: string): boolean {
  const parts = text.replace(/[.!]$/, '').split(/,\s+(?:and\s+)?|\s+and\s+/);
  return (
    parts.length >= 3 && parts.every((part) => /^\d[\d.,]*\s?[%kKmM]?\s+\p{L}[\p{L} -]{1,30}$/u.test(part))
  );
}

/** 'Two changed the panel.', 'A third were printers.', 'Robot two squeezed.', 'The first 10 took a year.', 'In the 3 others …': parts of what was told before. */
const NUMBERED =
  /^(?:(?:about|nearly|almost|over|another|only) )?(?:(?:one|two|three|four|five|six|seven|eight|nine|ten|\d+|the (?:first|last|other) \S+|(?:a|one|two) (?:thirds?|quarters?|fifths?)|(?:a )?half|most) (?:is|are|was|were|had|has|have|did|do|\p{L}+ed|took|went|came|got|left|said|told|paid|kept|won|lost|bought|wrote|sold)\b)|^\p{L}+ (?:one|two|three|four|five|six) \p{L}+(?:ed|s)?\b(?<! (?:hours?|days?|weeks?|months?|years?|people|minutes?))[.]$|\b(?:the )?(?:\d+|two|three|four|five|six) others\b|\b(?:earn|got|paid|lost|kept|sold|have|had) half[.!]|^(?:(?:last|this) \p{L}+ )?\d[\d.,]*%? (?:is|are|was|were) \p{L}+[.]$|\b(?:at|to|of|had|have|has|sold|got) \d{1,3}(?:[.,]\d{3})+[.]$|\b(?:got|get|was|is|had) an? \d+(?:\.\d+)?[.]$|^(?:nr|no|rule|step|tip|number|lesson|reason|point)\.? \d+\b/u;

/** A figure that leaves out what it counts: 'I sleep 5.', 'Our hospital had 140.' */
function isElliptic(small: string): boolean {
  // 'I do since April', 'Pay came third': what is done, and after what, the sentences before say.
  if (
    /^(?:i|we|they|he|she) (?:do|does|did|don't|doesn't|didn't) (?:since|now|then|too|so|for|in|on)\b|\b(?:came|comes|ranked|finished) (?:first|second|third|fourth|fifth|last)[.,]/.test(
      small,
    )
  )
    return true;
  // '9 of 14 did not pick up': of whom, the sentences before say.
  if (
    /\b\d+ (?:out )?of (?:the )?\d+ (?:did|didn't|do|don't|are|were|was|had|have|never|still|could|would|said)\b/.test(
      small,
    )
  )
    return true;
  // 'Last week it was 61.'
  if (
    /\bit(?:'s| is| was) (?:about |only |nearly |almost |now )?[$€£₹]?\d[\d.,]*%?(?=[.,!;]|$| now\b)/.test(
      small,
    )
  )
    return true;
  if (NUMBERED.test(small)) return true;
  return (
    /(?<![$€£₹%:.,\d])\b(?:\d{1,3}|two|three|four|five|six|seven|eight|nine|ten)(?=[.!,;]|$| (?:and|or|now|then|so|but|to|in|of them|did|do|said|left|(?:last|this) (?:week|month|year)|today|yesterday)\b)(?![.,]\d)/.test(
      small.replace(
        /\b(?:19|20)\d\d\b|\b(?:at|year|week|day|month|page|grade|room|bay|stop|platform) \d{1,2}\b|(?<=\p{L}), \d+ (?:last|this) (?:week|month|year)/gu,
        '',
      ),
    ) && !/\d\s?(?:%|am|pm)|from \S+ .*to \d|\b(?:is|am|are|was|aged|turned) \d{1,2}\b/.test(small)
  );
}

/** '140 bags went out' where an earlier sentence speaks of a bag. */
function countsKnown(small: string, earlier: readonly Sentence[]): boolean {
  const [, noun = ''] = /^(?:about |nearly |almost |over |only )?\d[\d.,]* (\p{L}{3,})/u.exec(small) ?? [];
  if (noun === '' || COUNTED_ALONE.test(noun)) return false;
  return earlier.some((other) => other.words.some((word) => stem(word) === stem(noun)));
}

/** What is counted by itself wherever it stands. */
const COUNTED_ALONE =
  /^(?:people|customers?|clients?|users?|guests?|minutes?|hours?|days?|weeks?|months?|years?|euros?|dollars|pounds|percent|lakh|crore|million)$/;

/** 'the X' where an earlier sentence holds X; of a text in small letters. */
export function namesKnown(small: string, earlier: readonly Sentence[]): boolean {
  const before = new Set(earlier.flatMap((other) => other.words.map(stem)));
  for (const match of small.matchAll(/\bthe ((?:[\p{L}-]+ )?[\p{L}-]+)/gu)) {
    const nouns = wordsOf(match[1] ?? '').filter(
      (word) => !PERIOD.test(word) && !NO_NOUN.test(word) && !isPast(word),
    );
    if (nouns.some((noun) => before.has(stem(noun)))) return true;
  }
  return false;
}

function stem(word: string): string {
  return word.replace(/(?:ies)$/, 'y').replace(/(?:'s|s)$/, '');
}

/** A thing that is had, used or taken without being named, or one of several that are told side by side, or what comes with a job: 'Version 3 has it.' 'I tried both.' 'Agency: 3 leads.' 'You will own it.' */
const ONE_OF_MORE =
  /^You (?:will|['’]ll|need|get|bring|sit|should have)\b|^[\p{L} ’'-]{2,25}: |\b(?:both|neither|either)[.!]$|\b(?:it|them)[.,!]|\b(?:has|have|had|use|uses|used|read|reads) (?:it|them)\b/iu;

/** Whether a line needs what stands beside it, though it has a subject of its own. */
export function isOneOfMore(text: string): boolean {
  return ONE_OF_MORE.test(text);
}
