import { countThings, isConcrete } from './concrete.ts';
import type { Rule } from '../finding.ts';
import type { Part, Post } from '../post.ts';
import { madeOf } from './general.ts';
import { speaksLoftily } from './lofty-words.ts';
import { isAmongFacts } from './register.ts';
import { runsOf } from '../sentence-runs.ts';
import type { SentenceRun } from '../sentence-runs.ts';

const RUN = 3;
const LONGEST = 90;
/** Somebody may want to know: so many other tells say that nobody does, and so many among facts. */
const COMPANY = 1;
const COMPANY_AMONG_FACTS = 2;

/** Three short questions in a row that nobody is to answer. */
export const questionStack: Rule = {
  id: 'question-stack',
  group: 'tell',
  severity: 'warn',
  english: true,
  find: (post) =>
    runsOf(post.sentences, RUN, isShortQuestion)
      .filter((run) => !isAsked(post, run) && !isAskedInEarnest(post, run))
      .map(({ sentences, first, last }) => ({
        message: `${sentences.length} questions in a row, and the reader is to answer none. Ask the one you mean.`,
        start: first.start,
        end: last.end,
        fix: { start: first.start, end: last.start, replacement: '', label: 'Keep the last question' },
        company: isAmongFacts(post, first.start, last.end)
          ? COMPANY_AMONG_FACTS
          : isRhetoric(sentences)
            ? 0
            : COMPANY,
      })),
};

/** Asked of nobody: 'What if …?' again and again, or nothing in them but words that stand in any post. */
function isRhetoric(run: readonly Part[]): boolean {
  if (run.some(({ text }) => /^(?:Was|Is) it worth it\?/.test(text))) return true;
  if (run.filter(({ text }) => DRUM.test(text)).length * 2 >= run.length) return true;
  const text = run.map((sentence) => sentence.text).join(' ');
  if (isConcrete(text) || !OF_US.test(text)) return false;
  return speaksLoftily(text) || (madeOf(text).other === 0 && !/\b(?:it|this|that|there)\b/i.test(text));
}
const DRUM =
  /^(?:And |Or |So )?(?:what if|why (?:do we|does nobody|is it always)|when did (?:we|you)|who gets|(?:still )?(?:tired of|overwhelmed|struggling|drowning|feeling|stuck))\b/i;
const OF_US = /\b(?:you|your|yourself|we|us|our|people|they)\b/i;

const isShortQuestion = ({ text }: Part) =>
  /\?["”’]?$/.test(text) && text.length <= LONGEST && !/^["“‘–\d]/.test(text) && !REPORTED.test(text);

/** 'I asked him: was it windy?', 'The form asks: …' */
const REPORTED = /(?<!\byou(?:r)?sel(?:f|ves)):\s/i;
const ASKED =
  /\b(?:ask(?:s|ed|ing)?|questions?|wrote|writes|wants? to know|wanted to know|tell me|told|form|quiz|survey|exam|checklist|said|says|say|phone(?:s|d)?|rang|call(?:s|ed)|practi[sc]e|e-?mail(?:s|ed)?|interview(?:s|ed)?|letters?|postcards?|voicemails?|messages?|talk|teach|taught|shout(?:s|ed)?|read(?:s)?)\b/i;
const TO_THE_READER = /\b(?:yoursel(?:f|ves)|let me ask|I ask you|honestly|think about)\b/i;

/** Questions that somebody asked somebody: what stands before them says so, or they stand in quotation marks. */
function isAsked(post: Post, { first, last }: SentenceRun): boolean {
  const before = post.text.slice(Math.max(0, first.start - 160), first.start).trimEnd();
  const isApart = /\n\s*$/.test(post.text.slice(0, first.start));
  const lead = /[^.!?\n]*[.!?:]?$/.exec(before)?.[0] ?? '';
  if (TO_THE_READER.test(lead)) return false;
  if (/["“‘]$/.test(before) || lead.endsWith(':') || (isApart ? /\bquestions?\b/i : ASKED).test(lead))
    return true;
  const after = post.text.slice(last.end, last.end + 60);
  if (
    /^\s*(?:Then|If so|If yes|In that case),? (?:please |do )?(?:come|ring|call|phone|write|bring|send|drop|knock|stop by|take|it(?:['’]ll| will| gets)|s?he['’]?|they|I['’]|I |we['’]?|there['’]?)\b/.test(
      after,
    )
  )
    return true;
  // 'If it's three yeses, phone me.'
  if (
    /^\s*If (?:any|all|none|one|two|you|it|the answers?|they|yes|no|so)\b[^.!?\n]{0,60}, (?:please |do |then )?(?:tell|phone|ring|call|text|write|email|e-mail|message|come|send|drop|bring|talk to|speak to|see|ask)\b/i.test(
      post.text.slice(last.end, last.end + 120),
    )
  )
    return true;
  return /^["”’]|^\s*(?:(?:Th(?:e|o)se|That) (?:are|were|is what|was what)|(?:he|she|they) asked|(?:please )?(?:send|write|ring|call|tell|email|e-mail|reply|drop) (?:to |me|us|a line)|I(?:['’]ve| have)? (?:have |had |got )?(?:\p{Ll}+ ){0,2}answers|thanks|thank you|any (?:help|tips|advice))\b/iu.test(
    after,
  );
}

const SEEKS =
  /\b(?:(?:does|do|has|have|can|could|is) (?:anyone|anybody|someone|somebody)\b|any recommendations|please\b|(?:who|which of you) (?:has|can|wants|knows|is (?:free|coming))\b|(?:can|should|do|may|could) I\b)/i;
const TO_YOU = /\b(?:you|your|yours|yourself)\b/i;

/** 'Is it the fuse? Is it the bulb?', 'Who has the trailer?': questions with a thing in them, or for an answer. */
function isAskedInEarnest(post: Post, { sentences, first, last }: SentenceRun): boolean {
  const text = post.text.slice(first.start, last.end);
  if (/\bon (?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day\b/.test(text)) return true;
  if (sentences.some((sentence) => SEEKS.test(sentence.text))) return true;
  if (sentences.every((sentence) => /^(?:And |Or )?what if\b/i.test(sentence.text))) return false;
  const things = countThings(text);
  if (things > 1 || (things > 0 && !sentences.some((sentence) => TO_YOU.test(sentence.text)))) return true;
  // A lone figure is in many a teaser: 'What would your team do with 31 hours?'
  return (
    /\d/.test(text) &&
    !/^(?:And |But |So )*(?:why|what if|what are you waiting)\b/im.test(text) &&
    !sentences.slice(-1).some(({ text: end }) => TO_YOU.test(end))
  );
}
