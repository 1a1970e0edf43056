import { hasFiniteVerb, isAuxiliary, isImperative, isPast, wordsOf } from '../../writer/lexicon.ts';
import { capital } from './without-dashes.ts';

/** A label with what is told behind it, as `told-labels.ts` has them; `within` is the text as it stands inside a sentence. */
export type Loose = { label: string; text: string; within: string };

const PAST = /\b(?:was|were|had|did|could|would|fell|rose|paid|wanted|cost|\p{L}{3,}ed)\b/u;
const NUMBER = '(?:\\d{1,3}|one|two|three|four|five|six|seven|eight|nine|ten)';
/** What a thing of which there are several, some of it, or a doing begins with. */
const SEVERAL =
  /^(?:\p{Ll}+ly )?(?:\p{Ll}{3,} )?(?!this|his|its|does|is|was)\p{Ll}{2,}[^\W_su]s\b(?! \p{Ll}+s\b)/u;
const SOME =
  /^(?:(?:hot|cold|clean|fresh|good|less|more|fewer|plain|real|deep|long) )?(?:food|water|money|time|work|silence|trust|patience|bread|coffee|tea|paper|paint|sleep|rest|help|advice|fear|panic|boredom|anger|relief|doubt|hope|heating|training|data|software|traffic|growth)\b/;
const DOING = /^\p{Ll}{2,}ing\b (?!(?:is|was|fell|rose|has)\b)/u;
const COUNTED =
  /^(?:an?|the|our|my|no|less|more|fewer|both|every|£?\d|twenty|thirty|forty|fifty|sixty|eighty|ninety|a hundred|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)(?![\p{L}’'])/iu;

/** What a machine's headings are called that may be the subject of a sentence. */
const SUBJECT =
  /^(?:(?:the|our|my) )?(?<noun>(?:next |first |last |old |new |turning |bottom )?(?:ask|catch|challenge|context|cure|decision|diagnosis|dream|effect|experiment|fight|fix|goal|habit|highlights?|homework|hypothesis|idea|impact|input|insight|loss|lowlights?|method|mindset|mistake|obstacle|outcome|output|payoff|plan|point|price|problem|process|promise|question|reality|remedy|result|reward|risk|rule|setup|shift|solution|step|symptom|trap|treatment|trick|trigger|twist|vision|way|win))$/i;

/** 'one owner per control, reviewed monthly', 'three customer calls a week': a count of things, whatever verb they look like. */
function isClause(text: string): boolean {
  if (/^["“]/.test(text) || isOrder(text)) return false;
  const words = wordsOf(text);
  if (!COUNTED.test(text)) return hasFiniteVerb(words);
  const first = wordsOf(text.split(',')[0] ?? '');
  return /^(?:the|our|my|every|an?|no) /i.test(text)
    ? hasFiniteVerb(first)
    : first.some((word) => isAuxiliary(word) || isPast(word));
}
const isOrder = (text: string): boolean => isImperative(wordsOf(text));

/** 'Day one: Two vans, no keys.' is 'Day one brought two vans, no keys.' */
function ofADay({ label, text, within }: Loose, isPlan: boolean): string | undefined {
  const groups = new RegExp(`^(?<what>week|day|month|year) (?<which>${NUMBER})$`, 'i').exec(label)?.groups;
  if (groups === undefined) return undefined;
  const when = `${/day/i.test(groups['what'] ?? '') ? 'On' : 'In'} ${label.toLowerCase()}`;
  if (isPlan || isOrder(text)) return `${when}, ${within}`;
  if (isClause(text)) return `${when} ${within}`;
  // 'Week 1 was exhausting.', 'Week 2 brought silence.' are told apart by the stricter rules.
  if (/^\p{L}+\.?$/u.test(text) && !/^both/i.test(text)) return undefined;
  return /^(?:all|none|half) /i.test(text) ? undefined : `${capital(label)} brought ${within}`;
}

/** 'Now: no fines at all.' is 'Now there are no fines at all.' */
function ofATime({ label, text, within }: Loose): string | undefined {
  if (!/^(?:before|after|then|now)$/i.test(label)) return undefined;
  const isNow = /^now$/i.test(label);
  if (/^["“]/.test(text)) return `${capital(label)}, it ${isNow ? 'is' : 'was'} ${text}`;
  if (/^(?:no|an?) /i.test(text) && /^(?:then|now)$/i.test(label) && !isClause(text)) {
    const several = /^no \p{Ll}+s\b/iu.test(text);
    return `${capital(label)} there ${isNow ? (several ? 'are' : 'is') : several ? 'were' : 'was'} ${within}`;
  }
  const [first = ''] = text.split(',');
  if (COUNTED.test(text) && !isClause(first))
    return `${capital(label)}, it ${isNow ? 'is' : 'was'} ${within}`;
  return isClause(text) ? `${capital(label)}, ${within}` : undefined;
}

const KNOWS =
  '(?:used to think|think|thought|know|knew|believed?|learned|learnt|expected|heard|realised|realized|found|understood)';
const TAKES =
  '(?:shows?|sees?|sells?|wants?|needs?|buys?|reads?|makes?|builds?|measures?|gets?|showed|saw|sold|wanted|needed|bought|made|built|lost|kept|got|expected|promised|missed)';
const WHO = '(?<who>I|we|you|he|she|they|people|\\p{Ll}{3,}s)';

/** 'What I used to think: busy is good.' is 'I used to think that busy is good.' */
function ofSomebody({ label, text, within }: Loose): string | undefined {
  if (/^what to do(?: instead)?$/i.test(label) && isOrder(text))
    return /instead$/i.test(label) ? `Instead, ${within}` : capital(text);
  const why = /^why (?<it>it|this|that) (?<does>happened|works|worked|matters|mattered|failed)$/i.exec(
    label,
  )?.groups;
  if (why)
    return isClause(text) ? `${capital(why['it'] ?? '')} ${why['does'] ?? ''} because ${within}` : undefined;
  if (/^what happened next$/i.test(label)) return isClause(text) ? `Then ${within}` : undefined;
  const own = new RegExp(`^what ${WHO} (?<act>.+)$`, 'iu').exec(label)?.groups;
  if (own === undefined) return undefined;
  const [who, act] = [capital(own['who'] ?? ''), own['act'] ?? ''];
  const tells = text.toLowerCase().startsWith(`${who.toLowerCase()} `);
  if (/^did wrong$/i.test(act)) return tells ? `${who} got it wrong: ${within}` : undefined;
  if (/^(?:do|did)(?: now| then)?$/i.test(act)) return tells ? capital(text) : undefined;
  if (/^should have done$/i.test(act))
    return /^\p{L}+ed\b/iu.test(text)
      ? `${who} should have ${within.charAt(0).toLowerCase()}${within.slice(1)}`
      : undefined;
  if (/^meant$/i.test(act) && !/^["“]/.test(text)) return `${who} meant: ${within}`;
  if (/^changed$/i.test(act) && /^an? /i.test(text)) return `The change was ${within}`;
  const known = new RegExp(`^(?<verb>${KNOWS})(?<now> now| then)?$`, 'i').exec(act)?.groups;
  if (known && isClause(text)) return `${who} ${act} that ${within}`;
  if (known && isOrder(text) && /^learn/i.test(act)) return capital(text);
  return new RegExp(`^${TAKES}$`, 'i').test(act) && !isClause(text) && !isOrder(text) && !/^["“]/.test(text)
    ? `${who} ${act} ${within}`
    : undefined;
}

/** What is so today, too. */
const LASTS = /^(?:ask|catch|goal|habit|homework|idea|mindset|plan|point|question|rule|trap|trick|vision)$/;

/** 'The trap: Speaking to the room.' is 'The trap was speaking to the room.' */
function ofANoun({ label, text, within }: Loose, isPast: boolean): string | undefined {
  const where = /^where (?<who>we|i|they) (?<did>ended up|finished)$/i.exec(label)?.groups;
  if (where && /^(?:best|worst|first|last|\p{Ll}+est) /u.test(within))
    return `${capital(where['who'] ?? '')} ${where['did'] ?? ''} as the ${within}`;
  const noun = SUBJECT.exec(label)?.groups?.['noun']?.toLowerCase();
  if (noun === undefined || /^["“]|\?/.test(text)) return undefined;
  const subject = /^(?:our|my) /i.test(label) ? capital(label) : `The ${noun}`;
  if (isOrder(text))
    return /^(?:ask|habit|goal|plan|trick|idea|rule|next step)$/.test(noun)
      ? `${subject} is to ${within}`
      : undefined;
  // '7 per cent cheaper, and the milk is on time'
  if (/^£?\d/.test(text) && isClause(text)) return undefined;
  if (isClause(text))
    return `${subject} ${PAST.test(text) && !/\bwill\b/.test(text) ? 'was' : 'is'} that ${within}`;
  if (!COUNTED.test(text) && !SEVERAL.test(within) && !SOME.test(within) && !DOING.test(within))
    return undefined;
  const several = /(?:[^su]s)$/.test(noun);
  const past = !/^(?:next|new) /.test(noun) && (isPast || !LASTS.test(noun));
  return `${subject} ${several ? (past ? 'were' : 'are') : past ? 'was' : 'is'} ${within}`;
}

/** Lines of days and weeks of which one tells what to do or asks: what is meant to be. */
export const isPlanned = (texts: readonly string[]): boolean =>
  texts.some((text) => isOrder(text) || text.endsWith('?')) && !texts.some((text) => PAST.test(text));

/** What these labels say goes before any stricter reading of them. */
export function firstReading(line: Loose, isPlan: boolean): string | undefined {
  if (/^what (?:I|we) heard$/i.test(line.label)) return ofSomebody(line);
  return (
    ofADay(line, isPlan) ??
    (/^(?:then|now)$/i.test(line.label) && /^(?:no|an?) /i.test(line.text) ? ofATime(line) : undefined)
  );
}

/** A label and its text as one sentence, by what kind of label it is. */
export function looseSentence(line: Loose, isPast: boolean): string | undefined {
  return ofATime(line) ?? ofSomebody(line) ?? ofANoun(line, isPast);
}
