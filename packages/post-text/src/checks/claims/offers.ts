import type { Span } from '../../linkedin/urls.ts';
import type { Post } from '../post.ts';
import { meaningOf } from './events.ts';

/** Something that a post offers its readers: 'DM me for the template', 'link in the comments'. */
type OfferClaim = Span & { text: string };

const THING = "(?:[\\p{L}\\p{N}’'-]+ ){0,3}?[\\p{L}\\p{N}’'-]+";
const END =
  '(?=[.,;:!?)…]|$| (?:I|we|that|which|if|when|as|below|here|today|now|free|by|before|for|with|in|on|from|to|and|so)(?![\\p{L}]))';
const ONE = '(?:the|my|our|your|an?|this|these) ';
const GIVES = '(?:send|share|mail|e-?mail|dm|forward|give|pass)';
/** What is offered by being fetched, since one also gets a coffee and reads a room. */
const FETCHED =
  '(?:free )?(?:[\\p{L}-]+ )?(?:template|checklist|guide|playbook|e-?book|pdf|spreadsheet|newsletter|webinar|course|demo|trial|cheat ?sheet|toolkit|white ?paper|workshop|masterclass|waiting list|waitlist|consultation|audit|swipe file|slides|recording|discount|voucher|community)';
const OFFERS = [
  `(?<![\\p{L}])(?:DM|message|e-?mail|ping|write(?: to)?|ask|text|contact)(?: me| us)(?:,? (?:if you (?:want|would like|need|['’]d like)|for|to (?:get|have|receive)|and (?:I|we)(?:['’]ll| will) ${GIVES}(?: you| over)?)) ${ONE}(${THING})${END}`,
  `(?<![\\p{L}])if you(?:['’]d| would)? (?:want|like|need) ${ONE}(${THING}),? (?:just )?(?:DM|message|e-?mail|ping|write(?: to)?|ask|text) (?:me|us)(?![\\p{L}])`,
  `(?<![\\p{L}])(?:I|we)(?:['’]ll| will| can| am happy to|['’]m happy to) ${GIVES} (?:you|it over|everyone|anyone(?: who \\p{L}+)?) ${ONE}(${THING})${END}`,
  `(?<=^|\\n|[.!?…:]\\s|[.!?…:]\\s\\P{L}{1,3})(?:get|grab|download|claim|pick up|join|sign up for|register for|book|subscribe to) (?:the|my|our|your|an?) (?:own )?(${FETCHED})(?![\\p{L}])`,
].map((pattern) => new RegExp(pattern, 'giu'));
const LINKED =
  /(?<!\p{L})(?:the )?links? (?:is |are )?(?:in (?:the |my )?(?:first )?(?:comments?|bio|profile)|below)(?!\p{L})/giu;
/** What needs no source: whoever invites to write gives an answer. */
const ALWAYS =
  /^(?:details?|info|information|more|rest|story|talk|chat|call|coffee|conversation|word|hand|answers?|reply|advice|help|copy|ideas?|thoughts?|exchange|second opinion|opinion|address|same)$/i;

export function findOffers({ text }: Post): OfferClaim[] {
  const at = (match: RegExpExecArray) => ({
    start: match.index,
    end: match.index + match[0].length,
    text: match[0],
  });
  const things = OFFERS.flatMap((pattern) =>
    [...text.matchAll(pattern)].flatMap((match) => (ALWAYS.test(headOf(match[1] ?? '')) ? [] : [at(match)])),
  );
  return [...things, ...[...text.matchAll(LINKED)].map(at)];
}

const headOf = (thing: string) => thing.trim().split(' ').at(-1) ?? '';

/** Whether the source speaks of what is offered: of its last word, which names it, or of a link. */
export function isOfferedIn({ text }: OfferClaim, meaning: ReadonlySet<string>, small: string): boolean {
  if (/\blinks? /i.test(text)) return /\blinks?\b|https?:|www\./.test(small);
  return [...meaningOf(headOf(text))].some((word) => meaning.has(word));
}
