/**
 * Ordinary words by which notes keep something from readers: 'keep that out', 'the team doesn’t know yet', 'between us: …'. They
 * speak of what stands beside them, so that it goes with them.
 */

const NOT =
  "(?:do not|don['’]?t|never|must not|mustn['’]?t|should not|shouldn['’]?t|(?:(?:i|we|you) )?(?:can['’]?t|cannot)|not to)";
const POINT =
  '(?:(?:any|all|none) of (?:that|this|it)|(?:that|this|the last|the) (?:bit|part|one|sentence|line|point|number|figure|name|detail)s?|(?:his|her|their|its) names?|that|this|it|these|those|them|him|her)';
const PART =
  '(?:(?:any|all|none) of (?:that|this|it)|(?:that|this|the last|the) (?:bit|part|one|sentence|line|point|number|figure|name|detail)s?|(?:his|her|their) names?|that|this)';
const TELL =
  '(?:post|publish|share|print|say|mention|include|write|use|quote|name|reveal|disclose|leak|repeat|spread|put|add|talk about|write about|bring up)';
const ANYONE =
  '(?:(?:w/|with|to) )?(?:anyone|anybody|a soul|others|people|the (?:team|board|press|client))(?: else)?';
const ANYWHERE = `(?: (?:in|out|here|anywhere|publicly|online|around|further|yet|now|for now|though|tho|please|pls|plz|ok(?:ay)?|thanks|externally|outside(?: the (?:team|company|room))?|at all|${ANYONE}|(?:on|in|into|to|from|off) (?:linked ?in|(?:the|this|my) (?:post|draft|text|article)|there|it|public)))`;
const APART =
  '(?:out|quiet|secret|private|confidential|internal|off (?:the record|linked ?in)|between (?:us|you and me|ourselves)|to (?:yourself|ourselves|myself)|under (?:wraps|your hat))';
/** Asks that what was said stays where it is. */
const ASKS_SILENCE = [
  `${NOT} ${TELL} ${POINT}${ANYWHERE}*`,
  `${NOT} (?:post|publish|share|print|mention|repeat|spread|use)${ANYWHERE}+`,
  `${NOT} tell ${ANYONE}(?: (?:about )?${POINT})?${ANYWHERE}*`,
  `(?:keep (?:it|${PART})|leave ${PART})(?: all| strictly| just)? ${APART}(?: of (?:it|this|that|there|the (?:post|draft|text|article)))?${ANYWHERE}*`,
  `${NOT} quote me(?: on (?:this|that|it))?`,
  `(?:not a word|nothing) (?:about|of|on) (?:that|this|it)${ANYWHERE}*`,
  `(?:that|this|it) (?:must not|mustn['’]?t|can['’]?t|cannot|may not|should not|shouldn['’]?t) (?:get out|go public|leave (?:the|this) (?:room|team|building|company)|be (?:shared|published|mentioned|printed|named))${ANYWHERE}*`,
  `for (?:your|my) eyes only|mum['’]?s the word|hush[- ]hush`,
].join('|');
/** The same in the other languages of the notes. */
const ASKS_SILENCE_ELSEWHERE = [
  '(?:das |davon |bitte )+nicht (?:schreiben|sagen|verraten|nennen|zeigen|verwenden)|(?:das |davon |bitte )*(?:nicht|nichts(?: davon)?) (?:weitersagen|weitergeben|weitererzählen|veröffentlichen|posten|(?:rein|hin)schreiben|erwähnen|teilen|in den (?:post|beitrag))|(?:das|es) bleibt (?:bitte )?(?:unter uns|intern|geheim)|behalte? (?:das|es) (?:bitte )?für (?:dich|euch)|(?:das )?darf (?:noch )?nicht (?:raus|rein)|(?:das )?weiß (?:noch )?(?:niemand|keiner)(?: sonst)?(?: was)?|(?:(?:das|der|die|mein|meine|unser|unsere) )?\\p{L}+ (?:weiß|wissen) (?:es |das |davon )?noch nichts?',
  '(?:à )?ne (?:pas|rien) (?:le |la )?(?:publier|partager|dire|répéter|mentionner|écrire)(?: ça| cela| à personne)?|(?:ça|cela) reste entre nous|gardez? (?:ça|cela) pour (?:toi|vous)|(?:l.équipe|le patron|la direction|personne) ne (?:le )?sait (?:pas )?encore',
  'no (?:lo |la |se lo )?(?:publicar(?:lo)?|publiques|compartas|compartir(?:lo)?|digas|decir(?:lo)?|cuentes|contar(?:lo)?|pongas|poner(?:lo)?)(?: esto| eso| a nadie| todavía| aún)*|(?:que )?(?:esto |eso )?qued[ae] entre nosotros|(?:todavía |aún )?no lo sabe nadie|nadie lo sabe(?: todavía| aún)?|(?:el|la|mi) \\p{L}+ (?:todavía |aún )?no lo sabe(?: todavía| aún)?',
  'non (?:dirlo|pubblicarlo|condividerlo|scriverlo|metterlo)(?: a nessuno)?|(?:questo |che )?rest[ai] tra noi|não (?:publicar|partilhar|compartilhar|dizer|contar|publique|conte|diga)(?: isso| isto| a ninguém)*|(?:isso |isto )?fica entre nós|niet (?:doorvertellen|delen|publiceren|posten|in de post)|dit blijft onder ons',
  '(?:ye |yeh |isko |ise |isse |kisi ko |abhi )*(?:mat|nahi|nahin) (?:likhna|batana|bolna|dalna|daalna|likho|batao|bolo|kehna|(?:share|post|mention|publish) (?:karna|karo))',
].join('|');
/** The same, with nothing named, behind what it speaks of. */
const BARE = `${NOT} (?:share|post|publish|disclose|mention|print|quote|use|tell)`;
/** Says of it that it is for nobody; a finished post may say so too. */
const SAYS_SILENT =
  "(?:(?:that|this|all (?:of )?(?:that|this))(?:['’]s| is| stays) )(?:all |just |strictly |also |still |obviously |of course )*(?:not (?:for (?:the )?(?:public|readers|outside|anyone else|sharing|publishing)|out yet|(?:yet )?public(?:ly known)?(?: yet)?|announced(?: yet)?)|between (?:us|you and me|ourselves)|internal(?: only)?|private|secret|a secret|confidential)";
/** The same without a subject. */
const CALLED_SILENT =
  '(?:NDA|under (?:an )?(?:nda|embargo)|embargoed?(?: (?:until|till|to) [^.!?]{2,30})?|not public(?: yet| info(?:rmation)?)?|not for (?:sharing|the public)|internal (?:number|figure|info|use)s?(?: only)?)';
const POLITELY =
  '(?:(?:but|so|and|also|please|pls|plz|obviously|of course|though|aber|also|bitte|pero|por favor|mais|stp|ma|mas|maar)[, ]+)*';
const SAID_SO = '(?:(?:my |our |the )?(?:boss|hr|legal|pr|lawyer)s? (?:says?|said|wants?) )?';

const ends = '(?:,? (?:please|pls|plz|bitte|ok(?:ay)?|thanks|por favor))?\\s*[.!…)\\]]*$';
const asks = (form: string) => new RegExp(`^${POLITELY}${SAID_SO}(?:${form})${ends}`, 'iu');
const endsWith = (form: string) =>
  new RegExp(
    `^(.{3,}?)(?:\\s*[,;:–—(\\[]\\s*|\\s+-+\\s+|\\s+(?=(?:but|so|and|please|pls|aber|bitte|pero|mais)\\s))${POLITELY}${SAID_SO}(?:${form})${ends}`,
    'isu',
  );
const BACK = asks(ASKS_SILENCE);
const BACK_ELSEWHERE = asks(ASKS_SILENCE_ELSEWHERE);
const BACK_SAID = asks(SAYS_SILENT);
const BEHIND = endsWith(`${ASKS_SILENCE}|${ASKS_SILENCE_ELSEWHERE}`);
const BEHIND_SAID = endsWith(`${SAYS_SILENT}|${CALLED_SILENT}|${BARE}`);
const BACK_BARE = asks(`${NOT} (?:share|disclose)`);
const PLEASE = /\b(?:please|pls|plz|bitte|por favor)\b/i;
/** What is not asked of a reader: 'Don’t quote me', 'don’t tell anyone yet'. */
const OF_US =
  /\b(?:please|pls|plz|yet|between (?:us|you and me)|quote me|to (?:yourself|ourselves)|(?:with|w\/|to) (?:anyone|anybody)|tell (?:anyone|anybody|a soul))(?!\p{L})/iu;
const TO_READERS = /\b(?:you|your|yours|yourself)\b/i;
/** 'She said: don’t share it.' is told. */
const REPORTS =
  /\b(?:says?|said|saying|told (?:me|us|him|her|them|everyone)|asks?|asked|whispered|wrote|writes|begged|warned|replied|answered|shouted|reads?|rules?|sign|means|meant|was|is)$/i;
const QUOTED = /[“"„«][^“”"„»]*[”"“»]|‘[^‘’]{4,}’/gu;

/** Who is said not to know. */
const OTHERS =
  /^(?:(?:the|my|our|his|her|their) )?(?:\p{L}+ )?(?:team|staff|board|partner|wife|husband|boss|manager|co-?founder|clients?|customers?|family|parents|colleagues?|kids|crew|others|rest|investors?|landlord|employees?|sales|hr|press)(?: \p{Lu}\p{Ll}+)?$/iu;
const NAMES = /^\p{Lu}[\p{L}\p{M}’'-]+(?: and \p{Lu}[\p{L}\p{M}’'-]+)?$/u;
const NOT_NAMES =
  /^(?:I|We|You|He|She|They|The|It|That|This|There|Science|Experts?|Doctors?|Researchers|People)$/;
const ALREADY = '(?: (?:about (?:it|this|that)|of (?:it|this|that)|this|that|it|yet))*';
const UNKNOWN = new RegExp(
  `^((?:\\S+ ){0,3}\\S+) ((?:(?:doesn['’]?t|don['’]?t|does not|do not|didn['’]?t) know|ha(?:s|ve)n['’]?t (?:been told|heard)|(?:isn|aren)['’]?t aware|ha(?:s|ve) no idea)|(?:knows|has been told|has heard))(${ALREADY})\\s*[.!…)\\]]*$`,
  'iu',
);
const NOBODY = /^(?:and |but )?(?:nobody|no[- ]one|none of (?:them|the (?:team|others|clients)))(?: else)?$/i;
const ASKING = /\?\s*$|^(?:how|why|what|where|who|when|whether|which|if)\b/i;
/** What is still to come, or goes on: 'Ivo is leaving in March.' */
const COMING =
  /\b(?:will|going to|about to|(?:is|are|am|['’]s|['’]re|['’]m) (?:\p{L}+ing|out|gone|off)|leaves?|quits?|resigns?|moves?|closes?|sells?|merges?)\b/iu;

/** Whether a clause says of somebody else that they do not know yet. Nobody knows the recipe, but that is told. */
function isUnknown(clause: string, fact: string): boolean {
  const [, who = '', , already = ''] = UNKNOWN.exec(clause) ?? [];
  if (who === '' || /\bdidn['’]?t\b/i.test(clause)) return false;
  const subject = who.replace(/^(?:and|but|so|even|also|still) /i, '');
  const negated = !/ (?:knows|has been told|has heard)(?= |[.!…)\]]*$)/i.test(clause.slice(who.length));
  if (NOBODY.test(subject)) return !negated && (already !== '' || COMING.test(fact));
  if (!negated) return false;
  if (/^they$/i.test(subject)) return /\byet\b/i.test(already);
  return (
    OTHERS.test(subject) || (NAMES.test(subject) && !NOT_NAMES.test(subject) && /\byet\b/i.test(already))
  );
}

const CLAUSE = /^(.{3,}?)(?:\s*[,;:–—(]\s*|\s+-+\s+|\s+(?:and|but)\s+)([^,;:–—()]{6,60}[.!…)]*)$/su;

/** Whether a sentence ends by asking that it stays unsaid, or says that others do not know yet. */
export function endsPrivately(said: string, notes: boolean): boolean {
  const plain = said.replace(QUOTED, ' ');
  for (const pattern of notes ? [BEHIND, BEHIND_SAID] : [BEHIND]) {
    const fact = pattern.exec(plain)?.[1];
    if (fact === undefined || REPORTS.test(fact)) continue;
    if (!TO_READERS.test(fact) || PLEASE.test(plain)) return true;
  }
  const [, fact, clause] = CLAUSE.exec(plain) ?? [];
  return fact !== undefined && clause !== undefined && !ASKING.test(fact) && isUnknown(clause, fact);
}

/** Whether a sentence is nothing but the wish that the one before it stays unsaid; `cited` is one that the next speaks of. */
export function keepsBefore(
  said: string,
  before: string,
  { notes, cited = false }: { notes: boolean; cited?: boolean },
): boolean {
  if (cited && !OF_US.test(said)) return false;
  if (TO_READERS.test(before) && !PLEASE.test(said)) return false;
  if (REPORTS.test(before.replace(/[\s:,.]+$/, ''))) return false;
  if (BACK_ELSEWHERE.test(said)) return true;
  if (BACK.test(said)) return notes || OF_US.test(said);
  if (notes && (BACK_SAID.test(said) || BACK_BARE.test(said))) return true;
  const isStill = /\byet\b|^(?:and |but )?(?:nobody|no[- ]one|none)\b/i.test(said);
  return before !== '' && isStill && !ASKING.test(before) && isUnknown(said, before);
}

/** Speaks of what comes, where it stands before something: 'Off the record. Tom was fired.' */
export const LOOKS_AHEAD =
  /\b(?:off the record|between (?:us|you)|anyone|anybody|quiet|secret|private|confidential|quote me|this)\b/i;
/** Speaks of what was said, whatever comes. */
export const LOOKS_BACK = /\b(?:that|those|it|them|him|her)\b/i;
/** Whether a sentence is a wish for silence and nothing else. */
export const asksSilence = (said: string): boolean => BACK.test(said) || BACK_ELSEWHERE.test(said);

const LABEL =
  "(?:off the record|(?:strictly |just )?between (?:us|you and me|ourselves)|confidentially|in confidence|(?:please |pls )?(?:do not|don['’]?t) (?:quote me|tell anyone|tell anybody|repeat this|share this|post this|publish this|print this)(?: on (?:this|that))?|keep (?:this|that|it) (?:between us|quiet|to yourself|private|secret|under wraps)|nobody knows(?: this)?(?: yet)?|unter uns(?: gesagt)?|im vertrauen(?: gesagt)?|entre nous|entre nosotros|tra noi|entre nós|onder ons)";
const MARK =
  '(?:private|internal(?: only| note)?|secret|for (?:my|your) eyes only|background only|(?:nur |streng )?intern|privat|nur für mich|privé|privado|solo para m[ií]|in vertrouwen)';
const LABELLED = new RegExp(
  `^(?:(?:and|but|so|now|well|nb|ps|p\\.s\\.|fyi|btw|aber|also)[:,.]? )*(?:${LABEL}\\s*(?:[:;]|\\s[–—-]\\s|,\\s*(?:but |aber )?|\\s+but\\s)|(?:${ASKS_SILENCE}|${ASKS_SILENCE_ELSEWHERE})\\s*:|${MARK}\\s*(?::|\\s[–—-]\\s))\\s*(\\S.{3,})$`,
  'isu',
);
const COURTESY =
  /^(?:please|pls|plz|of course|obviously|naturally|ok(?:ay)?|thanks|thank you|yeah|yes|bitte|natürlich|klar)[.! ]*$/iu;
const BETWEEN = /^(?:just )?between (?:us|you and me|ourselves),/i;
/** 'Between you and me, I nearly quit.' is a way to speak of oneself; 'Between us, we have forty years in it.' counts. */
const OF_ONESELF =
  /^(?:I(?!\p{L})(?!.* (?:\p{Lu}\p{Ll}|he|she|they|him|her|them|boss|client|partner)(?!\p{L}))|[Ww]e(?:['’]ve| have| had| share| know| own| speak| run)(?!\p{L}))/su;

/** Whether a sentence tells something under a word that keeps it from others. */
export function beginsPrivately(said: string): boolean {
  const told = LABELLED.exec(said)?.[1];
  return told !== undefined && !COURTESY.test(told) && !(BETWEEN.test(said) && OF_ONESELF.test(told));
}

/** What a wish names behind a bracket or a dash: 'Asklepios' of 'Don’t name the hospital group (Asklepios)'. */
export const namesBehind = (said: string): string[] =>
  [
    ...said.matchAll(
      /(?:[([=:–—]|\s-+)\s*(?:(?:it|that) (?:was|is) |it['’]s |(?:es )?(?:war|ist) |c['’]est )?((?:\p{Lu}|\d)[\p{L}\p{M}\p{N}'’.&-]*(?: (?:\p{Lu}|\d)[\p{L}\p{M}\p{N}'’.&-]*){0,3})/gu,
    ),
  ].map(([, name = '']) => name.replace(/[.]+$/, ''));

const NAME = '(\\p{Lu}[\\p{L}\\p{M}&.-]+(?: \\p{Lu}[\\p{L}\\p{M}&.-]+){0,2})';
/** Who is meant by 'the supplier' in other words of the notes: 'our supplier Acme', 'Acme, our supplier'. */
export function namesOf(thing: string, rest: string): string[] {
  if (/\p{Lu}/u.test(thing) || !/^[\p{L} -]+$/u.test(thing)) return [];
  const first = `[${thing.charAt(0).toUpperCase()}${thing.charAt(0)}]`;
  const word = first + thing.slice(1);
  return [
    ...rest.matchAll(new RegExp(`(?<!\\p{L})${word},?(?: called| named|:)? \\(?${NAME}`, 'gu')),
    ...rest.matchAll(
      new RegExp(
        `(?<!\\p{L})${NAME}(?:,| \\(| is| was) (?:our|my|the|his|her|their) (?:\\p{Ll}+ )?${word}(?!\\p{L})`,
        'gu',
      ),
    ),
  ].map(([, name = '']) => name.replace(/[.]+$/, ''));
}

/** Leave to tell something, which is still to be got. */
const ASKS_LEAVE =
  /(?<!\p{L})(?:ask|check|clear|confirm|find out)(?!\p{L})[^.!?]*(?<!\p{L})(?:if|whether)(?!\p{L})[^.!?]*(?<!\p{L})(?:ok(?:ay)?|can|may|allowed|happy|fine|cool|minds?|all ?right)(?!\p{L})|(?:not sure|unsure|idk|don['’]?t know|no idea)(?: yet)? (?:if|whether) (?:i|we) (?:can|may|could|(?:am|are) allowed)|(?<!\p{L})ob (?:wir|ich|man)(?!\p{L})[^.!?]*(?<!\p{L})(?:darf|dürfen)(?!\p{L})|(?<!\p{L})si (?:podemos|puedo|se puede|on peut|je peux|nous pouvons)(?!\p{L})|(?<!\p{L})se (?:possiamo|posso|podemos)(?!\p{L})/iu;
/** Whether a note says that somebody must be asked whether something may be told. */
export const asksLeave = (said: string): boolean => ASKS_LEAVE.test(said);
