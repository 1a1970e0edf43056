/** 'Keep it short, the umpire told me.': words of somebody, who is named behind them. */

const WORD =
  "(?!(?:was|were|is|are|am|been|be|being|has|have|had|not|never|who|that|which|\\p{L}+n['’]t)(?!\\p{L}))[\\p{L}’'-]+";
const WHO = `(?:i|we|he|she|they|someone|somebody|(?:my|our|his|her|their|the|an?|one) (?:${WORD} ){0,2}?${WORD})`;
const NAME = "\\p{Lu}\\p{Ll}[\\p{L}’'-]*";
const SAID =
  '(?:said|told|wrote|shouted|cried|replied|answered|joked|whispered|warned|begged|laughed|shrugged|mumbled|grumbled|sighed|screamed|yelled|barked|texted|added|insisted|repeated|used to say|would say|always says)';
/** Nothing more is told of them: 'Keep that out, Ben told us he drinks.' */
const ENDS =
  '(?:,? (?:to )?(?:me|us|him|her|them|(?:the|my|our|his|her|their) \\p{L}+))?(?=\\s*(?:[.,;:!?…]|$)| (?:and|but|so|when|as|with|at|on|in|under|from|into|over|behind|every|once|twice)(?!\\p{L}))';
const BEHIND = new RegExp(
  `[,?!]["”»’']?\\s+(?:${WHO} (?:always |then |only |just |once |often )?${SAID}|${SAID} ${WHO})${ENDS}`,
  'iu',
);
/** 'Make it shorter, Ben said.' */
const NAMED = new RegExp(`[,?!]["”»’']?\\s+(?:${NAME} ${SAID}|${SAID} (?:I|${NAME}))${ENDS}`, 'u');
const ABROAD =
  /[,?!]["”»’']?\s+(?:(?:sagte|meinte|rief|schrieb|fragte|antwortete|flüsterte|warnte)(?!\p{L})|stand (?:auf|in|an)(?!\p{L})|(?:(?:me|nos|le|les) )?(?:dijo|decía|dijeron|decían|escribió|gritó|contestó)(?!\p{L})|(?:m['’]|nous |lui |leur )?(?:a|ont|avait) (?:dit|écrit|crié|répondu)(?!\p{L})|(?:me |nous |lui )?(?:disait|répétait|criait|écrivait)(?!\p{L}))(?! (?:dass|que|qu['’]))/iu;
/** What such people say of a post is said of this one. */
const OF_THE_POST =
  /(?<!\p{L})(?:boss|manager|legal|compliance|marketing|comms|lawyers?|solicitor|ceo|founder|hr|pr|press office|chefin?|jef[ea])(?!\p{L})[^,.!?]*[.!?]*$/iu;
const IN_CONFIDENCE =
  /^(?:strictly |totally |just )?(?:off[- ]the[- ]record|between (?:us|you and me|ourselves)|confidential(?:ly)?|in confidence|private(?:ly)?|internal(?:ly)?|not for |unter uns|vertraulich|im vertrauen|entre nous|en off|entre nosotros|confidencial|confidentiel)/iu;

export const isSaidBy = (sentence: string): boolean =>
  (BEHIND.test(sentence) || NAMED.test(sentence) || ABROAD.test(sentence)) &&
  !OF_THE_POST.test(sentence) &&
  !IN_CONFIDENCE.test(sentence);
