import { saysNothing } from '../../interview/says-nothing.ts';
import { hasFiniteVerb, isImperative, opensClause, wordsOf } from '../lexicon.ts';

/** What is said to the form that asks, before or beside what is told. */
const TO_THE_FORM =
  /^(?:(?:as i (?:just )?said|(?:i )?(?:already )?told you|like i said|see above|same as above|nothing special|nothing really|not much|well|hm+|yes|yeah|yep|no|nope|so)(?:,+ ?|[.!] ?|: ?| [-–—] ?))+(?=\S)/iu;
const NO_ANSWER =
  /^(?:none|no|nope|nah|nobody|nobody (?:really|else)|nowhere|(?:it )?depends(?: on .*)?|we(?:['’]?ll| will) see|not yet|maybe|tbd|dunno|no (?:hard|single|real|particular) \p{L}+|rien de (?:spécial|particulier)|nichts besonderes|nada (?:especial|de especial)|niente di (?:speciale|che)|same|see above|as above|nothing special|nothing really|not really|not much|not public|it['’]?s not public|secret|private|can['’]?t say|no comment|yes|yeah|yep|ok(?:ay)?|\?+|haha|lol)$/iu;

const stopped = (words: string) => (/[.!?…]["”’)]*$/.test(words) ? words : `${words}.`);
const small = (words: string) =>
  /^(?:\p{Lu}\p{Ll}*[\p{Lu}\d]|\p{Lu}\p{Ll}+ \p{Lu}|I(?!\p{L})|\p{Lu}{2})/u.test(words)
    ? words
    : words.charAt(0).toLowerCase() + words.slice(1);

const OPENS_A_PART =
  /^(?:that|when|because|cause|cos|since|if|to|where|who|how|what|for|with|by|in|at|on|from|until|as)(?!\p{L})/iu;
/** 'In March, we sold nothing.' */
const OPENS_A_WHOLE = /^(?:in|at|on|when|if|since|for|with|by|from|as)(?!\p{L}).*, /iu;

/** Whether an answer stands by itself. */
function stands(answer: string): boolean {
  const words = wordsOf(answer);
  if (OPENS_A_PART.test(answer)) return OPENS_A_WHOLE.test(answer) && hasFiniteVerb(words);
  return opensClause(words) || isImperative(words) || (hasFiniteVerb(words) && !/^\p{L}+ing /iu.test(answer));
}

const LENGTH_OF_TIME =
  /^(?:(?:about|almost|nearly|over|only|just|less than|more than|roughly|around) )*(?:\d|an? |one|two|three|four|five|six|seven|eight|nine|ten|half)/iu;
const MONEY = /^(?:(?:about|almost|nearly|over|around) )*[$€£₹]?\d/iu;
const SOMEBODY_DOES = /(?<!\p{L})(?:i|we|he|she|they|it|you)(?: |['’])/iu;
const PLACED = /^(?:for|in|with|where|when|if|at|on)(?!\p{L})/iu;
const AT_ONCE = /^(?:now|immediately|right away|asap|today|tomorrow|next)/iu;

/** 'my wife, she kept asking' as who helped, and how. */
function helped(words: string, how: string): string | undefined {
  if (!/^(?:my|our|the|an?|\p{Lu})/u.test(words) && !/^\p{L}+(?: \p{L}+)?$/u.test(words)) return undefined;
  const [who = '', rest] = words.split(/, (?=(?:he|she|they|who|it) )/iu);
  if (hasFiniteVerb(wordsOf(who))) return undefined;
  return rest === undefined ? `${who} ${how}` : `${who} ${how}: ${rest.replace(/^who /iu, 'they ')}`;
}

type Frame = readonly [asked: RegExp, told: (answer: string, question: string) => string | undefined];

/** How an answer is told that is none without what was asked, whether or not it holds a verb. */
const BOUND: readonly Frame[] = [
  [
    /^How long did it take\?$/,
    (words) =>
      LENGTH_OF_TIME.test(words) && !SOMEBODY_DOES.test(words) ? `It took ${small(words)}` : undefined,
  ],
  [
    /^What (?:was|is) the hardest part\?$/,
    (words, question) =>
      opensClause(wordsOf(words)) || /^(?:nobody|everybody|my|our)(?!\p{L})/iu.test(words)
        ? undefined
        : `The hardest part ${question.includes(' is ') ? 'is' : 'was'} ${small(words).replace(/, (?=(?:i|we|he|she|they|it|nobody) )/iu, ': ')}`,
  ],
  [
    /^Which (\p{L}+) do you remember best, and why\?$/u,
    (words) =>
      /^(?:an?|the|my|our) /iu.test(words) &&
      !/^\p{L}+ (?:\p{L}+ )?(?:said|asked|told|was|were|did|paid|wrote|called|came)(?!\p{L})/iu.test(words)
        ? `The one I remember best: ${small(words)}`
        : undefined,
  ],
  [
    /^What do most people get wrong(?: about it)?\?$/,
    (words) => {
      if (/^they (?=\p{L})/iu.test(words))
        return `Most people ${words.slice('they '.length).replace(/, (?=it['’]?s )/iu, '. ')}`;
      if (/^(?:most|many|people)(?!\p{L})/iu.test(words)) return undefined;
      return /^that (?=\S+ \S+)/iu.test(words)
        ? `Most people think ${words}`
        : `What most people get wrong: ${small(words)}`;
    },
  ],
  [/^Who or what helped you\?$/, (words) => helped(words, 'helped me')],
  [/^Who helped you most\?$/, (words) => helped(words, 'helped most')],
  [
    /^(?:What|Which moment) stays with you\?$/,
    (words) => {
      if (/^when (?=\p{L})/iu.test(words)) return `I still remember ${small(words)}`;
      return stands(words)
        ? undefined
        : `What stays with me: ${small(words.replace(/^that (?=\S+ \S+)/iu, ''))}`;
    },
  ],
  [
    /^What will people take home\?$/,
    (words) =>
      /^(?:how|why|what|that) /iu.test(words) ? `What you will take home: ${small(words)}` : undefined,
  ],
  [
    /^Where does it not hold\?$/,
    (words) => {
      const bare = words.replace(/,? (?:maybe|perhaps|i think|i guess|probably)$/iu, '');
      if (stands(bare)) return undefined;
      return `It ${bare === words ? 'does' : 'may'} not hold ${PLACED.test(bare) ? '' : 'for '}${small(bare)}`;
    },
  ],
  [
    /^How it should end: /,
    (words) =>
      /^(?:who|what|how|when|where|why|which|do|does|did|have|has|are|is|would|could|should|can|will)(?!\p{L})/iu.test(
        words,
      )
        ? `${words.replace(/[.!?]+$/, '')}?`
        : undefined,
  ],
  [/^What is the question you want answered\?$/, (words) => `${words.replace(/[.!?]+$/, '')}?`],
];

/** How a bare answer is told together with what was asked; what stands by itself stays as it was typed. */
const BARE: readonly Frame[] = [
  [/^How big was it\?$/, (words) => (MONEY.test(words) ? `It was worth ${small(words)}` : undefined)],
  [/^What comes next\?$/, (words) => `Next up: ${small(words.replace(/^next(?: is|:)? /iu, ''))}`],
  [/^What should they be good at\?$/, (words) => `They should be good at ${small(words)}`],
  [/^What do you bring\?$/, (words) => `I bring ${small(words)}`],
  [/^What kept you going\?$/, (words) => `What kept me going: ${small(words)}`],
  [/^What changed your mind\?$/, (words) => `What changed my mind: ${small(words)}`],
  [/^What worked in the end\?$/, (words) => `What worked in the end: ${small(words)}`],
  [/^What did not work\?$/, (words) => `What did not work: ${small(words)}`],
  [/^What do you do instead\?$/, (words) => `Instead: ${small(words)}`],
  [/^Who is it made for\?$/, (words) => `It is made for ${small(words.replace(/^for /iu, ''))}`],
  [/^What did you talk about\?$/, (words) => `I talked about ${small(words.replace(/^about /iu, ''))}`],
  [/^What does it pay\?$/, (words) => `It pays ${small(words)}`],
  [/^Where is the work done\?$/, (words) => `Place: ${words}`],
  [/^When does it start\?$/, (words) => `It starts ${small(words.replace(/^it /iu, ''))}`],
  [
    /^From when can you start\?$/,
    (words) =>
      AT_ONCE.test(words)
        ? `I can start ${small(words)}`
        : `I can start from ${words.replace(/^from /iu, '')}`,
  ],
];

const frame = (frames: readonly Frame[], question: string, words: string) =>
  frames.find(([asked]) => asked.test(question))?.[1](words, question);

const ORDER = ['first', 'second', 'third', 'fourth'];

/** 'What is the second lesson?' asks for a point of a list: its number. */
function pointAsked(question: string): number {
  const [, place = ''] = /^What is the (first|second|third|fourth) \p{L}+\?$/u.exec(question) ?? [];
  return ORDER.indexOf(place) + 1;
}

/**
 * An answer as it goes into an idea, with what was asked where it is no sentence of its own: 'two years' of how long it took as 'It
 * took two years.' Empty where it tells nothing.
 */
export function toldAnswer(question: string, answer: string): string {
  const given = answer.trim().replace(/\s+/g, ' ');
  if (given === '' || saysNothing(given) || NO_ANSWER.test(given.replace(/[.!,]+$/, ''))) return '';
  const words = given.replace(TO_THE_FORM, '').replace(/,? (?:lol|haha|tbh|idk)[.!]*$/iu, '');
  if (pointAsked(question) > 0) return stopped(words.replace(/^\d+[.)] ?/, ''));
  const bound = frame(BOUND, question, words);
  if (bound !== undefined) return stopped(bound);
  if (stands(words)) return stopped(words);
  const noun = /^Which (\p{L}+) was it\?$/u.exec(question)?.[1];
  if (noun !== undefined) return stopped(`The ${noun}: ${small(words)}`);
  const told = frame(BARE, question, words);
  if (told !== undefined) return stopped(told);
  // 'that nobody reads them': what others are to know is said.
  const bare = /^(?:that|because|cause|cos|since) (?=\S+ \S+)/iu.exec(words)?.[0];
  return stopped(bare === undefined ? words : words.slice(bare.length));
}

type Given = { idea: string; question: string; before: string; answer: string };

/** Why somebody did what the one sentence of an idea tells, joined to it: 'I left my job because …'. */
function reason(question: string, idea: string, answer: string): string | undefined {
  const why = /^(?:because|cause|cos) (.+)$/iu.exec(answer.trim().replace(/\s+/g, ' '))?.[1];
  const [first = ''] = idea.trim().split(/\n/);
  const plain = first.replace(/[.!]+$/, '');
  if (why === undefined || !question.startsWith('Why did you ')) return undefined;
  return /[.!?:;]|(?<!\p{L})(?:why|how|because)(?!\p{L})/iu.test(plain) || plain.length > 90
    ? undefined
    : `${plain} because ${why}`;
}

/** 'remote work' of which its author says 'its about trust': that remote work is about trust. */
function topicSaid(question: string, paragraphs: readonly string[], told: string): string | undefined {
  const [topic = ''] = paragraphs;
  if (paragraphs.length !== 1 || !question.startsWith(`What do you want to say about ${small(topic)}?`))
    return undefined;
  const [said] = /^(?:it['’]?s|it is|they are|they['’]re) (?=\p{L})/iu.exec(told) ?? [];
  if (said === undefined) return undefined;
  return `${topic} ${said.toLowerCase().startsWith('it') ? 'is' : 'are'} ${told.slice(said.length)}`;
}

/**
 * An idea with an answer in it, in the place of the one given before to the same question. The points of a list that were asked for
 * one by one stand as its items in their order, a reason beside what it is the reason of, all else as a paragraph.
 */
export function ideaWithAnswer({ idea, question, before, answer }: Given): string {
  const paragraphs = idea.trimEnd() === '' ? [] : idea.trimEnd().split('\n\n');
  const told = toldAnswer(question, answer);
  const earlier = toldAnswer(question, before);
  const at = pointAsked(question);
  if (at > 0) {
    const place = paragraphs.findIndex((one) => /^\d\. /.test(one));
    const items = (paragraphs[place] ?? '')
      .split('\n')
      .filter((item) => item !== '' && !item.startsWith(`${at}. `));
    const list = [...items, ...(told === '' ? [] : [`${at}. ${told.replace(/\.$/, '')}`])]
      .toSorted()
      .join('\n');
    paragraphs.splice(place < 0 ? paragraphs.length : place, place < 0 ? 0 : 1, list);
    return paragraphs.filter((one) => one !== '').join('\n\n');
  }
  const [first = ''] = paragraphs;
  const because = first.lastIndexOf(' because ');
  const cleared =
    because > 0 && reason(question, first.slice(0, because), before) === first.replace(/[.!]+$/, '')
      ? [first.slice(0, because), ...paragraphs.slice(1)]
      : paragraphs;
  const joined = reason(question, cleared[0] ?? '', answer);
  if (joined !== undefined) return [joined, ...cleared.slice(1)].join('\n\n');
  const topic = topicSaid(question, cleared, told);
  if (topic !== undefined) return topic;
  const here = earlier === '' ? -1 : cleared.lastIndexOf(earlier);
  const next = [...cleared];
  next.splice(here === -1 ? next.length : here, here === -1 ? 0 : 1, told);
  return next.filter((one) => one !== '').join('\n\n');
}
