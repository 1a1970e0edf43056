import { isPast } from '../lexicon.ts';
import { asAsked } from './second-person.ts';

const LEARNT = /^(?:learn(?:ed|t)|taught|realis(?:ed)|realiz(?:ed)|understood|discovered|found out)$/;
const REACHED =
  /^(?:hit|reached|passed|crossed|won|closed|signed|landed|shipped|launched|released|finished|completed|doubled|tripled|grew|got|earned|made|sold|built|turned)$/;
const UNWILLED =
  /^(?:lost|failed|missed|forgot|broke|crashed|messed|screwed|ignored|fell|burned|burnt|nearly|almost|ran|wasted|overslept)$/;
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

/** What a deed of its author leaves open. */
export function askDeed(verb: string, rest: string, text: string): string[] {
  const asked = asAsked(verb, rest);
  const told = /(?<!\p{L})because(?!\p{L})/iu.test(text);
  const why = told ? [] : [asked === undefined ? 'What made you do it?' : `Why did you ${asked}?`];
  if (LEARNT.test(verb)) return ON_LEARNT;
  if (UNWILLED.test(verb) || /^ (?:rejected|fired|lost|stuck|caught|it wrong)/iu.test(rest))
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
