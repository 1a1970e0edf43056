import { certainDoer, certainThinker } from './doer.ts';
import type { Around, Teller } from './doer.ts';
import { BASE_VERBS, hasFiniteVerb, isPast, isImperative, STATE_VERBS, wordsOf } from '../lexicon.ts';

const FILLER =
  /^(?:(?:ok(?:ay)?|well|anyway|basically|um+|uh+|hmm+|yeah|the thing is|honestly|to be honest|long story short|btw|by the way)(?:[,.…:]\s*|\s+so\s+|\s+(?=(?:i|we|so|my|our|the|yesterday|today|last|this|when|basically|honestly)\b)))+(?=\p{L})/iu;
/** 'basically what happened was we lost the client', 'and you know I mean we had …'; 'like' before a figure says 'about'. */
const SPOKEN_FILLER =
  /^(?:so |and )?(?:(?:basically |honestly )?what happened (?:was|is)(?: that)?|(?:you know,? )?i mean|(?:and|so) you know),? (?=(?:i|we|he|she|they|there|this|my|our|a|an|it (?:was|is|took)|people|everyone|everybody|nobody|yesterday|last|one|\d[\d.,]*%?) ?\p{L})/iu;
const FILLER_ONLY =
  /^(?:(?:ok(?:ay)?|so|well|anyway|basically|um+|uh+|hmm+|yeah|the thing is|honestly)[\s,.…]*)+$/i;
/** Prepositions after a past form make it a passive: 'paid in 2 hours'. These verbs need no object. */
const INTRANSITIVE =
  /^(?:started|graduated|went|came|worked|moved|stopped|spoke|talked|waited|lived|quit|travelled|traveled|began|grew|fell|sat|stood|slept|ran|flew|drove|looked|listened|learned|learnt|arrived|applied|failed|cried|laughed|stayed|switched|returned|closed|walked|thought|pitched|focused)$/;
const COMMA_BEFORE_BUT = /(?<=^(?:\S+ ){1,}\S*[\p{L}\p{N}%"”)]) but (?=(?:\S+ ){2,}\S)/u;
/** 'If it reads first the doctors agree': where the first clause is over; before 'the' only where its verb has no object to come. */
const CLAUSE_FIRST =
  /^((?:if|when) (?:it|i|we|you|they|he|she) (?:\p{L}+ (?:first|last|early|late|again|now|away|it|us|me|them|home)|(?:rains?|arrives?|arrived|snows?|snowed|rained|sleeps?|slept|cr(?:y|ies|ied))|\p{L}+(?= (?:we|i|they|you|he|she|nobody|everyone) ))) (?=(?:the|a|an|we|i|they|you|he|she|our|my|nobody|everyone) \p{L}+ )/iu;
/** An order of words that only a question has. */
const ASKS =
  /^(?:why (?:is|are|do|does|did|was|were|can|can't|don't|doesn't|won't|isn't|aren't|should|would|has|have)|(?:what|when|where|how|who|which) (?:do|does|did|would|should) (?:i|we|you|they|people)) /i;
/** 'English is fine we will help': a state that is over before the next clause begins. */
const STATE_OVER =
  /(?<=\b(?:is|are|was|were) (?:fine|OK|welcome|enough|optional|free|included|full|gone|over|done|ready)) (?=(?:we|i|you|they)(?:['’]ll| will| can| are| have|['’]re|['’]ve| do| don['’]t) )/giu;
const CONDITION =
  /^((?:if|when) [^,]{8,60}?) (?=(?:write|email|message|call|come|join|apply|send) (?:to |me|us|by|in)\b)/i;
const PASSIVE =
  /^(?:laid|ghosted|rejected|promoted|fired|hired|invited|based|born|made|tested|bootstrapped|founded|raised in|inspired|tired|excited|thrilled|humbled|honou?red|delighted|surprised|used to be|done|gone|proved|needed|supposed|overheard|stuck|burnt|burned|built (?:by|for|in|on)|written by)\b/i;
const ROLE =
  /^(?:prospect|customer|client|manager|boss|candidate|founder|investor|recruiter|colleague|user|student|patient|developer|friend|reader|buyer|supplier|competitor)$/;
const DEFINITE =
  /^(?:first|second|third|last|next|main|best|biggest|worst|hardest|only|whole|same|birth|budget|answer|result|reason|problem|trick|question|lesson|goal|bill|price|plan|idea|deal|meeting|recording|invoice|difference|point|rule|team|office|shop|food|work|queue|average|number|share)$/;
const PROGRESSIVE =
  /^(?:hiring|speaking|launching|looking for|moving|opening|joining|starting|building|writing|leaving)\b/i;

/** What a thing does to its teller, or how long it takes: no 'I' or 'we' belongs before it. */
const IT_DID =
  /^(?:took (?:us|me|him|her|them|(?:about |only |just |almost |over )?(?:\d+|one|two|three|four|five|six|seven|eight|nine|ten|a|an) (?:\p{L}+ )?(?:minutes?|hours?|days?|weeks?|months?|years?|mins?|hrs?|weekends?|evenings?))\b(?! off)|(?:cost|saved|taught|made|helped|changed) (?:us|me)\b)/iu;

/** What people do now or always do: a note in the past after it tells of the habit and not of its teller. */
const HABIT_NOW =
  /^(?:(?:Every|Each|Now|Today|Once an?|On \p{L}+days?)\b.* |Now,? )?(?:I|we|they|everybody|everyone|all of (?:us|them)) (?:now |always |all |still |only |usually )*(?!was|were|had|did)(\p{Ll}+) /iu;

function tellsHabit(before: string): boolean {
  const [, verb = ''] = HABIT_NOW.exec(before) ?? [];
  return (
    /^(?:Every|Each|Now|Once an?|Today)\b|\b(?:every|each|always|now|all)\b/i.test(before) &&
    (BASE_VERBS.has(verb) || verb === 'do') &&
    !isPast(verb)
  );
}

/**
 * Gives a note the small words it dropped, where only one is possible: 'pitched 43 investors' becomes 'I pitched 43 investors'. A
 * note in the past after a habit ('Every Friday I write to the team. Started as a joke.') stays as it is: its subject is another.
 */
export function completeNote(sentence: string, teller: Teller, around: Around): string {
  const words = wordsOf(sentence);
  const [first = '', second = '', third = ''] = words;
  if (/^(?:the )?(?:answer|reply|response) (?:always|never|mostly|usually)\b/i.test(sentence))
    return sentence.replace(/^(?:the )?(\w+) /i, (_, noun: string) => `The ${noun.toLowerCase()} was `);
  if (words.length < 2 || sentence.includes('?')) return sentence;
  const own = certainDoer(ownTeller(words) ?? teller, around) ?? certainThinker(first, around);
  if (IT_DID.test(sentence)) return `It ${lowerFirst(sentence)}`;
  if (
    /^(?:was|am|have|had|should|could|would|will)$/.test(first) &&
    own &&
    !/^(?:i|we|you|he|she|they|it|that|this|there)$/.test(second)
  ) {
    return (first === 'was' || first === 'am') && own === 'We' ? sentence : `${own} ${lowerFirst(sentence)}`;
  }
  if (/^(?:just|already|finally|recently|nearly|almost)$/.test(first) && isPast(second) && own)
    return `${own} ${lowerFirst(sentence)}`;
  if (PROGRESSIVE.test(sentence) && !hasFiniteVerb(words.slice(1, 6))) {
    const who =
      ownTeller(words) ??
      own ??
      (first === 'hiring' ? (teller ?? 'We') : first === 'looking' ? (teller ?? 'I') : undefined);
    return who ? `${who === 'I' ? "I'm" : "We're"} ${lowerFirst(sentence)}` : sentence;
  }
  if (
    isPast(first) &&
    !/^(?:me|us)$/.test(second) &&
    !PASSIVE.test(sentence) &&
    own &&
    !tellsHabit(around.before) &&
    !/^(?:started|began) as an? (?:\p{Ll}+ )?(?:joke|test|experiment|hobby|idea|side project|favour|favor|note|mistake|bet|dare|trial)\b/iu.test(
      sentence,
    ) &&
    !isAdjectival(first, second) &&
    !isPassive(first, second) &&
    !isImperative(words)
  )
    return `${own} ${lowerFirst(sentence)}`;
  if (STATE_VERBS.has(first) && own && BASE_VERBS.has(first) && second !== 'is')
    return `${own} ${lowerFirst(sentence)}`;
  if (ROLE.test(first) && (isPast(second) || /^(?:said|says|asked|told|wrote)$/.test(second)))
    return `A ${lowerFirst(sentence)}`;
  if (
    /^[\p{L}-]+ rate (?:\p{Ll}|\d)/iu.test(sentence) &&
    hasFiniteVerb(words) &&
    !/^(?:the|our|my|your|their|a|this|that|interest)$/.test(first)
  )
    return `The ${lowerFirst(sentence)}`;
  if (
    DEFINITE.test(first) &&
    !(first === 'only' && /^(?:\d.*|one|two|three|four|five|six|seven|eight|nine|ten)$/.test(second)) &&
    // 'Next is a yearly plan.'
    !(first === 'next' && /^(?:is|are)$/.test(second)) &&
    !/^(?:i|we|you|he|she|they|it|a|an|the|this|that|my|our)$/.test(second) &&
    (/^(?:is|was|are|were|went|took|had|starts|started)$/.test(second) ||
      ((/^(?:is|was|are|were)$/.test(third) || isPast(third)) &&
        /^(?:first|second|third|last|next|main|best|biggest|worst|hardest|only|whole|same)$/.test(first)))
  ) {
    return `The ${lowerFirst(sentence)}`;
  }
  return sentence;
}

/** 'our' and 'my' in the note itself say who speaks better than the rest does. */
function ownTeller(words: readonly string[]): Teller {
  const single = words.some((word) => /^(?:my|me|i|i've|i'm)$/.test(word));
  const plural = words.some((word) => /^(?:our|us|we|we've|we're)$/.test(word));
  if (single === plural) return undefined;
  return single ? 'I' : 'We';
}

function isAdjectival(first: string, second: string): boolean {
  return (
    /^(?:handwritten|written|used|unlimited|limited|united|advanced|related|so-called|supposed|automated|scheduled|shared|fixed|paid|felt)$/.test(
      first,
    ) &&
    !/^(?:the|a|an|my|our|us|it|them|to|in|on|off|for|like|that|so|good|bad|great|sick|lost|safe|\d+.*)$/.test(
      second,
    )
  );
}

function isPassive(first: string, second: string): boolean {
  return /^(?:in|for|by|from|at|within|on|of|after|to|with)$/.test(second) && !INTRANSITIVE.test(first);
}

/** A sentence with its capital, its full stop and single marks; filler before it goes. */
export function finishSentence(raw: string): string {
  const text = raw
    .replace(FILLER_ONLY, '')
    .replace(FILLER, '')
    .replace(SPOKEN_FILLER, '')
    .replace(/\s*(?:-+>|=+>)\s*/g, ' → ')
    .replace(/\s+/g, ' ')
    .replace(/^[\s,;:.…)>–—-]+(?=\S)/u, '')
    .replace(COMMA_BEFORE_BUT, ', but ')
    .replace(CONDITION, '$1, ')
    .replace(CLAUSE_FIRST, '$1, ')
    .replace(STATE_OVER, ', ')
    .replace(/\s+([,;:!?]|\.(?!\.))(?=\s|$)/g, '$1')
    .replace(/,(?:\s*,)+/g, ',')
    .replace(/([!?])(?:\s*[!?])+/g, (marks) => (marks.includes('?') ? '?' : '!'))
    .replace(/[\s,;–—-]+$/u, '')
    .replace(/(?:\.{2,}|…)$/, '.')
    .trim();
  if (text === '') return '';
  const asked = ASKS.test(text) && !/[,;:?]|!./.test(text) ? text.replace(/[.!\s]*$/, '?') : text;
  return endMark(capitalise(asked));
}

/** A note without the laugh at its end: 'sensors for 18k lol'. What is nothing but that stays. */
export const withoutLaughs = (note: string): string =>
  note.replace(/(?<=[\p{L}\p{N}%)][,.!?]?)\s+(?:l+o+l+|lmao|rofl|(?:ha){2,}h?|hehe+)(?=[.!?…)]*\s*$)/giu, '');

/** 'who uses it', written in a conversation without its mark. */
export function asked(said: string): string {
  return /^\s*(?:(?:who|what) (?:is|are|was|were|\p{Ll}{2,}s|\p{Ll}{2,}ed)|(?:why|how|when|where|what|who) (?:do|does|did|is|are|was|were|can|could|will|would|should|have|has)) [^.!?,;:]{1,60}$|^\s*(?:why|how|when|where|who|what)\s*$/iu.test(
    said,
  )
    ? `${said.trim()}?`
    : said;
}

/** The first letter large, but for names that begin small and for links. */
export function capitalise(text: string): string {
  const match = /^(["“‘'(«¿¡]*)(\p{Ll})/u.exec(text);
  if (
    !match ||
    /^(?:https?:|www\.|[\w-]+\.[a-z]{2,}(?:\/|$))|^\p{Ll}+\p{Lu}/u.test(text.slice(match[1]?.length ?? 0))
  )
    return text;
  const at = match[1]?.length ?? 0;
  return text.slice(0, at) + text.charAt(at).toLocaleUpperCase() + text.slice(at + 1);
}

/** The first letter small, unless the word keeps its capital anywhere. */
export function lowerFirst(text: string): string {
  return /^(?:I\b|\p{Lu}[\p{Lu}\d.]|\p{Lu}\p{L}*\p{Lu})/u.test(text)
    ? text
    : text.charAt(0).toLocaleLowerCase() + text.slice(1);
}

function endMark(text: string): string {
  if (/[.!?:…。！？।]["'”’»)\]]*$/u.test(text)) return text;
  // Not one class: V8 of Node 26 misses a sign of two units that a class is to find at the end.
  if (/(?:\p{Extended_Pictographic}|\ufe0f|\u200d|\p{Emoji_Modifier})$/u.test(text)) return text;
  if (/(?:https?:\/\/|www\.)\S+$|(?<!\S)\S+\.[a-z]{2,}(?:\/\S*)?$/i.test(text)) return text;
  return `${text}.`;
}
