/** 'Keep it short, the umpire told me.': words of somebody, who is named behind them. */

const WHO =
  "(?:i|we|he|she|they|someone|somebody|(?:my|our|his|her|their|the|an?|one) (?:[\\p{L}’'-]+ ){0,2}?[\\p{L}’'-]+|[\\p{Lu}][\\p{L}’'-]+)";
const SAID =
  '(?:said|told|wrote|shouted|cried|called|replied|answered|joked|whispered|warned|begged|asked|laughed|shrugged|mumbled|grumbled|sighed|screamed|yelled|barked|texted|added|insisted|repeated|taught|used to say|would say|always says)';
const BEHIND = new RegExp(
  `[,?!]["”»’']?\\s+(?:${WHO} (?:always |then |only |just |once |never |often )?${SAID}|${SAID} (?:he|she|i|${WHO}))(?!\\p{L})(?! (?:you|that|to))`,
  'iu',
);
const ABROAD =
  /[,?!]["”»’']?\s+(?:(?:sagte|meinte|rief|schrieb|fragte|antwortete|flüsterte|warnte)(?!\p{L})|stand (?:auf|in|an)(?!\p{L})|(?:(?:me|nos|le|les) )?(?:dijo|decía|dijeron|decían|escribió|gritó|contestó)(?!\p{L})|(?:m['’]|nous |lui |leur )?(?:a|ont|avait) (?:dit|écrit|crié|répondu)(?!\p{L})|(?:me |nous |lui )?(?:disait|répétait|criait|écrivait)(?!\p{L}))/iu;
/** What such people say of a post is said of this one. */
const OF_THE_POST =
  /(?<!\p{L})(?:boss|manager|legal|compliance|marketing|comms|lawyers?|solicitor|ceo|founder|hr|pr|press office|chefin?|jef[ea])(?!\p{L})[^,.!?]*[.!?]*$/iu;

export const isSaidBy = (sentence: string): boolean =>
  (BEHIND.test(sentence) || ABROAD.test(sentence)) && !OF_THE_POST.test(sentence);
