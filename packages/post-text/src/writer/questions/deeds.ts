import { isPast } from '../lexicon.ts';
import { asAsked } from './second-person.ts';

const LEARNT = /^(?:learn(?:ed|t)|taught|realised|realized|understood|discovered)$/;
const REACHED =
  /^(?:hit|reached|passed|crossed|won|closed|signed|landed|shipped|launched|released|finished|completed|doubled|tripled|grew|got|earned|made|sold|built|turned)$/;
const UNWILLED =
  /^(?:lost|failed|missed|forgot|broke|crashed|messed|screwed|ignored|fell|burned|burnt|ran|wasted|overslept)$/;
export const ENDED =
  /^(?:quit|left|resigned|stopped|fired|cancelled|canceled|dropped|gave|handed|shut|sacked|ended)$/;
const SPOKE = /^(?:spoke|talked|attended|visited|met|went|presented|pitched)$/;
const PEOPLE_COUNTED =
  /\d[\d.,]*k? (?:paying |new |active |happy )?(customer|client|user|member|subscriber|follower|student|patient)s(?!\p{L})/iu;
/** What is asked of who learnt something. */
export const ON_LEARNT = [
  'What happened that taught you that?',
  'What did you think before?',
  'What do you do differently now?',
];

/** How somebody was is no deed. */
const STATE = /^(?:was|were|had|felt|did|knew|thought|needed|wanted|liked|loved|hated|cost|hurt)$/;

/** The subject left off and what it tells: 'I just fired …' as the verb 'fired' and the rest; also without a subject, as notes are. */
export function deedOf(text: string): { verb: string; rest: string } | undefined {
  const [, verb = '', rest = ''] =
    /^(?:(?:last|this) \p{L}+,? |today,? |yesterday,? )?(?:(?:i|we|i['’]ve|we['’]ve) )?(?:just |finally |recently |also |actually |once |have |already )*(\p{L}+)(.*)$/iu.exec(
      text.trim(),
    ) ?? [];
  const past = verb.toLowerCase();
  return isPast(past) && !STATE.test(past) ? { verb: past, rest } : undefined;
}

/** What others gave somebody, and what others refused them. */
const RAISED =
  /^(?:got|was|were|been) (?:\p{L}+ )?(?:promoted|certified|accepted|chosen|selected|named|elected|nominated|invited|featured|funded|hired|licen[cs]ed)(?!\p{L})/iu;
const REFUSED =
  /^(?:(?:got|was|were|been) (?:just )?)?(?:rejected|turned down|ghosted|refused|ignored|laughed at)(?: (?:by|\d|again|\p{L}+ times)|$)/iu;

const LEARNED_FOR =
  /^(?:passed|completed|earned|got|finished|did) (?:\p{L}+ ){0,4}(?:exams?|degree|course|certificate|certification|licen[cs]e|test|apprenticeship|masters?|phd|training|diploma)(?!\p{L})/iu;
const MISTAKE = /(?<!\p{L})(?:wrong|by mistake|accidentally|too late|mistake)(?!\p{L})/iu;

/** What a deed of its author leaves open. */
export function askDeed(verb: string, rest: string, text: string): string[] {
  const asked = asAsked(verb, rest);
  const told = /(?<!\p{L})because(?!\p{L})/iu.test(text);
  const why = told ? [] : [asked === undefined ? 'What made you do it?' : `Why did you ${asked}?`];
  if (LEARNT.test(verb)) return ON_LEARNT;
  if (RAISED.test(`${verb}${rest}`) || LEARNED_FOR.test(`${verb}${rest}`))
    return ['What did you do to get there?', 'Who helped you most?', 'What comes next?'];
  if (REFUSED.test(`${verb}${rest}`))
    return ['What kept you going?', 'What did you do then?', 'What do you do differently now?'];
  if (UNWILLED.test(verb) || MISTAKE.test(rest) || /^ (?:fired|lost|stuck|caught|it wrong)/iu.test(rest))
    return [
      ...(/(?<!\p{L})(?:deal|client|customer|contract|order)(?!\p{L})/iu.test(rest)
        ? ['How big was it?']
        : []),
      ...(told ? [] : ['How did it happen?']),
      'What did you do then?',
      'What do you do differently now?',
    ];
  if (SPOKE.test(verb))
    return [
      /^(?:spoke|talked|presented|pitched)$/.test(verb)
        ? 'What did you talk about?'
        : 'What did you see there?',
      'What did people ask or say?',
      'What stays with you?',
    ];
  if (REACHED.test(verb) && (/\d/.test(rest) || /^(?:won|shipped|launched|finished|built)$/.test(verb))) {
    const [, who] = PEOPLE_COUNTED.exec(rest) ?? [];
    return [
      'How long did it take?',
      'What was the hardest part?',
      who === undefined ? 'Who helped you most?' : `Which ${who} do you remember best, and why?`,
    ];
  }
  if (ENDED.test(verb)) return [...why, 'How did others take it?', 'What comes next?'];
  return [...why, 'What changed after that?', 'What would you tell somebody who wants to do the same?'];
}
