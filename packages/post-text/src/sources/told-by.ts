import { countsUnnamed } from '../checks/claims/counted.ts';
import { findFigures } from '../checks/claims/figures.ts';
import { guessLanguage } from '../text/language.ts';
import { findSentences } from '../text/sentences.ts';
import { ASSENT, SPEAKER } from '../text/speakers.ts';
import { answerAlone, ownQuestion } from '../writer/clean/interview.ts';
import { lowerFirst } from '../writer/clean/sentence.ts';
import { hasFiniteVerb, isAuxiliary, isPast, wordsOf } from '../writer/lexicon.ts';
import { inner } from './attribution.ts';
import { leaning, meaningOf } from './key-sentences.ts';

interface Turn {
  name: string;
  sentences: string[];
}

/** What stays together: what the author says in a turn, a question with its answer, or words of another. */
interface Block {
  text: string;
  needs: Block | null;
}

/** An answer without a verb that is shorter says nothing without its question. */
const fewestWords = 4;
/** Shorter sentences without a figure are no finding. */
const fewestFound = 5;
/** As much of an answer as a post quotes, in UTF-16 units. */
const mostAnswered = 320;
const BECAUSE = /^because (?=[^,.!?]*(?:[.!?]|$))/i;
const UM = /(?:^|(?<=\s))(?:um+|uh+|er+m|ähm?),? (?=\p{L}|\d)/giu;
const LEAD = /^(?:(?:and|so|ok(?:ay)?|right|well|yeah|now|alright)(?:,|(?= )) ?)+(?=\S)/i;
/** The same where its comma was not written down. */
const LOOSE_ASSENT = /^(?:(?:wow|oh|ah|ok(?:ay)?|yes|yeah|right|well),? )+(?=(?:so|we|i|then|they|the)\b)/i;
/** 'They are.', 'Do it.' */
const ECHOES =
  /^(?:(?:i|we|you|he|she|it|they|that|this|me|do|does|did|is|are|was|were|will|can|too|so|go|and|ok) ?)+$/;
const SO = /^so, /i;
/** What is said of the call and not in it. */
const OF_THE_CALL =
  /\b(?:hold on|one (?:sec|second|moment)|hang on|on mute|mute|unmute|(?:can|could) (?:you|everyone|everybody|anyone|anybody|somebody|someone) (?:all )?(?:still )?(?:see|hear|mute|repeat)|next slide|my (?:screen|mic|microphone|headset|other phone)|be right back|(?:do|would) you (?:want|like) to (?:start|begin|go first|continue|go on)|anything else|(?:have a|see you) (?:good|nice|great|next|on|tomorrow|later)\b|(?:good )?morning (?:everyone|everybody|all|team))\b|^(?:that['’]s mine|sorry|no worries|thanks|thank you|bye)\b[^.]{0,20}[.!]?$/i;
/** The order of words of a question, where its mark was not written down. */
const ASKS =
  /^(?:(?:how|why|where|when|what|who|which)(?: (?:much|many|long|often|kind|else|\p{L}+))? (?:is|are|was|were|do|does|did|can|could|will|would|should|have|has)|(?:do|does|did|is|are|was|were|can|could|will|would|have|has) (?:you|we|they|it|he|she|there|that|the|your|our|anyone|anybody))\b(?!.*\b(?:is|was)\b.*\b(?:is|was)\b)[^.!,;:]{1,90}$/iu;
const WHO_DID = /^(?:what|who) (\p{L}+)(?: \p{L}+){0,6}$/iu;
const YES_NO =
  /^(?:do|does|did|is|are|was|were|can|could|will|would|should|have|has|isn['’]t|aren['’]t|don['’]t|didn['’]t) /i;
const ANSWERS_YES_NO = /^(?:yes|no|not|yeah|nope|both|neither|half)\b/i;
/** What an answer begins with whose subject its question named. */
const ITS_SUBJECT = /^(?:it|that|this|they|those|these)(?:['’](?:s|re)| (?:was|is|were|are)) /i;
/** What came of it, and why. */
const COMES_TO =
  /\b(?:because|turn(?:s|ed) out|the (?:problem|reason|answer|trick|mistake) (?:is|was)|(?:so|then) (?:I|we)|(?:I|we) (?:decided|agreed|stop(?:ped)?|start(?:ed)?|found|learned|learnt|changed|need|will|can)|instead|idea|wrong)\b/i;

const sentencesOf = (text: string) => findSentences(text).map(({ start, end }) => text.slice(start, end));
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
const isQuestion = (sentence: string) => sentence.endsWith('?');
const counts = (sentence: string) => /\d/.test(sentence) || findFigures(sentence).length > 0;
const ended = (text: string) => (/[.!?…]["”’)]*$/.test(text) ? text : `${text}.`);

/** What is said between the words: ', like,', 'You know?'. */
function withoutResidue(said: string): string {
  return said
    .replace(/(?<=^|[.!?…] )(?:you know(?: what I mean)?|know what I mean)\?(?: |$)/gi, '')
    .replace(/, you know(?: what I mean)?\?/gi, '.')
    .replace(/,? (?:like|you know|I mean),(?= )/gi, '')
    .replace(/(?<=^|[.!?…] )(?:you know|I mean|like), (\p{L})/giu, (_, letter: string) =>
      letter.toUpperCase(),
    )
    .trim();
}

/** What somebody says without the assent to whom they answer, who is gone. */
function bare(said: string): string {
  return capital(said.replace(ASSENT, '').replace(UM, '').replace(LOOSE_ASSENT, '').replace(SO, ''));
}

/** The turns of a conversation; what one of them says in several lines is one. */
function turnsOf(text: string, english: boolean): Turn[] {
  const turns: Turn[] = [];
  let name = '';
  for (const raw of text.split('\n')) {
    const named = SPEAKER.exec(raw);
    name = named?.[1] ?? name;
    const said = raw.slice(named?.[0].length ?? 0).trim();
    if (said === '') continue;
    const sentences = sentencesOf(english ? withoutResidue(said) : said).filter(
      (sentence) => !OF_THE_CALL.test(sentence),
    );
    if (sentences.length === 0) continue;
    const last = turns.at(-1);
    if (last?.name === name) last.sentences.push(...sentences);
    else turns.push({ name, sentences });
  }
  return english
    ? turns.map(({ name: who, sentences }) => ({ name: who, sentences: sentences.map(marked) }))
    : turns;
}

/** A question that was written down without its mark, with it. */
function marked(sentence: string): string {
  const said = sentence.replace(/\.$/, '');
  const asks = said.replace(LEAD, '');
  const verb = WHO_DID.exec(asks)?.[1]?.toLowerCase() ?? '';
  const asked =
    ASKS.test(asks) || (isPast(verb) && !wordsOf(asks).slice(2).some(isAuxiliary) && asks.length < 60);
  return asked && /[\p{L}\d]$/u.test(said) ? `${said}?` : sentence;
}

/** What of an answer is worth telling: nothing, unless a sentence of it counts something or says something whole. */
function findingsOf(turn: Turn | undefined, question: string): string {
  const said = (turn?.sentences ?? []).filter((sentence) => !isQuestion(sentence));
  const found = said.filter((sentence) => {
    const words = wordsOf(sentence.replace(ASSENT, ''));
    return words.length > 1 && (counts(sentence) || (words.length >= fewestFound && hasFiniteVerb(words)));
  });
  if (found.length === 0) return '';
  const whole = said.join(' ').replace(UM, '');
  const asked = question.replace(LEAD, '');
  const answer = YES_NO.test(asked) && ANSWERS_YES_NO.test(whole) ? whole : bare(whole);
  if (answer.length <= mostAnswered) return answer;
  let kept = '';
  for (const sentence of found.map(bare))
    if (kept.length + sentence.length < mostAnswered) kept = `${kept} ${sentence}`.trim();
  return kept;
}

/** An answer with the subject its question gave it; one that would begin the notes without one keeps its question. */
function answerOf(question: string, answer: string, begins: boolean): string {
  const alone = answerAlone(question, answer);
  if (alone !== undefined) return alone;
  return begins && ITS_SUBJECT.test(answer)
    ? `${ownQuestion(question)} ${answer}`
    : withQuestion(question, answer);
}

/** An answer that stands without its question, or with it where it is a word or two; empty where nothing of it does. */
function withQuestion(question: string, answer: string): string {
  const own = answer.replace(ASSENT, '').replace(BECAUSE, '');
  const [begins = '', ...rest] = sentencesOf(own);
  const words = wordsOf(begins);
  if (words.length >= fewestWords || hasFiniteVerb(words) || (words.length > 1 && counts(begins)))
    return capital(own);
  const asks = ownQuestion(question);
  // As one sentence, which no draft parts.
  return words.length > 1 && rest.length > 0 && /^(?:what|who|where) /i.test(asks) && wordsOf(asks).length > 1
    ? `${asks.replace(/\?$/, '')}: ${lowerFirst(own)}`
    : capital(rest.join(' '));
}

/** A conversation as blocks that one of its speakers, `name`, would tell it in. */
function blocksOf(text: string, name: string): Block[] {
  const english = guessLanguage(text) === 'en';
  const turns = turnsOf(text, english);
  const blocks: Block[] = [];
  const add = (said: string) => {
    if (said.trim() === '') return;
    const before = blocks.at(-1) ?? null;
    blocks.push({ text: said, needs: leaning.test(said) ? before : null });
  };
  let answered: Turn | undefined;
  for (const [index, turn] of turns.entries()) {
    const next = turns[index + 1];
    if (turn.name === name) {
      const before = turns[index - 1];
      const asked =
        before === undefined || before === answered ? '' : (before.sentences.findLast(isQuestion) ?? '');
      const asks = turn.sentences.findIndex(isQuestion);
      const question = turn.sentences.findLast(isQuestion) ?? '';
      const answer = asks < 0 ? '' : findingsOf(next, question);
      const told = ownWords(
        answer === '' ? turn.sentences : turn.sentences.slice(0, asks),
        asked !== '' || !english,
      );
      if (told !== '')
        add(!english ? bare(told) : asked === '' ? bare(told) : answerOf(asked, told, blocks.length === 0));
      if (answer === '' || next === undefined) continue;
      answered = next;
      const put = quoted(turn.sentences.slice(asks).join(' ').replace(UM, '').replace(LEAD, ''));
      const reply = `${next.name}: ${quoted(answer)}`;
      add(english ? `Me: ${put}\n${reply}` : `${inner(capital(put.slice(1, -1)))} ${reply}`);
    } else if (turn !== answered)
      for (const said of runsOf(turn.sentences)) add(`${turn.name}: ${quoted(bare(said))}`);
  }
  return blocks;
}

const quoted = (said: string) => `“${inner(ended(capital(said)))}”`;

/** What the author says without questions to whom they are no longer put, and without words that answer nothing and tell nothing. */
function ownWords(sentences: readonly string[], answers: boolean): string {
  return sentences
    .filter((sentence, index) => {
      const words = wordsOf(sentence.replace(ASSENT, ''));
      if (!answers && ECHOES.test(words.join(' '))) return false;
      if (!answers && words.length < fewestWords && !hasFiniteVerb(words) && !counts(sentence)) return false;
      const after = sentences[index + 1] ?? '';
      const before = sentences[index - 1] ?? '';
      if (isQuestion(sentence)) return after !== '' && !isQuestion(after) && !hasFiniteVerb(wordsOf(after));
      if (isQuestion(before) && BECAUSE.test(sentence)) return false;
      return true;
    })
    .map(ended)
    .join(' ');
}

/** The sentences of others that count something, those in a row together, and with one that leans the one before. */
function runsOf(sentences: readonly string[]): string[] {
  const taken = new Set<number>();
  for (const [index, sentence] of sentences.entries()) {
    if (isQuestion(sentence) || !counts(sentence)) continue;
    const leans = leaning.test(sentence) || countsUnnamed(sentence);
    if (leans && index > 0 && !isQuestion(sentences[index - 1] ?? '')) taken.add(index - 1);
    taken.add(index);
  }
  const runs: string[] = [];
  for (const [index, sentence] of sentences.entries()) {
    if (!taken.has(index)) continue;
    if (taken.has(index - 1)) runs[runs.length - 1] += ` ${sentence}`;
    else runs.push(sentence);
  }
  return runs;
}

/**
 * A conversation as one of its speakers would tell it: their own words, what they asked together with the answer, and of what
 * others said besides only what counts something, under their name. Of a long one what matters most is taken.
 */
export function toldBy(text: string, name: string, about: string, most: number): string {
  return mostTelling(blocksOf(text, name), about, most);
}

/** Who is only a number to the program that listened is nobody to a reader. */
const UNNAMED = /^(?:speaker \d{1,2}|unknown(?: speaker)?)?$/i;
/** Answers that begin with a shorter sentence are read with their question. */
const fewestAlone = 8;

/**
 * A conversation of which nobody knows who the author is: what each says whole, under their names, and a question where its answer
 * needs it. Of a long one what matters most is taken.
 */
export function toldOfAll(text: string, about: string, most: number): string {
  const turns: Turn[] = [];
  for (const { name, sentences } of turnsOf(text, guessLanguage(text) === 'en')) {
    const said = sentences.filter((sentence) => wordsOf(sentence.replace(ASSENT, '')).length > 1);
    const last = turns.at(-1);
    if (said.length === 0) continue;
    if (last?.name === name) last.sentences.push(...said);
    else turns.push({ name, sentences: said });
  }
  const line = (name: string, said: string) =>
    UNNAMED.test(name) ? quoted(said) : `${name}: ${quoted(said)}`;
  const blocks: Block[] = [];
  let asked: { name: string; question: string } | null = null;
  for (const { name, sentences } of turns) {
    const last = sentences.findLastIndex((sentence) => !isQuestion(sentence));
    const told = sentences.slice(0, last + 1);
    const needsQuestion = wordsOf(told[0] ?? '').length < fewestAlone;
    const question = asked !== null && needsQuestion ? `${line(asked.name, asked.question)}\n` : '';
    for (const [index, said] of withinRoom(told, mostAnswered).entries())
      blocks.push({ text: `${index === 0 ? question : ''}${line(name, bare(said))}`, needs: null });
    const asks = sentences.slice(last + 1).join(' ');
    asked = asks === '' ? null : { name, question: asks.replace(LEAD, '') };
  }
  return mostTelling(blocks, about, most);
}

/** Sentences in a row, together as far as there is room; none that leans is parted from the one before. */
function withinRoom(sentences: readonly string[], room: number): string[] {
  const parts: string[] = [];
  for (const sentence of sentences) {
    const last = parts.at(-1);
    const leans = leaning.test(sentence) || countsUnnamed(sentence);
    if (last !== undefined && (leans || last.length + sentence.length < room))
      parts[parts.length - 1] = `${last} ${sentence}`;
    else parts.push(sentence);
  }
  return parts;
}

/** Of blocks in the order of a conversation those that matter most for a post, as many as there is room for. */
function mostTelling(blocks: readonly Block[], about: string, most: number): string {
  const whole = blocks.map((block) => block.text).join('\n');
  if (whole.length <= most) return whole;
  const words = new Map(blocks.map((block) => [block, meaningOf(block.text)]));
  const frequency = new Map<string, number>();
  for (const set of words.values())
    for (const word of set) frequency.set(word, (frequency.get(word) ?? 0) + 1);
  const wanted = meaningOf(about);
  const scoreOf = (block: Block) => {
    const own = words.get(block) ?? new Set<string>();
    const central = [...own].reduce((sum, word) => sum + Math.min(6, (frequency.get(word) ?? 1) - 1), 0);
    const near = [...own].filter((word) => wanted.has(word)).length;
    return (
      central / (own.size + 4) +
      Math.min(6, near * 1.5) +
      (counts(block.text) ? 1.5 : 0) +
      (COMES_TO.test(block.text) ? 1.2 : 0)
    );
  };
  const kept = new Set<Block>();
  let units = 0;
  for (const block of blocks.toSorted((a, b) => scoreOf(b) - scoreOf(a))) {
    const taken = [block.needs, block].filter((one): one is Block => one !== null && !kept.has(one));
    const size = taken.reduce((sum, one) => sum + one.text.length + 1, 0);
    if (units + size > most) continue;
    for (const one of taken) kept.add(one);
    units += size;
  }
  return blocks.flatMap((block) => (kept.has(block) ? [block.text] : [])).join('\n');
}
