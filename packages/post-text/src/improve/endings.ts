import { checkPost } from '../checks/check-post.ts';
import { parsePost, quote, type Part, type Post } from '../checks/post.ts';
import type { Goal } from '../writer/brief.ts';
import { readSentence } from '../writer/parse/features.ts';
import { dangles } from './dangling.ts';
import { endingMakers } from './ending-lines.ts';
import { subjectOf } from './ending-subject.ts';
import type { Subject } from './ending-subject.ts';
import type { Shape } from '../writer/compose/formats.ts';
import { materialOf } from './ending-material.ts';
import { questionsAbroad, reasonsAbroad } from './endings-abroad.ts';

/** A last line, the way it ends a post, and why it stands where it does among the others. */
export interface Ending {
  pattern: EndingPattern;
  line: string;
  reason: string;
  /** It goes with any text of its kind and names nothing that this one tells. */
  general: boolean;
}

/** Named ways to end. */
export const endingPatterns = {
  own: 'Your own sentence, last',
  choice: 'A choice',
  question: 'A question',
  keep: 'Something to keep',
  follow: 'Follow',
  message: 'A message',
  pass: 'Pass it on',
  statement: 'A plain statement',
} as const;
export type EndingPattern = keyof typeof endingPatterns;

const toReader =
  /^(?:if you\b|follow|save|send|write|tell|ask|comment|message|reply|apply|pass|show|join|read|see|want to|questions?\b|new here|not (?:now|for you)|know (?:some|any)(?:body|one))/i;
const invites =
  /\b(?:send me a message|write to (?:me|us)|follow me|save (?:this|it|the)|send them|pass it on|apply|let me know|get in touch)\b/i;
const tagLine = /^(?:\s*#[\p{L}\p{N}_]+)+\s*$|^\s*https?:\/\/\S+\s*$/u;
const entry = /^\s*(?:[-•–*→]|(\d{1,2})[.)])\s/;

/** Which way a line ends a post. */
export function endingPatternOf(line: string): EndingPattern {
  if (/\bfollow me\b/i.test(line)) return 'follow';
  if (/^(?:not now\? )?save\b/i.test(line)) return 'keep';
  if (/\b(?:send (?:it to )?them|show them|pass it on)\b/i.test(line)) return 'pass';
  if (/\b(?:message|write to|talk to you|ask me|reach me|apply)\b/i.test(line)) return 'message';
  if (/^which\b.*\?$|\bor\b[^?]*\?$/i.test(line)) return 'choice';
  return line.endsWith('?') ? 'question' : 'statement';
}

const asking = /^(?:which|what|how|who|when|where|why|would|do|have|has|is|are)\b/i;
const plain = (line: string) =>
  line
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** What a sentence of the author's own must do to end a post for a goal. */
function suits(goal: Goal, line: string): boolean {
  const { role } = readSentence(line);
  switch (goal) {
    case 'comments':
      return line.endsWith('?');
    case 'saves':
      return role === 'lesson' || role === 'advice';
    case 'followers':
      return role === 'lesson' || role === 'belief';
    case 'leads':
    case 'hiring':
      // 'People write to us' tells of an invitation and is none.
      return (
        role === 'invite' &&
        /^(?:please )?(?:if you|write|send|message|call|apply|come|join|sign|register|book|ask|get|drop|mail|dm|visit|reach|questions?|interested|want)\b/i.test(
          line,
        )
      );
  }
}

const ownReason: Readonly<Record<Goal, string>> = {
  comments: 'Your own question: asked last, it is the one that is answered.',
  saves: 'Your own words: the line worth keeping, where it stays in mind.',
  followers: 'Your own words: what you stand for, as the last thing read.',
  leads: 'Your own invitation, where the reader decides.',
  hiring: 'Your own invitation, where the reader decides.',
};

/** 'I told her three things.' */
const ANNOUNCES =
  /\b(?:two|three|four|five|six|seven|eight|nine|ten|\d+|some|a few) (?:\p{Ll}+ )?(?:things|lessons|rules|reasons|questions|tips|ways|steps|mistakes|habits|signs|ideas|points|facts|lists)[.]$/u;

/** 'What did I find?' is answered by the text and put to nobody. */
const askedOfOneself = /\b(?:did|had|have|was|am|do|should|would|could|can|will) (?:I|we)\b/i;

/** Sentences that mean something alone, in the author's words. */
function ownLines(post: Post, goal: Goal): string[] {
  return post.sentences
    .filter(({ text, start }) => {
      const line = post.lines.find((one) => one.start <= start && one.end > start)?.text ?? '';
      const { leans, points } = readSentence(text);
      const alone = asking.test(text) ? text.endsWith('?') : !leans && !points;
      const put = !text.endsWith('?') || !askedOfOneself.test(text);
      // What announces something stays before it.
      const announces = /[:…]["”]?$/.test(text) || ANNOUNCES.test(text);
      return (
        !entry.test(line) &&
        !tagLine.test(line) &&
        alone &&
        put &&
        !announces &&
        !dangles(text) &&
        text.length <= 160
      );
    })
    .map(({ text }) => text.trim())
    .filter((text) => suits(goal, text));
}

/** Lines ranked as endings for a goal, the strongest first; none twice, none that reads like a machine's. */
function ranked(text: string, candidates: readonly (Ending & { score: number })[], most: number): Ending[] {
  const seen = new Set<string>();
  const tells = (post: string) => checkPost(post).filter(({ group }) => group === 'tell').length;
  const before = tells(text);
  return candidates
    .filter(({ line }) => {
      const key = plain(line);
      if (key === '' || seen.has(key)) return false;
      seen.add(key);
      return tells(closeWith(text, line)) <= before;
    })
    .toSorted((a, b) => b.score - a.score)
    .slice(0, most)
    .map(({ pattern, line, reason, general }) => ({ pattern, line, reason, general }));
}

/** What a line that fits the text is worth before one as close that may not. */
const FITS = 0.5;
/** Under these nothing is asked or invited that does not surely fit. */
const CLOSED: ReadonlySet<Subject> = new Set(['grave', 'apology', 'search']);

/**
 * Up to five last lines for a text and a goal: sentences of the text's own, and questions and invitations that name only
 * what the text names; those that go with any text come last. Under grief or an apology
 * there are the own ones alone, for who looks for work what fits it. For texts that are not English, the own sentences and, for comments,
 * questions that go with any.
 */
export function findEndings(text: string, goal: Goal, most = 5): Ending[] {
  const post = parsePost(text);
  const own = ownLines(post, goal).map((line) => ({
    pattern: 'own' as const,
    line,
    reason: ownReason[goal],
    general: false,
    score: 4,
  }));
  if (post.language !== 'en') return ranked(text, [...own, ...abroad(post, goal)], most);
  const subject = subjectIn(post);
  const made = madeFor(post, goal, subject).flatMap((ending) => {
    const fits = ending.under.includes(subject);
    return fits || !CLOSED.has(subject) ? [{ ...ending, score: ending.score + (fits ? FITS : 0) }] : [];
  });
  return ranked(text, [...own.slice(0, 2), ...made], most);
}

/**
 * Last lines that surely fit what an English text is, for a post that nobody has read yet: none under grief or an apology. Of the
 * text's own sentences only what is put to the reader may be said last; the others keep their place.
 */
export function fittingEndings(text: string, goal: Goal, shape: Shape): Ending[] {
  const post = parsePost(text);
  const subject = subjectIn(post, shape);
  const first = post.sentences[0]?.text.trim();
  const own = ownLines(post, goal).flatMap((line) =>
    line === first ||
    /^(?:saves|followers)$/.test(goal) ||
    (line.endsWith('?') && !/\b(?:you|yours?|anyone|anybody)\b/i.test(line))
      ? []
      : [{ pattern: 'own' as const, line, reason: ownReason[goal], general: false, score: 4 }],
  );
  const fits = madeFor(post, goal, subject).filter(({ under }) => under.includes(subject));
  const open = fits.filter(({ score }) => score === OPEN);
  const made = open.length > 0 ? open : fits;
  return ranked(text, [...own.slice(0, 2), ...made], 5);
}

/** How close the question is that a text leaves open. */
const OPEN = 4;

function subjectIn(post: Post, shape?: Shape): Subject {
  const lines = post.lines.map(({ text }) => text);
  const items = lines.filter((line) => entry.test(line)).map((line) => line.replace(entry, ''));
  return subjectOf(
    post.text,
    post.sentences.map((sentence) => sentence.text),
    items,
    shape,
  );
}

function madeFor(post: Post, goal: Goal, subject: Subject) {
  return endingMakers[goal](materialOf(post, subject)).flatMap((ending) =>
    ending === null
      ? []
      : [
          {
            pattern: endingPatternOf(ending.line),
            line: ending.line,
            reason: ending.reason,
            general: ending.close < 3,
            score: ending.close,
            under: ending.under,
          },
        ],
  );
}

/** Questions for a text in another language; nothing is asked of strangers under it that would need a form of address. */
function abroad(post: Post, goal: Goal): (Ending & { score: number })[] {
  if (goal !== 'comments' || post.language === 'other') return [];
  return (questionsAbroad[post.language] ?? []).map((line, index) => ({
    pattern: 'question' as const,
    line,
    reason: reasonsAbroad[index] ?? '',
    general: true,
    score: 1,
  }));
}

const wanted: Readonly<Record<Goal, readonly EndingPattern[]>> = {
  comments: ['question', 'choice'],
  saves: ['keep'],
  followers: ['follow'],
  leads: ['message', 'pass'],
  hiring: ['message', 'pass'],
};

const empty = new Set('which would about there their these those after before could every'.split(' '));

/** Endings that somebody else wrote, ranked for a goal: what asks for it first, then what is short. */
export function judgeEndings(lines: readonly string[], text: string, goal: Goal, most = 5): Ending[] {
  const words = new Set(
    plain(text)
      .split(' ')
      .filter((word) => word.length > 4 && !empty.has(word)),
  );
  const judged = lines
    .map((line) => line.trim())
    .filter((line) => line !== '' && line.length <= 220 && !tagLine.test(line))
    .map((line) => {
      const pattern = endingPatternOf(line);
      const fits = wanted[goal].includes(pattern);
      const named = plain(line)
        .split(' ')
        .find((word) => words.has(word));
      const reasons = [
        ...(fits ? ['Asks for what you want'] : []),
        ...(named === undefined ? [] : [`takes up ${quote(named)} from the text`]),
        ...(line.length <= 80 ? ['is short'] : []),
      ];
      const reason = reasons.join(' and ') || 'Ends without asking for anything';
      return {
        pattern,
        line,
        reason: `${reason.charAt(0).toUpperCase()}${reason.slice(1)}.`,
        general: false,
        score: (fits ? 3 : 0) + (named === undefined ? 0 : 2) + (line.length <= 80 ? 1 : 0),
      };
    });
  return ranked(text, judged, most);
}

/** Whether a sentence ends a post by asking the reader for something. */
export function asksTheReader(sentence: string): boolean {
  return /\?["”]?$/.test(sentence.trim()) || toReader.test(sentence.trim()) || invites.test(sentence);
}

function without(text: string, { start, end }: Part): string {
  return (text.slice(0, start) + text.slice(end))
    .replace(/[^\S\n]{2,}/g, ' ')
    .replace(/[^\S\n]+\n|\n[^\S\n]+/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

/**
 * The text with another last line, before its hashtags and links. A line that stands in the text moves to the end; any
 * other takes the place of the question or invitation that ended it, or follows what is there, as it always does of an author's
 * own last sentence (`keeps`).
 */
export function closeWith(text: string, line: string, keeps = false): string {
  const lines = text.trimEnd().split('\n');
  let cut = lines.length;
  while (cut > 0 && (tagLine.test(lines[cut - 1] ?? '') || (lines[cut - 1] ?? '').trim() === '')) cut -= 1;
  const body = lines.slice(0, cut).join('\n');
  const tail = lines.slice(cut).join('\n').trim();
  const { sentences, paragraphs } = parsePost(body);
  const last = sentences.at(-1);
  const there = sentences.find((sentence) => plain(sentence.text) === plain(line));
  if (there !== undefined && there === last) return text;
  const closing = paragraphs.at(-1);
  const replaces =
    !keeps &&
    last !== undefined &&
    sentences.length > 1 &&
    asksTheReader(last.text) &&
    closing !== undefined &&
    !entry.test(closing.text) &&
    !endingIsTold(last.text);
  const rest = there !== undefined ? without(body, there) : replaces ? without(body, last) : body.trim();
  return [rest, line, tail].filter((part) => part !== '').join('\n\n');
}

/** A question that is part of what happened and not put to the reader. */
function endingIsTold(sentence: string): boolean {
  return /^["“]|["”]$/.test(sentence.trim());
}
