const COUNTS: Readonly<Record<string, number>> = {
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
};
const ORDINALS = ['first', 'second', 'third', 'fourth'] as const;
const THINGS =
  'lessons|questions|things|mistakes|tips|rules|reasons|steps|ways|habits|signs|tools|books|myths|lies|truths|facts|ideas|tricks|principles|changes';
const COUNTED = new RegExp(
  `(?<![\\p{L}\\p{N}])(${Object.keys(COUNTS).join('|')}|[2-9]|10) (?:\\p{L}+ ){0,2}?(${THINGS})(?!\\p{L})`,
  'iu',
);
/** 'Things nobody tells you about becoming a manager.' */
const HEADED = new RegExp(
  `^(?:the |some |my |our )?(${THINGS}) (?:nobody|no one|i|we|that|you|people|every|most)(?!\\p{L})`,
  'iu',
);
/** 'What I learned from running a bakery.', 'what my first year as a nurse taught me' */
const LEARNT =
  /^what (?:i|we) (?:have |['’]ve )?learn(?:ed|t)(?!\p{L})[^.!?:]*[.!?:]*$|^what [^.!?:]* taught (?:me|us)[.!?:]*$/iu;
const ONE =
  /(?<!\p{L})one (question|word|sentence|mistake|decision|rule|habit|change|e-?mail|call|slide|number|reason|line|idea|piece of advice)(?!\p{L})(?! (?:after|at|by|of))/iu;
const COMES = /(?<!\p{L})here(?:['’]?s| is| are) (?:what|why|how|the)(?!\p{L})[^.!?]*[.!?:…]*$/iu;
const ASKED = /(?<!\p{L})asked (?:them|him|her|\p{L}+) (?:why|what|how|when)(?!\p{L})[^.!?]{0,40}[.!?:…]*$/iu;

/** The questions for what an idea announces and does not tell: its lessons, the one question, what was answered. */
export function askAnnounced(text: string): string[] {
  const counted = COUNTED.exec(text);
  const [, number = '', things = ''] = counted ?? [];
  const learnt = LEARNT.test(text) ? 'things' : '';
  const headed = counted === null ? (HEADED.exec(text)?.[1] ?? learnt) : '';
  const kind = (things === '' ? headed : things).toLowerCase();
  if (kind !== '') {
    const several = kind === 'lies' ? 'lie' : kind.replace(/s$/, '');
    const many = headed !== '' ? 3 : (COUNTS[number.toLowerCase()] ?? Number(number));
    return ORDINALS.slice(0, Math.min(many, ORDINALS.length)).map(
      (place) => `What is the ${place} ${several}?`,
    );
  }
  const [, one] = ONE.exec(text) ?? [];
  if (one !== undefined) return [`Which ${one.toLowerCase()} was it?`];
  if (ASKED.test(text)) return ['What did they say?'];
  if (!COMES.test(text)) return [];
  if (/here(?:['’]?s| is) why/i.test(text)) return ['So why?'];
  return [/here(?:['’]?s| is) how/i.test(text) ? 'So how?' : 'So what happened?'];
}
