import { insideQuotation } from '../../text/quotations.ts';
import { tellLeft } from '../../text/left-out.ts';
import { findSentences } from '../../text/sentences.ts';
import { hasFiniteVerb, wordsOf } from '../lexicon.ts';

/** What somebody says to whoever writes before they say it: 'Can you find a nice way to say that …?', 'Oh and maybe say that …', 'Just a quick note to say that …' */

const LEAD =
  '(?:(?:so|and|oh|ok(?:ay)?|also|um+|uh|well|yeah|but|basically|anyway|please|pls|maybe|perhaps|just|really),? )*';
const SAY = '(?:say|mention|add|write|put(?: in)?|include|tell (?:them|people|everyone|readers))';
const ASK = '(?:can|could|would) (?:you|u)(?: (?:please|pls|maybe|perhaps|also|somehow|just))*';
const WAY =
  '(?:a|some) (?:(?:nice|good|better|elegant|polite|clever|short|subtle|diplomatic) )*(?:way|words)';
/** Each ends where what is told begins. */
const FRAMES: readonly RegExp[] = [
  // Asked of the writer.
  new RegExp(
    `^${LEAD}${ASK} (?:find|think of|come up with|figure out) ${WAY} (?:to ${SAY}|of saying|of putting it|for saying) that (?=\\S+ \\S+)`,
    'iu',
  ),
  new RegExp(
    `^${LEAD}(?:can|could|would) (?:you|u) (?:please |pls |maybe |perhaps |also |just )*(?:somehow|please|pls|maybe|perhaps|also|just) ${SAY} (?:somewhere |in there |nicely )?that (?=\\S+ \\S+)`,
    'iu',
  ),
  new RegExp(
    `^(?=\\S+ \\S)(?:(?:so|and|oh|ok(?:ay)?|also|but),? )*(?:maybe|perhaps|also|oh|please|pls) (?:(?:also|just|maybe|please) )*${SAY} (?:somewhere |in there )?that (?=\\S+ \\S+)`,
    'iu',
  ),
  // How they come to it.
  new RegExp(
    `^${LEAD}(?:what|all) (?:i|we) (?:really |actually |basically |just )*(?:(?:want|wanted|need|would like|am trying|was trying|was going|mean)(?:ed)? )?(?:to say|to tell(?: you)?|to get across|mean) (?:is|was)(?: (?:just|basically|that))*[,:]? (?=\\S+ \\S+)`,
    'iu',
  ),
  new RegExp(
    `^${LEAD}(?:i|we) (?:just )?(?:wanted|want|would like) to let (?:you|everyone|you all|people) know (?:that )(?=\\S+ \\S+)`,
    'iu',
  ),
  // As mails begin.
  new RegExp(
    `^(?=(?:just|only|a|quick|short|brief)(?!\\p{L}))(?:just |only )?(?:a )?(?:(?:very |brief |quick |short |little )*(?:note|line|message|word|update|mail|email|one) )?to (?:say|confirm|let (?:you|everyone|you all) know|inform (?:you|everyone)|announce|report) that (?=\\S+ \\S+)`,
    'iu',
  ),
  new RegExp(
    `^(?:this is|i am writing|i['’]m writing|we are writing) (?:just )?to (?:say|confirm|let (?:you|everyone) know|inform (?:you|everyone)|announce|report) that (?=\\S+ \\S+)`,
    'iu',
  ),
];
const FILLED = /^(?:(?:you know|i mean|like|well|basically|um+|uh),? )+(?=\S+ \S+)/iu;
const ASKED = /^(?:\S+ ){0,6}?(?:can|could|would) (?:you|u)(?!\p{L})/iu;

/** 'Just to say that it works is not enough': what is framed goes on. */
const IS_SUBJECT =
  /\b(?:is|was|would be) (?:not enough|enough|hard|easy|no (?:answer|excuse|help|use)|all)\b/iu;

/** 'Please say that again, she asked.' */
const NO_CLAUSE = /^(?:again|out loud|aloud|once more|loudly|louder|sentence|word|to|twice)(?!\p{L})/iu;

/** So many words tell something, whatever their verb. */
const LEAST_WORDS = 6;

/** The words before what a sentence tells, where that is a clause of its own. */
function frameOf(sentence: string): string {
  if (IS_SUBJECT.test(sentence)) return '';
  const found = FRAMES.map((frame) => frame.exec(sentence)?.[0] ?? '').find((frame) => frame !== '') ?? '';
  const rest = sentence.slice(found.length);
  if (NO_CLAUSE.test(rest)) return '';
  const words = wordsOf(rest);
  return hasFiniteVerb(words) || words.length >= LEAST_WORDS || / is[, ]/.test(found) ? found : '';
}

/** Not sure if this is anything but …: said before what is told. */
const DOUBTED =
  /^(?:(?:so|ok(?:ay)?|hey|hi),? )?(?:(?:i['’]?m |i am )?not sure|no idea|dunno|idk|i don['’]?t know) (?:if|whether) (?:this|that|it)(?:['’]?s| is) (?:anything|something|any good|a post|interesting|worth (?:it|a post|posting))(?:,| at all)? but (?=\S+ \S+)/iu;

/** Notes without the words before what is told, and with that as a sentence. */
export function unframeTold(notes: string): { text: string; left: string[] } {
  const gone: string[] = [];
  let text = '';
  let at = 0;
  const spans = findSentences(notes);
  const quoted = insideQuotation(spans.map(({ start, end }) => notes.slice(start, end)));
  for (const [index, { start, end }] of spans.entries()) {
    const said = notes.slice(start, end);
    const mark = /^\s*(?:[-–•*] )?/.exec(said)?.[0] ?? '';
    const bare = said.slice(mark.length);
    const doubt = DOUBTED.exec(bare)?.[0] ?? '';
    const frame = doubt === '' ? frameOf(bare) : doubt;
    text += notes.slice(at, start);
    if (frame === '' || quoted.has(index)) text += said;
    else {
      const told = bare.slice(frame.length).replace(FILLED, '');
      const ended = ASKED.test(bare) ? told.replace(/\?+$/, '.') : told;
      text += mark + ended.charAt(0).toUpperCase() + ended.slice(1);
      if (ASKED.test(bare) || doubt !== '') gone.push(frame.trim());
    }
    at = end;
  }
  text += notes.slice(at);
  return {
    text,
    left: tellLeft(gone, (said) => ({ why: 'Left out, since it speaks of the post and not in it', said })),
  };
}
