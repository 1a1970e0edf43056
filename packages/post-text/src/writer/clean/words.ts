import { findUrls } from '../../linkedin/urls.ts';
import { withArticles } from './articles.ts';
import { meantWord } from './misspellings.ts';
import { slipOf } from './slips.ts';
import { isPast } from '../lexicon.ts';
import { CAPITALISED, CORRECTIONS } from './tables.ts';

/** 'Id never go back', 'ill miss it'. */
const I_WILL =
  /(?<=^|[.!?,;]\s|\n|\b(?:and|but|so) )i(ll|d)(?= (?:never|always|also|still|miss|be|do|tell|see|take|keep|try|go|come|write|send|call|show|share|post|start|love|rather|say|have|buy|pick|choose|hire|ask)\b)/gi;
/** 'Lets talk.' */
const LET_US =
  /(?<=^|[.!?]\s|\n)lets(?= (?:do|go|try|talk|see|make|start|be|keep|meet|stop|build|write|say|not|just)\b)/gi;

const WORD =
  /(?<![\p{L}\p{N}@#_/.’'-])(?:w\/o?(?=\s)|b\/c|[\p{L}\p{N}]+(?:['’][\p{L}]+)?)(?![\p{L}\p{N}@_/]|['’-]\p{L})/gu;

/** 'The train was to late.': only before an adjective that is no verb and ends its clause. */
const TO_MUCH =
  /(?<=\b(?:is|was|are|were|been|be) )(?<!\b(?:plan|aim|goal|idea|job|task|point|wish|hope|order|rule|trick|answer|intention) (?:is|was) )to(?= (?:late|long|high|low|big|small|much|expensive|cheap|hard|easy|busy|old|young|difficult|tired|scared|far|loud|proud|little|heavy|good|bad|early|slow|fast|quick|weak|strong|short|dark|hot|wide|deep|thin|thick|poor|noisy|complicated|complex|steep|loose|sweet|bitter|bright|simple|vague|strict|shy|risky)(?:[.!;]|$|, (?:so|we|i|it|they|he|she)\b| for (?:us|me)\b))/gi;
/** What kin own, by words that are no verbs, or that something is said of: 'my aunts garden is open'. */
const OF_KIN =
  /(?<=\b(?:my|his|her|our|a) )(dad|mum|mom|wife|husband|uncle|aunt|brother|sister|mother|father|son|daughter|cousin|neighbour|neighbor|landlord)s(?= (?:(?:kitchen|bakery|birthday|wedding|funeral|advice|office|room|job|business|words|hands|recipe|company|restaurant|workshop|shoes|coat|computer|laptop)\b|(?:garden|house|shop|farm|school|name|phone|voice|car|dog) (?:is|was|has)\b))/gu;
/** Words of their own ('a wether', 'loosing an arrow', 'the calender' of a mill) that are surely another here. */
const WHETHER =
  /(?<!\b(?:a|the|our|my|his|her|old|each|one) )\bwether(?= (?:i|we|you|he|she|it|they|to|or|this|that|these|those|there|people|my|our|your|their|his|her)\b)/g;
const LOSING =
  /\bloosing(?= (?:money|sleep|weight|time|patience|hope|touch|control|interest|market|half|it|them|him|her|\d|our|my|customers?|clients?|people|staff|members|users|revenue)\b)/g;
const CALENDAR =
  /\bcalender(?=s? (?:invites?|entry|entries|events?|month|year|week|day|slots?|app)\b)|(?<=\b(?:my|your|his|her|their|google|outlook|advent|editorial|content|shared|full|work) )calender/gi;
const DAY_SPAN =
  /(?<![\p{L}\d-])(mon|tues?|weds?|thu(?:rs?)?|fri|sat)( ?[-–] ?)(tues?|weds?|thu(?:rs?)?|fri|sat|sun)(?![\p{L}-])/gu;
/** 'sat', 'sun' and 'wed' are words too: days only after what a day follows. Before a time at the head of a line a day is the label of a programme and stays short. */
const SHORT_DAY =
  /(?<![\p{L}\d-]|^\s*)(mon|tue|tues|thu|thur|thurs|fri)(?= (?:night|morning|evening|afternoon|noon|\d{1,2}(?:[:.h]\d\d)?\b|at \d))|(?<=\b(?:on|last|this|next|every|by|until|since) )(mon|tue|tues|wed|thu|thur|thurs|fri)(?![\p{L}-])|(?<=\b(?:on|last|this|next|every|by|until|since) )(?:sat|sun)(?= (?:morning|evening|afternoon|noon|night(?! and\b)|at \d))|(?<=\b(?:shift|night|meeting|class) )(?:mon|tue|tues|wed|thu|thur|thurs|fri)(?=[,.;]|$)|(?<=^\s*)(?:mon|tue|tues|wed|thu|thur|thurs|fri|sat|sun)(?= (?:morning|evening|afternoon|night)\b(?! and\b))/gimu;
/** 'sat 10:00', 'Mon: closed'. */
const DAY_LABEL =
  /(?<=^\s*)(?:mon|tues?|wed|thu(?:rs?)?|fri|sat|sun)(?=: ?\S| \d{1,2}(?:[:.h]\d\d| ?[ap]m\b))/gmu;
/** A first name after what somebody is: 'chef dave'. Names that are words too are none of these. */
const TITLED =
  /(?<=\b(?:chef|nurse|sister|doctor|coach|uncle|aunt|auntie|officer|captain|professor|matron|colleague) )(?:dave|steve|mike|john|james|paul|peter|david|michael|kevin|brian|simon|tom|tim|ben|sam|joe|jim|dan|susan|sarah|anna|maria|karen|linda|lisa|laura|emma|kate|helen|jane|julia|claire|priya|ahmed|mohammed|carlos|pierre|hans|marco|luca|sofia|elena)(?=[\s,.!?]|$)/g;
/** What people say while they look for a word, and small words begun twice; 'without a single um' speaks of it. */
const HUMS =
  /(?<![\p{L}\p{N}’'-])(?<!\b(?:single|no|one|an|every|each|any|of|says?|said|(?:erm?|uh|ah|um) (?:and|or)) )(?:um+|uh+m*|erm+)(?![\p{L}\p{N}’'-])[,.…]* ?/giu;
const SAID_TWICE =
  /(?<![\p{L}’'])(and|but|he|she|we|i|they|the|this|an?|of|to|is|was|are|were|be|has|have|so|my|our|your|their|for|with|at|from|if|as|or|because|which) \1(?![\p{L}’'])/giu;
/** 'should of waited', 'must of been'; not 'should of course wait'. */
const OF_FOR_HAVE =
  /(?<=\b(?:should|could|would|must|might)(?:n['’]?t)? (?:(?:not|never|always|just|probably|really|at least|have) )?)of(?= (?:(?:not|never|always|just|all|probably|really|already) )?(\p{Ll}+))/giu;
const PARTICIPLE =
  /^(?:been|begun|broken|chosen|come|done|drawn|driven|eaten|fallen|flown|forgotten|given|gone|gotten|grown|hidden|known|ridden|risen|run|seen|shown|spoken|stolen|sworn|taken|thrown|torn|woken|worn|written)$/;

/** 'start 1 dec.': a short month after a day, at the end of its clause. */
const SHORT_MONTH =
  /(?<=(?<![\d.,:$€£])(?:[12]?\d|3[01])(?:st|nd|rd|th)? )(?:jan|feb|apr|aug|sept?|oct|nov|dec)(?=[,;]|\.?\s*$)/gim;
const MONTHS: Readonly<Record<string, string>> = {
  jan: 'January',
  feb: 'February',
  apr: 'April',
  aug: 'August',
  sep: 'September',
  sept: 'September',
  oct: 'October',
  nov: 'November',
  dec: 'December',
};

const DAYS: Readonly<Record<string, string>> = {
  mon: 'Monday',
  tue: 'Tuesday',
  tues: 'Tuesday',
  wed: 'Wednesday',
  thu: 'Thursday',
  thur: 'Thursday',
  thurs: 'Thursday',
  fri: 'Friday',
  sat: 'Saturday',
  sun: 'Sunday',
};

/** Puts shorthand, contractions and common slips right and gives names of days, places and firms their capitals. Links stay as they are. */
export function correctWords(text: string): string {
  return outsideLinks(text, (plain) =>
    withArticles(plain)
      .replace(HUMS, '')
      .replace(SAID_TWICE, '$1')
      .replace(WORD, (word, offset: number, whole: string) => {
        const before = whole.slice(Math.max(0, offset - 2), offset);
        const small = word.toLowerCase().replaceAll('’', "'");
        const correction = CORRECTIONS.get(small);
        if (correction !== undefined && !stays(word, offset, whole)) return likeCase(word, correction);
        const capital =
          small === 'hr' && /(?:\d|\b(?:per|an|each|every|a|half an))\s?$/i.test(before)
            ? undefined
            : CAPITALISED.get(small);
        if (capital !== undefined && (word === small || /^\p{Lu}\p{Ll}/u.test(word))) return capital;
        const meant = capital === undefined ? meantBy(word, small, offset, whole) : undefined;
        if (meant !== undefined) return meant;
        const slip = capital === undefined ? slipOf(word) : undefined;
        if (slip !== undefined) return CAPITALISED.get(slip) ?? slip;
        return /^i'(?:m|ve|d|ll)$/.test(small) ? `I${word.slice(1)}` : word;
      })
      .replace(
        /\bits (?=(?:(?:a|an|the|not|so|my|our|been|just|too|very|time)\b|(?:for|also|never|about(?! (?:page|section))|all|always|really|only|still|over(?=[.,;!?]|$)|\d[\d.,]*%?(?=[.,;!?]|$))(?![\p{L}-])))/giu,
        (its) => `${its.slice(0, 2)}'s `,
      )
      .replace(I_WILL, "I'$1")
      .replace(LET_US, (lets) => `${lets.slice(0, 3)}'s`)
      .replace(/(?<!\b(?:since|because|with|of|in|to|for|from|and|or) )\btheir(?=\.(?:\s|$)|$)/g, 'there')
      .replace(TO_MUCH, 'too')
      .replace(WHETHER, 'whether')
      .replace(LOSING, 'losing')
      .replace(CALENDAR, 'calendar')
      .replace(/\btought(?= (?:me|us|him|her|them|you)\b)/g, 'taught')
      .replace(/(?<![\p{L}’'])(children|men|women)s (?=\p{Ll})/giu, "$1's ")
      .replace(OF_KIN, "$1's")
      .replace(TITLED, (name) => name.charAt(0).toUpperCase() + name.slice(1))
      .replace(/(?<=\b(?:this|last|next|per|a|each|every|\d) )yr\b/g, 'year')
      .replace(DAY_SPAN, (_, from: string, to: string, until: string) =>
        [from, until].map((day) => day.charAt(0).toUpperCase() + day.slice(1, 3)).join(to),
      )
      .replace(OF_FOR_HAVE, (of, done: string) => (isPast(done) || PARTICIPLE.test(done) ? 'have' : of))
      .replace(/(?<=\b(?:should|could|would) )have have\b/giu, 'have')
      .replace(SHORT_DAY, (day: string) => DAYS[day.toLowerCase()] ?? day)
      .replace(SHORT_MONTH, (month: string) => MONTHS[month.toLowerCase()] ?? month)
      .replace(/(?<=^\s*\d+ (?:months|years|weeks|days)) work(?=[,.;]|$)/gim, "' work")
      .replace(DAY_LABEL, (day) => day.charAt(0).toUpperCase() + day.slice(1))
      .replace(/(?<=^|\s)ok(?=[\s,.]|$)/g, 'OK')
      .replace(
        /(?<![\p{L}\d-]|\d )(?:dr|mrs?|ms|prof)(?=\. \p{Lu}\p{Ll})/gu,
        (title) => title.charAt(0).toUpperCase() + title.slice(1),
      )
      .replace(
        /(?<!\b(?:an?|the|my|our|your|his|her|their|this|that|\d) ?)\b(dr|mr|mrs|ms|prof)\.? (?!(?:said|says|told|asked|is|was|and|or|who|that|in|of|at|on|from|for|has|had|to)\b)(\p{Ll})/gu,
        (_, title: string, letter: string) =>
          `${title.charAt(0).toUpperCase()}${title.slice(1)}. ${letter.toUpperCase()}`,
      )
      .replace(
        /(?<=\d(?:st|nd|rd|th)? )(march|may|april|june|july|august)\b|\b(march|may)(?= \d)|(?<=\b(?:in|since|until|by|of|last|next) )(?:march\b|may\b(?! (?:i|we|he|she|they|have|be|not)\b))/g,
        (month) => month.charAt(0).toUpperCase() + month.slice(1),
      ),
  );
}

/** What a misspelt word was to be. A large word inside a sentence may be a name and stays. */
function meantBy(word: string, small: string, offset: number, whole: string): string | undefined {
  const meant = meantWord(small);
  if (meant === undefined || stays(word, offset, whole)) return undefined;
  if (word === small) return CAPITALISED.get(meant) ?? meant;
  return /^\p{Lu}\p{Ll}/u.test(word) ? likeCase(word, meant) : undefined;
}

/** Words that are also misspellings, by what stands before them or after them where they are meant. */
const MEANT_BEFORE: Readonly<Record<string, RegExp>> = {
  wont: /\b(?:my|your|his|her|its|our|their|is|was|are|were|am|be|than) $/i,
  cant: /\b(?:the|a|of|this|that|such|mere|pious|political) $/i,
  rn: /\b(?:an|the|as|our|my|her|his) $/i,
  ive: /\p{Lu}\p{Ll}+ $/u,
};
const MEANT_AFTER: Readonly<Record<string, RegExp>> = {
  wont: /^ to\b/i,
  payed: /^ (?:it |them |the \w+ )?out\b/i,
  cos: /^ (?:lettuces?|salad|hearts?)\b/i,
};

/** Whether a word that the lists would correct is left alone: short capitals, a name inside a sentence, a word in its own sense. */
function stays(word: string, offset: number, whole: string): boolean {
  if (word.length <= 3 && /^\p{Lu}+$/u.test(word)) return true;
  const before = whole.slice(Math.max(0, offset - 24), offset);
  const small = word.toLowerCase();
  const begins = before.trim() === '' || /[.!?:\n]["“]?\s*$/.test(before);
  return (
    (!begins && /^\p{Lu}\p{Ll}+$/u.test(word) && !/^i(?:m|ve)$/.test(small)) ||
    MEANT_BEFORE[small]?.test(before) === true ||
    MEANT_AFTER[small]?.test(whole.slice(offset + word.length, offset + word.length + 40)) === true
  );
}

/** Changes a text but for the links in it. */
export function outsideLinks(text: string, change: (plain: string) => string): string {
  let out = '';
  let at = 0;
  for (const url of findUrls(text)) {
    out += change(text.slice(at, url.start)) + text.slice(url.start, url.end);
    at = url.end;
  }
  return out + change(text.slice(at));
}

function likeCase(word: string, correction: string): string {
  return /^\p{Lu}/u.test(word) && correction !== ''
    ? correction.charAt(0).toUpperCase() + correction.slice(1)
    : correction;
}

/** Small letters for what was typed in capitals throughout. */
export function sentenceCase(text: string): string {
  const letters = text.match(/\p{L}/gu) ?? [];
  const capitals = text.match(/\p{Lu}/gu) ?? [];
  if (letters.length < 12 || capitals.length < letters.length * 0.7 || text.trim().split(/\s+/).length < 4)
    return text;
  return text
    .toLocaleLowerCase('en')
    .replace(PLACE, (_, before: string, name: string) => before + name.replace(/(?<!\p{L})\p{Ll}/gu, large));
}

const large = (letter: string) => letter.toLocaleUpperCase('en');
/** 'to 8 mill lane', 'on market square': where something is, by the name of a street. */
const PLACE =
  /((?<!\p{L})(?:(?:on|at|in|to|from|near|off|opposite|behind|of) )(?:\d+[a-z]?(?:-\d+)?,? )?)((?!(?:the|an?|our|my|your|his|her|their|this|that|every|each|one|any|some|no|next|main|side|dirt|back|car|bus|train|toll|busy|open|town|city|public|country|new|old|quiet|dark|empty|whole|same|wrong|right|first|second|last) )\p{Ll}{3,}(?: (?!(?:the|an?|in|on|to|at|and|or|of) )\p{Ll}{3,})? (?:street|road|lane|square|avenue|terrace|quay|crescent|drive|close|court|hill|row|gardens))(?!\p{L})/gu;
