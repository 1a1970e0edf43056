import { wordsOf } from '../lexicon.ts';

/** Times and things that only the sentence right before says: 'Churn since then is two.' */
const BACK_TO =
  /\b(?:since then|by then|until then|back then|after that|before that|because of that|with that|that (?:day|night|morning|evening|week|month|year|summer|winter|spring|autumn))\b/i;
const ENDS_ON = /^(.*?)\b(?:it|this|that|them|his|hers|theirs|so|either|neither)[.!]$/iu;
const OWN_NOUN =
  /\b(?:an?|the|my|our|your|his|her|their|every|each|no|any|some|this|that|\d[\d.,]*|one|two|three|four|five|six|seven|eight|nine|ten)\b/giu;
/** A clause of its own may hold what is meant. */
const CLAUSES = /,|\b(?:and|but|because|when|if|so|while|who|that)\b/i;
const NAMES = /(?<=\S )\p{Lu}\p{Ll}+/u;

/** Whether a sentence ends on a word for what the one before it told: 'My head of department was against it.' Not 'We sold the car and missed it.' */
function endsOnPointer(text: string): boolean {
  const before = ENDS_ON.exec(text)?.[1];
  if (before === undefined || NAMES.test(before) || CLAUSES.test(before)) return false;
  // Who does it is not what is meant.
  const subject = /^(?:I|We|You|He|She|They|Nobody|Everybody|Everyone)\b/.test(before) ? 0 : 1;
  return (before.match(OWN_NOUN) ?? []).length <= subject;
}

/** What ties a sentence, wherever in it, to the one it was told after. */
export function hangs(text: string): boolean {
  return BACK_TO.test(text) || endsOnPointer(text);
}

/** 'The hard part was …', 'The catch is …': of something that has to be told first. */
const PART_OF_IT =
  /^(?:The|My|Our) (?:(?:\p{Ll}+est|hard|easy|tricky|funny|strange|odd|good|bad|best|worst|main|real|only|nice|sad|first|last|other|most \p{Ll}+|less \p{Ll}+) )?(?:part|bit|point|catch|trick|downside|upside|surprise|problem|reason|result|answer|rest|difference|outcome|snag|twist|exception|price we paid|effect|aim|goal|idea|plan|rule|fix|solution) (?:is|was|were|are|came|of it|with it)\b/iu;
/** 'The 10,000th meal', 'the 40th guest' */
const ORDINAL = /^The ([\d.,]*\d)(?:st|nd|rd|th)\b/iu;
/** 'The shift ended at six.', 'The queue moves faster': a thing by 'the' alone. */
const BARE_THING =
  /^The (?!(?:council|mayor|police|government|state|city|law|tax|bank|whole|same|only|average|typical|usual|future|internet|world|sun|weather|truth|first|last|next|best|worst|biggest|hardest|cheapest|more|less|new|older|young|most|least)\b)(\p{Ll}{3,}) (?:\p{Ll}+ed|is|was|were|are|had|has|went|came|took|made|got|moves|runs|works|says|said|left|ran|lasts|costs|smells|looks|stays|knows|gets|goes|comes|takes|opens|closes|starts|stopped)\b/u;
/** 'Unpopular view: …', 'Case: …': says of itself that it begins. */
const BEGINS =
  /^(?:\p{L}[\p{Ll}’' -]* )?(?:view|opinion|take|thought|case|confession|question|story|update|news|announcement|reminder|observation|thesis|theory|claim|idea|context|example|experiment|job|vacancy|wanted): \S/iu;
/** 'I have been an engineer for 16 years.' says nothing that an 'It' after it could mean. */
const STATE = /^(?:I|We)(?: (?:am|are|was|were|have been)|['’](?:m|re|ve been)) /u;
const GOES_BACK = /^(?:It|This|That|He|She)\b/;
const TELLS = /^(?:I|We|Nobody|Everybody|Everyone)\b/;
const BROUGHT_IN = /\b(?:an?|my|our|one|two|three|four|five|six|seven|eight|nine|ten|\d[\d.,]*)\b/i;

/** 'Nobody has refused the deposit.', 'I do not miss the timesheets.': what is known by 'the' alone, where a sentence ends on it. */
const KNOWN_THING =
  /^(?!(?:We|I) (?!don['’]?t|do not|never|have|had)\p{Ll}+ (?:\S+ ){2,})(?!Nobody missed ).*(?<!\b(?:is|are|was|were|half|all|both|of|in|on|at|to|from|with|by|for|than|below|above|under|behind|before|after|into|over|near|like|as|about|through|without|across) )\bthe (?!(?:day|days|week|weekend|month|year|years|morning|evening|night|summer|winter|world|money|internet|bank|office|kitchen|phone|door|house|home|bus|train|road|street|city|town|country|time|end|rest|same|team|company|job|work|market|weather|news|law|truth|past|future|difference|wrong|best|worst|first|last|next|other|others|way|point|word|talking|whole|table|bottom|top|middle|start|beginning|stairs|floor|wall|garden|sea|river|forest|sun|rain|snow|cold|dark|hospital|school|university|church|police|government|council|state|public|press|customer|customers|client|clients|reader|readers|reason|price|prices|title|business|industry|community|garage|shop|lunch|meeting|call|mail|email|calendar|inbox|phone|screen|camera|radio|desk|chair|bed|sofa|pub|gym|pool|beach|park|piano|guitar)\b)(\p{Ll}{3,})[.!]$/u;

/** 'There are 34 volunteers.', 'Now 4 of us.': where, and since what, was said before. */
const NOWHERE =
  /^Now \d|^(?:Now,? )?[Tt]here (?:is|are|was|were)\b(?!.* (?:in|at|on|outside|inside|behind|under|near) (?:my|our|every|each|the|an?|\p{Lu})\b)/u;

/** 'Kitchen is 7 people.', 'Booth cost 19k.': a thing noted without its article. */
const NOTED_THING =
  /^(?:Average|Total|Typical|Median) \p{Ll}+ (?:is|was|are)\b|^(?:Kitchen|Booth|Office|Shop|Store|Team|Boss|Rent|Lease|Budget|Van|Truck|Machine|Oven|Contract|Client|Customer|Landlord|Supplier|Price|Salary|Menu|Website|App|Garden|Workshop|Class|Room) (?:is|was|are|has|had|costs?|took|said|wants?|wanted|went|changes)\b/u;
/** 'Entry after 6 is free.', 'Topic was AI in tax offices.', 'Start 4am, finish at noon': the terms of something that is told before. */
const TERMS =
  /^(?:Topic|Theme|Subject|Entry|Entrance|Admission|Parking|Doors?|Tickets?|Seats?|Places?|Lunch|Dinner|Breakfast|Food|Drinks|Dress code|Deadline|Venue|Location|Delivery|Pickup|Pick-up|Registration|Booking|Signup|Sign-up|Capacity|Duration)(?: (?:for|after|before|until|from|on|at|in|of|by) [^.,]{1,30}?)? (?:is|are|was|were|costs?|opens?|closes?|starts?|ends?|includes?|included|comes?)\b|^(?:Start|Starts|Starting|Finish|Ends) (?:at )?\d|^We (?:start|begin|end|finish|close|meet|open|kick off) (?:with|at|by|on|in)\b|^You (?:don['’]t|do not|needn['’]t) (?:have|need) to (?:book|register|sign up|bring|pay|apply|know anything)\b/u;
/** 'We had printed everything.', '71 companies had applied.': of a time before something that is not told yet. */
const BEFORE_THAT =
  /^(?!(?:I|We) had (?:never|always|defended)\b)(?:(?:I|We|He|She|They)['’]d|[^,:;"“]{1,40}? had) (?:already |just |all |only |even )*(?:(?:\p{Ll}+ed|printed|been|gone|built|sold|bought|done|made|paid|sent|told|left|lost|found|taken|given|written|seen|spent)\b)(?!.*\b(?:when|before|until|because|that|who|which|if|by|since|ago|in (?:19|20)\d\d)\b)(?! (?:an?|one|two|three|my|our|\d)\b)/u;
/** 'The first two weeks were awful': of what, was told before. */
const STRETCH =
  /^(?:The|Our|My) (?:first|second|third|last|next|following|final|early) (?:(?:two|three|four|five|six|few|couple of|\d+) )?(?:days?|weeks?|months?|years?|hours?|minutes?|nights?|mornings?|evenings?|tries|attempts?|rounds?|versions?|calls?|meetings?)\b(?! (?:of|on|in|at|with|as) )(?! (?:I|we) )/u;
/** 'What helps is changing position.': against what, was told before. */
const WHAT_HELPS =
  /^What (?:really |actually )?(?:helps?|helped|works?|worked|hurts?|remains|remained|stays|stayed|is left|was left|counts|counted|changed|broke|came of it|came back|follows|followed|matters|mattered)(?: (?:most|more|now|then|us|me|is that))?(?: (?:is|was|are|were)\b|:)/u;
/** 'Customer service didn't work.', 'Nobody said anything.': at what, was told before. */
const OF_A_TRIAL =
  /^[^,:;"“]{2,40}? (?:didn['’]t|did not|doesn['’]t|does not) (?:work|help|hold|last|stick|change|matter|move)(?: out| up)?[.!]|^(?:Nobody|No one|Not one of us|Everybody|Everyone) (?:ever |even |really )?(?:said|spoke|asked|answered|replied|moved|checked|noticed|looked|reacted)(?: (?:anything|a word|nothing|up|back))?[.!]$/u;
/** 'I'll tell you tomorrow.': what, was told before. */
const TELL_LATER =
  /^(?:I|We)(?:['’]ll| will) (?:tell|let|show|keep) (?:you|everyone|everybody)(?: (?:know|posted|all|more))?(?: (?:tomorrow|later|soon|then|next week|in \p{Ll}+))?[.!]$/u;
/** 'The security team said yes in a day.': to what, was told before. */
const ANSWERED =
  /^The [^,:;]{2,40} said (?:yes|no)(?=[.,!]| (?:in|within|after|at once|again|the next|by|on)\b)/u;
/** 'The ones who stand come with knees instead.' */
const INSTEAD = /\b(?:instead(?! of\b)|the opposite|the other way (?:round|around))\b/iu;
/** '16 people hired.' */
const DONE_TO =
  /^\d[\d.,]* (?:\p{Ll}+ )?\p{Ll}+s? (?:hired|trained|moved|sold|tested|asked|done|left|lost|closed|opened|gone)[.!]$/u;
/** 'In 2020 we were closed for 7 months': a time among those that the notes begin with. */
const IN_A_YEAR =
  /^(?:In|By|Until|During) (?:19|20)\d\d\b|^In (?:year|month|week) (?:\d|one|two|three|four|five)/u;
const OWN_TIME = /\b(?:19|20)\d\d\b|\b(?:ago|today|since|anniversary|yesterday|years?|last|this)\b/iu;

/** 'Dr. Okonjo and I will take turns.': at what, was told before. */
const TAKES_PART =
  /\b(?:will|['’]ll|would|are going to|can) (?:both |all |each )?(?:take turns|take over|take it in turns|share it|share this|alternate|step in|swap|rotate|cover it|join in|pitch in|help out)(?: (?:each|every) \p{Ll}+)?[.!]/u;
/** What only makes sense behind something that notes told before it. */
const SAYS_TOO_LITTLE = [
  TERMS,
  BEFORE_THAT,
  STRETCH,
  WHAT_HELPS,
  OF_A_TRIAL,
  TELL_LATER,
  DONE_TO,
  TAKES_PART,
];

/** 'Then we dropped the rule.': the middle of a story. */
const STEP_ON = /^(?:Then|Next|After that|Later)\b/;

const spoken = (things: readonly string[], thing: string) =>
  things.some((text) => wordsOf(text).some((word) => word.replace(/s$/, '') === thing.replace(/s$/, '')));

/**
 * Whether sentences from further down speak of what a reader does not know yet when they are put first: a part of what is not
 * told, the one of a row that the notes name later, a thing by 'the', or an 'it' that means something before them.
 */
export function speaksOfUnknown(said: readonly string[], others: readonly string[]): boolean {
  const [line = '', next = ''] = said;
  const rank = ORDINAL.exec(line)?.[1];
  const thing = BARE_THING.exec(line)?.[1];
  const known = KNOWN_THING.exec(said.at(-1) ?? '')?.[1];
  // Right behind it stands what the notes begin with.
  return (
    PART_OF_IT.test(line) ||
    NOWHERE.test(line) ||
    NOTED_THING.test(line) ||
    SAYS_TOO_LITTLE.some((pattern) => pattern.test(line)) ||
    said.some((text) => INSTEAD.test(text) || ANSWERED.test(text)) ||
    (IN_A_YEAR.test(line) && OWN_TIME.test(others[0] ?? '')) ||
    said.slice(1).some((text) => STEP_ON.test(text)) ||
    (rank !== undefined && others.some((text) => text.includes(rank))) ||
    (thing !== undefined && !spoken(others.slice(0, 1), thing)) ||
    (known !== undefined && !spoken(others.slice(0, 1), known)) ||
    (STATE.test(line) && /\b(?:him|her)\b/.test(next)) ||
    (GOES_BACK.test(next) && TELLS.test(line) && (STATE.test(line) || !BROUGHT_IN.test(line)))
  );
}

/** Whether the notes' first sentence says of itself that it begins. */
export const announcesItself = (first: string): boolean => BEGINS.test(first);
