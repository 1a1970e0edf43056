/** Forms of words in which a sentence keeps something from readers, each line a pattern; nobody says so to readers. */

/** A pattern for a list of forms, each whole words of a sentence. */
export const anyForm = (list: string) =>
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

/** Who is not to be named. */
const NO_NAMES = `
  (?:but|(?<=^|[,;.–—-]\\s?)(?:so|please|pls|maybe)) (?:please |pls )?(?:change|swap) (?:that|the name|names|(?:his|her|their|my) names?)(?: please| pls| though| tho)?(?:,? (?:or|and) (?:just )?(?:leave|keep|take) (?:it |that |him |her |them )?out)?
  (?:obviously |please |pls )?no names(?: (?:here|in (?:here|there|it)|please|pls|ok))
  (?:please|pls|plz|obviously|also) (?:no names|(?:don['’]?t|dont|do not) (?:write|use|print|say|put|mention|quote) (?:that|this|it|her|his|the|my)|not the (?:name|hospital|client|company|school))
  (?:obviously|obvs|pls|please|but|so) (?:don['’]?t|do not|dont) (?:name|mention|use|say) (?:her|him|them|it|that|who)
  (?:ok(?:ay)?|happy|fine|cool|all ?right) (?:with|about) (?:being|us|me|having) .{0,25}(?:named|quoted|mentioned|name)
`;
/** What it is called: not for print, not public, between us. */
const CONFIDENTIAL = `
  not for (?:the post|linked ?in|the feed|here|readers|the page|public consumption)
  (?:stays?|remains?|keep(?: (?:it|that|this))?) (?:strictly |just )?between (?:you and me|us|ourselves)(?! and )
  (?:strictly|still|all|highly|that['’]?s|this is|it['’]?s|which is) (?:confidential|privileged|under (?:wraps|embargo|nda))
  under (?:embargo|nda)
  not (?:to be|yet|going) (?:made )?public(?: yet)?
  (?:isn['’]?t|not|is not) (?:mine|ours|my (?:story|news|place|business)|our (?:story|news)) (?:to tell|to share|to say)
  mum['’]?s the word
  never leaves (?:this|the) (?:page|room|building|chat)
  (?:you|u) (?:didn['’]?t|did not) (?:hear|get|read) (?:it|that|this) from me
  (?:that|this|it|which|she|he)(?:['’]?s| is| are) (?:private|personal|not public|secret|sensitive)(?: (?:btw|tho|though|obviously|please|pls|of course))
`;
/** That it is kept quiet or vague, without a word about it. */
const KEPT_QUIET = `
  (?<!(?<!(?:can|could|should|shall|may) )(?:i|we|he|she|they) (?:still |always |never )?)(?:keep|stay) (?:schtum|shtum|mum|hush|quiet|vague) (?:about|on)
  (?:so )?hush (?:on|about)
  (?:has|have|had|need|needs|better|best|must|should|ought|let['’]?s|it) (?:to |better |best )?(?:stay|stays|remain|be kept|keep) (?:inside|in-?house|in the (?:family|room|building)|private|secret|internal|off .{2,20}|between (?!us and ).{2,20}|quiet)
  (?:not a|not one) (?:word|syllable|peep|mention)
  no (?:word|syllable|mention) (?:of|about|on) (?:it|that|this|the|my|our|his|her|their)
  no mention(?:ing)? (?:of )?(?:him|her|it|them|that|this|my|the|our)
  nothing in (?:there|here|it) about
  (?:is|are|be|['’]s)(?: best| better)? left (?:vague|out|unsaid|unnamed)
  steer clear of
  keep (?:it|that|this|him|her|them) (?:vague|quiet|general|anonymous|out)
`;
/** Who need not know of it, and who forbids it. */
const NOT_ALLOWED = `
  (?:nobody|no one|they|people|readers|customers|the world) (?:needs? to|has to|have to|ought to|should|must) (?:know|hear|find out|read)(?: (?:about )?(?:that|this|it|i|we|he|she|my|our|the)(?:['’](?:m|s|re|ve|d|ll))?)
  (?:i|we)(?:['’]?m| am|['’]re| are) not (?:allowed|supposed|meant|permitted) to (?:say|tell|mention|share|talk|name)
  (?:legal|hr|pr|the lawyers?|my lawyer|compliance|my boss) (?:says?|said|wants?|insists?)(?: that)? (?:no|not|nothing|never|leave|we can['’]?t|don['’]?t)
`;
/** That it cannot go in or out. */
const STAYS_OUT = `
  (?:that|this|it|which) (?:${NOT}|can${NOT}|does${NOT}|must${NOT}|should${NOT}|may not|can['’]?t|cannot|must ?n['’]?t|should ?n['’]?t|does ?n['’]?t|won['’]?t|will not|can not|does not|must not|should not)(?: be)? (?:go |get |come |leak|appear|show )?(?:${OUT}|up|leak(?:ed)?)
  (?:can(?:['’]?t|not)|does(?:n['’]?t| not)|must(?:n['’]?t| not)|should(?:n['’]?t| not)|won['’]?t) (?:go|be) in(?:to it)?
  should(?:n['’]?t| not) (?:come up|appear|be (?:in (?:there|here|it)|named|mentioned))
  must(?:n['’]?t| not) (?:leak|get out|come out|be known|go public)
`;
/** That its author would rather not have it told. */
const WISHES = `
  (?:don['’]?t|do not|dont|wouldn['’]?t|would not|didn['’]?t) (?:really |actually )?want (?:${THAT}|my \\p{L}+|the \\p{L}+|his \\p{L}+|her \\p{L}+)? ?(?:to (?:be|go|come|get) )?${OUT}
  (?:i['’]?d|i would|we['’]?d|we would|would) (?:much )?(?:rather|prefer) (?:you |u |we |people |they |not |it |that |he |she )+(?:left|leave|didn['’]?t|did not|not|see|know|say|skipped?|kept|keep|was|were|stayed|to see|have|mention)
  (?:i|we) would rather not (?:see|have|mention|say|read)
  (?:i )?(?:don['’]?t|do not|dont) (?:think|reckon|know if|know whether) (?:i|we) (?:really )?(?:want|should (?:have|put|say|mention)|can (?:have|put|say|mention)) (?:that|this|it|that (?:bit|part|one))(?: (?:in|out|there|public|mentioned|in there|in it))?(?=\\s*(?:[,.!]|$))
`;
/** That it be left out, cut or not said. */
const ORDERS = `
  (?:dont|don['’]?t|do not) need to (?:get|go) into
  leave (?:my|the|his|her|our|their|that|this) .{2,40} (?:out of (?:it|this|that)|alone|aside|unmentioned)
  (?:please |pls )?skip (?:it|that|this|that (?:bit|part)|the (?:bit|part|thing) .{2,40})
  (?:just |but |so |please |pls |better )(?:cut|lose|bin|scrap|drop|strike|nix|ditch) (?:that|this|the (?:part|bit|thing|line|sentence)|that (?:bit|part|line|sentence))
  (?<=^|[,;.:–—-]\\s?|(?:please|pls|so|but|and) )(?:don['’]?t|do not|dont|rather not|no need to) (?:mention|say|tell (?:them|anyone|anybody|people|readers)|write|reveal|let on|bring up)(?: (?:anything about|the fact))? (?:that|how|why|what) (?:we|i)(?:['’](?:ve|d|re|m))?
  no need to (?:bring|mention|name|say|tell|go into|talk about|include)
  (?<=^|[,;.–—-]\\s?)(?:please |pls |and |but )?(?:don['’]?t|dont|do not|never) put (?:in )?(?:the|my|our|his|her|their) (?:exact |real )?(?:amounts?|sums?|prices?|figures?|numbers?|salary|salaries|budget|value|revenue|margins?|fees?|addresse?s?)(?: of (?:the|my|our|his|her) \\p{L}+)?(?: in(?: (?:there|here|it))?)?(?=\\s*(?:[.!]|$))
  (?:but |so |maybe |probably )?(?:better|best) (?:not|don['’]?t|do not) (?:to )?(?:write|say|mention|put|print|use|name|post|share|tell)
  let['’]?s (?:not (?:mention|say|name|print|put|share|post|go into|talk about)|leave out|keep .{2,25} (?:out|quiet))
`;
const GERMAN = `
  (?:nenne?|schreib(?:e|t)?|erwähne?) (?:bitte )?(?:den |die |keinen? |seinen |ihren |unseren |meinen )(?:namen?|firmennamen|kundennamen?)(?: (?:nicht|rein))?
  (?<=^|[,;.–—-]\\s?)(?:bitte )?(?:ohne|keine) namen?(?: (?:nennen|bitte))?(?=\\s*(?:[.!?]|$))|(?<=^|[,;.–—-]\\s?|bitte )(?:(?:den|die) )?namen? (?:bitte )?(?:weglassen|ändern|nicht nennen)
  (?:nur |ganz )?unter uns(?: gesagt)?
  (?:lassen|lass) wir .{0,20}(?:weg|raus|draußen)|.{3,60} lassen wir .{0,20}(?:weg|raus|draußen)
  soll(?:te)? (?:da |hier )?(?:bitte |lieber |besser )?nicht (?:rein|erscheinen|auftauchen|vorkommen|drinstehen|in den .{2,20})
  (?:behalten wir|behalte ich|das bleibt|bleibt) (?:lieber |bitte |besser )?(?:für (?:uns|mich)|unter uns|intern|geheim)
  (?:braucht|muss|soll) (?:keiner|niemand|man da nichts|da keiner)(?: (?:zu )?(?:wissen|lesen|erfahren))?
  geht (?:keinen|niemanden|keine sau) (?:was|etwas) an
  (?:lass|lasst|lassen sie) .{2,60} (?:weg|raus|draußen)|.{3,60} (?:lass|lasst) (?:bitte )?(?:weg|raus|draußen)|(?:also |bitte |lieber )?draußen lassen|bitte weglassen
  (?:schreib|schreiben wir|erwähn|nenn)e? .{2,40} (?:bitte )?nicht rein|bitte nicht (?:rein|rein ?schreiben|erwähnen|nennen|schreiben)|soll man .{0,15}nichts? (?:lesen|hören)
`;
const SPANISH = `
  (?:no|nunca) (?:pongas?|digas?|cites?|menciones?|escribas?|uses?|des|nombres?) (?:el |los |su |sus |mi |nuestro |ningún )?(?:nombres?|quién|dónde)
  (?:no|nunca) (?:pongas?|digas?|cites?|menciones?|nombres?) (?:a )?(?:el |al |la |mi |nuestr[oa] |su )(?:empresa|centro|instituto|colegio|escuela|cliente|jefe|jefa|hospital|banco|tienda|proveedor|pueblo|barrio)
  (?<=^|[,;.–—-]\\s?)sin (?:poner|decir|dar|mencionar) (?:el |los |su |ningún )?nombres?(?!,? (?:él|ella|yo|nos|me|se|lo|la|el|los|las|mi|un|una) )
  no (?:pongas|digas|cuentes|menciones|escribas) que
  (?:que )?quede entre (?:nosotros|tú y yo)
  (?:eso |esto |pero )?no (?:lo|la|los|las|me|nos|se) (?:pongas?|cuentes?|digas?|publiques?|menciones?|nombres?|saques?)
  mejor (?:que )?no (?:salga|aparezca|ponerlo|decirlo|se sepa)|que no salga
  ni una palabra|no hace falta (?:decirlo|contarlo|ponerlo|mencionarlo|que .{2,20})|queda entre nosotros
`;
const FRENCH = `
  (?<=^|[,;.–—-]\\s?|(?:stp|svp|surtout|tu|vous) )(?:ne )?(?:mets?|mettez|donne[sz]?|cite[sz]?|mentionne[sz]?|dis|dites) pas (?:le |les |son |leur |mon |notre )noms?
  (?<=^|[,;.–—-]\\s?)sans (?:mettre|citer|donner|dire) (?:le |les |de |son )?noms?(?!,? (?:il|elle|on|je|nous|ils|elles|le|la|les|mon|ma|notre|un|une) )
  (?:doit|doivent|va) rester entre nous|à garder pour (?:toi|vous|nous)
  (?:tu|vous|on) ne (?:le|la|les|l['’])? ?(?:mets|mettez|met|dis|dites|dit|cites?|citez|publies?) pas|ça,? tu ne
  (?:ne )?(?:parle|parlez) surtout pas d(?:e|u|es)|(?:surtout )?on (?:le |la |les )?tait|pas un mot|n['’]en (?:parle|parlez) pas|à ne pas (?:dire|publier|mentionner|citer)
`;

export const SURE = anyForm(
  [NO_NAMES, CONFIDENTIAL, KEPT_QUIET, NOT_ALLOWED, STAYS_OUT, WISHES, ORDERS, GERMAN, SPANISH, FRENCH].join(
    '\n',
  ),
);
