/** What notes say of the post at hand, to whoever is to write or send it, sentence by sentence. */

const whole = (form: string) => new RegExp(`^[¿¡]?(?:${form})\\s*[.!?…]*$`, 'iu');

const PLEASE =
  '(?:as (?:discussed|agreed|promised|mentioned)[,:]? )?(?:(?:please|pls|so|and|also|maybe|perhaps|kindly|just|thanks),? )*';
const ASK =
  "(?:(?:can|could|would|will) (?:you|u|someone|anyone)(?: (?:please|pls|maybe|perhaps|kindly))*|i(?:[’']d| would) (?:like|love) you to|i (?:need|want) you to)";
const THIS =
  '(?:this|that|it|these|all (?:this|that)|(?:my|these|the) (?:text|notes?|points|numbers)(?: (?:below|above))?)';
/** 'job ad - can you …': what the mail is about. */
const TOPIC = '(?:[\\p{L}\\d ]{2,30}\\s(?:[-–—]|:)\\s)?';
const POST = '(?:linked ?in )?(?:post|update|text|caption|article)';
const WHERE = '(?:linked ?in|us|me|our (?:page|feed|channel|profile)|the (?:page|feed)|socials?(?: media)?)';
const DAY =
  '(?:(?:on |by |before |next |this )*(?:mon|tues|wednes|thurs|fri|satur|sun)day(?: (?:morning|evening|afternoon))?|today|tomorrow|tonight|(?:this|next) week|asap|soon|at \\d[\\d:.]*(?: ?[ap]m)?)';
const LIKE =
  '(?:short|shorter|long|longer|brief|detailed|funny|fun|honest|casual|formal|friendly|professional|serious|simple|light|personal|emotional|catchy|witty|bold|snappy|punchy|concise|crisp|factual|positive|warm|dry|neutral|modest|upbeat|readable)';
const UNLIKE =
  '(?:sales ?y|cheesy|corny|braggy|preachy|pushy|promotional|boastful|formal|long|short|serious|dramatic|corporate|funny|casual|stiff|markety)';
const END = '(?: (?:please|pls|thanks|thx))*';

/** A wish that a post be made of the notes, or go out. */
export const ASKS_FOR_POST = [
  whole(
    "(?:as (?:discussed|promised|agreed|requested|mentioned),? )?here(?:['’]s| is| are|['’]re|s) (?:the|my|our|some|all the|a few) (?:\\p{L}+ ){0,2}(?:stuff|text|copy|draft|notes|points|material|input|info|details|numbers|figures|bits|things|bullets|facts|thoughts|ideas)(?: and (?:bobs|pieces))? for (?:the|our|my|your|a|this|that) (?:linked ?in )?(?:\\p{L}+ )?(?:post|page|caption|thing|update|piece|article|feed|channel)",
  ),
  whole(
    `${PLEASE}(?:${ASK} )?(?:make|write|create|draft|do|put together|prepare|craft|come up with) (?:me |us )?(?:something|anything)(?: (?:nice|good|short|fun|catchy))? (?:for ${WHERE}(?: (?:out of|from|of|with|about|based on) ${THIS})?|(?:out of|from|of|with) ${THIS}(?: for ${WHERE})?)${END}`,
  ),
  whole(
    `${PLEASE}(?:${ASK} )?(?:make|write|create|draft|do|put together|prepare|craft) (?:me |us )?an? (?:\\p{L}+ )?${POST}(?: for ${WHERE})? (?:out of|from|of|with|based on) ${THIS}(?: for ${WHERE})?${END}`,
  ),
  whole(
    `${TOPIC}${PLEASE}(?:${ASK} )?(?:turn|make) ${THIS} into (?:something|an? (?:\\p{L}+ )?${POST})(?: (?:nice|good|for ${WHERE}))*${END}`,
  ),
  whole(
    `${PLEASE}${ASK} (?:post|publish|share|upload|schedule|put) ${THIS}(?: (?:up|out|online))?(?: (?:for (?:us|me)|on (?:linked ?in|our (?:page|profile|feed|channel))|${DAY}))*${END}`,
  ),
  whole(
    `${PLEASE}(?:post|publish|schedule) (?:this|it|that)(?: (?:for (?:us|me)|on (?:linked ?in|our (?:page|profile|feed))))?(?: ${DAY})+${END}`,
  ),
  whole(
    `${PLEASE}(?:${ASK} )?(?:make|get) ${THIS} (?:to )?(?:sound|read|look) (?:good|better|nice|nicer|professional|right|well|natural|human)(?: for ${WHERE})?${END}`,
  ),
  whole(
    `(?:can|could|should|would) (?:this|that|it) (?:be|become|make|work as) (?:a|our|the) (?:good |nice )?${POST}(?: (?:for ${WHERE}|${DAY}))*`,
  ),
  whole(`something for (?:linked ?in|our (?:page|feed|channel))${END}`),
  whole(
    `(?:bitte )?(?:mach|schreib|bastle|bastel|erstell)(?:e|t|en sie)?(?: (?:mir|uns|bitte|mal))*(?: (?:daraus|draus|hieraus))?(?: bitte)? (?:(?:einen?|ein) (?:\\p{L}+ )?(?:linked ?in-?)?(?:post|beitrag|text)|(?:et)?was für linked ?in)(?: (?:daraus|draus|hieraus|für linked ?in|bitte))*`,
  ),
  whole(
    `(?:wie besprochen,? )?(?:kannst|könntest|könnt|könntet|können|könnten) (?:du|ihr|sie)(?: (?:bitte|mir|uns|mal))* (?:daraus|draus|hieraus|das|dies|diesen text)(?: (?:bitte|hier|mal|für uns))* (?:(?:einen?|ein) (?:\\p{L}+ )?(?:linked ?in-?)?(?:post|beitrag|text) (?:machen|schreiben|basteln)|(?:et)?was für linked ?in machen|(?:auf linked ?in )?(?:posten|veröffentlichen))(?: bitte)?`,
  ),
  whole(
    `(?:por favor,? )?(?:haz(?:me|nos)?|escribe(?:me)?|crea|prepara|(?:puedes|podrías|podéis|podríais) (?:hacer|escribir|crear|preparar))(?:me|nos)? (?:un (?:post|texto)|una publicación|algo)(?: para linked ?in)? (?:con|de|a partir de) (?:esto|estas notas)(?: para linked ?in)?(?:,? por favor)?`,
  ),
  whole(
    `(?:puedes|podrías|podéis|podríais) (?:publicar|subir)(?: esto| lo)?(?: (?:en linked ?in|por favor|el \\p{L}+))*`,
  ),
  whole(
    `(?:comme convenu,? )?(?:(?:peux-tu|pourrais-tu|pouvez-vous|pourriez-vous|tu peux|tu pourrais)(?: (?:s['’]il te plaît|stp))? (?:en )?(?:faire|écrire|rédiger)|merci d['’]en faire|fais(?:-en|-moi)?|faites(?:-en)?) (?:un (?:post|texte)|une publication|quelque chose)(?: pour linked ?in)?(?: (?:avec ça|à partir de (?:ça|cela|ces notes)|stp|svp|s['’]il (?:te|vous) plaît))*`,
  ),
  whole(
    `(?:peux-tu|pourrais-tu|pouvez-vous|pourriez-vous|tu peux) (?:publier|poster) (?:ça|cela|ceci|ce texte)(?: (?:sur linked ?in|pour nous|stp|svp|\\p{L}+di))*`,
  ),
];

/** How the post is to be. */
export const SAYS_HOW = [
  whole(
    `${PLEASE}(?:and )?(?:not too many|few|only (?:a few|one or two)|no|without|max(?:imum)? \\d) (?:hash ?tags|emojis?|exclamation marks)${END}`,
  ),
  whole(
    `${PLEASE}(?:you|u) (?:can|could|may|might|should) (?:just |also |then )?(?:make|polish|tidy|fix|change|improve|shorten|rewrite|reword|edit|jazz|clean) (?:it|this|that)(?!(?: up)?[.!?…]*$)(?: up)?(?: (?:a bit|a little|a lot))?(?: (?:sound |look |read )?(?:nice|nicer|better|prettier|pretty|good|cleaner|clean|professional|shorter))?(?: if (?:you|u) (?:like|want|can))?${END}`,
  ),
  whole(
    `${PLEASE}(?:(?:you |we )?(?:can|could) (?:you |we )?)?(?:end|finish|close|start|begin|open)(?: it| this)? (?:with|on|w/) (?:something|sth|smth|a line|a word|a bit)(?: \\p{L}+)? (?:about|on|like|re:?) .{2,100}`,
  ),
  whole(
    `(?:so |ok(?:ay)?,? |hey,? )*(?:for (?:this|the next|next|today[’']s|this week[’']s|next week[’']s|monday[’']s)(?: (?:one|post))?,? )?(?:i(?:[’']d| would) (?:like|love|prefer)|i want|can we have|could we have|let[’']s have) (?:something|this one|it|one|a post)(?: (?:to be|that(?:[’']s| is)))? (?:(?:a (?:bit|little)|slightly|much|way) )?(?:more|less|not (?:so|too|as)|${LIKE})(?: ${UNLIKE}| ${LIKE}| \\p{L}+)?(?: (?:and|but) (?:more|less|not so|not too) \\p{L}+)?(?: (?:than|as) (?:last time|the last (?:one|post|time)|usual|before|last week(?:[’']s)?(?: one)?))?(?:,? (?:because |since |as )?the last (?:one|post) was (?:(?:a bit|a little|way|far) )?too [^.!?]{3,40})?`,
  ),
  whole(
    '(?:(?:nada|eso|voilà|bueno|pues|vale|venga|y|et|bon|so|ja|also|und|bref|enfin),? )*(?:(?:por favor,? )?(?:ponlo|hazlo|déjalo|escríbelo|arréglalo|redáctalo)(?: (?:muy|más|un poco|así))? (?:bonito|bien|guapo|mejor|chulo|claro|corto|breve)|(?:tu peux |vous pouvez )?(?:arranger?|arrangez|écris|écrivez|mets|mettez|fais|faites)(?:-moi)? (?:ça|le|tout ça|cela)(?: (?:un peu|bien|plus))? (?:joliment|joli|bien|propre|beau|mieux)|(?:bitte )?(?:mach|machs|schreibs?|formulier)e?(?: es| das| das mal| mal)?(?: bitte)? (?:schön|hübsch|nett|ordentlich|lesbar|rund))(?:,? (?:por favor|stp|svp|bitte|gracias|merci|danke))?',
  ),
  whole(`${PLEASE}write something (?:${LIKE}|nice|good)[^.!?]{0,60}`),
  whole(
    `${PLEASE}keep (?:(?:it|this|the (?:post|text)) )?(?:(?:very|really|super|fairly|nice and) )*${LIKE}(?:(?:,| and| but) [^.!?]{2,30})?${END}`,
  ),
  whole(`(?:it |this |the post )?(?:should|must|has to|needs to) be (?:a bit )?${LIKE}(?:[, ][^.!?]{2,40})?`),
  whole(
    `${PLEASE}(?:but )?(?:not|nothing|don['’]t be) (?:too|overly) ${UNLIKE}(?: (?:or|and) ${UNLIKE})?${END}`,
  ),
  whole(
    `${PLEASE}add (?:a |an |some |a few )?(?:good |strong |nice |catchy )?(?:hook|cta|call to action|emojis?|hashtags?|punchline|headline|question)(?: at the (?:end|start|beginning|top))?${END}`,
  ),
  whole(
    `${PLEASE}(?:(?:you |we )?(?:can|could) (?:you |we )?)?(?:end|finish|close|start|begin|open)(?: it| this)? (?:with|on|w/) (?:a |an |some |the )?(?:good |strong |nice |clear |open )?(?:question|hook|cta|call to action|number|figure|quote|story|joke|invitation|thank you)(?: (?:to|for|at|about) [^.!?]{2,40})?${END}`,
  ),
  whole(
    `${PLEASE}write (?:it|this) (?:in|as|like|with) [^.!?]{0,30}\\b(?:tone|voice|style|first person|third person|words)\\b[^.!?]{0,30}`,
  ),
  whole(`(?:use|in|with) (?:my|our) (?:usual|normal|own|typical) (?:voice|tone|style)${END}`),
  whole(`i(?:['’]d| would) like (?:it|this|the post) (?:to be )?${LIKE}[^.!?]{0,40}`),
  whole(
    `${PLEASE}(?:with )?(?:max(?:imum)?|at most|not more than|no more than)\\.? (?:\\d+|two|three|four|five|six|ten) (?:sentences?|words|lines|paragraphs?)${END}`,
  ),
  whole(`${PLEASE}as (?:a |an )?(?:bullet(?:ed)? |numbered )?(?:list|bullet points|bullets)${END}`),
  whole('(?:bitte )?(?:möglichst )?kurz (?:halten|fassen)(?: bitte)?'),
  whole('(?:bitte )?halte? (?:es|ihn|den text) kurz'),
  whole(
    '(?:bitte )?nicht (?:zu|so) (?:werblich|lang|förmlich|locker|steif|lustig|reißerisch)(?: (?:schreiben|formulieren|klingen|werden|machen))?(?: bitte)?',
  ),
  whole('(?:bitte )?ohne (?:emojis?|hashtags?)(?: bitte)?'),
  whole(
    '(?:bitte |vielleicht )?(?:am ende|zum schluss|mit) (?:einer |eine )?frage(?: am ende)?(?: enden| aufhören| stellen)?',
  ),
  whole('(?:por favor,? )?(?:que sea|mantenlo|hazlo) (?:corto|breve)(?:,? por favor)?'),
  whole('(?:por favor,? )?sin (?:emojis|hashtags)(?:,? por favor)?'),
  whole('(?:quizás? )?termina(?:lo)? con una pregunta(?:,? por favor)?'),
  whole("(?:fais|faites) court(?:,? (?:stp|svp|s['’]il (?:te|vous) plaît))?"),
  whole("pas trop (?:commercial|long|formel)(?:,? (?:stp|svp|s['’]il (?:te|vous) plaît))?"),
  whole("sans (?:emojis?|hashtags?)(?:,? (?:stp|svp|s['’]il (?:te|vous) plaît))?"),
  whole('(?:peut-être )?(?:termine|finis|finir|terminer)(?:-le)? (?:par|avec) une question'),
];

const NOT_HAD =
  "(?:i )?(?:do not|don['’]?t|can['’]?t|cannot) (?:have|find|remember) (?:the|a|any) (?:source|link|study|photo|exact (?:figure|number|date|name|quote|words|wording)|reference)s?";
/** Without it, 'I don’t remember the exact words.' tells of the author and not of the notes. */
const AT_HAND = '(?: (?:yet|here|at hand|to hand|right now))';
/** A note on the post that its author has still to think of. */
export const TO_ONESELF = [
  whole(
    `${PLEASE}(?:or )?(?:delete|cut|drop|skip|scrap|remove|leave out|take out)(?: (?:this|that|it|these|them))(?: (?:bit|part|one|line|sentence))?(?: out)? if (?:(?:it|that|this)(?:[’']?s| is) )?(?:(?:it |you |u )(?:does not fit|doesn[’']?t fit|think[^.!?]{0,30}|want|like|need(?: to)?|must)|(?:a bit |a little |way )?(?:too )(?:much|long|personal|negative|harsh|cheesy|preachy|political|braggy|boring|dramatic|salesy|sad|private))`,
  ),
  whole(
    '(?:cta|hook|title|headline|ending|opener|opening|intro|call to action)\\s*\\?+(?:\\s*[,:–-]?\\s*(?:maybe|perhaps|something|ask|tell|end|no idea|not sure|idk|tbd)[^.!?\\n]{0,80}\\??)?',
  ),
  whole(
    '[^?]{10,140},? for (?:the|our|my|this) (?:write-?up|linked ?in post|post|article|newsletter|blog(?: post)?|case study|minutes)(?: then)?\\?',
  ),
  whole(
    "actually,? (?:it[’']?s|it (?:is|was)) [$€£]?[\\d.,]+%?,? but [$€£]?[\\d.,]+%? (?:is|will do|works?)(?: fine| ok| okay| enough| close enough)?",
  ),
  whole('(?:maybe )?tag (?:the|our|my|their) [^.!?\\n]{2,30}\\?+'),
  whole(`(?:study|source|link|figure|number|date|photo|quote|name)\\? ${NOT_HAD}${AT_HAND}?`),
  whole(`${NOT_HAD}${AT_HAND}`),
  whole('(?:study|source|link|quelle|fuente)\\?'),
  whole(
    "(?:maybe|perhaps) for (?:(?:\\p{L}+[’']?s? )?(?:day|week|month)|(?:mon|tues|wednes|thurs|fri)day|christmas|easter|the (?:holidays|weekend|trade fair))\\?*",
  ),
  whole(
    '(?:maybe|perhaps) (?:with|use|as) (?:an? |some |the |one of the )?(?:photos?|pictures?|pic|screenshots?|image|video|carousel|chart|poll|selfie)(?: (?:of|from|with) [^.!?]{2,40})?',
  ),
  whole(
    '(?:not sure|unsure|no idea)(?: yet)? (?:about|of|on) the (?:ending|opening|title|headline|hook|tone|(?:first|last) line|beginning|wording|length)(?: yet)?',
  ),
  whole(
    `${PLEASE}(?:check|verify|confirm) (?:the|this|that|these|those) (?:\\p{L}+ )?(?:date|figure|number|name|quote|fact|year|percentage|source)s? before (?:posting|publishing|sharing)`,
  ),
];
/** A wish that something stay unsaid that the notes do not say. */
export const UNSAID = whole(
  "(?:and |but )?(?:please|pls),? (?:do not|don['’]t) (?:mention|name|publish|print) (?!it\\b|this\\b|that\\b)[^.!?]{2,40}",
);
/** The same, of which a post may be made too: in brackets alone. */
export const TO_ONESELF_IN_BRACKETS = [
  whole("(?:please )?(?:don['’]?t|do not) forget(?: (?:this|it|that))?"),
  whole('(?:bitte )?nicht vergessen'),
  whole('no olvidar(?:lo)?'),
  whole('(?:à )?ne pas oublier'),
];

/** What a mail says around its matter; a post may thank its readers and ask what they think. */
export const COURTESY = [
  whole(
    '(?:(?:and )?(?:my|meine|mein|mi) (?:mobile|cell|phone|number|direct line|handynummer|handy|nummer|número|móvil)(?: (?:number|phone))? (?:is|ist|es)|(?:call|reach|ring) me (?:on|at)) \\+?\\d[\\d\\s()/-]{5,}(?: [^.!?]{1,40})?',
  ),
  whole('(?:many )?(?:thanks|thank you|thx|cheers)(?: (?:in advance|a lot|so much|for your help|again))?'),
  whole(
    'let me know (?:what you think|if (?:you need (?:anything|more)[^.!?]{0,30}|that works|this works|it fits))',
  ),
  whole('(?:i )?hope (?:this|that|it) (?:helps|works|fits|is (?:ok|okay|enough|fine))'),
  whole('(?:(?:vielen )?dank|danke)(?: (?:dir|euch|ihnen))?(?: (?:im voraus|schon ?mal|vorab))?'),
  whole('(?:sag|sagt|gib|gebt) (?:mir |uns )?(?:bescheid|was du (?:davon )?denkst)'),
  whole('(?:muchas )?gracias(?: (?:de antemano|por todo))?'),
  whole('dime qué te parece'),
  whole("merci(?: (?:d['’]avance|beaucoup))?"),
  whole('dis-moi ce que tu en penses'),
];

/** What stands over notes and says what they are for. */
export const NAMES_NOTES =
  /^(?:(?:das )?thema|tema|sujet|(?:(?:[\p{L}\d'’-]+ ){0,3}(?:notes?|points|numbers|figures|facts|bullets|thoughts|ideas?|material|text|copy|input|details) for (?:(?:the|a|an|my|our|this|next|another|today['’]s) )*(?:linked ?in(?: post)?|post)|(?:post ideas?|idea) for (?:monday|tuesday|wednesday|thursday|friday|saturday|sunday|tomorrow|next week|linked ?in)|here(?:['’]s| is| are|['’]re) (?:the|my|our|a|some) (?:text|copy|draft|post|caption|notes|material)(?: for (?:linked ?in|the post|you|our page))?|hier (?:ist|kommt|sind) (?:der|mein|unser|die|meine) (?:text|entwurf|beitrag|notizen)(?: für (?:linked ?in|den (?:post|beitrag)))?|(?:\p{L}+ )?(?:notizen|zahlen|punkte|text|stichpunkte) für (?:linked ?in|den (?:post|beitrag))|voici (?:le|mon|notre|les|mes) (?:texte|brouillon|notes)(?: pour (?:linked ?in|le post))?|(?:notes|chiffres|texte|points) pour (?:linked ?in|le post)|(?:aquí|ahí) (?:va|está|tienes|van) (?:el|mi|las|mis) (?:texto|borrador|notas)(?: para (?:linked ?in|el post))?|(?:notas|números|datos|texto|puntos) para (?:linked ?in|el post)))\s*:\s*/iu;
/** The same of notes that some occasion left: before a list it leads into that. */
export const FROM_OCCASION =
  /^(?:(?:some|a few|my|rough|quick|raw) )+(?:points|notes|bullets|thoughts|bits) from (?:the|my|our|today['’]s|yesterday['’]s) (?:talk|meeting|call|workshop|conference|interview)\s*:\s*/iu;
/** 'OK rant.' before what follows. */
export const RANTS =
  /^(?:ok(?:ay)?,? |sorry,? |end (?:of )?)*rant(?: (?:time|incoming|alert|over|ends?|done))?(?:,? sorry)?\s*[.:!]+$/i;
