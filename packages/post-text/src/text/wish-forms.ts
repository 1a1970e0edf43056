import { hasFiniteVerb, wordsOf } from '../writer/lexicon.ts';

/** How notes ask whoever writes the post to leave something out: 'leave the 4k out tho', 'no need to mention the exams'. */

/** What stands before what is asked. */
const OPENS =
  '(?:(?:and|also|but|so|oh|btw|ps|p\\.s\\.|nb|ok(?:ay)?|well|just|please|pls|plz|maybe|perhaps|prob(?:ably)?|possibly|def(?:initely)?|obv(?:iously)?|though|tho|careful|hey|one thing|actually|for now|sorry|and again|again|whatever (?:you|u) do|if (?:at all )?possible|god|mate|remember|mejor|mieux vaut|plutôt|lieber|am besten|besser|auch|aber|und|y|pero|et|mais|surtout|bitte|por favor|merci de|vielleicht|quizás?|peut-être)[,:]? )*';
const YOU = '(?:you|u|ya)';
const BETTER = `(?:let['’]?s|lets|(?:${YOU} |we )?(?:had |['’]d )?better|best(?: to| if (?:you|u|we))?|i['’]?d (?:rather|prefer)(?: if)?(?: (?:you|u|we))?(?: to)?|i would (?:rather|prefer)(?: if)?(?: (?:you|u|we))?|i want ${YOU} to|i['’]?d(?= (?:leave|keep|skip|drop|cut|not) )|(?:(?:it )?(?:would|['’]?d) be|it['’]?s) (?:good|great|nice|better|best|lovely|ideal|safer|wiser) (?:if(?: (?:you|u|we)(?! \\p{L}+ing))?|to)|rather(?: (?:you|u|we))?|make sure(?: (?:that )?(?:${YOU}|we)| to)?|remember(?: to)?|try to)`;
const ASK = `(?:can|could|would|will|should) (?:${YOU}|we)(?: (?:please|pls|plz|maybe|just))?`;
const MAY = `(?:(?:i think |i guess |imo )?(?:${YOU}|we) (?:can|could|should|may|might|must|need to|have to|prob(?:ably)? (?:can|should)))`;
const NOT = `(?:do not|don['’]?t|dnt|never|not to|not|no need to|no reason to|(?:${YOU} |we )?needn['’]?t|(?:${YOU}|we) (?:do not|don['’]?t) (?:need|have) to|(?:(?:${YOU}|we) )?(?:should not|shouldn['’]?t|must not|mustn['’]?t)|${YOU} (?:cannot|can['’]?t)|didn['’]?t|(?:there['’]?s )?no need for (?:you|us) to)`;
const ABOUT = '(?: (?:about|of|on|into))?';
/** To tell of something at all. */
const TELLS =
  '(?:mention|name|bring up|talk about|write about|include|publish|share|reveal|give away|refer to|speak (?:of|about)|go into|touch on|get into|spell out|let on)';
/** The same, and much else. */
const PUTS = `(?:say|print|put(?: in)?|use|write|quote|show|post|add|list|state|tell (?:them|people|anyone|anybody|everyone|everybody|readers)${ABOUT})`;
const WHERE =
  '(?:(?:in|of|from|on|into) (?:it|this|there|that|here|the (?:post|text|thing|draft|copy|article|piece)|this (?:one|post|text)|linked ?in|all this|print|public))';
const HIDDEN = `(?:to (?:yourself|yourselves|ourselves|myself)|quiet|private|between us|secret|under wraps|confidential|internal|anonymous|off (?:linked ?in|the record|this|it|the post))`;
const THING = '(?<thing>\\S.*?)';
/** What somebody does is told: 'Wir wollen den Preis nicht nennen.' */
const NOBODY_DOES =
  '(?!(?:wir|ich|er|sie|man|du|ihr|es|niemand|keiner|i|we|he|she|they|it|nobody|people|everyone|that|this|keep|leave|das|was|which)(?!\\p{L}))';

const whole = (form: string) => new RegExp(`^(?:${form})$`, 'isu');

/** A form with how surely it speaks to the writer: 2 surely, 1 where what it names is in the notes, 0 where more says so. */
interface Form {
  pattern: RegExp;
  weight: number;
  /** Said of a part of what is told alone: 'not the crying part'. */
  ofPart?: true;
  /** What it asks for is a thing and no clause: 'Nothing about the job was easy.' is told. */
  named?: true;
}
const FORMS: readonly Form[] = [
  {
    pattern: whole(
      `${NOBODY_DOES}${THING}(?: =| is| are|['’]s|:| -+| –| —) not for (?:the post|linked ?in|publication)`,
    ),
    weight: 2,
  },
  { pattern: whole(`${NOT} ${TELLS} ${THING}`), weight: 1 },
  { pattern: whole(`${NOT} ${PUTS} ${THING}(?: in| out there)?`), weight: 0 },
  {
    pattern: whole(
      `(?:avoid|without|no|w/o) (?:mentioning|naming|bringing up|talking about|saying|including|telling) ${THING}`,
    ),
    weight: 1,
  },
  { pattern: whole(`(?:leave|keep) ${THING} out`), weight: 1 },
  { pattern: whole(`not have ${THING}(?: in)?`), weight: 1 },
  {
    pattern: whole(`(?:keep|kept|stay|stayed|be) (?:quiet|silent|mum|schtum|vague) (?:about|on) ${THING}`),
    weight: 1,
  },
  { pattern: whole(`(?:leave|no) (?!out )${THING}`), weight: 0, ofPart: true },
  {
    pattern: whole(`(?:hide|conceal|bury|blur|redact|anonymi[sz]e|play down) ${THING}`),
    weight: 1,
  },
  {
    pattern: whole(`(?:steer clear of|stay (?:off|away from|clear of)|go easy on) ${THING}`),
    weight: 0,
  },
  {
    pattern: whole(
      `${NOBODY_DOES}${THING}(?:(?:,| =| is| are|['’]s| -+| –| —|:)? not to be (?:mentioned|named|printed|included|said|told|shared|public)|(?:,| =| is| are|['’]s| -+| –| —|:) (?:(?:just |only |strictly )?for (?:your|my) eyes(?: only)?|(?:just|only|strictly) for (?:you|us)|(?:just |only |strictly )?between us)(?: only| alone)?)`,
    ),
    weight: 2,
  },
  { pattern: whole(`(?:take|cut|edit|strip) ${THING} out`), weight: 0 },
  { pattern: whole(`(?:leave out|omit|exclude|edit out) ${THING}`), weight: 1 },
  {
    pattern: whole(
      `(?:leave off|skip(?: over| past)?|drop|cut(?: out)?|lose|scrap|delete|take out|remove|gloss over|forget(?: about)?|spare (?:them|us|people|readers|everyone|everybody|me)) (?=(?:the|my|our|that|this|these|those|his|her|their|its|any|all|anything|everything|what|where|how)(?!\\p{L}))${THING}`,
    ),
    weight: 0,
  },
  { pattern: whole(`keep ${THING} ${HIDDEN}`), weight: 1 },
  {
    pattern: whole(`(?:no mention of|not a word (?:about|of|on)|no word (?:about|of|on)) ${THING}`),
    weight: 1,
  },
  { pattern: whole(`nothing (?:about|on) ${THING}`), weight: 1, named: true },
  { pattern: whole(`(?:write|tell|do|post|make) (?:it|this) without ${THING}`), weight: 2 },
  {
    pattern: whole(`(?:but |just )?(?:not|without|minus|w/o) ${THING}`),
    weight: 0,
    ofPart: true,
  },
  {
    pattern: whole(
      `${NOBODY_DOES}${THING} (?:(?:can|should|must|has to|have to|needs to|need to|(?:had |['’]d )?better) )?(?:stays?|remains?|be kept|be left) (?:between us|private|in the family|secret|confidential|${HIDDEN})`,
    ),
    weight: 2,
  },
  {
    pattern: whole(
      `${NOBODY_DOES}${THING} (?:(?:can|should|must|has to|have to|needs to|need to|(?:had |['’]d )?better) (?:stay|be kept|be left|go|come)|stays) out`,
    ),
    weight: 1.5,
  },
  {
    pattern: whole(
      `${NOBODY_DOES}${THING}(?: =| is| are|['’]s|:| -+| –| —) (?:off[- ]limits|taboo|nobody['’]?s business|none of (?:their|anyone['’]?s) business|not for (?:the (?:public|feed)|here|this|readers))`,
    ),
    weight: 1,
  },
  {
    pattern: whole(
      `${NOBODY_DOES}${THING} (?:should(?:n['’]?t| not)|must(?:n['’]?t| not)|does(?:n['’]?t| not) (?:need|have) to|do(?:n['’]?t| not) (?:need|have) to|need(?:n['’]?t| not)) (?:be|appear|show up|come up)(?: in there| in here| named| mentioned| printed| included| public)?`,
    ),
    weight: 1,
  },
  {
    pattern: whole(
      `${NOBODY_DOES}${THING} (?:isn['’]?t|aren['’]?t|wasn['’]?t|weren['’]?t|is not|are not|was not|were not) (?:named|mentioned|included|in)(?: there)?`,
    ),
    weight: 0,
  },
  {
    pattern: whole(
      `${NOBODY_DOES}(?:das mit |die sache mit )?${THING} nicht (?:(?:mit )?(?:rein|hinein)?(?:schreiben|nehmen|setzen|bringen)|erwähnen|nennen|verwenden|erzählen|sagen|verraten|veröffentlichen|posten|drucken)`,
    ),
    weight: 1,
  },
  {
    pattern: whole(`(?:lass|lasst|lassen sie) ${THING} (?:weg|raus|draußen|aus dem spiel|unerwähnt)`),
    weight: 1,
  },
  {
    pattern: whole(
      `${NOBODY_DOES}${THING} (?:weglassen|rauslassen|auslassen|rausnehmen|rausstreichen|streichen|bleibt (?:draußen|unter uns)|muss (?:nicht rein|raus))`,
    ),
    weight: 1,
  },
  { pattern: whole(`(?:erwähne?|nenne?|schreibe?|sage?|bringe?) ${THING} nicht(?: rein| hin)?`), weight: 1 },
  { pattern: whole(`(?:nichts|kein wort) (?:über|von|zu) ${THING}`), weight: 1 },
  {
    pattern: whole(
      `(?:ne |n['’])?(?:parle|parlez|mentionne|mentionnez|cite|citez|nomme|nommez|mets|mettez|dis|dites|évoque|évoquez) pas ${THING}`,
    ),
    weight: 1,
  },
  {
    pattern: whole(
      `(?:ne pas|pas besoin de|inutile de|sans|éviter? de|évitez de) (?:parler|mentionner|citer|nommer|mettre|dire|évoquer) ${THING}`,
    ),
    weight: 1,
  },
  {
    pattern: whole(
      `(?:laisse|laissez|garde|gardez) ${THING} (?:de côté|en dehors|hors|pour (?:toi|vous|nous))(?: de (?:ça|cela))?`,
    ),
    weight: 1,
  },
  {
    pattern: whole(
      `(?:enlève|enlevez|retire|retirez|supprime|supprimez|oublie|oubliez|saute|sautez) ${THING}`,
    ),
    weight: 0,
  },
  { pattern: whole(`(?:pas un mot|rien) (?:sur|de) ${THING}`), weight: 1 },
  {
    pattern: whole(
      `no (?:pongas?|menciones?|nombres?|digas?|incluyas?|cites?|hables? de|cuentes?|uses?|saques?|poner|mencionar|decir|incluir|contar|usar|hablar de) ${THING}`,
    ),
    weight: 1,
  },
  {
    pattern: whole(
      `(?:deja|dejad|deje) (?:fuera ${THING}|(?<thing2>\\S.*?) fuera)(?: de (?:esto|eso|aquí))?`,
    ),
    weight: 1,
  },
  { pattern: whole(`(?:quita|quitad|omite|omitid|sáltate|borra|elimina) ${THING}`), weight: 0 },
  {
    pattern: whole(
      `(?:sin (?:mencionar|nombrar|hablar de|decir)|ni una palabra (?:de|sobre)|nada (?:de|sobre)) ${THING}`,
    ),
    weight: 1,
  },
];

const PLEASE =
  "(?<!\\p{L})(?:please|pls|plz|plse|bitte|por favor|porfa|stp|svp|s['’]il (?:te|vous) pla[iî]t|merci de)(?!\\p{L})";
const POLITE = new RegExp(PLEASE, 'iu');
const POLITE_WORDS = new RegExp(PLEASE, 'giu');
/** As people write to one another. */
const TYPED =
  /(?<!\p{L})(?:tho|lol|lmao|haha+|hehe+|obv|u|ur|bc|cos|cuz|coz|w\/|tbh|rn|thx|jaja+|mdr|ptdr)(?!\p{L})|[:;]-?[)(P]/iu;
const CURT =
  /(?<!\p{L})(?:dont|dnt|shouldnt|mustnt|isnt|arent|lets|cant|doesnt|didnt|neednt|wont|wasnt|werent|itd|id|id rather|shes|hes|theyd|shed)(?!\p{L})/iu;
const AFTER = new RegExp(
  `[ ,]+(?:please|pls|plz|tho|though|ok(?:ay)?|thx|thanks|obv(?:iously)?|haha+|lol|jaja+|mdr|for now|yet|if (?:you|u) can|if possible|by name|at all|anywhere|publicly|here|tbh|still|either|altogether|completely|for me|yeah|will (?:you|u)|would (?:you|u)|can (?:you|u)|out there|bitte|erst ?mal|noch|por favor|porfa|stp|svp|s['’]il (?:te|vous) pla[iî]t|aquí|ici|hier|(?:im|aus dem|in den) (?:post|text|beitrag)|en el (?:post|texto)|dans le (?:post|texte)|de ça|[:;]-?[)(P]|${WHERE})$`,
  'iu',
);
/** Of the post at hand. */
const OF_POST = new RegExp(`(?<!\\p{L})${WHERE}(?!\\p{L})`, 'iu');
/** Why something is for nobody. */
const DISCREET =
  /(?<!\p{L})(?:(?:will|would|['’]d|['’]ll|d|going to|gonna) (?:kill|murder|sue|hate|fire|be (?:so |very |really )?(?:mad|angry|upset|furious|hurt|embarrassed|annoyed|pissed)|freak|flip|lose it|get (?:mad|upset|in trouble))|hates? (?:the )?(?:attention|publicity|being)|not (?:our|my|mine|ours) (?:story|thing|place|business|news)|(?:none of|nobody['’]?s) (?:their|anyone['’]?s|our|my)? ?business|sensitive|awkward|embarrassing|confidential|private|privacy|personal|legal|lawyers?|nda|gdpr|looks? (?:bad|terrible|awful)|bad look|in trouble|reads? (?:this|these|linked ?in|my posts|everything)|(?:he|she|they) (?:asked|said|wants?|wanted|prefers?) (?:me |us )?(?:not|no|to stay|otherwise)|(?:still )?(?:a )?sore (?:point|subject|spot)|sonst|peinlich|privat|heikel|vertraulich|me mata|nos mata|nous tue|me tue|(?:will|would) not like|won['’]?t like|wouldn['’]?t like)(?!\p{L})/iu;
/** Where why begins. */
const BEHIND =
  /\s*(?:[,;:–—(]|\s-+\s|\s(?=(?:because|bc|cos|cuz|coz|since|or (?:else|he|she|they|we|i|it)|(?:he|she|they)(?:['’]?d|['’]?ll) |weil|sonst|porque|parce que|sinon)(?!\p{L})))/iu;
const REPORTED =
  /^[,;:–—(\s]*(?:(?:he|she|they|\p{Lu}\p{L}+|my \p{L}+) )?(?:said|says|told|asked|wrote|shouted|whispered)(?!\p{L})|^[,;:–—(\s]*said(?!\p{L})/u;

const POINTS =
  /^(?:(?:with|w\/|to|in|for|on|at) .*|(?:all |any |none |some )?(?:of )?(?:that|this|it|these|those|them|him|her|me|us|you|one|anything|everything|nothing|much|more)|(?:(?:that|this|the last|the) )?(?:bit|part|one|sentence|line|point|paragraph)s?|(?:his|her|their|its|the|that|this|these|those|any|real|exact|my|our|your|full|last|sur|first| )*(?:names?|surnames?|figures?|numbers?)|(?:any |the |too many |more |so many )*(?:emojis?|hashtags?|jargon|buzz ?words?|exclamation (?:marks?|points?)|bullets?|bullet points|links?|caps|fluff|clich[eé]s|questions?|adjectives|icons?)|das|es|ihn|sie|ça|cela|esto|eso|lo|a word|an? (?:hashtag|emoji|link|question|hook|cta).*)$/iu;
/** A part of what is told, which nobody but a writer is asked to leave out: 'the bit about the divorce', 'the clown thing'. */
const PART =
  /(?<!\p{L})(?:bit|part|thing|stuff|talk|drama|details|story|piece|passage|section|episode|sache|teil|stelle|partie|passage|histoire|parte|tema|lo de|das mit)(?!\p{L})/iu;

/** Whether it asks no more than that nobody is named. */
export const asksNoName = (said: string): boolean => NAMES.test(said);

export interface Wish {
  /** What is to stay unsaid, in the words of the notes. */
  thing: string;
  /** How surely it is said to whoever writes: 2 surely. */
  weight: number;
  /** Whether it asks no more than that nobody is named. */
  naming: boolean;
  /** Where it begins in the sentence. */
  from: number;
}

const NAMES = /(?<!\p{L})(?:nam(?:e|es|ed|ing)|nennen|nombr\p{L}+|nomm\p{L}+)(?!\p{L})/iu;
const MAY_ASK =
  /(?<!\p{L})(?:not?|never|don['’]?t|dnt|needn|neednt|shouldn|shouldnt|mustn|mustnt|didnt|didn|leave|keep|take|cut|edit|strip|omit|exclude|skip|drop|lose|scrap|delete|remove|gloss|forget|spare|nothing|without|minus|w\/o|avoid|stays?|remains?|out|limits|taboo|business|isnt|arent|isn|aren|wasnt|wasn|werent|weren|have|keep|kept|stay|stayed|quiet|silent|vague|hide|conceal|bury|blur|redact|anonymi[sz]e|steer|for|nicht|lass|lasst|lassen|weglassen|rauslassen|auslassen|rausnehmen|streichen|bleibt|raus|nichts|kein|pas|sans|laisse|laissez|garde|gardez|enlève|retire|supprime|oublie|rien|no|deja|dejad|quita|omite|sin|ni|nada)(?!\p{L})/iu;

const LONGEST_WISH = 260;

/** What a sentence asks to be left out, from its first clause on that does; undefined where it asks nothing of the kind. */
export function readWish(said: string): Wish | undefined {
  if (said.length > LONGEST_WISH || !MAY_ASK.test(said)) return undefined;
  if (/["“”„«»]/.test(said)) return undefined;
  const starts = [
    0,
    ...[...said.matchAll(/(?:[,;–—.!?]|\s-+)\s+|\s(?=(?:but|so|and|pls|please|aber|pero|mais)\s)/giu)].map(
      ({ index, 0: sign }) => index + sign.length,
    ),
  ];
  for (const from of starts) {
    const wish = wishAt(said, from);
    if (wish !== undefined) return wish;
  }
  return undefined;
}

const opening = new RegExp(`^${OPENS}`, 'iu');
const bettering = new RegExp(`^(?:${BETTER}|${ASK}|${MAY})(?: (?:please|pls|plz|maybe|just))? `, 'iu');
/** 'I’d rather not talk of money' speaks of oneself. */
const firm = new RegExp(
  `^(?!(?:i['’]?d|i would) (?:rather|prefer)(?! (?:you|u|we|if)(?!\\p{L})))(?:${BETTER}|${ASK}) `,
  'iu',
);

function wishAt(said: string, from: number): Wish | undefined {
  const clause = said.slice(from);
  const opens = opening.exec(clause)?.[0].length ?? 0;
  const body = clause.slice(opens);
  const lead = bettering.exec(body)?.[0] ?? '';
  const asked = body.slice(lead.length).replace(opening, '');
  const at = BEHIND.exec(asked)?.index ?? asked.length;
  const behind = asked.slice(at);
  if (REPORTED.test(behind)) return undefined;
  let core = asked
    .slice(0, at)
    .replace(/[.!?…)\]\s]+$/, '')
    .replace(POLITE_WORDS, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  for (let next = core.replace(AFTER, ''); next !== core; next = core.replace(AFTER, '')) core = next;
  for (const { pattern, weight, ofPart, named } of FORMS) {
    const found = pattern.exec(core)?.groups;
    const thing = found?.['thing'] ?? found?.['thing2'];
    if (thing === undefined || POINTS.test(thing) || (ofPart && !PART.test(thing))) continue;
    if (named && hasFiniteVerb(wordsOf(thing))) continue;
    return {
      thing,
      from,
      naming: asksNoName(core),
      weight:
        weight +
        (POLITE.test(clause) ? 2 : 0) +
        (TYPED.test(clause) || DISCREET.test(behind) ? 2 : 0) +
        (CURT.test(clause) ? 1 : 0) +
        (firm.test(body) ? 1 : 0) +
        (/(?:^|\s)though[.!]*$/i.test(clause) ? 1 : 0) +
        (OF_POST.test(asked.slice(0, at)) ? 1 : 0) +
        (PART.test(thing) ? 1 : 0) -
        (/(?<!\p{L})(?:you|your|yours|yourself)(?!\p{L})/iu.test(thing) ? 2 : 0),
    };
  }
  return undefined;
}

/** What stands before such a wish and says why: 'mum doesnt know so …'. */
const UNKNOWING =
  /(?:does(?: not|n['’]?t)|do(?: not|n['’]?t)) know(?: (?:yet|about \p{L}+))?$|(?:asked|wants|prefers)(?: me| us)?(?: not)?(?: to)?$|reads? (?:this|these|linked ?in|my posts)$/iu;
export const saysWhyFirst = (said: string): boolean => said.length < 60 && UNKNOWING.test(said.trim());
/** What follows such a wish and says why: 'Sandra will kill us.' */
export const saysWhy = (said: string): boolean =>
  said.length < 90 &&
  DISCREET.test(said) &&
  /(?<!\p{L})(?:kill|hates?|reads?|sue|mad|angry|upset|furious|freak|sensitive|awkward|embarrass\w*|legal|trouble|sore|story|business|peinlich|heikel|mata|tue)(?!\p{L})/iu.test(
    said,
  );
