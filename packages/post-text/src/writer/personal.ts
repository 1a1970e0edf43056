import { remembering } from '../text/remembering.ts';

/**
 * Kin, body, illness, death, work that was lost, violence, flight, faith and one's own money: no stranger is asked about theirs,
 * and nothing is asked right beside them. A few words and turns each; of illnesses many are known by how they end. A word too many
 * costs a question, one too few hurts somebody.
 */
const anyOf = (...turns: readonly string[]) =>
  new RegExp(`(?<![\\p{L}\\p{N}])(?:${turns.join('|')})(?![\\p{L}\\p{N}])`, 'iu');

/** Somebody to whom something is done: 'I was', 'colleagues are being', 'getting'. */
const DONE_TO =
  "(?:(?:i|he|she|they|we|who|people|colleagues?|friends?|wife|husband|boss|manager|team|half)(?:['’](?:m|re|s|ve)|,? (?:just |all |then |suddenly |both )*(?:am|is|are|was|were|got|get|gets|being|been|be|has|have|had))(?: |am|is|are|was|were|got|get|being|been|be|just|all|then|suddenly|both)*|(?:colleagues|people|friends|half (?:the|my|our) team)|getting|got|being)";
const SOMEBODY =
  '(?:him|her|them|me|us|\\d+ people|(?:an?|my|the|our) (?:\\p{L}+ )?(?:friend|colleague|employee|person|co-?founder|boss|manager|team|brother|sister)s?)';
/** Things that are lost, dead or late without anybody being. */
const THINGS =
  '(?:servers?|laptops?|batter(?:y|ies)|phones?|machines?|drives?|disks?|projects?|deals?|engines?|vans?|cars?|ovens?|kilns?|fridges?|printers?|apps?|links?|ideas?|brands?|channels?|lists?|plans?|features?|products?)';

const KIN = anyOf(
  'wife|wives|husbands?|spouses?|fianc[eé]+s?|girlfriend|boyfriend|widow(?:er|ed)?|orphan\\w*',
  '(?:step|grand|god)?(?:mother|father|parent|son|daughter|child|children|dad|mum|mom|kid)s?(?:-in-law)?(?! (?:compan(?:y|ies)|board|organisation|brand|process|ticket|task|page|account|node)|-?proof)',
  "(?:mum|mummy|mom|dad|daddy|gran|nan|nana|grandad|granddad|grandma|grandpa)(?:['’]?s)?",
  '(?:step)?(?:brothers?|sisters?)(?! (?:printer|compan(?:y|ies)|firm|site|brand|paper|team)s?)|siblings?|uncle|aunt(?:ie)?|nephew|niece|cousins?',
  'twins|newborn|toddler|bab(?:y|ies)(?! (?:steps?|boomers?|grand|food|wear))|family(?! (?:business|firm|company|shop|bakery|run|owned|restaurant))|marriage|married|divorc\\w*',
  'my ex(?! (?:boss|employer|company|colleague|manager|team|firm)s?)|ex-(?:wife|husband|partner|boyfriend|girlfriend)|(?:we|they|parents|couple) split up(?! (?:the|our|into|teams?|tasks?|work))|break-?up with|separated from my|custody(?! of the)|foster (?:care|child(?:ren)?|kids?|parents?|home)|(?:was|am|were) adopted(?! by (?:the|our|all|every|\\d))|adopted (?:at|as a|when|by|from|him|her|me|our (?:son|daughter|child))',
);

const DEATH = anyOf(
  `deaths?|(?<!${THINGS} (?:is|was|are|were) )(?<!(?:[^.!?\\n]{0,40}(?:\\w[^siu]s|ing|mail|seo|agile|scrum|saas|outbound|b2b|office|work|marketing)) (?:is|are) )(?<!(?:not|n['’]t|never) )dead(?! (?:end|line|weight|simple|easy|stock|link|code|wood|space|zone|air|heat|set|lift|leaf|leave|branch|branche|plant|tree|flower|head|batterie|letter)s?\\b| (?:battery|quiet|calm|season|hours?|pixels?|capital))|(?<!${THINGS} )(?:died|dies|dying)`,
  'passed away|passing of|(?:he|she|they|who|mum|mom|dad|mother|father|friend|colleague|boss|founder|uncle|aunt|nan|gran) (?:just |suddenly |sadly |recently )?passed(?! (?:the|an?|my|our|his|her|it|us|me|out|by|with|all|every|that|this (?:exam|test)|on (?:the|my|our|it)))',
  'suicid\\w*|(?:took|taking|take|ended) (?:his|her|their|my) own li(?:fe|ves)|kill(?:ed|ing)? (?:him|her|my|them)sel(?:f|ves)|self-?harm\\w*|overdos\\w*',
  "did(?:n['’]t| not) make it(?=[.,!;]| through| home|$)|never woke up|no longer with us|in loving memory|(?:my|our|his|her|their|the) late (?:wife|husband|father|mother|dad|mum|mom|brother|sister|partner|friend|founder|boss|colleague|grandmother|grandfather|son|daughter)",
  `lost (?:him|her)(?! (?:as|to (?:an?|another|our|the) (?:competitor|rival|firm|company|agency)|job|bag|keys?|phone|card))|buried (?:him|her|my|our|a friend)|lost (?:the|our|my|a|her|his|their) (?:\\p{L}+ )?(?:bab(?:y|ies)|child|son|daughter|twins?|mother|father|mum|mom|dad|brother|sister|husband|wife|friend|colleague)(?! to (?:an?|another|the))|funeral\\w*|cremat\\w*|(?<!for (?:the|a|our|your) (?:local )?)hospice|grie(?:f|ving|ved)|mourn\\w*|graves?(?! (?:mistake|error|concern|danger)s?)|condolences|obituary|murder\\w*|stabbed|(?<!nobody )drowned|r\\.?i\\.?p\\.?(?= |[.,!]|$)`,
);

const BODY = anyOf(
  'cancer|tumou?rs?|(?:\\w{4,})(?:itis|oma|ectomy|aemia|emia)(?<!diploma|academia)|illness(?:es)?|ill|sick(?! (?:days?|leave|notes?|rates?))|disease|diagnos\\w*|disab(?:led|ility|ilities)(?! (?:button|field|feature|account|state)s?)|deaf|autis\\w*|adhd|ocd|dyslexi\\w*|depress(?:ion|ed|ive)|anxiety|panic attacks?|symptoms?|(?:in|my|his|her|their|the|with|chronic|severe|constant) pain(?! points?)',
  "lupus|dementia|alzheimer\\w*|parkinson\\w*|epilep\\w*|seizures?|hiv|biops(?:y|ies)|remission|metasta\\w*|lump in|scan (?:results?|came back(?! from))|insulin|diabet\\w*|bipolar|schizo\\w*|psychosis|psychotic|psychiatr\\w*|ptsd|trauma\\w*|anorexi\\w*|bulimi\\w*|eating disorders?|long covid|chronic (?:illness|pain|fatigue)|multiple sclerosis|sepsis|paraly[sz]ed|amputat\\w*|wheelchair|prosthe\\w*|transplant|dialysis|concussion|blindness|(?:going|went|am|was born|is|i['’]m) blind",
  'chemo\\w*|radiotherapy|surger(?:y|ies)|(?:an|my|his|her|their|heart|hip|knee|back|eye|brain|open-heart|before the|after the|during the) operation(?!s? (?:runs?|hours|cost|team|manager))|(?<!(?:group|retail|speech|art|music|beauty|colour) )therap(?:y|ist)|intensive care|icu|in a coma|palliative|terminal(?:ly)? (?:ill|illness|cancer|diagnosis)|hospitali[sz]ed|in (?:the )?hospital (?:with|for)|signed off (?:sick|work|for|with)|on (?:long-term )?sick leave (?:for|since|after|because)|heart attack|strokes?(?! of (?:luck|genius|a))',
  'pregnan\\w*|miscarr\\w*|stillb\\w*|abortion|ivf|infertil\\w*|fertility|nicu|incubator baby|(?:born|arrived) (?:at|in week|\\d+ weeks) ?\\d*(?: weeks?| early)|premature (?:bab|birth|labour|labor)\\w*|postpartum|postnatal|menopaus\\w*|lost the (?:pregnancy|twins)|(?:my|his|her|their|one) (?:left |right |own )?(?:sight|hearing|leg|arm|hair)',
  'burn(?:ed|t|ing)?[- ]?out|breakdown(?! of| by| per|s of)|(?:i|he|she|we) (?:all )?(?:broke down(?! (?:the|our|my|each|into|every|tasks?))|collapsed|fainted|cried|sobbed)|crying|in tears|addict(?:s|ed|ion|ions)?|rehab|sober|alcoholi\\w*|(?:stopped|quit|started) drinking|relaps\\w*|gambl(?:ing|er) (?:debts?|problem|addict\\w*)|drug (?:use|problem)',
);

const LOSS_OF_WORK = anyOf(
  'laid[- ]off|made (?:\\p{L}+ ){0,2}redundant|redundant after',
  `${DONE_TO} (?:fired|sacked|dismissed|terminated|let go)(?! (?:up|off|of|the|our|an?|it)(?!\\p{L}))`,
  `(?:fired|sacked|dismissed) ${SOMEBODY}`,
  'let (?:me|him|her|us|them|people|half|\\d+|(?:two|three|four|five|six|seven|eight|nine|ten|twelve|twenty)|(?:the|our|my|a) (?:\\p{L}+ )?(?:team|staff|colleague|friend|employee)s?)(?: (?:people|of \\p{L}+|colleagues|staff|employees|friends|our \\p{L}+|the \\p{L}+))? go(?! (?:home|first|live|early|on|through|to))',
  '(?:my|his|her|their) (?:contract|jobs?|role|position|post) (?:was|were|got|has been|is being) (?:terminated|cut|eliminated|not renewed|cancelled|axed)|(?:lost|losing) (?:my|his|her|their|your) jobs?|unemploy\\w*|jobless|out of work',
);

const HARM = anyOf(
  'abuse[ds]?(?! (?:reports?|desk|team|mail|of (?:the|our) (?:api|trial|system|voucher)s?))(?<!(?:stop|stops|against|prevent|prevents|api|trial|system) abuse)|abusive|abuser|assault\\w*|rap(?:e|ed|ist)|molest\\w*|harass\\w*|grop(?:e|ed|ing)|stalk(?:ed|er|ing)|bull(?:y|ied|ying|ies)(?! the algorithm)|domestic violence|violen(?:ce|t(?!ly))|beaten|mugged|attacked (?:me|him|her|us)|threaten(?:ed|ing) (?:me|him|her|us|to kill)|touched (?:me|her|him) (?:without|on)|sexual(?:ly)?|blackmail\\w*|trafficked',
  '(?:he|she|they|who|husband|father|boss|ex|stepdad|man|men) hit (?:me|her|him|us)(?! (?:that|when|up|with (?:an?|the) (?:question|bill|mail|invoice)|back with))',
  "discriminat\\w*|racis[mt]s?|sexis[mt]s?|homophob\\w*|transphob\\w*|antisemit\\w*|islamophob\\w*|slurs?|came out (?:as|at work|to (?:my|our) (?:team|boss|colleagues|parents))|(?:i am|i['’]m|as an?|openly) (?:gay|lesbian|queer|trans|bisexual|non-?binary)|transgender|pronouns",
  'refugees?|fled|flee(?:ing)?|asylum|deport\\w*|(?:the|a|civil) war(?! (?:room|for talent|on (?:talent|waste|paper)|stor(?:y|ies)))|war zone|prisoner of war|(?:visa|residence permit) (?:was |got |is |has been )?(?:refused|denied|rejected|revoked|expired|cancelled)|(?:in|to|from) (?:prison|jail)|torture[ds]?',
  'fatal|(?:car|motorbike|motorcycle|bike|plane|train|road|bus|work) (?:accidents?|crash(?:es)?)|house fire|earthquake|(?:lost|losing) (?:the|our|my|their) (?:house|home|flat|farm)(?! keys?)|missing person|kidnapp\\w*',
);

const MEANS = anyOf(
  'lay(?:ing)?[- ]?offs?|redundanc(?:y|ies)(?! (?:check|in the|of the))|faith|prayer|bankrupt\\w*|insolven\\w*|(?<!(?:technical|tech|bad|design) )debts?|evict\\w*|foreclos\\w*|homeless\\w*|food banks?|on benefits|lawsuit|sued',
);

const GRAVE = [DEATH, BODY, LOSS_OF_WORK, HARM];

/** Whether a text tells of what is nobody else's business. Asked of every sentence for each draft. */
export const isPersonal = remembering(
  (text: string) => [KIN, ...GRAVE, MEANS].some((turns) => turns.test(text)),
  200,
);

const WORK =
  "(?:an? |any |some |my |the |new |next )*(?:[\\p{L}\\p{N}&/’'-]+ ){0,6}?(?:roles?|jobs?|positions?|work|opportunit(?:y|ies)|placements?|internships?|apprenticeships?|traineeships?)";
const SEEKS = new RegExp(
  `(?<!\\p{L})(?:looking for|seeking|searching for|hunting for|open to|available for) ${WORK}(?!\\p{L})`,
  'iu',
);
/** Somebody else's search, or one that is over. */
const OTHERS =
  /\b(?:we|he|she|they|them|these|those|who|husband|wife|friend|colleague|brother|sister|son|daughter|people|candidates?)(?:['’](?:re|s)| is| are)? (?:now |still |also |currently )*(?:looking|seeking|searching|hunting)\b|\b(?:was|were|been) (?:looking|seeking|searching|hunting)\b|\bhiring\b|\bjoin (?:us|our)\b/iu;

/** Whether the author looks for work. */
export function isJobSearch(text: string): boolean {
  return SEEKS.test(text) && !OTHERS.test(text);
}

/** Whether a text tells of a death: what it brought is not told before it. */
export const tellsOfDeath = (text: string): boolean => DEATH.test(text);

/**
 * Whether a text tells of a death, an illness, a dismissal or violence: its author is asked for no figure and no details of it.
 * Who was dismissed and looks for work wants to be asked what they can do.
 */
export function isGrave(text: string): boolean {
  return GRAVE.some((turns) => (turns !== LOSS_OF_WORK || !isJobSearch(text)) && turns.test(text));
}
