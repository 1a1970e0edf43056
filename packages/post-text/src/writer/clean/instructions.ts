import { isSaidBy } from '../../text/said-by.ts';
import { BASE_VERBS, hasFiniteVerb, wordsOf } from '../lexicon.ts';
import type { Format, Length } from '../brief.ts';

/** What notes say about the post and not in it. */
export type Wishes = { length?: Length; format?: Format; askQuestion?: true; never: string[] };

const MADE_BY =
  '(?:(?:hey|hi|hello|ok(?:ay)?|so|um+|yeah|well|right),? )*(?:please |pls |can you |could you |i want you to |i need you to |help me (?:to )?)*';
const FRAME = new RegExp(
  `^${MADE_BY}(?:(?:write|create|draft|make|generate|compose|do)(?: me)?|i (?:want(?:ed)?|need(?:ed)?|would like|['’]d like)(?: to (?:write|post|publish|make|do|say|tell|share|talk))?|need|let['’]s (?:write|do))\\s+(?:an? |some |the )?(?:short |long |quick |funny |viral |engaging |professional |good |great |new |nice )*(?:linked ?in )?(?:post|update|something|story|article|text|caption)(?: for linked ?in)?(?: (?:about|on|regarding|saying(?: that)?|announcing|explaining|that (?:says|explains|shares|announces)(?: that)?|for|of)|:|$)\\s*`,
  'i',
);
const TOPIC =
  /^(?:(?:(?:ok(?:ay)?|so|right|yeah|hey|hi|hello|um+),? )*(?:this|it|that)(?:['’]s| is) for (?:linked ?in|the post|my (?:page|post|feed)|our (?:page|post|feed))[,.]?(?: (?:so|and|basically|the thing is))*\s+(?=(?:i|we|my|our|it|there|yesterday|today|last)\b)|(?:(?:ok(?:ay)?|so|right|hey|hi),? )*(?:new|next|another|today['’]s) (?:linked ?in )?post(?: idea)?(?: about| on)?(?: so)?\s*[:,–-]?\s+(?=(?:i|we|my|our|the|last|this|yesterday|today)\b)|(?:(?:and )?that['’]?s (?:it|all)(?: i think)?,? )?(?:oh,? )?(?:and )?(?:also )?(?:please |pls )?(?:put|add|include|write)(?: in)? that (?=(?:i|we|my|our)\b)|(?:and |but |just )*(?:i |we )?(?:just |really |do )?(?:want|wanted|would like|['’]d like) (?:people|everyone|everybody|readers|them|you|others) to (?:know|understand|see|realise|realize|hear)(?: that)?\s+(?!(?:what|who|where|whether|if)\b)(?=\S+ \S+)|what (?:you|we) can (?:post|say|share|publish)(?: is)?\s*[:=]\s*|(?:i |we )?need to (?:announce|share|post)(?: that)?\b:?|(?:linked ?in )?post (?:about|on|idea)\b:?|idea for (?:an? |the |my |this |next )?(?:linked ?in )?post\b:|(?:the )?(?:topic|idea|subject|draft|notes?|post|(?:main |whole )?point|moral|bottom line|tl;?dr)\s*[:=]\s*|something (?:about|on)\b|talk about\b|(?:so,? )?(?:today|in this \w+),? (?:i|we)(?: want(?:ed)? to| would like to|['’]d like to|['’]m going to|['’]re going to| am going to|['’]ll| will) (?:talk(?: to you)? about|tell you about|share (?:how|why|what|with you))\b|(?:i|we) (?:want|wanted|would like|['’]d like)(?: to)? (?:share|tell (?:people|everyone|you|them)|say|talk about|announce|post about|write about)(?: (?:that|about|with (?:people|everyone|you)))?\b|mention(?: that)?\b)\s*/i;
const INSTRUCTION =
  /^(?:please |pls |also |and )*(?:(?:make|keep) (?:it|this|the (?:post|text|tone))\b(?! a (?:habit|rule|game|point|day|contest|ritual|tradition|duty|family)\b).*|(?:make|write|turn|do) (?:a |an? \w+ |me a )?(?:linked ?in )?post (?:of|from|out of|with) (?:this|it|that|these)\b.*|turn (?:this|it|that) into an? (?!rule\b|habit\b|game\b|ritual\b|tradition\b)\w+.*|(?:do not|don['’]?t) (?:post|publish|share|print) (?:this|that|it|these|yet)\b.*|i want (?:it all|everything|all of it|all)(?: to be)?(?: in(?: it)?)?|(?:only )?(?:one|two|three|a few|some|a couple of) things|(?:use|add|include|put in|no|without|avoid)\s+(?:some |a few |any |the |relevant |\d+ )*(?:emojis?|hashtags?|buzz ?words?|jargon|bullet points?|bullets)\b.*|(?:end|close|finish|start|open|begin) (?:it )?(?:with|w\/) (?:an? )?(?:strong |good |clear |nice )?(?:question|hook|cta|call to action|punchline)\b.*|(?:do not|don['’]?t|never) (?:use|add|include|write|mention|say|name)\b(?: (?:any|that|this|it|them|him|her|names?|emojis?|hashtags?|buzz ?words?|jargon)){1,2}|(?:no|without) (?:emojis?|hashtags?|buzz ?words?|jargon)(?: please| pls)?|act as .*|you are (?:now )?an? (?:expert|world|professional|senior|helpful|copywriter|linkedin|ghost)\b.*|use (?:strong |good )?(?:hooks?|storytelling|short sentences|simple language)\b.*|be (?:super |very |really |as )?(?:funny|casual|professional|creative|formal|serious|witty|engaging)\b.{0,40}|i want (?:it |a )*(?:short|long)\b.{0,40}|(?:turn|make) (?:this|that|it) (?:into )?an? (?:linked ?in )?post\b.{0,60}|tone\b.{0,40}|(?:the )?tone (?:should|must|is)\b.*|(?:write|make|keep) (?:it|this) (?:(?:super|very|really|quite|as|a bit|nice and|kind of) )*(?:fun|funny|short|long|casual|formal|friendly|professional|snappy|punchy|simple|personal|emotional|viral|engaging|catchy|witty|bold|inspiring)\b.*|(?:with|add|use|put in) (?:lots|plenty|loads|a lot) of (?:emojis?|hashtags?)\b.*|max(?:imum)?\.? \d+ (?:words|characters|chars).*|(?:about |around |under |at most )?\d+ (?:words|characters|chars)(?: max)?|(?:write|written) in (?:english|german|french|spanish|hindi)|target audience\b.*|for linked ?in|(?:some |an? |my )?(?:ideas?|notes?|draft|points?|thoughts?|text) for (?:an? |the |my |this |next |another |linked ?in )*(?:post|article|update))[.:!]*$/i;

/** A sentence that speaks of the words before it: they are told, and instruct nobody. */
export const SPEAKS_OF_IT =
  /^(?:(?:that|this|those) (?:was|were|is (?:what|written|the|my|our|how)|sentence|question|mail|message|request)|(?:i|we) (?:said|answered|replied|laughed|say (?:that|so|this))|so (?:i|we)|my answer|(?:my|his|her|our) \p{L}+ (?:told|taught|said|used to say)|das war|das sagte|c['’]était|eso (?:fue|dijo))(?!\p{L})/iu;

/** What may be told, where notes first say what may not: 'don't post this yet: …; what you can post: …'. */
export function allowedOf(text: string): string {
  return text.replace(
    /^.*\b(?:do not|don['’]?t) (?:post|publish|share|print)\b.*?\bwhat (?:you|we) can (?:post|say|share|publish)(?: is)?\s*[:=]\s*/is,
    '',
  );
}

/** Whether a sentence instructs the writer. */
export function isInstruction(sentence: string): boolean {
  return INSTRUCTION.test(sentence.trim()) && !isSaidBy(sentence);
}

/** Reads what an instruction wishes for, as far as the writer can follow it. */
export function readWishes(sentences: readonly string[]): Wishes {
  const all = sentences.filter(isInstruction).join(' ').toLowerCase();
  return {
    ...(/\bshort(?:er)?\b|\bbrief\b|\bconcise\b/.test(all)
      ? { length: 'short' as const }
      : /\blong(?:er)?\b|\bdetailed\b/.test(all)
        ? { length: 'long' as const }
        : {}),
    ...(/(?:with|w\/) (?:an? )?(?:strong |good |clear |nice )?question/.test(all)
      ? { askQuestion: true as const }
      : {}),
    never: [],
  };
}

/** 'I want to announce my retirement.', 'We want to say sorry to our neighbours.': the news, and no topic of it. */
const IS_NEWS =
  /^(?:(?:so|and|but|today|now),? )*(?:i|we)(?:['’]d| would| just| also| really| both| all)* (?:want(?:ed)?|like|need(?:ed)?|have|had) to (?:announce (?!that(?!\p{L})|(?:i|we|our \p{L}+ (?:is|are|was|has|have)) )|say (?:sorry|thanks?|goodbye|farewell|hello|yes|no)(?!\p{L}))/iu;
/** 'I want to talk about grief.': what its author wants, who asks nobody for a post. */
export const WANTS_TO_TELL =
  /^(?:(?:so|and|but|today|now),? )*(?:i|we)(?:['’]d| would| just| also| really)* (?:want(?:ed)?|like|need(?:ed)?) to (?:say|share|talk about|tell (?:you|people|everyone|them))(?!\p{L})/iu;

/** Takes the frame of a request off: of 'write a post about how we cut churn' leaves 'we cut churn'. */
export function unframe(sentence: string): string {
  if (IS_NEWS.test(sentence)) return sentence;
  const bare = sentence.replace(FRAME, '').replace(TOPIC, '').trim();
  // 'Can you write something about our workshop?' asks of the post and not of the workshop.
  const topic = /^(?:\S+ ){0,4}(?:can|could|would|will) you\b/i.test(sentence)
    ? bare.replace(/\?$/, '.')
    : bare;
  return bare === sentence.trim() ? sentence : declare(topic);
}

/** 'the fair last week in Hannover we had …': the topic, its time, and what is told of it, in one breath. */
const TOPIC_FIRST =
  /^((?:the|our|my|this|last|an?) [^,.:;!?]{2,60}? (?:yesterday|today|(?:last|this) \p{L}+|on \p{L}+day)(?: (?:in|at) \p{L}+(?: \p{L}+)?)?) ((?:we|i|they|he|she|it|there|nobody|everyone) \p{L}+ .+)$/isu;

/** 'the job we did in Harlow last week so it was a church roof …' */
const TOPIC_SO =
  /^((?:the|our|my|this|last|an?) [^,.:;!?]{5,70}?),? (?:so |and |basically )+((?:it|this|that) (?:was|is|were) .+|(?:i|we|they|he|she) (?:had|have|were|was|went|got|did|said|saw|met|found|lost|sold|built) .+)$/isu;

/** Turns 'how we cut X' and 'why X works' into the statement they hold. */
function declare(topic: string): string {
  const how = /^how ((?:i|we|our team|my team)\s.+)$/is.exec(topic)?.[1];
  if (how !== undefined) return how;
  const claim =
    /^how ((?:the |our |my |most |every |good |bad )?\p{Ll}{3,}(?: \p{Ll}+)* \p{Ll}+)[.]?$/iu.exec(
      topic,
    )?.[1];
  if (claim !== undefined && claims(claim)) return claim;
  const why = /^why (?!not\b|is\b|are\b|do\b|does\b|did\b|you\b)(.+)$/is.exec(topic)?.[1];
  if (why !== undefined) return why;
  return topic
    .replace(/^that\s+/i, '')
    .replace(TOPIC_FIRST, '$1: $2')
    .replace(TOPIC_SO, '$1: $2');
}

const SAYS = /^(?:waste|kill|beat|ruin|destroy|scare|annoy|bore|confuse|need|want|hurt|cost|burn)$/;

/** Whether 'meetings without an agenda waste time' says something of several: a plural, and further on what they do. */
function claims(topic: string): boolean {
  const words = wordsOf(topic);
  const subject = /^(?:the|our|my|most|every|good|bad)$/.test(words[0] ?? '')
    ? (words[1] ?? '')
    : (words[0] ?? '');
  return (
    /[^s]s$|^people$/.test(subject) &&
    (hasFiniteVerb(words) || words.slice(1, -1).some((word) => BASE_VERBS.has(word) || SAYS.test(word)))
  );
}
