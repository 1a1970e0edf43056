import { isForeignToDo } from './foreign-notes.ts';
import { LONGEST_NOTE, PLEASE, whole } from './note-forms.ts';
import { beginsPrivately, endsPrivately } from './private-words.ts';

/** What notes say to their own author and how, sentence by sentence. */

const MUST = `${PLEASE}(?:(?:i |we )?(?:(?:still )?(?:need|have|must|should|ought) (?:to )?|remember to |don['’]?t forget to |gotta ))?`;
const SELF = `${PLEASE}(?:notes? to (?:my)?self|reminder|todo)\\s*[:,–—-]?\\s*(?:to )?`;
const OUT =
  '(?:(?:(?:i|we) )?(?:post|publish|shar|print)\\w*(?: (?:this|it|that))?|(?:it|this) (?:goes|is going) (?:out|live|up)|going live)';
/** Said of the post at hand: 'before you post' is said to readers. */
const OUT_NOW =
  '(?:(?:i|we) (?:post|publish|share|print)(?: (?:this|it|that))?|this (?:goes|is going) (?:out|live|up)|(?:post|publish|shar)ing (?:this|it))';
const LOOK =
  '(?:(?:double[- ]?)?check|verify|confirm|clarify|ask|run (?:this|it|that)|clear (?:this|it|that)|show (?:this|it)|get|find out|look up|make sure|wait|send|add|put in|change|remove|fix)';
const FACT =
  '(?:date|figure|number|name|spelling|quote|fact|year|title|percentage|link|wording|source|stat)s?';
const THING =
  '(?:photo|picture|pic|screenshot|image|graph|chart|link|url|logo|video|selfie|gif|quote|number|figure|stat|source)s?';
const POST = '(?:the (?:post|record|feed)|linked ?in|publishing|posting|sharing)';
const PART = '(?:(?:this|that|the (?:last|previous)) (?:bit|part|one|sentence|line|point)|that)';

/** With a name in it, which begins large. */
const naming = (form: string) => {
  const pattern = whole(form.replaceAll('NAME', "(?:\\p{L}[\\p{L}\\p{M}.'’-]*)"));
  return { test: (text: string) => pattern.test(text) && / (?:@?\p{Lu}|h(?:er|im)(?!\p{L}))/u.test(text) };
};

const TAG = whole(
  `${MUST}tag ([^.!?\\n]{2,80}?)(?: (?:here|too|as well|at the end|in (?:this|it|the (?:post|comments?))))?`,
);
/** 'Tag Marco and Ines.': names alone, for 'Tag lines sell'. */
const tagging = {
  test: (text: string) => {
    const names = TAG.exec(text)?.[1]?.split(/,\s*(?:and )?| and | & |\s+/) ?? [];
    return names.length > 0 && names.length < 8 && names.every((name) => /^@?\p{Lu}|^@\S/u.test(name));
  },
};

/** Something to be done, asked or put in before the post goes out. */
export const TO_DO = [
  /^(?:TODO|FIXME)(?=\s*[:–—-]|\s+(?:ask|check|find|add|get|call|confirm|verify|write|insert|link|photo|picture|fix|update|rephrase|tell|send|look|mention|decide)\b|\s*$)/u,
  /^todo\s*:/i,
  whole(`${SELF}${LOOK}\\b[^.!?\\n]*\\bbefore ${OUT}`),
  whole(
    `${MUST}(?:ask|check (?:with|w/)|confirm (?:with|w/)|clear (?:it|this|that) with) [^.!?\\n]{2,40}? (?:if|whether) (?:(?:it|that|this|she|he|they)(?:['’]s|['’]re| is| are) )?(?:ok(?:ay)?|fine|allowed|all ?right|happy|cool) (?:to (?:say|post|share|name|mention|publish|use|tell|write|quote|print|be)\\b|with (?:this|it|that|me)\\b)[^.!?\\n]*`,
  ),
  whole(
    `${MUST}(?:ask|check (?:with|w/)) [^.!?\\n]{2,40}? (?:if|whether) (?:i|we) (?:can|may|could|am allowed to|are allowed to|should) (?:say|post|share|name|mention|publish|use|tell|write|quote|print)\\b[^.!?\\n]*`,
  ),
  whole(
    `(?:note\\s*[:–—-]\\s*)?(?:the )?${THING}(?: (?:to|of|from|for) [^.!?\\n]{2,40})? (?:goes )?(?:here|in here)`,
  ),
  tagging,
  whole(
    `${MUST}(?:add|insert|attach|put|include|link)(?: in)? (?:(?:a|an|the|my|our|that|this|some) )?(?:\\p{L}+ )?${THING}(?: of [^.!?\\n]{2,40})? (?:here|later)`,
  ),
  whole(`${PLEASE}insert (?:(?:a|an|the|my|our) )?${THING}(?: of [^.!?\\n]{2,40})?`),
];
const PART_OF_POST =
  '(?:endings?|openings?|openers?|hooks?|titles?|intros?|headlines?|wording|cta|closing|(?:first|last|closing|opening) (?:line|sentence)|punchlines?|paragraphs?|drafts?|tone)';
/** The same where only notes would say it: in a post it is advice. */
export const TO_DO_IN_NOTES = [
  whole(
    `(?:(?:still )?(?:must|need to|have to|gotta|should) remember to [^.!?\\n]{3,60}|(?:i |we )(?:still )?(?:must|need to|have to|gotta|should) remember to (?:add|mention|tag|credit|link|include|insert|attach|upload|post|quote|put)(?!\\p{L})[^.!?\\n]{2,60})`,
  ),
  whole(
    `${MUST}(?:ask|check with|confirm with|run (?:it |this )?(?:by|past)) (?:legal|hr|pr|compliance|comms|marketing|(?:my|our) \\p{L}+) (?:first|before ${OUT})`,
  ),
  naming(`${MUST}run (?:it |this )?(?:past|by) NAME(?: first)?`),
  naming(
    `${MUST}(?:get|wait for) (?:the )?(?:sign-?off|approval|ok(?:ay)?|permission|go-ahead) (?:from|by) NAME`,
  ),
  whole(
    `(?:${MUST})(?:add|find|write|fix|rewrite|rework|polish|improve|change|shorten) (?:(?:a|an|the) )?(?:\\p{L}+ )?${PART_OF_POST} (?:later|here)`,
  ),
  whole(
    `(?:better|nicer|stronger|shorter|another|different|punchier) ${PART_OF_POST} (?:needed|here|please)`,
  ),
  whole(`${MUST}${LOOK}\\b[^.!?\\n]*\\bbefore ${OUT_NOW}`),
  naming(
    `${MUST}(?:${LOOK}|get)\\b[^.!?\\n]*\\b(?:with|from|by) (?:NAME|her|him)\\b[^.!?\\n]*\\bbefore ${OUT}`,
  ),
  naming(`${MUST}(?:ask|check with|confirm with|run (?:it|this) by|clear (?:it|this) with) NAME first`),
  naming(
    `${PLEASE}(?:notes? to (?:my)?self\\s*[:,–—-]?\\s*)?${MUST}(?:double[- ]?)?check (?:the |this |that |his |her |their )?(?:exact )?${FACT} with NAME`,
  ),
  whole(
    `${MUST}(?:attach|insert|link) (?:(?:a|an|the|my|our|that|this) )?(?:\\p{L}+ )?${THING} in (?:the )?(?:first )?(?:comments?|post)`,
  ),
];
/** What stands over things to do, one an item. */
export const TO_DO_HEAD = /^(?:todos?|to[- ]dos?)\s*:$/i;
export const UNSURE = /\?{2,}$/;
/** A doubt about the notes, and no sentence of them. */
const UNFIT =
  '(?:cheesy|corny|salesy|braggy|cringe|preachy|clich[eé]d?|harsh|personal|much|dramatic|negative|political|boring|long)';
export const DOUBT = [
  whole(
    `(?:not announced(?: yet)?|embargo(?:ed)? (?:until|till) [^.!?\\n]{2,30}|draft only|(?:so )?keep (?:it |this )?vague|${PLEASE}anonymi[sz]e(?: [^.!?\\n]{2,40})?|(?:maybe |perhaps )?leave (?:this|that|it) out|need (?:the |a |an )?${FACT}\\b[^.!?\\n]{0,40})`,
  ),
  whole(
    `(?:or )?(?:maybe|perhaps|prob(?:ably)?|possibly)(?: (?:that|it|this)(?:['’]s| is))? (?:a (?:bit|little) |too |way too |very )+${UNFIT}`,
  ),
  new RegExp(
    `^(?:(?:so|and|hm+|or),? )*(?:what do (?:you|u|we) (?:think|reckon)|do (?:you|u) (?:think|reckon)|or)[,:–—-]? ?(?:is|does|are|that(?:['’]s| is)|it(?:['’]s| is)|this is)(?: (?:that|this|it|the (?:ending|opening|post|line)))?(?: (?:sound|read|come across|come over)(?: as)?)? (?:a (?:bit|little) |too |way too )+(?:cheesy|corny|salesy|braggy|cringe|preachy|clich[eé]d?|harsh|personal|negative|political|jokey|whiny|bitter|smug)\\s*\\?+$`,
    'iu',
  ),
  new RegExp(
    `^(?!is it too (?:much|long)(?!\\p{L}))(?:(?:is (?:that|this|it)|sounds?|feels?) )?(?:a (?:bit|little) |too |way too )+${UNFIT}\\s*\\?+$`,
    'iu',
  ),
  whole(
    "(?:not sure|unsure|idk|i don['’]?t know|no idea)(?: yet)? (?:if|whether) (?:this|that|it|i|we) [^.!?\\n]*\\b(?:relevant|(?:say|mention|include|post|share|name) (?:this|that|it|him|her|them)|(?:belongs?|goes|fits?)(?: in)?(?: here| the post)?)",
  ),
  /^(?:maybe|perhaps) (?:use|mention|add|include|skip|cut|drop|leave out) [^.!?\n]{2,60}\?+$/i,
  /^(?:cut|keep|drop|delete|lose|use|include|mention) (?:this|that|it)(?: (?:bit|part|one))?(?: or not)?\s*\?+$/i,
];

/** Said to oneself wherever it stands. */
export const PLAINLY = [
  new RegExp(
    `^${PLEASE}notes? to (?:my)?self\\s*[:,–—-]?\\s*[^.!?\\n]{0,60}\\b${PART_OF_POST}(?!\\p{L})`,
    'iu',
  ),
  whole(
    "(?:(?:i['’]?m |i am )?(?:not sure|unsure)|idk|i don['’]?t know|no idea)(?: yet)? (?:if|whether) (?:i|we) (?:can|may|could|(?:am|are) allowed to)(?: even| really)? (?:say|mention|share|name|publish|post|use|quote|tell|write|include|print|put)\\b(?![^.!?\\n]*,? but )[^.!?\\n]*",
  ),
  /^remind me to \S/i,
  /^(?:still )?to[- ]?dos? before (?:posting|publishing|(?:i|we) (?:post|publish)(?: (?:it|this|that))?|(?:it|this) goes (?:out|live|up))\s*[:,–—-]\s*\S/i,
  // 'Note to Dana: please check this.'
  {
    test: (said: string) =>
      /^(?:notes?|questions?|messages?|reminder) (?:to|for) @?\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)?\s*[:,–—-]\s*(?:[Pp]lease|[Pp]ls|[Cc]an you|[Cc]ould you) /u.test(
        said.charAt(0).toLowerCase() + said.slice(1),
      ),
  },
  { test: isForeignToDo },
];

/** What goes with a doubt before it. */
export const UNDECIDED = /^(?:not sure|unsure|idk|dunno|hm+|no idea)(?: yet)?[.!?]*$/i;

/** What is said under a word that keeps it from readers. */
const SECRET = [
  /^(?:(?:strictly|totally|completely) )?off the record(?: please| pls)?\s*[,:;–—-]\s*\S/i,
  new RegExp(
    `\\S(?:\\s*[,;(–—-]\\s*(?:but |and )?(?:(?:that|this|which|it)(?:['’]s| is) )?| (?:but|and) (?:that|this)(?:['’]s| is) )(?:not for ${POST}|(?:strictly )?off the record|(?:do not|don['’]?t) (?:post|publish|say|mention|write|include|share|use) (?:that|this|it)(?: (?:bit|part))?)\\)?[.!]*$`,
    'iu',
  ),
];
/** The same in notes alone: a post may say of a figure that it is confidential. */
export const SECRET_IN_NOTES = [
  /^(?:confidential|private|internal(?: only)?|not (?:yet )?public(?: yet)?|not for publication|vertraulich|unter uns|confidentiel|entre nous|confidencial|entre nosotros|riservato|vertrouwelijk)\s*(?::|\s[–—-]\s)\s*\S/i,
  /\S\s*(?:[,;–—-]\s*|\s)(?:but |and |aber |mais |pero )?(?:(?:that|this|it)(?:['’]s| is)|das ist|c['’]est|esto? es) (?:strictly |all )?(?:confidential|private|secret|vertraulich|confidentiel|confidencial)[.!]*$/i,
];
/** What stands over a paragraph or a list that is for nobody. */
export const SECRET_HEAD =
  /^(?:(?:strictly )?(?:off the record|confidential|internal(?: only)?|private|between us|not (?:yet )?public(?: yet)?|not for (?:publication|(?:the )?post|linked ?in|sharing|the public)|(?:do not|don['’]?t) (?:post|publish|share))|vertraulich|intern|privat|unter uns|nicht veröffentlichen|confidentiel|entre nous|ne pas publier|confidencial|entre nosotros|no publicar|riservato|tra noi|non pubblicare|vertrouwelijk|onder ons|niet publiceren|não publicar)\s*[:.]?$/i;
/** What keeps the sentence before it from readers. */
const BACK = [
  whole(
    `(?:but )?(?:(?:${PART}|this|it)(?:['’]s| is| stays)? )?(?:(?:strictly|obviously|of course|definitely) )?(?:not for ${POST}|off the record)`,
  ),
];
const BACK_IN_NOTES = [
  whole(
    `(?:but )?${PART}(?:['’]s| is| stays)? (?:(?:strictly|obviously|of course|definitely) )?(?:confidential|private|not (?:yet )?public(?: yet)?|between us|not for publication)`,
  ),
  whole(
    `${PLEASE}(?:but )?(?:(?:do not|don['’]?t) (?:post|publish|share|print|say|include|write|mention|use|quote) ${PART}|(?:leave|keep) ${PART} (?:out|private|confidential|between us)(?: of (?:it|this|the post))?)(?: please| pls)?`,
  ),
  /^(?:(?:das |bitte )*nicht (?:veröffentlichen|posten|für den (?:post|beitrag)|für linkedin)|(?:por favor )?no publicar(?: esto)?|(?:merci de )?ne pas publier(?: ça| cela)?|não publicar(?: isto| isso)?|non pubblicare(?: questo)?|niet (?:publiceren|posten)|das (?:ist|bleibt) vertraulich|(?:c['’]est|reste) confidentiel|esto es confidencial)\s*[.!]*$/i,
];
/** 'No publicar el nombre.', 'Den Namen der Firma bitte nicht nennen.': a wish without anybody who wishes. */
export const FOREIGN_WISH =
  /^(?:(?:por favor,? )?no (?:publicar|mencionar|nombrar|decir)|(?:merci de |prière de )?ne pas (?:publier|mentionner|nommer|citer)|non (?:pubblicare|nominare|citare|menzionare)|não (?:publicar|mencionar|citar)) \S|^(?!.*(?<!\p{L})(?:wir|ich|er|sie|man|ihr|du|darf|dürfen|will|wollen|soll|sollen|kann|können)(?!\p{L}))(?:bitte )?[^.!?]{2,50} nicht (?:veröffentlichen|erwähnen|nennen|posten)[.!]*$/iu;
const HEADING =
  /^(?:ok(?:ay)?[, ]+)?(?:so[, ]+)?(?:(?:rough|raw|quick|messy|some|my|first|just|here are|these are) )*(?:notes?|draft|brain ?dump|voice ?(?:note|memo|message)|thoughts|bullet points|jottings)(?: (?:for|to) (?:linked ?in|an? (?:linked ?in )?post|the (?:linked ?in )?post|myself|self|my linked ?in))?\s*(?:\([^()\n]*\))?\s*[:.,–—-]*$/i;
const SPOKEN_HEADING = /^(?:ok(?:ay)?[, ]+)?(?:so[, ]+)?voice ?(?:note|memo|message)\W*$/i;
/** The same in the other languages of the notes the writer reads. */
export const FOREIGN_NOTE =
  /^(?:notiz an mich(?: selbst)?|nota para m[ií](?: mism[oa])?|note (?:à|a) moi[- ]m[eê]me|nota (?:a|per) me(?: stess[oa])?|nota (?:para|a) mim(?: mesm[oa])?|notitie (?:aan|voor) mezelf)\s*[:–—-]/i;
/** 'That is what my boss wrote on it.': the words before are part of what is told. */
export const CITES =
  /^(?:that|this|the (?:words?|line|rule|note|label|stamp|best)|three words|we (?:learned|sang|broke)|so (?:fing|beginnt|begann)|das wort|der zettel|voilà|le mot|así|la nota|lo abbiamo)(?!\p{L})/iu;

/** In brackets: a label, and what is for nobody behind it. */
export const LABELLED_SECRET =
  /^(?:off the record|private|confidential|internal(?: only)?|not for (?:publication|(?:the )?post|linked ?in)|between us|just for you|vertraulich|unter uns|entre nous|entre nosotros|confidentiel|confidencial)\s*(?::|\s[–—-]\s)\s*\S/i;
/** In brackets: what stands before them is for nobody. */
export const SECRET_APART =
  /(?<!\p{L})(?:off the record|not for (?:the )?(?:record|post|linked ?in)|not public(?: yet)?|internal only|confidential|between us|(?:do not|don['’]?t|never) (?:publish|post|share|print|quote)|nicht (?:veröffentlichen|posten)|no publicar|ne pas publier|não publicar|non pubblicare|niet publiceren)(?!\p{L})/iu;
/** The same in a post: brackets may hold a joke there. */
export const SECRET_IN_BRACKETS =
  /(?<!\p{L})(?:off the record|not for (?:the )?(?:post|linked ?in)|(?:do not|don['’]?t) (?:publish|post) )/iu;
const UNSAID_IN_BRACKETS = /^(?:please |pls )*(?:do not|don['’]?t) (?:mention|name|quote) (?!it\b)\S/i;
/** How whatever is to be done begins: most sentences begin otherwise, and cost nothing more. */
const MAY_DO =
  /^(?:to-?do|fixme|and|also|please|pls|ps|p\.s\.|btw|notes?|reminder|remember|don['’]?t|gotta|need|have|must|should|ought|(?:i|we) (?:still|need|have|must|should|ought)|double|check|verify|confirm|clarify|ask|run|clear|show|get|find|look|make|wait|send|add|put|change|remove|fix|tag|insert|attach|include|link|better|nicer|stronger|shorter|another|different|punchier|write|rewrite|rework|polish|improve|shorten)(?!\p{L})/iu;

export const some = (patterns: readonly Pick<RegExp, 'test'>[], text: string) =>
  text.length <= LONGEST_NOTE && patterns.some((pattern) => pattern.test(text));

export const asksFor = (patterns: readonly Pick<RegExp, 'test'>[], said: string) =>
  MAY_DO.test(said) && some(patterns, said);

/** Longer sentences are told, whatever stands in them. */
const LONGEST_SECRET = 300;
export const isSecret = (said: string, notes: boolean) =>
  SECRET.some((pattern) => pattern.test(said)) ||
  (said.length <= LONGEST_SECRET && (beginsPrivately(said) || endsPrivately(said, notes)));

export const isBack = (said: string, notes: boolean) =>
  some(BACK, said) || (notes && some(BACK_IN_NOTES, said));

/** In brackets alone: 'double check before publishing'. */
const LOOKS_UP = new RegExp(
  `^(?:${LOOK}\\b[^.!?\\n]*\\bbefore ${OUT}|(?:double[- ]?)?check\\??|tbc|tbd)$`,
  'iu',
);

/** 'Notes for LinkedIn:', or 'Voice note.' before what was spoken. */
export const isHeading = (said: string, alone: boolean) =>
  (HEADING.test(said) && (alone || said.endsWith(':'))) || SPOKEN_HEADING.test(said);

export const isToDo = (said: string, notes: boolean) =>
  asksFor(TO_DO, said) ||
  FOREIGN_NOTE.test(said) ||
  (notes
    ? some(PLAINLY, said) || asksFor(TO_DO_IN_NOTES, said) || some(DOUBT, said) || LOOKS_UP.test(said)
    : UNSAID_IN_BRACKETS.test(said));
