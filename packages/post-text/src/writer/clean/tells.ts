import { RULES } from '../../checks/rules/index.ts';
import { applyFix } from '../../checks/fix.ts';
import type { Fix } from '../../checks/finding.ts';
import { OPENING_THOUGHT } from '../../checks/rules/hollow-opener.ts';
import { isInstruction } from './instructions.ts';
import { engagementBait } from '../../checks/rules/engagement-bait.ts';
import { parsePost } from '../../checks/post.ts';
import { findSentences } from '../../text/sentences.ts';

/** Rules whose fix takes out words that say nothing; those that would take out a thing said, or break up the person's own lines, are not among them. */
const SAYS_NOTHING = new Set([
  'negation-contrast',
  'rhetorical-result',
  'hollow-opener',
  'hollow-closer',
  'dramatic-pause',
  'advice-frame',
  'reveal-colon',
  'throat-clearing',
  'stock-words',
  'em-dash-rate',
  'emoji-bullets',
  'intensifiers',
  'engagement-bait',
]);
const TELLS = RULES.filter((rule) => SAYS_NOTHING.has(rule.id));
const MOST_CHANGES = 20;
const LONGEST_TURN = 30;

/** 'Advice for your first year on an allotment:' alone in its line says what stands below it. */
const HEADING =
  /^(?:\p{L}+ )?(?:tips?|advice|lessons?|rules?) (?:for|from|on|about) (?:your|our|my|an?|the) (?:\p{L}+[ -])+\p{L}+:$|^how to \p{L}+ (?:\S+ )*\S+:$|^what (?:our|my|an?) (?:\p{L}+ ){1,4}(?:taught|told) (?:me|us)\b[^.]*:$/iu;

/** 'The one thing I miss:', 'The part nobody expected:': what the rest is to somebody. */
const RELATES =
  /\b(?:I|we|he|she|they|you|nobody|no one|everyone|everybody|\p{L}+ \p{Ll}+)(?:['’]d| would| still| really| most| never| ever)* (?:miss(?:ed)?|regret(?:ted)?|change|wish(?:ed)?|hated?|loved?|fear(?:ed)?|dread(?:ed)?|expect(?:s|ed)?|keep|kept|avoid(?:ed)?|forgot|lost|gained|enjoy(?:ed)?|do differently|do again|saw coming|was proud of|am proud of|paid for)\b[^:]{0,30}:\s*$/iu;

/** Whether a cut would take a figure with it, or whom the words are for: 'What 10 years in sales taught me:', 'A tip for small shops:'. */
function tellsSomething(text: string, { start, end, replacement }: Fix): boolean {
  const gone = text.slice(start, end);
  if (RELATES.test(gone.slice(0, gone.lastIndexOf(':') + 1))) return true;
  if (replacement.length > 0 && replacement.length > gone.length / 2) return false;
  return (
    (/\d/.test(gone) && !/\d/.test(replacement)) ||
    (HEADING.test(gone.trim()) && /^[^\S\n]*\n/.test(text.slice(start + gone.trimEnd().length))) ||
    /(?:^|\p{L}{3,} )(?:tips?|advice|lessons?|rules?) (?:for|to) (?:\p{Ll}+[ -]){0,3}\p{L}+[a-rt-z]s\b/iu.test(
      gone.trim(),
    )
  );
}

/** 'Comment "ledger" for the migration guide.', '… and I will send you the checklist.': a call that gives something is the person's own. */
const OFFERS =
  /(?:["“‘'][^"”’'\n]{1,25}["”’']|\b\p{Lu}{2,}\b)[^.!?\n]{0,30}?\b(?:for (?:the|a|an|my|our)|and (?:I|we|I['’]ll|we['’]ll)|to (?:get|have|receive)) ?\b|\b(?:I|we)(?:['’]ll| will) (?:send|share|mail|email|give|post) you\b|\b(?:DM|dm|[Mm]essage|[Mm]ail|[Ee]-?mail|[Ww]rite(?: to)?|[Tt]ext|[Cc]all|[Ww]hats[Aa]pp) (?:me|us)\b/u;

/** The calls for a click in the notes that offer nothing and are taken out. */
export function emptyBait(notes: string): string[] {
  const post = parsePost(notes);
  if (post.language !== 'en') return [];
  return engagementBait.find(post, {}).flatMap(({ fix }) => {
    if (fix === undefined || tellsSomething(notes, fix)) return [];
    const gone = notes.slice(fix.start, fix.end).trim();
    return gone === '' || isInstruction(gone) || OFFERS.test(gone) ? [] : [gone];
  });
}

const MOST_TOLD = 3;

/** The sentences of notes that are nothing but a turn of speech and stand in no post of them. */
export function cutWhole(notes: string, post: string): string[] {
  const bait = emptyBait(notes);
  const told = wordsIn(post).join(' ');
  return findSentences(notes)
    .map(({ start, end }) => notes.slice(start, end).trim())
    .filter((said) => {
      const words = wordsIn(said);
      return (
        words.length > 0 &&
        words.length <= LONGEST_TURN &&
        !told.includes(words.join(' ')) &&
        !bait.some((line) => line.includes(said) || said.includes(line)) &&
        cutTells(said).trim() === ''
      );
    })
    .slice(0, MOST_TOLD);
}

/** Whether a cut would take what the author argues against, which the rest is said to. */
const deniesSomething = (text: string, { start, end }: Fix): boolean =>
  /(?:n['’]t|\b(?:not|never|no))\b(?! (?:just|only|simply|merely|even)\b)/iu.test(text.slice(start, end));

const overlaps = (text: string, line: string, fix: Fix | undefined): boolean => {
  const at = line.trim() === '' ? -1 : text.indexOf(line.trim());
  return fix !== undefined && at >= 0 && fix.start < at + line.trim().length && fix.end > at;
};

/** Whether a change brings in a word that the text did not have there: a plainer word is the person's to take. */
function bringsWords(text: string, { start, end, replacement }: Fix): boolean {
  const had = new Set(wordsIn(text.slice(start, end)));
  return wordsIn(replacement).some((word) => !had.has(word));
}

const wordsIn = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{M}]+/gu) ?? [];

/** Where a sentence that is read by itself stands in its notes. */
export type InNotes = { first: boolean; last: boolean; ownLine: boolean };
const WHOLE_TEXT: InNotes = { first: true, last: true, ownLine: true };

const STEP = /^\s*\d{1,2}[.)]\s/;
const ITEM = /^\s*(?:\d{1,2}[.)]|[-–—•*])\s/;
/** What tells such an item apart from a turn is that it stands among the others. */
const OF_A_POST = /^(?:engagement-bait|hollow-opener|hollow-closer|dramatic-pause)$/;

/** Whether a cut would empty an item of a list, or take words out of a step that readers are to take. */
function takesItem(text: string, { start, end, replacement }: Fix, rule: string): boolean {
  const from = text.lastIndexOf('\n', text.slice(start, end).search(/\S/) + start - 1) + 1;
  const below = text.indexOf('\n', Math.max(from, end - 1));
  const line = text.slice(from, below < 0 ? text.length : below);
  if (!ITEM.test(line)) return false;
  const rest =
    text.slice(from, Math.max(from, start)) + replacement + text.slice(end, below < 0 ? undefined : below);
  return (STEP.test(line) && OF_A_POST.test(rule)) || !/\p{L}/u.test(rest);
}

/** What may still stand below the last line of a post. */
const BELOW = /#[^\s#]+|\p{Extended_Pictographic}|\ufe0f|\s/gu;
/** 'I want to talk about grief.' names what the rest is about. */
const NAMES_TOPIC =
  /^\W*(?:i|we) (?:want|would like) to talk about (?!(?:something|this|that|it|a few)(?!\p{L}))\p{L}/iu;
/** 'I have done 140 of them. That is enough.' */
const ENOUGH = /^\W*that(?:['’]s| is) enough(?!\p{L})/iu;
const ENDS_SENTENCE = /[.!?…]\s*$/;

/** Whether a turn that is hollow at one place of a text alone stands elsewhere, or says what was not. */
function standsElsewhere(text: string, fix: Fix, rule: string, place: InNotes): boolean {
  const gone = text.slice(fix.start, fix.end);
  if (rule === 'hollow-opener') return !place.first || NAMES_TOPIC.test(gone);
  if (fix.replacement.trim() !== '' || !ENDS_SENTENCE.test(gone)) return false;
  if (rule === 'hollow-closer')
    return !place.last || ENOUGH.test(gone) || text.slice(fix.end).replace(BELOW, '') !== '';
  return rule === 'dramatic-pause' && (!place.ownLine || deniesSomething(text, fix));
}

/** Takes every machine-made turn out of a text that can be taken out without rewriting it, but for what its author asked to say. */
export function cutTells(text: string, asked: readonly string[] = [], place: InNotes = WHOLE_TEXT): string {
  let current = text;
  for (let round = 0; round < MOST_CHANGES; round += 1) {
    const post = parsePost(current);
    const found = TELLS.flatMap((rule) =>
      rule.english && post.language !== 'en'
        ? []
        : rule.find(post, {}).map((remark) => ({ rule, ...remark })),
    ).find(
      ({ rule, ...remark }) =>
        remark.fix !== undefined &&
        remark.fix.label !== OPENING_THOUGHT &&
        !OFFERS.test(current.slice(remark.fix.start, remark.fix.end)) &&
        !asked.some((line) => overlaps(current, line, remark.fix)) &&
        !(rule.id === 'negation-contrast' && deniesSomething(current, remark.fix)) &&
        !bringsWords(current, remark.fix) &&
        !takesItem(current, remark.fix, rule.id) &&
        !standsElsewhere(current, remark.fix, rule.id, place) &&
        !tellsSomething(current, remark.fix),
    );
    if (!found?.fix) return current;
    current = applyFix(current, { fix: found.fix });
  }
  return current;
}
