import type { Span } from '../linkedin/urls.ts';
import { cutSpans, tellLeft } from './left-out.ts';
import { asksSilence, beginsPrivately, endsPrivately } from './private-words.ts';
import { findSentences } from './sentences.ts';
import { ASSENT, SPEAKER, speakersIn } from './speakers.ts';

/** A conversation without what somebody in it called confidential; `left` says for the page what went. */
export interface Confidences {
  text: string;
  left: string[];
}

interface Said extends Span {
  text: string;
  turn: number;
}

/** A sentence that says more than that something is confidential is longer. */
const LONGEST_MARK = 260;
const HIDDEN =
  '(?:confidential|off the record|between (?:us|you and me|ourselves)|in (?:this room|here)|internal(?: only)?|a secret|secret|private|not (?:yet )?public(?: yet)?|(?:not )for (?:publication|sharing|outside|the public|(?:the|a|any|your) (?:post|article|press)))';
const HIDDEN_DE =
  '(?:vertraulich|unter uns|intern|geheim|nicht öffentlich|nicht für (?:die öffentlichkeit|draußen|den (?:post|beitrag)))';
const NOT = "(?:do not|don['’]?t|never|let['’]?s not|not to)";
const MAY_NOT =
  "(?:(?:you|we|i) (?:can['’]?t|cannot|can not|must not|mustn['’]?t|should not|shouldn['’]?t|may not|don['’]?t want to|won['’]?t)|(?:i|we)['’]?d (?:rather|prefer) (?:you|we) (?:didn['’]?t|did not|not))";
const PASS_ON =
  '(?:share|post|publish|mention|quote|print|repeat|pass on|give out|talk about|write about|tell (?:anyone|anybody|people|others)(?: about)?|use|say|put)';
/** Without one of these it may be advice: 'Don’t share passwords.' */
const ASKED =
  /\b(?:please|pls|outside|public(?:ly)?|external(?:ly)?|beyond|anywhere|elsewhere|yet|confidential|off the record|between us|linked ?in|(?:the|a|an|your|any) (?:post|article|record)|further|around|bitte|nach außen|draußen)\b/i;

/** What is named as confidential; its first group says what. */
const NAMED = [
  new RegExp(`\\b(?:${NOT}|${MAY_NOT}) ${PASS_ON} ([^.!?\\n]+)`, 'iu'),
  new RegExp(
    `\\b(?:keep|leave) ([^.!?\\n]{2,80}?) (?:strictly )?(?:to (?:yourself|yourselves|ourselves)|out(?: of (?:it|this|that|there|the (?:post|article)|anything public))?|off (?:the record|linked ?in)|among us|${HIDDEN})(?= |[,.!]|$)`,
    'iu',
  ),
  new RegExp(
    `^([^.!?\\n]{2,90}?) (?:is|are|stays?|remains?|(?:must|has to|have to|should|needs? to) (?:stay|be|remain)) (?:all |also |still |strictly |totally |completely )*${HIDDEN}(?= |[,.!]|$)`,
    'iu',
  ),
  new RegExp(
    `^([^.!?\\n]{2,90}?) (?:ist|sind|bleibt|bleiben|muss|müssen) (?:aber |bitte |noch |streng |alle )*${HIDDEN_DE}(?= |[,.!]|$)`,
    'iu',
  ),
  /^([^.!?\n]{0,90}?)(?:^| )(?:bitte )?(?:nicht|nirgends) (?:nach außen |öffentlich |woanders )?(?:weiter(?:geben|sagen|erzählen|tragen)|veröffentlichen|erwähnen|nennen|posten|teilen|(?:he)?rausgeben|verwenden|zitieren)(?= |[,.!]|$)/iu,
  /\b(?:erwähn\w*|nenn\w*|zitier\w*|teil\w*|sag\w*|erzähl\w*|geb(?:t|en)|gib)(?: sie)?(?: bitte)? ([^.!?\n]{2,80}?) (?:bitte )?(?:nicht|nirgends|keinem|niemandem)\b/iu,
];
/** What says of the sentence before it that it is confidential. */
const BACK = new RegExp(
  `^(?:(?:but|and|please|strictly|all|obviously|of course|aber|bitte|das|streng)[, ]+)*(?:(?:(?:all (?:of )?)?(?:that|this|it)|which|what (?:i|we) (?:just )?said)(?:['’]s|['’]re| is| was| stays| are)? (?:all |just |strictly |also |still )*)?(?:${HIDDEN}|${HIDDEN_DE}|stays here|no publicar|ne pas publier|non pubblicare|niet publiceren|não publicar|confidentiel|confidencial|riservato|vertrouwelijk|entre nous|entre nosotros|tra noi|onder ons)(?:,? (?:please|pls|bitte|ok(?:ay)?|of course|obviously|naturally|natürlich))?\\s*[.!…]*$`,
  'iu',
);
const POINTING =
  /^(?:(?:any|all|some|none) of )?(?:that|this|it|those|these|them|anything|what (?:i|we|you)\b.*|das|dies(?:es)?|es|davon|etwas davon|alles|me|me on (?:that|this)|a word(?: of (?:it|this|that))?)$/i;
/** What is for nobody as it is said: 'Between us, we lost the account.', 'We lost it, but that’s off the record.' */
const ITSELF = [
  /^(?:(?:and|but|so|now|well|this is|strictly|just|quite|ganz|aber)[, ]+)*(?:off the record|between (?:us|you and me|ourselves)|confidentially|in confidence|don['’]?t quote me(?: on (?:this|that))?|unter uns(?: gesagt)?|im vertrauen(?: gesagt)?|vertraulich(?: gesagt)?|entre nous|entre nosotros|tra noi|onder ons)\s*(?:[,:;–—-]|but\b|aber\b)\s*(?:but |aber )?\S.{6}/i,
  new RegExp(
    `\\S.{6,}(?:[,;–—-]\\s*|\\s)(?:(?:but|and|aber|und) )?(?:(?:that|this|it|das)(?:['’]s| is| stays| ist| bleibt) )(?:strictly |all |streng )*(?:${HIDDEN}|${HIDDEN_DE})(?:,? (?:please|bitte))?[.!]*$`,
    'iu',
  ),
  /\S.{6,}[,;–—-]\s*(?:but |aber )?(?:off the record|between us|unter uns(?: gesagt)?|(?:please )?don['’]?t (?:share|quote|mention|publish|post|repeat|tell anyone) (?:that|this|it)|(?:das )?bitte nicht (?:weitergeben|weitersagen|veröffentlichen))(?: please)?[.!]*$/i,
];
const AHEAD =
  /^(?:(?:and|but|so|now|ok(?:ay)?|aber)[, ]+)*(?:what (?:i['’]m|i am|comes|follows|i)\b.{0,30}|(?:the|this) next (?:bit|part|thing)|this|was (?:ich )?jetzt.{0,20}|das folgende) (?:is|stays|ist|bleibt)\b/i;
const NEGATED =
  /\b(?:not|no longer|n['’]t|never|nothing|nichts?|kein\w*)(?: (?:\p{L}+)){0,2} (?:confidential|a secret|secret|off the record|private|vertraulich|geheim)\b|\bnicht mehr (?:vertraulich|geheim)\b/iu;
const REPORTED = /\b(?:said|says|told|tells|asked|wrote|signed|sagte|meinte|bat|schrieb)\b/i;
const POLITE = /^(?:can|could|would|will) (?:you|we)\b.*\b(?:keep|leave|not)\b/i;
const MAY_I =
  /\b(?:can|may|could|should|shall|am|are|dürfen|darf|kann|können) (?:i|we|ich|wir)\b[^?]*?\b(?:use|share|quote|mention|publish|post|tell|name|write|put|erwähnen|nennen|zitieren|teilen|veröffentlichen|verwenden)\b([^?]*)\?/iu;
const LEAVE =
  /^(?:(?:hm+|um|oh|ah|well|sure)[,.]? )*(?:no|nope|nein)(?: (?:problem|worries|objections?|issue|harm)|,? (?:kein problem))(?!\p{L})|^(?:no|nope|nein)[,.!]? (?:go ahead|do it|do so|sure|please do|feel free|by all means|(?:that|it)(?:['’]s| is) (?:fine|ok(?:ay)?|good|alright)|(?:i|we) (?:do not|don['’]?t) mind|you (?:can|may)|mach|nur zu|gerne?)(?!\p{L})|^not at all(?!\p{L})/iu;
const REFUSAL =
  /^(?:(?:hm+|um|oh|ah|well|sorry)[,.]? )*(?:no|nope|please (?:don['’]?t|not)|better not|rather not|not yet|not really|(?:i|we)['’]?d rather|don['’]?t|nein|lieber nicht|bitte nicht|noch nicht)\b/i;

const SMALL = new Set(
  'the a an our my your their his her its these those this that any all some of for with and or to in on at from who which what please pls outside publicly public externally external beyond anywhere elsewhere yet further around anyone anybody people others else team company room about everyone linkedin post article record confidential internal internally secret private exact actual real specific details detail name names die der das den dem unsere unser meine eure ihre von mit und bitte nach außen draußen genauen konkreten über'.split(
    ' ',
  ),
);
const COUNTS =
  /^(?:numbers?|figures?|stats?|statistics|amounts?|sums?|totals?|counts?|data|values?|percentages?|zahl(?:en)?|ziffern?|beträge?|summen?|werte?|chiffres?|cifras?|cijfers?)$/i;
const MONEY =
  /^(?:revenues?|turnover|sales|prices?|pricing|margins?|salar(?:y|ies)|pay|wages?|budgets?|costs?|fees?|rates?|profits?|loss(?:es)?|earnings|umsatz|umsätze|preise?|marge|gehalt|gehälter|budget|kosten|gewinn|verlust)$/i;
const DIGITS = /\d/;
const FIGURE =
  /\d|\b(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|(?:thir|four|fif|six|seven|eigh|nine)teen|(?:twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)(?:-\p{L}+)?|hundreds?|thousands?|millions?|half|third|quarter|doubled|tripled|halved|dozens?|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|elf|zwölf|\p{L}*zig|\p{L}*hundert|\p{L}*tausend|millionen?|hälfte|verdoppelt|halbiert)\b/iu;
const LEANS =
  /^(?:(?:and|but|so|und|aber) )?(?:it|that|this|they|those|these|he|she|before|after|now|then|up|down|from|today|in the|last|das|es|sie|davor|vorher|jetzt|danach|früher)\b/i;
const YEAR = /^(?:19|20)\d\d$/;
const YEARS = /\b(?:19|20)\d\d\b/g;

const stemOf = (word: string) =>
  word
    .toLowerCase()
    .replace(/['’]s$/, '')
    .replace(/(?<=\p{L}{3})(?:zahlen|daten)$/u, '')
    .replace(/(?<=\p{L}{3})(?:ies|es|en|s|n|e|y)$/u, '');
const wordsIn = (text: string) => text.match(/[\p{L}\p{M}\p{N}]+(?:['’-][\p{L}\p{N}]+)*/gu) ?? [];

function holds(text: string, stem: string): boolean {
  return wordsIn(text).some((word) => {
    const own = stemOf(word);
    return (
      own === stem || (stem.length > 3 && own.length > 3 && (own.startsWith(stem) || stem.startsWith(own)))
    );
  });
}

/**
 * A conversation without what somebody in it, whoever that is, called confidential, and without the words that say so. What goes is
 * the sentence those words point back at, or what they name; with 'the order numbers' each sentence that counts orders, and each that
 * repeats such a figure. Other texts stay as they are.
 */
export function takeConfidences(text: string): Confidences {
  if (speakersIn(text).length < 2) return { text, left: [] };
  const all = saidIn(text);
  const [secret, marks] = [new Set<Said>(), new Set<Said>()];
  for (const [index, one] of all.entries()) {
    const found = keptBy(all, index);
    if (found === undefined) continue;
    marks.add(one);
    for (const other of found) secret.add(other);
  }
  if (marks.size === 0) return { text, left: [] };
  for (const one of repeating(all, secret)) secret.add(one);
  const gone = all.filter((one) => secret.has(one) || marks.has(one));
  const told = all.filter(
    (one) => secret.has(one) && !one.text.endsWith('?') && (!marks.has(one) || tells(one.text)),
  );
  const rest = without(text, gone);
  const left = tellLeft(
    told,
    ({ text: said }) => ({ why: 'Left out, since it was called confidential in the conversation', said }),
    (more) => `${more} more ${more === 1 ? 'sentence' : 'sentences'} called confidential there left out too`,
  );
  return { text: rest, left: rest === '' && left.length === 0 ? [ALL_LEFT] : left };
}

const ALL_LEFT = 'All of the conversation was left out, since it was called confidential there';

const TOLD_IN_CONFIDENCE =
  /\b(?:told|tell|said|saying|telling)\b[^.!?\n]{0,40}\b(?:off the record|in confidence|im vertrauen)\b/i;
/** Whether a sentence tells what it keeps from others. */
const tells = (said: string) =>
  TOLD_IN_CONFIDENCE.test(said) ||
  (!REPORTED.test(said) &&
    !BACK.test(said) &&
    (ITSELF.some((pattern) => pattern.test(bareOf(said))) || keepsItself(bareOf(said))));
const keepsItself = (said: string) => endsPrivately(said, true) || beginsPrivately(said);

function saidIn(text: string): Said[] {
  const all: Said[] = [];
  let [at, turn] = [0, 0];
  for (const line of text.split('\n')) {
    const lead = SPEAKER.exec(line)?.[0].length ?? 0;
    if (lead > 0) turn += 1;
    const begins = at + lead;
    for (const { start, end } of findSentences(line.slice(lead)))
      all.push({
        start: begins + start,
        end: begins + end,
        text: text.slice(begins + start, begins + end),
        turn,
      });
    at += line.length + 1;
  }
  return all;
}

const bareOf = (said: string) => said.replace(ASSENT, '').trim();
const isEmpty = (said: string) => bareOf(said) === '' || /^(?:um|uh|thanks|thank you)\b[^ ]*$/i.test(said);

/** What a sentence keeps from others, itself among it where it tells it; undefined where it keeps nothing. */
function keptBy(all: readonly Said[], index: number): Said[] | undefined {
  const one = all[index];
  if (one === undefined || one.text.length > LONGEST_MARK) return undefined;
  const bare = bareOf(one.text);
  const refused = refusedBefore(all, index);
  if (refused !== undefined) return refused;
  if (NEGATED.test(bare) || (bare.endsWith('?') && !POLITE.test(bare))) return undefined;
  const free = bare.replace(/[“"][^”"]*[”"]/g, ' ');
  const named = REPORTED.test(free) ? undefined : namedIn(free, all[index + 1]?.text ?? '');
  if (named?.length === 0 && !REPORTED.test(free) && keepsItself(free))
    return [one, ...leaningAfter(all, index)];
  if (named !== undefined && named.length > 0) {
    const found = speakingOf(all, named).filter((other) => other !== one);
    return found.length > 0 ? found : before(all, index);
  }
  if (tells(free) && named === undefined) return [one, ...leaningAfter(all, index)];
  if (named === undefined && !BACK.test(free) && !asksSilence(free)) return undefined;
  if (REPORTED.test(free)) return undefined;
  const first = all[index - 1]?.turn !== one.turn;
  const rest = all.slice(index + 1).filter(({ turn }) => turn === one.turn);
  return first && rest.length > 0 && AHEAD.test(free) ? rest : before(all, index);
}

/** The words of what a sentence names as confidential; none where it only points; undefined where it asks nothing. */
function namedIn(said: string, next: string): string[] | undefined {
  for (const pattern of NAMED) {
    const found = pattern.exec(said);
    if (found === null) continue;
    if (pattern === NAMED[0] && !ASKED.test(said) && !BACK.test(next)) {
      if (!POINTING.test((found[1] ?? '').replace(/[,.!].*$/, '').trim())) return undefined;
    }
    const [thing = ''] = (found[1] ?? '')
      .replace(/^(?:please|bitte|and|but|so|also|aber|und|just)[, ]+/i, '')
      .split(/,| (?:because|since|until|before|outside|with any|to any|weil|bis)\b/i);
    const plain = thing.replace(/ (?:please|yet|outside|publicly|around|on linkedin|bitte)$/i, '').trim();
    if (plain === '' || POINTING.test(plain)) return [];
    return wordsIn(plain).filter((word) => word.length > 2 && !SMALL.has(word.toLowerCase()));
  }
  return undefined;
}

/** The sentences that speak of what is named. */
function speakingOf(all: readonly Said[], named: readonly string[]): Said[] {
  const isCount = (word: string) => COUNTS.test(word) || /\p{L}{3}zahlen$/iu.test(word);
  const counted = named.some((word) => isCount(word) || MONEY.test(word));
  const topics = named.filter((word) => !COUNTS.test(word));
  const names = topics.filter((word) => /^\p{Lu}/u.test(word) && !counted);
  const wanted = (counted ? topics : names.length > 0 ? names : topics.slice(-1)).map(stemOf);
  const about = (text: string) => wanted.some((stem) => holds(text, stem));
  if (!counted) return all.filter((one) => about(one.text));
  const found = new Set<Said>();
  for (const [index, one] of all.entries()) {
    const last = all[index - 1];
    const goesOn =
      last !== undefined &&
      (found.has(last)
        ? last.turn === one.turn || LEANS.test(bareOf(one.text))
        : last.text.endsWith('?') && about(last.text));
    if (FIGURE.test(one.text.replace(YEARS, '')) && (about(one.text) || goesOn)) found.add(one);
  }
  // Nothing says what the figures are of: then it is all of them.
  return found.size > 0 || !named.every((word) => COUNTS.test(word) || MONEY.test(word))
    ? [...found]
    : all.filter((one) => DIGITS.test(one.text));
}

/** What stands before: in the same turn the sentence before and those it leans on, else the last turn that says something. */
function before(all: readonly Said[], index: number): Said[] {
  const turn = all[index]?.turn;
  let at = index - 1;
  while (at >= 0 && isEmpty(all[at]?.text ?? '')) at -= 1;
  const last = all[at];
  if (last === undefined) return [];
  const found = [last];
  while (at > 0 && all[at - 1]?.turn === last.turn) {
    const here = all[at];
    const earlier = all[at - 1];
    if (here === undefined || earlier === undefined) break;
    const leans = LEANS.test(bareOf(here.text));
    if (!leans && (last.turn === turn || !FIGURE.test(earlier.text))) break;
    found.push(earlier);
    at -= 1;
  }
  return found;
}

/** 'Can I mention the agency?' 'Rather not.' */
function refusedBefore(all: readonly Said[], index: number): Said[] | undefined {
  const [asked, one] = [all[index - 1], all[index]];
  if (asked === undefined || one === undefined || asked.turn === one.turn) return undefined;
  const found = MAY_I.exec(asked.text);
  if (found === null || !REFUSAL.test(one.text) || LEAVE.test(one.text)) return undefined;
  const named = wordsIn(found[1] ?? '').filter((word) => word.length > 2 && !SMALL.has(word.toLowerCase()));
  const spoken = named.length > 0 ? speakingOf(all, named) : [];
  return [asked, ...(spoken.length > 0 ? spoken : before(all, index - 1))];
}

function leaningAfter(all: readonly Said[], index: number): Said[] {
  const found: Said[] = [];
  for (const next of all.slice(index + 1)) {
    if (next.turn !== all[index]?.turn || !LEANS.test(next.text)) break;
    found.push(next);
  }
  return found;
}

const figuresOf = (text: string) => (text.match(/\d[\d.,]*\d/g) ?? []).filter((figure) => !YEAR.test(figure));

/** The sentences that hold a figure of those that are secret. */
function repeating(all: readonly Said[], secret: ReadonlySet<Said>): Said[] {
  const figures = new Set([...secret].flatMap(({ text }) => figuresOf(text)));
  return all.filter((one) => !secret.has(one) && figuresOf(one.text).some((figure) => figures.has(figure)));
}

const without = (text: string, gone: readonly Span[]): string =>
  cutSpans(text, gone)
    .split('\n')
    .map((line) => line.replace(/(?<=\S)[^\S\n]{2,}/g, ' ').trimEnd())
    .filter((line) => !/^\p{Lu}[\p{L}\p{M}'’. \d-]*:$/u.test(line))
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
