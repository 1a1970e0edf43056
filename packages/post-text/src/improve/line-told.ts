import { findFigures } from '../checks/claims/figures.ts';
import { parsePost } from '../checks/post.ts';
import { finishSentence, lowerFirst } from '../writer/clean/sentence.ts';
import { POINTER } from '../writer/compose/parted.ts';
import { BASE_VERBS, hasFiniteVerb, isImperative, isPast, wordsOf } from '../writer/lexicon.ts';
import type { Sentence } from '../writer/parse/features.ts';
import type { LineCandidate } from './line-hooks.ts';

/** 'Nobody taught me that in 5 years.' after what it was: 'Nobody taught me this in 5 years: …' */
export function pointedAhead(read: readonly Sentence[]): LineCandidate[] {
  return read.flatMap(({ text }, index): LineCandidate[] => {
    const before = read[index - 1];
    const [, lead = '', behind = ''] =
      /^((?:Nobody|No one|My \p{L}+|I|We|It took (?:me|us) [^,.;:]{3,30} to) (?:(?:ever|once|had|have|wish|wished|finally|never|only|should have|did not|didn['’]t) )*(?:taught|told|tells|teaches|learned|learnt|learn|understood|understand|knew|known|expected|believed|noticed|mentions?|mentioned|warned|wanted to hear|warns)(?: (?:me|us|you))?(?: about)?) that( [^,:;"“?.]{3,60})?\.$/u.exec(
        text,
      ) ?? [];
    if (before === undefined || lead === '' || before.leans || before.points || POINTER.test(behind))
      return [];
    if (!/[^?:]$/.test(before.text) || before.text.length > 90 || before.role === 'advice') return [];
    if (/^I (?:knew|expected|believed)|\?$/.test(lead)) return [];
    return [{ line: `${lead} this${behind}: ${told(before.text)}`, pattern: 'lesson' }];
  });
}

/** A sentence behind a colon: small at its start, but for names. */
function told(text: string): string {
  return COMMON.test(text) || /^\p{Lu}\p{Ll}+s /u.test(text) ? lowerFirst(text) : text;
}

const COMMON =
  /^(?:The|A|An|If|When|My|Our|We|You|In|On|At|For|After|Before|Every|Nobody|No|People|Most|Half|All|One|Two|Three|Four|Five|What|How|Why|Ask|Small|Large|Big|Good|Bad)\b/;

/** 'Ask before you add a field.' as a question to the reader: 'Do you ask before you add a field?' */
export function askedAdvice(read: readonly Sentence[]): LineCandidate[] {
  if (read.some(({ text }) => text.endsWith('?'))) return [];
  return read.flatMap(({ text, words, role }): LineCandidate[] => {
    const [, rest = ''] = /^([^,:;"“?!]{14,80})\.$/u.exec(text) ?? [];
    const [verb = ''] = words;
    const ask = role === 'advice' && isImperative(words) && BASE_VERBS.has(verb) && words.length >= 4;
    if (!ask || rest === '' || POINTER.test(rest)) return [];
    if (
      /^(?:let|ignore|number|drive|open|hit|→|do|don['’]?t|be|please|save|follow|like|share|comment|send|write to|join|come|look|see|meet|thank|imagine|remember|never|stop|trust|believe|think|read the|find|enjoy|say|tag|click|check out|call|welcome)\b/i.test(
        rest,
      )
    )
      return [];
    if (
      /\b(?:me|us|my|our|not|never|no|all)\b|\p{Lu}/u.test(rest.slice(1)) ||
      hasFiniteVerb(words.slice(0, 3))
    )
      return [];
    return [{ line: `Do you ${lowerFirst(rest)}?`, pattern: 'question' }];
  });
}

const COUNTED =
  /(?<![\p{L}\d.,:$€£₹+–-])(?:(\d[\d,]*)|(two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twenty|thirty|forty|fifty))(?: (?!ago|more|less|fewer|other|others|last|next|further|extra|different)(\p{Ll}{3,}))? (\p{Ll}{2,}s|people)(?= (?:in|on|at|from|for|and|with|to|of|later|or|a)\b|[.,;:!?)]|$)/giu;
const NO_COUNT =
  /^(?:times|others|ours|theirs|years|was|is|has|this|plus|less|hours|minutes|always|ones|us|seconds|points|ways|things|its)$/;

/** The figures of a text side by side, each with what it counts: '43 investors, 41 refusals, 3 weeks.' */
export function figuresInARow(text: string): LineCandidate[] {
  const found = new Map<string, string>();
  for (const { text: line } of parsePost(text).sentences) {
    // One of a sentence: two that stand together count the same.
    for (const [whole, , , quality = '', noun = ''] of line.matchAll(COUNTED)) {
      if (NO_COUNT.test(noun) || isPast(quality) || hasFiniteVerb(wordsOf(quality))) continue;
      const after = line.slice(line.indexOf(whole) + whole.length);
      if (/^ (?:ago|before|after|late|early|old|later|of|more|less|or|to|too)\b/.test(after)) continue;
      if (!found.has(noun)) found.set(noun, whole);
      break;
    }
  }
  // Figures that count alike are told in the same way.
  const counts = [...found.values()].filter((one) => /^\d/.test(one));
  if (counts.length < 3 || findFigures(text).length < 3) return [];
  const [one = '', two = '', three = ''] = counts;
  return [
    {
      line: finishSentence(`${one.charAt(0).toUpperCase()}${one.slice(1)}, ${two}, ${three}`),
      pattern: 'figure',
    },
  ];
}

/** 'Nobody missed the fields.' as the thing after its name: 'What nobody missed: the fields.' */
export function whatNobody(read: readonly Sentence[]): LineCandidate[] {
  return read.flatMap(({ text }): LineCandidate[] => {
    const [, who = '', verb = '', thing = ''] =
      /^(Nobody|Everybody|Everyone|No one) (missed|noticed|wanted|asked for|expected|mentioned|believed in|complained about|remembered|forgot|read|used|opened|finished|liked|hated|feared|talked about|understood|skipped|ordered) ((?:the|a|an|our|my|more|less|fewer) [^,:;"“?.]{3,50})\.$/u.exec(
        text,
      ) ?? [];
    if (
      thing === '' ||
      POINTER.test(thing) ||
      hasFiniteVerb(wordsOf(thing)) ||
      / (?:in|on|at|after|before|until|because|for) /.test(thing)
    )
      return [];
    return [{ line: `What ${lowerFirst(who)} ${verb}: ${thing}.`, pattern: 'named' }];
  });
}

/** 'We managed because the cleaner knew where everything is.' as what it explains: 'Why we managed.' */
export function whyTold(read: readonly Sentence[]): LineCandidate[] {
  return read.flatMap(({ text }, index): LineCandidate[] => {
    const [, claim = ''] =
      /^((?:I|We|Our|My|Nobody|People)\b[^,:;"“?.]{14,80}?),? because [^?]{8,}\.$/u.exec(text) ?? [];
    if (index === 0 || claim === '' || POINTER.test(claim)) return [];
    if (/\b(?:if|when|but|so|that|not|say|said|told|think|thought|just|only|and)\b|n['’]t\b/.test(claim))
      return [];
    return [{ line: `Why ${lowerFirst(claim)}.`, pattern: 'promise' }];
  });
}

/** A row of things by their names: 'Restaurants, law firms, a zoo.' */
export function rows(read: readonly Sentence[]): LineCandidate[] {
  return read.slice(1).flatMap(({ text, words }): LineCandidate[] => {
    const parts = text.replace(/\.$/, '').split(/, (?:and |or )?| and /);
    const row =
      parts.length >= 3 &&
      !/^\d+[^,]*, \d+$/.test(text) &&
      text.endsWith('.') &&
      parts.every((part) => wordsOf(part).length <= 7 && wordsOf(part).length > 0) &&
      words.length >= 4 &&
      words.length <= 14;
    if (
      !row ||
      hasFiniteVerb(words) ||
      isImperative(words) ||
      POINTER.test(text.replace(/other people/, 'people')) ||
      /[:;"“?!]|\b(?:not|no|just|only|none|more|most|me|us|plus|including|except|with|without|but)\b|^\p{L}+ing\b/iu.test(
        text,
      )
    )
      return [];
    return [{ line: text, pattern: 'facts' }];
  });
}
