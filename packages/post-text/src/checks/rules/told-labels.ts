import { firstReading, isPlanned, looseSentence } from './loose-labels.ts';
import { capital } from './without-dashes.ts';

/** What a label and its text are as a sentence. */
type Told = { label: string; told: string };

const HELPER =
  /\b(?:is|are|was|were|will|had|has|have|can|cannot|could|would|do|does|did|isn['’]t|don['’]t|won['’]t)\b|\b(?:she|he|it|we|they|i|there|that|who)['’](?:s|re|ve|ll|d|m)\b/i;
/** Begins as a name of a thing does: 'a second lift', '12% less waste', 'six robots'. */
const THING =
  /^(?:an?|the|our|my|one|two|three|four|five|six|seven|eight|nine|ten|both|no|every|everything|nothing|less|more|fewer|minus|£?\d[\d.,]*(?:%|k)?)(?![\p{L}’'])/iu;
const ADJECTIVE =
  /^(?:\p{L}+(?:ing|ive|less|ful|ous|er|able|ible|al|ic)|hard|easy|slow|fast|quiet|loud|good|bad|fine)\.?$/iu;
const PLURAL = /(?:[^su]s|sses)$/;
const small = (text: string): string =>
  /^(?:An?|The|One|Two|Three|Four|Five|Six|Seven|Eight|Nine|Ten|Both|No|Our|My|Every|Recovered|Ordered)\b/.test(
    text,
  )
    ? text.charAt(0).toLowerCase() + text.slice(1)
    : text;

const NOUN =
  /^(?:the |our |my )?(?<noun>cost|price|catch|fix|issue|fault|setup|promise|ask|moral|mistake|symptom|diagnosis|treatment|reality|hypothesis|experiment|dream|turning point|win|fight|loss|cause|setback|surprise|highlights?|lowlights?|bottom line|cure|myth|old (?:rule|way)|new (?:rule|way)|problem|challenge|result|outcome|solution|payoff)$/i;

/** A sentence of its own, so far as its first words say. */
const SENTENCE =
  /^(?:I|we|you|they|he|she|it|nobody|everybody|nothing|there|this|that)(?:['’]\p{L}+)? \p{Ll}+/iu;
/** What is told as an order or a claim stands by itself behind these. */
const STANDS =
  /^(?:the |our |my )?(?:lesson|takeaway|fix|payoff|effect|outcome|impact|result|moral|insight|learning)s?$/i;
/** What keeps its capital within a sentence. */
const NAMES =
  /^(?:I|I['’]\p{L}+|\p{Lu}{2,}\p{Ll}?|Macs?|iPhones?|Android|Windows|Linux|Excel|Google|Apple|Microsoft|LinkedIn|Zoom|Slack|Teams|English|French|German|Spanish|Indian|British|European|American|London|Europe|India|(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)days?|January|February|March|April|June|July|August|September|October|November|December)(?!\p{L})/u;
const isSentence = (text: string): boolean => HELPER.test(text) || SENTENCE.test(text);

/** Labels whose text is said, wrong, or right: 'Myth: perks keep people.' */
function claimOf({ label, told }: Told): string | undefined {
  const text = told.trim();
  const within = NAMES.test(text) ? text : text.charAt(0).toLowerCase() + text.slice(1);
  const words = text.split(/\s+/).length;
  if (/^(?:the )?myth$/i.test(label)) return words > 2 ? `It is a myth that ${within}` : undefined;
  if (/^(?:the )?(?:fact|reality|truth)$/i.test(label))
    return words > 2 && (isSentence(text) || !THING.test(text)) ? `In fact, ${within}` : undefined;
  const question = /^(?:the )?(?<which>old|new) question$/i.exec(label)?.groups?.['which'];
  if (question !== undefined)
    return /[?]$/.test(text)
      ? `The ${question.toLowerCase()} question ${/new/i.test(question) ? 'is' : 'was'}: “${text.replace(/^["“]|["”]$/g, '')}”`
      : undefined;
  const says = /^what (?<who>[\p{L}]+(?: [\p{L}]+)?) (?<act>says?|hears?|said|heard|think|thought)$/iu.exec(
    label,
  )?.groups;
  if (says && !/^["“]/.test(text))
    return `${capital(says['who'] ?? '')} ${says['act']?.toLowerCase() ?? ''}: “${text}”`;
  const learned = /^what (?<who>we|i|they) learn(?:ed|t)$/i.exec(label)?.groups?.['who'];
  if (learned !== undefined)
    return words > 3 &&
      (isSentence(text) || !THING.test(text)) &&
      !/^\p{Lu}\p{Ll}+ (?:the|a|on|your)\b/u.test(text)
      ? `${capital(learned)} learned that ${within}`
      : capital(text);
  if (STANDS.test(label) && words > 1 && (isSentence(text) || !THING.test(text))) return capital(text);
  return undefined;
}

/** 'The cost: 340 doses.' is 'The cost was 340 doses.'; nothing where that is not sure to be a sentence. */
function sentenceOf({ label, told }: Told): string | undefined {
  const text = small(told).trim();
  const [, act, who = ''] =
    /^what (?:(we|i|he|she|they) )(stopped|started|got|saw|felt|did|found|kept|lost|won|heard|said|changed|expected)$/i
      .exec(label)
      ?.map((part, at, all) => (at === 1 ? (all[2] ?? '') : at === 2 ? (all[1] ?? '') : part)) ?? [];
  if (act !== undefined) {
    const person = capital(who.toLowerCase());
    if (/^said$/i.test(act)) return /^["“]/.test(text) ? `${person} said: ${text}` : undefined;
    if (/^did$/i.test(act))
      return /^\p{L}+ed\b/iu.test(text)
        ? `${person} ${text.charAt(0).toLowerCase()}${text.slice(1)}`
        : undefined;
    if (/^felt$/i.test(act)) return /^\p{Ll}+\.?$/u.test(text) ? `${person} felt ${text}` : undefined;
    if (/^changed$/i.test(act) && /^an? /i.test(text)) return undefined;
    return HELPER.test(text) ? undefined : `${person} ${act.toLowerCase()} ${text}`;
  }
  const where = /^where (?<who>we|i|they) (?<be>started|were|was|are|am)$/i.exec(label)?.groups;
  if (where)
    return /^(?:minus )?[£$€]?\d/.test(text) && !HELPER.test(text)
      ? `${capital(where['who'] ?? '')} ${where['be'] ?? ''} at ${text}`
      : undefined;
  const broke = /^what (?:broke|mended|stayed|failed|helped|worked|changed)$/i.test(label);
  if (broke) return THING.test(text) && !HELPER.test(text) ? `${capital(label)} was ${text}` : undefined;
  if (/^(?:week|day|month|year) \d{1,2}$/i.test(label)) {
    if (HELPER.test(text) || /,/.test(text)) return undefined;
    return ADJECTIVE.test(text)
      ? `${capital(label)} was ${text.toLowerCase()}`
      : /^\p{Ll}/u.test(text)
        ? `${capital(label)} brought ${text}`
        : undefined;
  }
  if (/^(?:before|after|then|now)$/i.test(label))
    return THING.test(text) && !HELPER.test(text)
      ? `${capital(label)}, it ${/^now$/i.test(label) ? 'is' : 'was'} ${text}`
      : undefined;
  const noun = NOUN.exec(label)?.groups?.['noun'];
  if (noun === undefined) return undefined;
  const subject = /^(?:our|my) /i.test(label) ? capital(label) : `The ${noun.toLowerCase()}`;
  if (/^(?:nobody|everybody|it|we|they|she|he|IT)\b/.test(text) && HELPER.test(text))
    return `${subject} ${/\b(?:was|were|had|did|could|would)\b/.test(text) ? 'was' : 'is'} that ${text}`;
  if (HELPER.test(text.split(/,? (?:that|which|who) /)[0] ?? '') || !THING.test(text)) return undefined;
  const several = PLURAL.test(noun);
  return `${subject} ${/^(?:new)/i.test(noun) ? 'is' : several ? 'were' : 'was'} ${text}`;
}

/** So many of the lines may keep their labels. */
const KEPT_SHARE = 1 / 3;

/** Each line as a sentence, or nothing for the few that keep their labels; nothing at all where they are more. */
export function asSentences(lines: readonly Told[]): (string | undefined)[] | undefined {
  const isPast = lines.some(({ told }) => /\b(?:was|were|had|did|\p{L}{3,}ed)\b/u.test(told));
  const isPlan = isPlanned(lines.map(({ told }) => told.trim()));
  const told = lines.map((line) => {
    const text = line.told.trim();
    const within = NAMES.test(text) ? text : text.charAt(0).toLowerCase() + text.slice(1);
    const loose = { label: line.label, text, within };
    return firstReading(loose, isPlan) ?? sentenceOf(line) ?? claimOf(line) ?? looseSentence(loose, isPast);
  });
  return told.filter((line) => line === undefined).length <= lines.length * KEPT_SHARE ? told : undefined;
}
