import { isPast } from '../../writer/lexicon.ts';
import type { Post } from '../post.ts';
import type { Span } from '../../linkedin/urls.ts';
import { placeOf } from '../../text/span-index.ts';

/** A capitalised name: a person, a firm, a product, a place. */
export type NameClaim = Span & { text: string };

const WORD = "[\\p{Lu}][\\p{L}\\p{N}\\p{M}’'&-]*|[\\p{Ll}]+[\\p{Lu}][\\p{L}\\p{N}]*";
const NAME = new RegExp(
  `(?<![\\p{L}\\p{N}#@._/-])(?:${WORD})(?:(?: (?:of|de|da|di|du|dos|van|von|van der|van den|von der|de la|del|la|le|bin|ibn|ben|ter|and|&) | (?:al|el)-| )(?:[\\p{Lu}][\\p{L}\\p{N}\\p{M}’'&-]*))*`,
  'gu',
);

/** Words that carry a capital without naming anyone. */
const NO_NAMES = new Set(
  (
    "i i’m i’d i’ll i’ve i'm i'd i'll i've monday tuesday wednesday thursday friday saturday sunday january february march april may june july august september october november december " +
    'english german french spanish hindi linkedin internet ok okay ceo cto cfo coo cmo cpo vp hr pr it ai ml ui ux api saas b2b b2c crm kpi kpis okr okrs roi mvp seo faq pdf usa uk eu us tv dm dms ps nb asap todo fixme tbd tbc tba wip mr mrs ms dr eur usd gbp inr kwh mwh gwh khz mhz ghz'
  ).split(' '),
);

/** Names in a post. A lone capital at the start of a sentence is taken for a name only when something else says so. */
export function findNames(post: Post): NameClaim[] {
  const starts = new Set(
    [...post.sentences, ...post.lines].map((part) => firstLetter(post.text, part.start)),
  );
  return [...post.text.matchAll(NAME)].flatMap((match) => {
    const claim = { start: match.index, end: match.index + match[0].length, text: match[0] };
    if (isInside(post, claim)) return [];
    const kept = starts.has(claim.start) ? withoutSentenceCapital(claim) : claim;
    const named =
      (kept && withoutTime(post.text, kept)) ??
      (isPersonBefore(post.text, claim) || isSheOrHeAfter(post, claim) ? claim : undefined);
    return named && !isNoName(named.text) && !isGermanNoun(post, named) ? [trimPossessive(named)] : [];
  });
}

const PERSONS_DO =
  /^(?:, (?:who|whose|the|our|my|an?|now|then|aged) |, \d{1,3},| and I\b|,? (?:said|says|ne|puts|asked|asks|wrote|writes|told|tells|laughed|smiled|cried|nodded|joined|drove|drives|invented|answered|answers|chose|knew|thinks|thought|does the|comes|brings|sits|wants|keeps|likes|loves|hates|stands|read|reads|fought|quoted|returned|opened|sent|gave|built|founded|runs|leads|owns|works|lives|cooks|sings|plays|called|signed|taught|showed|brought|put|held|rang|phoned|waved|walked|stood|sat|bought|kept|rowed|swam|ate|drank|cooked|talked|spoke|looked|waited|wore|shook|sighed|swore|whispered|shouted|hugged|apologi[sz]ed|insisted|refused|agreed|retired|painted|translated|forwarded|repeated|explained|added|came (?:back|over|in|by)|left (?:us|me|in|the)|took (?:the|a|his|her|my)|pulled|handed|picked|(?:has|had) (?:been|worked|driven|\p{Ll}+ed)\b|(?:is|was) (?:\d\d\b|our|my|the one|one of (?:us|the|them|our))|and \p{Lu}\p{Ll}+ (?:said|were|had|are)|from \p{Lu}))/u;

/** Whether what only people do stands after a name. */
export const isPersonAt = (text: string, { end }: Span): boolean =>
  PERSONS_DO.test(text.slice(end, end + 60));

/** A lone capital at the start of a sentence, followed by what only people do. */
function isPersonBefore(text: string, claim: NameClaim): boolean {
  const after = text.slice(claim.end).replace(/^ (?:in|from|at) (?:the |our |my )?[\p{L}-]+(?= )/u, '');
  return (
    /^\p{Lu}\p{Ll}+$/u.test(claim.text) &&
    !COMMON_STARTS.has(claim.text.toLowerCase()) &&
    !NO_PERSONS.test(claim.text) &&
    (PERSONS_DO.test(after) ||
      isPastOf(
        after.replace(
          /^ (?:never|still|always|already|also|simply|later|even|finally|quietly|just|once)(?= )/,
          '',
        ),
      ))
  );
}

/** A past form that the list does not know: 'Ottilie mended the hose.' */
function isPastOf(after: string): boolean {
  const verb =
    /^ (\p{Ll}{3,})(?= (?:the|a|an|my|our|his|her|me|us|it|them|for|to|at|in|on|with|from|back|out|up)\b|[.,])/u.exec(
      after,
    )?.[1] ?? '';
  return (
    isPast(verb) &&
    !/^(?:was|were|had|did|rose|fell|grew|went|came|dropped|doubled|increased|changed|started|stopped|ended|happened|helped|worked|failed|turned|opened|closed|moved)$/.test(
      verb,
    )
  );
}

/** A lone capital at the start of a sentence that the next one calls 'he' or 'she'. */
function isSheOrHeAfter(post: Post, claim: NameClaim): boolean {
  const at = placeOf(post.sentences, claim.start);
  if (at < 0) return false;
  return (
    /^(?:She|He|Her|His)\b/.test(post.sentences[at + 1]?.text ?? '') &&
    /^\p{Lu}\p{Ll}+$/u.test(claim.text) &&
    !COMMON_STARTS.has(claim.text.toLowerCase()) &&
    !NO_PERSONS.test(claim.text) &&
    /^ (?:is|was|has|had|\p{Ll}{2,}(?:s|ed))\b/u.test(post.text.slice(claim.end))
  );
}

const NO_PERSONS =
  /(?:s|ing|ly|ed|tion|ment|ness|ity|body|one)$|^(?:One|Two|Both|Sales|Finance|Legal|Marketing|Support|Somebody|Mum|Mom|Dad|Grandma|Management|Engineering|Half|However|Instead|Moreover|First|Second|Third|Later|Soon|Still|Maybe|Perhaps|Again|Meanwhile|Tomorrow|Tonight|Together|Sure|Yes|Nope|Well|Right|Look|Granted|Afterward|Sometimes|Nowadays|Last|Next|Behind|Inside|Outside|Above|Below|Near|Sadly|Luckily|Enough|Never|Always|Almost|Work|Home|School|Money|Time|Revenue|Churn|Traffic|Product|Customer|Feedback|Everyone|Everything|Nothing|Something|Anyone|Science|Research|History|Nature|Life|Rain|Snow|Wind|Water|Fire|Bread|Coffee|Demand|Supply|Turnover|Profit|Margin|Waste|Output|Downtime|Attendance|Membership|Rent|Inflation|Production|People|Staff|Music|Dinner|Lunch|Breakfast|Nothing|Winter|Summer|Spring|Autumn|Power|Trade|Traffic|Business|Technology|Paper|Wood|Steel|Glass|Data|Code|Software|Hardware)$/;
const GERMAN_STARTS =
  /^(?:Der|Die|Das|Den|Dem|Des|Ein\p{L}*|Unser\p{L}*|Mein\p{L}*|Ihr\p{L}*|Sein\p{L}*|Kein\p{L}*|Jede\p{L}*|Diese\p{L}*|Alle\p{L}*|Im|Am|Vom|Zum|Zur|Bei|Mit|Seit|Nach|Vor|Für) /u;

/** German writes every noun large: there only two names in a row, or one after 'Herr' and 'Frau', surely name someone. */
function isGermanNoun(post: Post, claim: NameClaim): boolean {
  if (post.language !== 'de' || /^\p{Lu}{2,}$/u.test(claim.text)) return false;
  if (/^\p{Lu}?\p{Ll}+\p{Lu}|^(?:Herrn?|Frau) /u.test(claim.text)) return false;
  return !claim.text.includes(' ') || GERMAN_STARTS.test(claim.text);
}

/** Whether every word of a name occurs in the source, whatever its case. */
export function isNamedIn(name: NameClaim, sourceWords: ReadonlySet<string>): boolean {
  return words(name.text).every(
    (word) =>
      NO_NAMES.has(word) ||
      SMALL.test(word) ||
      sourceWords.has(word) ||
      sourceWords.has(word.replace(/s$/, '')) ||
      sourceWords.has(`${word}s`),
  );
}

const SMALL = /^(?:of|de|da|van|von|del|la|le|and|the|&)$/;

/** The words of a text as names are compared: small, without possessive endings. */
export function words(text: string): string[] {
  return (
    text
      .normalize('NFKC')
      .toLowerCase()
      .replace(/['’]s\b/g, '')
      .match(/[\p{L}\p{N}][\p{L}\p{N}\p{M}’'-]*/gu) ?? []
  )
    .flatMap((word) => [word, ...(word.includes('-') ? word.split('-') : [])])
    .filter((word) => word !== '');
}

/** As far as signs in front of a first letter are read, in UTF-16 units. */
const LEAD = 200;

function firstLetter(text: string, start: number): number {
  const lead = /^(?:\d{1,2}[.)]\s+|[^\p{L}\p{N}]+)+/u.exec(text.slice(start, start + LEAD))?.[0].length ?? 0;
  return start + lead;
}

function isInside(post: Post, claim: NameClaim): boolean {
  return post.runs.some((run) => run.kind !== 'text' && claim.start < run.end && claim.end > run.start);
}

function isNoName(text: string): boolean {
  return words(text).every((word) => NO_NAMES.has(word) || word.length < 2);
}

/** At the start of a sentence only 'Priya Sharma' or 'OpenText' is surely a name; of 'Yesterday Priya' the second word. */
function withoutSentenceCapital(claim: NameClaim): NameClaim | undefined {
  const [first = '', ...rest] = claim.text.split(' ');
  if (/^\p{Lu}?\p{Ll}+\p{Lu}|^\p{Lu}['’]\p{Lu}|^\p{Lu}{2,}\d*$|\d/u.test(first)) return claim;
  if (/^\p{Lu}\p{Ll}+-\p{Lu}\p{Ll}+$/u.test(first) && rest.length === 0) return claim;
  if (
    /['’]s$/.test(first) &&
    !/^(?:It|That|What|Here|There|Let|He|She|Who|How|Where|Today|Yesterday|Everyone|Nobody|Someone|One)['’]s$/.test(
      first,
    ) &&
    rest.length === 0
  )
    return { ...claim };
  if (rest.length === 0) return undefined;
  if (COMMON_STARTS.has(first.toLowerCase())) {
    const offset = first.length + 1;
    return { start: claim.start + offset, end: claim.end, text: rest.join(' ') };
  }
  return claim;
}

const TIME =
  /^(?:January|February|March|April|May|June|July|August|September|October|November|December|(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day) /;
const WHEN = /(?<!\p{L})(?:in|on|since|until|till|during|last|next|this|every|early|late|mid)[ -]$/iu;
const FIRST_NAME = /^(?:April|May|June|August) /;

/** Of 'in March Priya Sharma' and 'on Tuesday Anna' the person alone; 'April Jones' and 'the Sunday Times' stay whole. */
function withoutTime(text: string, claim: NameClaim): NameClaim {
  const time = TIME.exec(claim.text)?.[0];
  if (time === undefined) return claim;
  const rest = claim.text.slice(time.length);
  // Without 'in' or 'on' before it only a month or day that nobody is called, before a first and a last name.
  const told = WHEN.test(shortlyBefore(text, claim.start));
  const apart = told || (!FIRST_NAME.test(time) && /^\p{Lu}\p{Ll}+ \p{Lu}\p{Ll}+$/u.test(rest));
  return apart ? { start: claim.start + time.length, end: claim.end, text: rest } : claim;
}

const shortlyBefore = (text: string, at: number) => text.slice(Math.max(0, at - 12), at);

const COMMON_STARTS = new Set(
  'the a an and but or so then when while after before if as at in on by for from with without to of our my your his her their its this that these those we you he she they it who what why how where which today yesterday last next every each all some no not only even now here there our once since until because although though also both either dear hi hello thanks thank ask tell meet join welcome congratulations'.split(
    ' ',
  ),
);

function trimPossessive(claim: NameClaim): NameClaim {
  const text = claim.text.replace(/['’]s?$/, '');
  return { start: claim.start, end: claim.start + text.length, text };
}
