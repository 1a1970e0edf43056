import { wordsOf } from '../lexicon.ts';
import type { Role } from '../parse/features.ts';

const FEW_WORDS = 5;
/** What is meant to be read by itself, however short: 'Votes are not usage.' */
const SAYS_A_RULE: ReadonlySet<Role> = new Set([
  'lesson',
  'belief',
  'confession',
  'quote',
  'question',
  'change',
]);

/** What somebody did or said without what it was about: 'Nobody has refused yet.', 'We had never asked.', 'I started when my youngest moved out.' */
const WITHOUT_OBJECT =
  /\b(?:refused|agreed|asked|answered|replied|knew|noticed|complained|minded|objected|shouted|started|began|stopped|tried|helped|worked|signed|applied|said (?:no|yes))(?: (?:yet|so far|before|again|myself|ourselves|at first|first|when [^.!?]*|because [^.!?]*))?[.!]$|\b(?:telling|asking|showing|teaching|paying|helping) (?:people|everyone|everybody|others|them|us|me)[.!]$|\bsays? (?:no|yes)[.!]$/iu;
/** 'Nobody moved out.': what did not happen, with a word of what it is. */
const NONE_DID = /^(?:Nobody|No one|Not one of us) (?:\p{Ll}+ed|left|went|came|took|lost|said) \p{L}/u;
/** What is more, or shorter, than what was told before. */
const COMPARES =
  /\b(?:more|less|fewer|better|worse|shorter|longer|faster|slower|cheaper|calmer|quieter|happier|easier|harder|smaller|bigger|higher|lower|earlier|sooner|later)[.!]$/iu;
const SHORT_COMPARISON = 6;
const THAN = /\b(?:than|from|to|by|the|no|every|ever|never)\b/i;
/** 'We got one about a broken chair.', 'Each works 3 hours a month.', 'I answered every one myself!' */
const ONE_OF_THEM =
  /\b(?:got|get|had|have|made|sold|bought|wrote|answered|read|took|kept|lost|found|saw|need|want|only|just|every) (?:one|two|three|some|none|most)\b(?! (?:of (?:my|our|the|your)\b|\p{L}+s\b|\p{L}+ (?!about|with|from|in|on|at|for|by|to|and|but|myself|ourselves)\p{L}{3,}))(?= (?:about|with|from|in|on|at|for|by|to|and|but|myself|ourselves)\b|[.!,])|^Each (?!of\b|\p{L}+ (?:who|that|of|in|on|has|have|is|gets)\b)\p{L}+s\b|\b(?:\d+|one|two|three|four|five|six|some|any) more(?= (?:for|by|in|from|to|this|next|until|before|and)\b|[.!,])|^(?:\d+|one|two|three|four|five|six) \p{L}+ already\b/iu;
/** 'A cashier would cost 30%.': instead of what, was told before. */
const WOULD_COST =
  /^(?:An?|The|One) (?:\p{Ll}+ )?\p{Ll}+ would (?:have )?(?:cost|take|taken|need|needed|be|been)\b(?!.*\b(?:if|to)\b)/u;

/** 'I sell software to care homes.', 'We make sensors for beehives.', 'My team gets to sleep.': how it is with the author, who is known by then. */
const OWN_STATE =
  /^(?:(?:I|We) (?:was|were|am|are|work|sell|make|do|run|have|had|live|teach|read|build|own|manage|lead|use|keep|like|love)|(?:My|Our) \p{Ll}+ (?:is|are|was|were|gets?|has|have|had|works?|lives?|does|makes?|sells?)) (?!(?:never|not|no|only|wrong|the (?:first|last|only|worst|best))(?!\p{L}))/u;

/** Whether a line from further down says too little of what it tells to be read before everything else. */
export function saysTooLittle(line: string, role: Role): boolean {
  const bare = line.split('\n')[0] ?? '';
  if (/^(?:thanks|invite)$/.test(role) || (role === 'fact' && OWN_STATE.test(bare) && !/[\d:]/.test(bare)))
    return true;
  if (/[:?"“”]/.test(bare)) return false;
  const words = wordsOf(bare).length;
  const short = words < FEW_WORDS && !/\d/.test(bare) && !SAYS_A_RULE.has(role) && !NONE_DID.test(bare);
  return (
    short ||
    WITHOUT_OBJECT.test(bare) ||
    (words < SHORT_COMPARISON && COMPARES.test(bare) && !THAN.test(bare)) ||
    ONE_OF_THEM.test(bare) ||
    WOULD_COST.test(bare)
  );
}
