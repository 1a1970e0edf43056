/**
 * Signs that a sentence keeps something from readers, whatever its words: that it is not for print, what it speaks of, why. They are
 * weighed, so that no single form of words has to be known.
 */

const any = (list: string) =>
  new RegExp(
    `(?<![\\p{L}\\p{N}’'-])(?:${list
      .trim()
      .split(/\s*\n\s*/)
      .join('|')})(?![\\p{L}\\p{N}]|['’]\\p{L})`,
    'iu',
  );

const OUT =
  '(?:in (?:there|here|it|this|print|public|the (?:post|text|draft|article))|(?:on|off) (?:linked ?in|the (?:internet|page|record|feed|web))|out(?: of (?:it|this|that|there|here))?|public(?:ly)?|print(?:ed)?|mentioned|named|published|shared|known|said|told|written|posted|repeated)';
const THAT =
  '(?:that|this|it|them|him|her|any of (?:that|this|it)|all (?:of )?(?:that|this)|the (?:last|first) (?:bit|part|one))';
const NOT = "(?:not|n['’]?t|never|cannot|dont|wont|cant|shouldnt|mustnt|doesnt)";

/** Nobody says so to readers. */
const SURE = any(`
  (?:but|(?<=^|[,;.–—-]\\s?)(?:so|please|pls|maybe)) (?:please |pls )?(?:change|swap) (?:that|the name|names|(?:his|her|their|my) names?)(?: please| pls| though| tho)?(?:,? (?:or|and) (?:just )?(?:leave|keep|take) (?:it |that |him |her |them )?out)?
  (?:no|nunca) (?:pongas?|digas?|cites?|menciones?|escribas?|uses?|des|nombres?) (?:el |los |su |sus |mi |nuestro |ningún )?(?:nombres?|quién|dónde)
  (?:no|nunca) (?:pongas?|digas?|cites?|menciones?|nombres?) (?:a )?(?:el |al |la |mi |nuestr[oa] |su )(?:empresa|centro|instituto|colegio|escuela|cliente|jefe|jefa|hospital|banco|tienda|proveedor|pueblo|barrio)
  (?<=^|[,;.–—-]\\s?)sin (?:poner|decir|dar|mencionar) (?:el |los |su |ningún )?nombres?(?!,? (?:él|ella|yo|nos|me|se|lo|la|el|los|las|mi|un|una) )
  (?:nenne?|schreib(?:e|t)?|erwähne?) (?:bitte )?(?:den |die |keinen? |seinen |ihren |unseren |meinen )(?:namen?|firmennamen|kundennamen?)(?: (?:nicht|rein))?
  (?<=^|[,;.–—-]\\s?)(?:bitte )?(?:ohne|keine) namen?(?: (?:nennen|bitte))?(?=\\s*(?:[.!?]|$))|(?<=^|[,;.–—-]\\s?|bitte )(?:(?:den|die) )?namen? (?:bitte )?(?:weglassen|ändern|nicht nennen)
  (?<=^|[,;.–—-]\\s?|(?:stp|svp|surtout|tu|vous) )(?:ne )?(?:mets?|mettez|donne[sz]?|cite[sz]?|mentionne[sz]?|dis|dites) pas (?:le |les |son |leur |mon |notre )noms?
  (?<=^|[,;.–—-]\\s?)sans (?:mettre|citer|donner|dire) (?:le |les |de |son )?noms?(?!,? (?:il|elle|on|je|nous|ils|elles|le|la|les|mon|ma|notre|un|une) )
  not for (?:the post|linked ?in|the feed|here|readers|the page|public consumption)
  (?:nur |ganz )?unter uns(?: gesagt)?
  (?:stays?|remains?|keep(?: (?:it|that|this))?) (?:strictly |just )?between (?:you and me|us|ourselves)(?! and )
  (?:strictly|still|all|highly|that['’]?s|this is|it['’]?s|which is) (?:confidential|privileged|under (?:wraps|embargo|nda))
  under (?:embargo|nda)
  (?:doit|doivent|va) rester entre nous|à garder pour (?:toi|vous|nous)
  not (?:to be|yet|going) (?:made )?public(?: yet)?
  (?:isn['’]?t|not|is not) (?:mine|ours|my (?:story|news|place|business)|our (?:story|news)) (?:to tell|to share|to say)
  mum['’]?s the word
  (?<!(?<!(?:can|could|should|shall|may) )(?:i|we|he|she|they) (?:still |always |never )?)(?:keep|stay) (?:schtum|shtum|mum|hush|quiet|vague) (?:about|on)
  (?:so )?hush (?:on|about)
  (?:has|have|had|need|needs|better|best|must|should|ought|let['’]?s|it) (?:to |better |best )?(?:stay|stays|remain|be kept|keep) (?:inside|in-?house|in the (?:family|room|building)|private|secret|internal|off .{2,20}|between (?!us and ).{2,20}|quiet)
  never leaves (?:this|the) (?:page|room|building|chat)
  (?:not a|not one) (?:word|syllable|peep|mention)
  no (?:word|syllable|mention) (?:of|about|on) (?:it|that|this|the|my|our|his|her|their)
  (?:dont|don['’]?t|do not) need to (?:get|go) into
  (?:you|u) (?:didn['’]?t|did not) (?:hear|get|read) (?:it|that|this) from me
  no mention(?:ing)? (?:of )?(?:him|her|it|them|that|this|my|the|our)
  nothing in (?:there|here|it) about
  (?:obviously |please |pls )?no names(?: (?:here|in (?:here|there|it)|please|pls|ok))
  (?:please|pls|plz|obviously|also) (?:no names|(?:don['’]?t|dont|do not) (?:write|use|print|say|put|mention|quote) (?:that|this|it|her|his|the|my)|not the (?:name|hospital|client|company|school))
  (?:nobody|no one|they|people|readers|customers|the world) (?:needs? to|has to|have to|ought to|should|must) (?:know|hear|find out|read)(?: (?:about )?(?:that|this|it|i|we|he|she|my|our|the)(?:['’](?:m|s|re|ve|d|ll))?)
  (?:i|we)(?:['’]?m| am|['’]re| are) not (?:allowed|supposed|meant|permitted) to (?:say|tell|mention|share|talk|name)
  (?:legal|hr|pr|the lawyers?|my lawyer|compliance|my boss) (?:says?|said|wants?|insists?)(?: that)? (?:no|not|nothing|never|leave|we can['’]?t|don['’]?t)
  (?:is|are|be|['’]s)(?: best| better)? left (?:vague|out|unsaid|unnamed)
  (?:that|this|it|which|she|he)(?:['’]?s| is| are) (?:private|personal|not public|secret|sensitive)(?: (?:btw|tho|though|obviously|please|pls|of course))
  (?:that|this|it|which) (?:${NOT}|can${NOT}|does${NOT}|must${NOT}|should${NOT}|may not|can['’]?t|cannot|must ?n['’]?t|should ?n['’]?t|does ?n['’]?t|won['’]?t|will not|can not|does not|must not|should not)(?: be)? (?:go |get |come |leak|appear|show )?(?:${OUT}|up|leak(?:ed)?)
  (?:can(?:['’]?t|not)|does(?:n['’]?t| not)|must(?:n['’]?t| not)|should(?:n['’]?t| not)|won['’]?t) (?:go|be) in(?:to it)?
  should(?:n['’]?t| not) (?:come up|appear|be (?:in (?:there|here|it)|named|mentioned))
  must(?:n['’]?t| not) (?:leak|get out|come out|be known|go public)
  (?:don['’]?t|do not|dont|wouldn['’]?t|would not|didn['’]?t) (?:really |actually )?want (?:${THAT}|my \\p{L}+|the \\p{L}+|his \\p{L}+|her \\p{L}+)? ?(?:to (?:be|go|come|get) )?${OUT}
  (?:i['’]?d|i would|we['’]?d|we would|would) (?:much )?(?:rather|prefer) (?:you |u |we |people |they |not |it |that |he |she )+(?:left|leave|didn['’]?t|did not|not|see|know|say|skipped?|kept|keep|was|were|stayed|to see|have|mention)
  (?:i|we) would rather not (?:see|have|mention|say|read)
  leave (?:my|the|his|her|our|their|that|this) .{2,40} (?:out of (?:it|this|that)|alone|aside|unmentioned)
  (?:please |pls )?skip (?:it|that|this|that (?:bit|part)|the (?:bit|part|thing) .{2,40})
  (?:just |but |so |please |pls |better )(?:cut|lose|bin|scrap|drop|strike|nix|ditch) (?:that|this|the (?:part|bit|thing|line|sentence)|that (?:bit|part|line|sentence))
  (?:obviously|obvs|pls|please|but|so) (?:don['’]?t|do not|dont) (?:name|mention|use|say) (?:her|him|them|it|that|who)
  (?<=^|[,;.:–—-]\\s?|(?:please|pls|so|but|and) )(?:don['’]?t|do not|dont|rather not|no need to) (?:mention|say|tell (?:them|anyone|anybody|people|readers)|write|reveal|let on|bring up)(?: (?:anything about|the fact))? (?:that|how|why|what) (?:we|i)(?:['’](?:ve|d|re|m))?
  no need to (?:bring|mention|name|say|tell|go into|talk about|include)
  steer clear of
  (?<=^|[,;.–—-]\\s?)(?:please |pls |and |but )?(?:don['’]?t|dont|do not|never) put (?:in )?(?:the|my|our|his|her|their) (?:exact |real )?(?:amounts?|sums?|prices?|figures?|numbers?|salary|salaries|budget|value|revenue|margins?|fees?|addresse?s?)(?: of (?:the|my|our|his|her) \\p{L}+)?(?: in(?: (?:there|here|it))?)?(?=\\s*(?:[.!]|$))
  (?:i )?(?:don['’]?t|do not|dont) (?:think|reckon|know if|know whether) (?:i|we) (?:really )?(?:want|should (?:have|put|say|mention)|can (?:have|put|say|mention)) (?:that|this|it|that (?:bit|part|one))(?: (?:in|out|there|public|mentioned|in there|in it))?(?=\\s*(?:[,.!]|$))
  keep (?:it|that|this|him|her|them) (?:vague|quiet|general|anonymous|out)
  (?:ok(?:ay)?|happy|fine|cool|all ?right) (?:with|about) (?:being|us|me|having) .{0,25}(?:named|quoted|mentioned|name)
  (?:but |so |maybe |probably )?(?:better|best) (?:not|don['’]?t|do not) (?:to )?(?:write|say|mention|put|print|use|name|post|share|tell)
  let['’]?s (?:not (?:mention|say|name|print|put|share|post|go into|talk about)|leave out|keep .{2,25} (?:out|quiet))
  (?:lassen|lass) wir .{0,20}(?:weg|raus|draußen)|.{3,60} lassen wir .{0,20}(?:weg|raus|draußen)
  no (?:pongas|digas|cuentes|menciones|escribas) que
  (?:que )?quede entre (?:nosotros|tú y yo)
  soll(?:te)? (?:da |hier )?(?:bitte |lieber |besser )?nicht (?:rein|erscheinen|auftauchen|vorkommen|drinstehen|in den .{2,20})
  (?:behalten wir|behalte ich|das bleibt|bleibt) (?:lieber |bitte |besser )?(?:für (?:uns|mich)|unter uns|intern|geheim)
  (?:braucht|muss|soll) (?:keiner|niemand|man da nichts|da keiner)(?: (?:zu )?(?:wissen|lesen|erfahren))?
  geht (?:keinen|niemanden|keine sau) (?:was|etwas) an
  (?:lass|lasst|lassen sie) .{2,60} (?:weg|raus|draußen)|.{3,60} (?:lass|lasst) (?:bitte )?(?:weg|raus|draußen)|(?:also |bitte |lieber )?draußen lassen|bitte weglassen
  (?:schreib|schreiben wir|erwähn|nenn)e? .{2,40} (?:bitte )?nicht rein|bitte nicht (?:rein|rein ?schreiben|erwähnen|nennen|schreiben)|soll man .{0,15}nichts? (?:lesen|hören)
  (?:eso |esto |pero )?no (?:lo|la|los|las|me|nos|se) (?:pongas?|cuentes?|digas?|publiques?|menciones?|nombres?|saques?)
  mejor (?:que )?no (?:salga|aparezca|ponerlo|decirlo|se sepa)|que no salga
  ni una palabra|no hace falta (?:decirlo|contarlo|ponerlo|mencionarlo|que .{2,20})|queda entre nosotros
  (?:tu|vous|on) ne (?:le|la|les|l['’])? ?(?:mets|mettez|met|dis|dites|dit|cites?|citez|publies?) pas|ça,? tu ne
  (?:ne )?(?:parle|parlez) surtout pas d(?:e|u|es)|(?:surtout )?on (?:le |la |les )?tait|pas un mot|n['’]en (?:parle|parlez) pas|à ne pas (?:dire|publier|mentionner|citer)
`);
/** Orders that something go, which may be advice as well. */
const MAYBE = any(`
  (?:don['’]?t|dont|do not|never) (?:say|mention|write|tell|put|reveal|give away|print|share) (?:what|how much|how many|who|where|which|when|why) (?:the|our|my|we|i|it|he|she|they)
  leave (?:\\p{L}+ ){1,4}out
  (?:don['’]?t|dont|do not|never|not to|rather not|no) (?:mention|name|say|tell|put|bring up|include|use|print|write|quote|post|share)
  (?:skip|drop|cut|lose|omit|forget|keep out|leave out|avoid|remove|take out) (?:the|my|our|that|his|her|any|all)
  not (?:the|my|our|his|her) \\p{L}+(?: (?:part|bit|thing))?
  nothing (?:about|on|of)
  nicht (?:erwähnen|nennen|schreiben|reinschreiben)|weglassen
  (?:ne )?(?:parle|parlez|mentionne|mentionnez|cite|citez) pas
  no (?:pongas|digas|menciones|cuentes)
  sans (?:parler|mentionner)|sin (?:mencionar|nombrar)
`);
const REASON = any(`
  (?:he|she|they|my \\p{L}+|everyone|everybody|people|the \\p{L}+|\\p{L}+)(?:['’]?d| would|['’]?ll| will) (?:kill|murder|sue|hate|copy|freak|go mad|lose it|be (?:mad|cross|upset|angry|furious|mortified|livid)|only|never forgive|have my head|get (?:in|into) trouble)
  (?:he|she|they|who|boss|mum|mother|wife|husband|clients?) (?:reads?|follows?|sees?) (?:this|these|me|linked ?in|my|it|everything)
  (?:gets?|got|be|land) (?:.{2,25} )?in(?:to)? trouble
  (?:gdpr|nda|court case|solicitor|lawyers?|tribunal|confidential\\p{L}*|ongoing|inquiry)
  gibt (?:nur )?ärger|(?:est |c['’]est )?(?:encore )?en cours|läuft noch|noch nicht (?:offiziell|unterschrieben|spruchreif)|(?:todavía|aún) no (?:es|está|se)|(?:todavía|aún) no se firma|me mata|nos mata
`);
const OF_US = any(`
  please|pls|plz|tho|though|btw|obviously|obvs|ok|bitte|por favor|porfa|stp|svp|surtout
  of (?:it|this|that)
  in (?:there|here|it)
`);
const OF_PART = any(`
  (?:the|that) (?:bit|part|thing|stuff|story) (?:about|with|where|on|of)
`);
/** 'Don’t say what the rent is, it’s 31k a month.': and tells it. */
const UNSAID =
  /^(?:(?:and|but|so|also|please|pls|ok(?:ay)?),? )*(?:don['’]?t|dont|do not|never) (?:say|mention|write|tell|put|reveal|give away|print|share) (?:what|how much|how many|who|where|which|when) /iu;
const TELLS_IT = /[,;:–-] ?(?:it|that|he|she|they)(?:['’]s| is| was| are|['’]re) [^.!?]*[.!]?$/iu;
const ROLE =
  'client|customer|buyer|seller|company|supplier|hospital|school|bank|partner|investor|employer|boss|patient|candidate|competitor|landlord|agency|firm|brand|vendor|donor|colleague';
/** Who is not to be named: 'the client’s name', 'the buyer'. */
const OF_NAME = new RegExp(
  `(?<!\\p{L})(?:names? of (?:the|our|my|any) \\p{L}+|(?:(?:the|our|my|any|a) )?(?:(?:${ROLE})s?|companies|agencies|bosses)(?:['’]s?)?(?: (?:by )?names?)?)(?: (?:here|please|pls|in (?:it|this|there|the post)))?[.!]*$`,
  'iu',
);
const ONE_ROLE = new RegExp(`(?<!\\p{L})(?:${ROLE})(?!\\p{L})`, 'iu');
/** Whether a sentence asks that somebody not be named, without their name. */
const ORDERS_NAMELESS =
  /^(?:(?:and|but|so|also|please|pls|ok(?:ay)?),? )*(?:(?:don['’]?t|dont|do not|never|not to|rather not|no need to) (?:mention|name|say|tell|put|include|use|print|write|post|share)|(?:leave|keep) (?:\p{L}+[’']?s? ){1,5}out|(?:leave out|keep out|omit|skip|drop|cut) (?:the|my|our|that|his|her|any|all) [^.!?]*names?\b)(?!\p{L})/iu;
export const asksNameless = (said: string): boolean => ORDERS_NAMELESS.test(said) && OF_NAME.test(said);
/** What the one is who is not to be named: 'client' of 'Don’t mention the client’s name.' */
export const roleNameless = (said: string): string | undefined =>
  asksNameless(said) ? ONE_ROLE.exec(said)?.[0].toLowerCase() : undefined;

/** 'Halden' of 'We moved Halden’s payroll', where notes name nobody else. */
const NAMED =
  /(?<=\p{Ll},? )(?!(?:January|February|March|April|May|June|July|August|September|October|November|December|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday|LinkedIn|Excel|Slack|Zoom|Google|English|German|French|Spanish|Christmas|Easter)(?!\p{L}))(\p{Lu}[\p{L}\p{M}&-]+(?: \p{Lu}[\p{L}\p{M}&-]+)?)(?=['’]s |['’] |[ .,;:!?]|$)/gu;
/** Whom notes mean that ask not to be named a client or a buyer: the one name in them, if they hold no other. */
export function namelessIn(rest: string): string[] {
  const names = new Set([...rest.matchAll(NAMED)].map(([, name = '']) => name));
  return names.size === 1 &&
    !/(?<!\p{L})(?:in|at|near|from|to) $/u.test(rest.slice(0, rest.indexOf([...names][0] ?? '')))
    ? [...names]
    : [];
}
/** Somebody is told to have said it, or it was so for a time. */
const TOLD =
  /(?<!\p{L})(?:said|told|asked|wrote|shouted|whispered|warned|begged|used to say|would say|rule|rules|sign|motto|law|policy|dijo|decía|sagte|meinte|disait|a dit)(?!\p{L})[^.]{0,12}[:,]|(?<!\p{L})(?:told (?:me|us|them)|sagte|gesagt|meinte|disait|a dit|dijo|decía|used to say)(?!\p{L})|(?<!\p{L})(?:said|told me|told us|asked us|asked me) (?:not|never|to)(?!\p{L})|["“”„«»]/iu;
/** What takes a word back and puts another for it. */
const CORRECTS =
  /^(?:(?:oh|no|sorry|wait|actually|hang on|well|hm+|ach|nein)[,.]? )*(?:scrap|strike|cut|forget) (?:that|this)\b/iu;
const READERS = /(?<!\p{L})(?:your|yours|yourself)(?!\p{L})/iu;

/** 'Vertraulich: …' */
const LABEL =
  /^(?:and |but |ok(?:ay)?,? |also,? )*(?:strictly )?(?:vertraulich|off[- ](?:the[- ])?record|not for (?:print|publication|the public|release|sharing)|hors micro|en off|unter uns(?: gesagt)?|entre nosotros|entre nous)\s*[:,–-]\s*\S|^(?:strictly )?(?:confidential(?:ly)?|confidencial(?:mente)?|confidentiel(?:lement)?|vertraulich)\s*(?::|\s[–-])\s*\S/iu;
const ENOUGH = 3;

/** How surely a sentence asks that something stay unsaid, by its signs together: 2 surely, 1 where no counsel stands beside it, 0 not. */
export function silenceOf(said: string): 0 | 1 | 2 {
  if (TOLD.test(said) || CORRECTS.test(said) || (READERS.test(said) && !OF_US.test(said))) return 0;
  if (SURE.test(said) || LABEL.test(said)) return 2;
  const signs =
    (MAYBE.test(said) ? 1.5 : 0) +
    (REASON.test(said) ? 1.5 : 0) +
    (OF_PART.test(said) || asksNameless(said) || (UNSAID.test(said) && TELLS_IT.test(said)) ? 1.5 : 0) +
    (OF_US.test(said) ? 1 : 0);
  return signs >= ENOUGH ? 1 : 0;
}

/** In a sentence that runs on, where the clauses stand that do so, each with the comma before it. */
export function silentClauses(sentence: string): { start: number; end: number }[] {
  const clauses = [...sentence.matchAll(/(?:^|[,;]\s+|\s[-–—]+\s)(.+?)(?=[,;]\s|\s[-–—]+\s|$)/gsu)].map(
    ({ index, 0: whole, 1: said = '' }) => ({ start: index, end: index + whole.length, said }),
  );
  return clauses.flatMap(({ start, end, said }, at) => {
    if (silenceOf(said) === 0) return [];
    return [{ start: (namesNothing(said) ? clauses[at - 1]?.start : undefined) ?? start, end }];
  });
}

/** Whether it names nothing of its own, so that it speaks of what stands before: 'Not a syllable.', 'that can’t go in', 'hush on that'. */
export const namesNothing = (said: string): boolean =>
  said.split(/\s+/).length <= 9 &&
  !/(?<!\p{L})(?:my|our|the|his|her|lo de|mi|el|la|mein|unser|der|die|mon|ma|le|nobody|i['’]?m)(?!\p{L})/iu.test(
    said,
  ) &&
  /(?<!\p{L})(?:that|this|it|them|eso|esto|das|davon|ça|cela|syllable|word|peep)(?!\p{L})/iu.test(said) &&
  !/\p{Lu}\p{Ll}/u.test(said.slice(1)) &&
  !/\d/.test(said);
/** Whether the sentence behind one that keeps something says why: 'Everyone would copy it.' */
export const givesReason = (said: string): boolean =>
  said.length < 90 &&
  (REASON.test(said) || /^(?:it|that|this)(?:['’]s| is) (?:only|just) (?:so|for you|background)/i.test(said));
