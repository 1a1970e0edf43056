/** Words by which a note speaks of the post at hand and not in it; each is a sign, and only several together are enough (`of-post.ts`). */

const words = (list: string, flags = 'iu') =>
  new RegExp(
    `(?<![\\p{L}\\p{N}#@’'-])(?:${list
      .trim()
      .split(/\s*\n\s*/)
      .join('|')})(?![\\p{L}\\p{N}]|['’-]\\p{L})`,
    flags,
  );

/** Small words before what is asked: 'and maybe also …'. */
export const LEADS =
  /^(?:(?:ok(?:ay)?|yeah|so|and|also|but|oh|btw|by the way|ps|p\.s\.|n\.?b\.?|fyi|then|just|maybe|perhaps|possibly|please|pls|plz|kindly|hey|hi|hello|hallo|hola|bonjour|salut|anyway|well|right|um|uh|er|erm|haha+|lol|nah|jaja|vale|te cuento|if (?:you can|possible|you (?:like|want))|thanks|und|also|ach|noch|bitte|vielleicht|evtl\.?|eventuell|y|pero|por favor|porfa|quizás?|tal vez|et|mais|stp|svp|peut-être)\s*[,:!–-]*\s+)+/iu;

/** What a post is made of; nobody but who writes one speaks of it so. */
export const ARTEFACT = words(`
  (?:the|a|an|this|my|our|your|next|new|one|another|linked ?in|quick|short|little|nice|first|last|same|whole|for) (?:\\p{L}+,? ){0,2}(?:post|draft|caption|hook|headline|opener|intro|ending|outro|punchline|wording|write-?up|copy|text)
  posts? (?:for|about|on|please|pls)
  the (?:ghost ?)?writer
  (?:copy|ghost)-?writer
  sign[ -]?off(?: line)?
  linked ?in
  hash ?tags?
  emojis?
  cta
  call to action
  typos?
  bullet points?
  (?:opening|first|last|closing|final|top) (?:line|sentence|paragraph|bit)s?
  word ?count
  pics?
  (?:the|a|one|this|your|my) (?:tone|voice|style)(?: of voice)?
  (?:den|der|dem|des|ein|einen|einem|diesen|diesem|im|mein|meinen|unser|unseren|als|zum) (?:\\p{L}+ )?(?:post|beitrags?|entwurf|text|einstieg|schlusssatz|hook|titel|anfang|schluss|tonfall)
  (?:eine|die) überschrift
  (?:ersten?|letzten?) (?:satz|zeile)
  tippfehler
  rechtschreibfehler
  (?:el|un|este|del|al|mi|nuestro) (?:\\p{L}+ )?(?:post|texto|borrador|titular|gancho|tono)
  (?:la|una|esta) publicación
  primera (?:frase|línea)
  última (?:frase|línea)
  erratas?
  faltas
  (?:le|un|ce|du|au|mon|notre) (?:\\p{L}+ )?(?:post|texte|brouillon|titre|ton)
  (?:la|une|cette|l['’])\\s?(?:publication|accroche)
  (?:première|dernière) (?:phrase|ligne)
  fautes(?: de frappe)?
`);
/** What may be part of a post, and of anything else. */
export const PART_OF_ONE = words(`
  photos?
  pictures?
  screenshots?
  images?
  videos?
  logos?
  files?
  links?
  title
  text
  version
  style
  tone
  examples?
  (?:a|the|one|with) (?:question|quote|story|joke|list|end)
  (?:the|this|that|these) (?:bit|part|thing|stuff|paragraph|line|sentence|numbers?|figures?|notes?|story)s?
  \\p{L}+ (?:thing|stuff|bit)
  words
  sentences
  lines
  paras?
  paragraphs?
  (?:\\p{L}+ )?versions?
  drafts?
  options
  jargon
  comments
  bullets
  fotos?
  bild(?:er)?
  frage
  satz
  schluss
  zahlen?
  imagen
  frases?
  pregunta
  cifras?
  final
  images?
  chiffres?
  fin
`);

/** What one asks of whoever writes. */
const VERB =
  '(?:make|turn|tell|chuck|write|rewrite|re-write|reword|rephrase|word|put|add|mention|use|include|insert|tag|start|begin|open|end|finish|close|lead|keep|leave|skip|cut|drop|remove|delete|shorten|trim|tidy|polish|proofread|double-?check|check|verify|title|quote|format|draft|create|emphasi[sz]e|highlight|stress|focus|spice|jazz|punch|sprinkle|work|weave|throw|wrap|knock|swap|simplify|jazz|tone|dress|fix|edit|attach|schedule|publish|repost|credit)';
export const VERB_FIRST = new RegExp(`^${VERB}(?![\\p{L}'’:-])`, 'iu');
export const VERB_ANYWHERE = words(`
  ${VERB}
  do (?:one|another|something) (?:about|on|for|with)
  come up with
  have a go
  (?:get|put) (?:something|it|this)
  darle forma|(?:poner|dejar)(?:lo)? bonito
  help (?:me )?(?:with|write|word|phrase|tidy)
  machen|schreiben|formulieren|umschreiben|kürzen|einbauen|erwähnen|weglassen|(?:rein|raus|hin|auf|um)(?:schreiben|packen|nehmen)|streichen|verlinken|markieren|anfangen|enden|zaubern|basteln
  haz|hazme|hacer(?:me)?|haces|escribe|escribir(?:lo|me)?|añadir|añade|poner(?:lo)?|pon|quitar|quita|empieza|empezar|termina|terminar|menciona|mencionar|revisar?|usa|usar|acortar|cambiar
  faire|fais|écrire|écris|rédiger|ajouter|ajoute|mettre|mets|enlever|enlève|commencer?|terminer?|finir|raccourcir|mentionner?|vérifier?|reformuler|corriger|transformer
`);
/** A request in German, Spanish or French that begins with its verb. */
export const FOREIGN_FIRST =
  /^(?:mach|schreib|formulier|kürz|bau|nenn|lass|nimm|häng|fang|hör|stell|prüf|check|verlink|setz|verwende|benutz|halt)(?:e|t|en sie)?(?!\p{L})|^(?:haz|hazlo|pon|ponle|añade|empieza|termina|quita|cambia|usa|menciona|mantén|mantenlo|revisa|comprueba|escribe|escríbelo|corrige|acorta)(?!\p{L})|^(?:fais|faites|mets|mettez|ajoute|ajoutez|écris|commence|termine|finis|enlève|change|utilise|mentionne|garde|vérifie|corrige|raccourcis)(?!\p{L})/iu;

export const ASKS =
  /^(?:you(?:['’]d| would) do well to|you (?:can|could|may|might|should)(?: (?:want|like|prefer) to)?(?: (?:also|maybe|just))?(?= (?:finish|end|start|begin|open|close|add|use|put|mention|tag|shorten|cut|leave|keep|make|turn|write|say|include|drop|skip|change|rephrase|choose|decide|pick))|feel free to|do you think (?:you|u) (?:can|could)|(?:can|could|would|will) (?:you|u|ya|someone|somebody|anyone)(?: guys)?(?: please| pls| plz| maybe| also| just| kindly)*|would you mind|any chance (?:you|u)|(?:are|r) (?:you|u) able to|(?:kannst|könntest|könnt|könntet|können|könnten|würdest|magst) (?:du|ihr|sie)|[¿¡]?(?:me |nos )?(?:lo )?(?:puedes|podrías|podéis|podríais|haces|escribes)|(?:tu |vous )?(?:peux|pourrais|pouvez|pourriez)(?:-tu|-vous| tu| vous)?)(?![\p{L}])/iu;
export const WISHES =
  /^(?:(?:i|we)(?:['’]d| would) (?:like|love|prefer)|(?:i|we)(?:['’]d| would| just)? (?:want|need)|(?:i was|was|we were) (?:hoping|thinking|wondering)|looking for|(?:could|can) do with|needs? (?:it|this|a|to)|(?:that|this|it)?(?: would|['’]d) be (?:good|nice|great|lovely|ace|brill|perfect)|hoping for|help me (?:with|to )?(?:write|word|phrase|rephrase|tidy|this|these|it)|before you start|you know (?:the|what|how|my|which|where)|can we|could we|let['’]?s|ich (?:hätte gern|möchte|will|brauche|würde gern)|quiero|quisiera|me gustaría|necesito|je (?:veux|voudrais|souhaite)|j['’]aimerais|on (?:peut|pourrait))(?!\p{L})/iu;
export const PLEASE =
  /(?<!\p{L})(?:please|pls|plz|pleaseee*|kindly|if (?:you (?:can|could|must)|possible|at all poss\p{L}*|that works)|si te parece|si puedes|wenn (?:du magst|möglich)|si tu peux|bitte|por favor|porfa|pf|stp|svp|s['’]il (?:te|vous) pla[iî]t|merci de)(?!\p{L})/iu;
export const HASTE = /(?<!\p{L})(?:pls|plz|thx|tho|u|ur|idk|btw|tbh|fyi|asap|lol|w\/|ok)(?!\p{L})/iu;
export const HEDGE =
  /^(?:(?:and|but|so|oh|or|also|und|y|et) )?(?:maybe|perhaps|possibly|not sure|unsure|dunno|idk|don['’]?t know|i don['’]?t know|no idea|tbc|i (?:think|guess|feel like)|we could|you could|vielleicht|evtl|eventuell|weiß nicht|keine ahnung|(?:ich )?bin (?:mir )?(?:nicht sicher|unsicher)|ich glaube|ich finde|quizás?|tal vez|a lo mejor|no sé|no estoy segur[oa]|creo que|peut-être|pas sûre?|je (?:ne )?sais pas|je pense)(?!\p{L})/iu;
/** The notes as a thing: 'this', 'at the end', 'goes here'. */
export const POINTS_AT_NOTES = words(`
  (?:make|turn|tell|write|put|use|keep|leave|add|cut|end|start|open|close|finish|shorten|format|word|reword|rewrite|draft|check|polish|tidy|call|schedule|publish|post) (?:this|it|that|these|all (?:this|that))
`);
/** Places in a text, and how it reads: no counsel on anything else names them. */
export const AT_PLACE = words(`
  at the (?:very )?(?:end|finish|close|start|beginning|top|bottom)
  (?:this|it) (?:wants|needs|has|ought) to be
  on a (?:question|joke|note|high|positive note)
  (?:read|sound|look)s? like (?:a|an) \\p{L}+
  (?:tone|style|length)[ -]wise
  how (?:we|i) like it
  my (?:own )?(?:voice|style|tone|vibe|lowercase)
  (?:a|another|one) (?:line|word|bit|sentence|paragraph|mention|note) (?:about|on|of|for)
  on here
  lo de (?:la|el|los|las|mi)
  ask (?:readers|folks|people|them|everyone|everybody|followers)
  make (?:me|us|it|this) (?:sound|look|read|seem)
  (?:give|send|do|write) me (?:\\p{L}+ ){0,3}(?:versions?|drafts?|options?|variants?)
  (?:knock|turn|make|whip|craft|shape) (?:it|this|that|them) (?:into|up)
  get(?:s|ting)? (?:the )?comments
  comments going
  get (?:something|it|this) (?:up|out|online|live)
  ponlo|hazlo|escríbelo|ciérralo
  in there
  (?:how|where|what|whether) to (?:end|start|open|begin|finish|close|word|phrase|say|put|title|call|lead) (?:it|this|that|with|off)
  (?:say|write|go with|do|post) something (?:like|along)
  goes? here
  to follow
  (?:see )?(?:attached|enclosed|below|above)
  the (?:bit|part|thing|stuff|story) (?:about|with|where|on)
  the \\p{L}+ (?:thing|bit|stuff|story)
  (?:sounds?|reads?|looks?) (?:like (?:me|us)|ok(?:ay)?|good|better|nice|natural|human|right|too \\p{L}+)
  less \\p{L}+
  daraus|draus|hieraus|am (?:ende|anfang|schluss)|zum schluss|drin|rein|im anhang|anbei
  con esto|de esto|al (?:final|principio)|adjunto
  à la fin|au début|en faire|avec ça|ci-joint|en pièce jointe
`);
/** How a text can be. */
export const MANNER = words(`
  (?:as|very|really|super|fairly|a (?:bit|little)|more|less|not too|nice and|bit|kinda|kind of|too)? ?(?:short|shorter|brief|concise|snappy|punchy|catchy|witty|funny|casual|chatty|formal|professional|friendly|sales ?y|braggy|preachy|cheesy|corny|cringey?|upbeat|readable|serious|emotional|engaging|viral|human|authentic|on brand|pushy|bitter|posh|snappier|warm|like a story|as a story|in bullets|as bullets)
  (?:short|long|crisp|dignified|stiff|clever|show-?off|leaflet|plain)
  (?:max(?:imum)?|at most|under|no more than|not more than|about|around|roughly) \\d+ (?:words|characters|chars|lines|sentences|paras?|paragraphs)
  (?:\\d+|two|three|four|five) (?:words|paras?|paragraphs|sentences|lines) max
  in (?:my|our|your|the usual) (?:own |usual |normal )?(?:voice|tone|style|words)
  from (?:my|our|his|her|their|the \\p{L}+['’]?s?) (?:point of view|pov|perspective|side)
  in (?:the )?(?:first|third) person
  kurz|kürzer|knackig|locker|lustig|förmlich|werblich|seriös|max(?:imal|\\.)? \\d+ (?:wörter|zeichen|sätze)
  werblich
  bonito|cursi|corto|corta|breve|divertido|cercano|formal|máximo \\d+ (?:palabras|líneas)
  court|courte|drôle|sérieux|pas trop (?:long|formel|commercial)|(?:max(?:imum)?|pas plus de) \\d+ (?:mots|lignes|phrases)
`);
export const WHEN = words(`
  (?:for|on|by|before|next|this)? ?(?:mon|tues|wednes|thurs|fri|satur|sun)day(?: (?:morning|evening|afternoon))?
  tomorrow|tonight|today|asap|later|(?:before|over|by) the weekend|this week|next week
  morgen|heute|(?:bis|für|am) (?:montag|dienstag|mittwoch|donnerstag|freitag)
  mañana|hoy|para el (?:lunes|martes|miércoles|jueves|viernes)
  demain|aujourd['’]hui|pour (?:lundi|mardi|mercredi|jeudi|vendredi)
`);

const at = (form: string) => new RegExp(`^[¿¡(\\s]*(?:${form})[\\s).!?…]*$`, 'iu');
/** Said around the notes, where they begin. */
export const BEGINS = [
  at(
    "(?:here (?:goes|we go|it is|it comes|you go|they are)|quick one|just a quick one|right then|ok(?:ay)? so|so here(?:['’]s| is) (?:it|the (?:story|thing|idea))|los geht['’]?s|also los|ahí va|aquí va|voilà)",
  ),
  at(
    "(?:so |ok(?:ay)?,? )?(?:this|that|it)(?:['’]s| is) (?:the (?:one|text|post|stuff) )?for (?:the|our|my|your) (?:page|post|linked ?in|feed|site|website|newsletter|channel|company page)(?: (?:please|pls|then))?",
  ),
  at(
    "(?:so |ok(?:ay)?,? )?(?:this|that|it)(?:['’]s| is) (?:the (?:one|text|post) )?for (?:(?:next |this )?(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|week|month)(?: (?:morning|evening|afternoon))?|tomorrow|today|tonight)(?: (?:please|pls|then))?",
  ),
  at(
    "(?:das )?(?:ist|wäre) (?:was |etwas )?für (?:linked ?in|die seite|unsere seite)|para (?:linked ?in|la página)|(?:c[’']est )?pour (?:linked ?in|la page)",
  ),
];
/** A greeting, and what a mail says behind it; alone a post may begin so. */
export const GREETINGS = [
  at(
    "(?:hi|hello|hey|hallo|hola|salut|bonjour|moin|good (?:morning|afternoon)|guten (?:morgen|tag)|buen[oa]s (?:días|tardes)?)(?: (?:there|you|again|all|it['’]s me(?: again)?|\\p{Lu}[\\p{L}'’-]+)){0,3}",
  ),
  at(
    "(?:i )?hope (?:you(?:['’]re| are)? |this finds you |your |all is )(?:.{0,12} )?(?:well|good|weekend|week|holiday|day|doing|ok|okay|fine).{0,30}|how are you(?: doing)?|(?:ich )?hoffe,? (?:dir|euch|ihnen) geht.{0,20}|wie geht['’]?s.{0,20}|espero que (?:estés|todo).{0,20}|(?:j['’])?espère que (?:tu vas|vous allez|ça va).{0,12}",
  ),
];
/** What excuses the notes, or says that they are not enough. */
export const EXCUSES = [
  at(
    '(?:i )?never know (?:how|what|where) to .{2,30}|(?:just )?do (?:what|whatever|as) you (?:think|like|want).{0,25}|(?:not sure|no idea) how (?:long|short|formal|many) .{2,40}|(?:wait,? )?where was i|(?:this|that) is for the post(?:,? right)?|(?:still )?(?:need|have) to think (?:about|of) (?:it|this|that)|something about .{2,30},? still .{2,30}',
  ),
  at(
    "(?:sorry,? )?(?:this|it|all)(?:['’]?s| is) (?:(?:a bit )?all over the place|a mess|messy|rough|rambling|in no order|out of order).{0,40}|.{0,20}all over the place,? wrote (?:it|this) .{2,30}|(?:anyhow|anyway|god|sorry)?,? ?i(?:['’]ve)? (?:been )?rambl\\p{L}+.{0,30}|(?:i(?:['’]m| am) )?(?:going|writing|doing this|typing this) (?:from memory|on (?:my|the) (?:phone|train|bus)|off the top).{0,40}|(?:please )?bear with me.{0,20}|(?:recording|voice ?note|memo|post number \\p{L}+),? .{0,30}(?:now|again|recording).{0,20}|(?:ok(?:ay)?,? )?stop (?:there|recording|here)|it['’]?s late.{0,30}|(?:i(?:['’]m| am) )?(?:knackered|in a rush|on my phone).{0,20}",
  ),
  at("(?:don['’]?t|do not) (?:quote|hold) me (?:on|to) .{2,40}"),
  at(
    '(?:a ver si |que )?.{0,25}yo escribiendo .{2,40}|(?:es|está) .{0,15}(?:desordenado|a lo loco).{0,20}|.{0,30}(?:un peu )?en vrac.{0,20}|(?:ist |alles )?(?:noch )?(?:etwas )?(?:ungeordnet|durcheinander).{0,20}',
  ),
  at(
    '(?:sorry|apologies|excuse|pardon|forgive|ignore|please ignore) .{0,30}(?:typos?|mess|rambl\\p{L}*|length|spelling|english|delay|mistakes?|grammar|handwriting|state of|caps|chaos|order|brain ?dump|rush).{0,45}',
  ),
  at(
    "(?:a )?(?:bit of a|total|just a) (?:brain ?dump|ramble|mess).{0,20}|i(?:['’]m| am) (?:no|not (?:a|much of a|really a)) (?:great |good |big )?(?:writer|author|wordsmith|poet).{0,40}",
  ),
  at(
    "(?:(?:i(?:['’]m| am) )?not sure|unsure|no idea|(?:i )?(?:don['’]?t|do not) know|dunno|idk) (?:(?:yet )?(?:how|where|what|which) (?:to|i|we) (?:\\p{L}+ )?(?:end|finish|close|start|begin|open|call|title|say|put|wrap|word)(?! (?:an?|my|our|his|her|their)(?!\\p{L})).{0,25}|(?:if |whether |that )?(?:this|that|it)(?:['’]?s| is| even| really)*(?: even| really)? (?:anything(?: but)?|enough|interesting|any good|good enough|a post|what you|too|makes sense|clear|useful|worth|right for|helps).{0,40})",
  ),
  at(
    '(?:ich )?bin kein.{0,20}(?:schreiber|autor|dichter|texter).{0,40}|mehr fällt mir .{0,30}|sorry (?:für|fürs|wegen) .{2,40}|(?:ich )?weiß (?:noch )?nicht,? (?:wie|womit|ob) (?:ich|man|das|es) .{2,40}',
  ),
  at(
    'perdona?d? (?:por )?.{2,40}|no sé (?:si |bien )?(?:cómo|qué|esto) .{2,30}|no soy (?:muy )?(?:bueno|buena|de) .{0,20}(?:escrib|letras).{0,20}',
  ),
  at('désolée?s? (?:pour|des) .{2,40}|je (?:ne )?sais pas (?:comment|si) .{2,40}|excuse[rz]? .{2,40}'),
];
/** Said from one to another around what is told. */
export const CHATS = [
  at(
    '(?:hey+y*|yo+|so|bro|mate|babe|listen)?,? ?(?:(?:are )?(?:you|u|ya) (?:there|awake|up|free|around)|guess (?:what|who).{0,30}|is (?:this|it) (?:thing )?(?:recording|on|working)(?:,? right)?|(?:right,? )?(?:testing,? ?)+(?:is (?:this|it) on)?|hang on.{0,25}|let me (?:type|think|start).{0,15}|listen|(?:did|have) (?:you|u) (?:see|seen|hear|heard|read) (?:the|that|my|about) .{2,25})',
  ),
  at(
    "(?:er+m? ?,? ?|um+,? ?|ok(?:ay)?,? |anyway,? |right,? |k,? ?)*(?:what else|i(?:['’]m| am) back|back|talk (?:later|soon|tomorrow)|gtg.{0,15}|gotta (?:go|run|dash).{0,15}|brb.{0,20}|ttyl.{0,20}|(?:call|ring|text) me (?:later|back|when).{0,20}|night|that['’]?s me|comma no wait|scratch that)",
  ),
  at(
    '(?:lol|lmao|ha(?:ha)+|omg|aa+h+|whoop(?: whoop)*|wow+|yoo+|iconic|savage|krass(?: oder)?|mdr|ptdr|jaja+)(?!\\p{L}).{0,10}',
  ),
  at(
    "(?:ey,? )?(?:biste|bist du|haste|hast du) (?:da|kurz|wach|zeit).{0,15}|hör zu|(?:t['’]es|tu es) là|t['’]as (?:vu|deux minutes).{0,30}|(?:allez )?(?:bises|je file|à plus).{0,15}|¿?estás(?: ahí)?|oye",
  ),
];
/** The same, which nothing else is wherever it stands. */
export const BREAKS_OFF = at(
  '(?:er+m?,? |ok(?:ay)?,? |oh,? |haha+,? )*(?:what else|brb.{0,20}|ok(?:ay)?,? back|hang on.{0,25}|let me type.{0,10}|(?:anyway )?gtg.{0,15})',
);
/** 'lol ok you have to post this' */
export const TO_POST_IT =
  /^(?:(?:lol|ha(?:ha)+|ok(?:ay)?|omg|bro|bruh|dude|mate|so|seriously|ernsthaft),? )*(?:(?:you|u|ya|we)(?:['’]ve| have)? (?:(?:really|so|should|have to|got to|need to|must|gotta|could|totally) )+(?:post|share|write|publish|tell people)(?!\p{L})|(?:post|share|write|put) (?:this|that|it)(?: up)?(?: on linked ?in| now| there)?[\s!.]*$|(?:das )?(?:musst|solltest) du (?:das )?(?:echt |mal |unbedingt )?(?:posten|schreiben)|schreib das (?:mal )?(?:auf linked ?in)?|(?:il )?faut (?:trop |vraiment )?que tu (?:postes|partages)|tienes que (?:publicarlo|contarlo))/iu;
/** Said around the notes, where they end. */
export const ENDS = [
  at(
    "(?:that['’]?s it,? )?(?:that|this)(?:['’]?s| is) the (?:whole )?(?:post|story|thing)(?:,? (?:really|basically|i think))?",
  ),
  at(
    "(?:so |and )?(?:yeah|yep)?,? ?(?:that|this)(?:['’]?s| is| was) (?:(?:kind|sort) of (?:it|all|everything)|it|all|about it|everything|the (?:gist|story|lot|facts)|(?:the|my) whole (?:post|story|thing|point)|pretty much it|basically it|what i have|all i have|me done)(?:,? (?:really|basically|i think|i guess|for now|from me|folks|so far|anyway))*",
  ),
  at(
    '(?:(?:// ?)?(?:end|done|the end|ende|fin)(?: ?//)?|over to you|over and out|your turn|you (?:choose|decide|pick)|(?:you )?know what i mean|you get (?:the (?:idea|gist|picture|drift)|it)|(?:or )?something like that|(?:or )?(?:sth|smth) like that|etc|blah blah(?: blah)?|(?:ok(?:ay)?,? )?(?:bye|bye bye|ta|cheers|over))',
  ),
  at(
    "(?!is it too much)(?:is )?(?:that|this|it) (?:ok(?:ay)?|enough|fine|too (?:long|short|much)|any good|what you (?:need|needed|wanted))|(?:too|bit|not too) (?:long|short|much|boring|dry)|any(?:thing)? (?:else|more)(?: you (?:need|want))?|(?:if )?(?:anything|something)(?:['’]s| is)? (?:missing|unclear|wrong).{0,40}|(?:just )?(?:shout|ping me|give me a shout|call me)(?: if .{2,40})?|(?:let me know|lmk) (?:if|when|whether) (?:you|anything|something|it|this|that|there).{2,50}|(?:or )?.{0,20}whatever (?:does|works|you|is|fits) .{0,30}|you(?:['’]re| are) (?:better|good) at (?:that|this|it).{0,20}",
  ),
  at(
    "(?:(?:i|we)(?:['’]ll| will| can) (?:send|forward|share|get|give)(?: (?:you|u)(?!\\p{L})| (?:the |some |more |a few |another |better |exact )*(?:photos?|pics?|pictures?|images?|logos?|links?|files?|videos?|numbers?|figures|details|quotes?|rest)(?!\\p{L})| more(?!\\p{L})).{0,50}|(?:i|we)(?:['’]ve| have) (?:attached|enclosed) .{2,50}|(?:i|we)(?:['’]ll| will| can) (?:ask|check|find out) (?:for (?:the|a|an|his|her)|with|whether|if|(?:the|that|those|his|her|their) (?:\\p{L}+ )?(?:numbers?|figures?|dates?|names?|spellings?|quotes?))(?!\\p{L}).{0,50}|will (?:send|follow|forward) .{2,50})|i(?:['’]ll| will) (?:leave|stop) (?:it |that )?(?:there|here|at that).{0,20}|(?:i )?hope (?:that|this|it)(?:['’]?s| is| makes| helps| works| will).{0,40}|(?:pics?|photos?|pictures?|images?|videos?) (?:are )?(?:in|on|via|to|by) (?:the )?(?:dropbox|drive|mail|e-?mail|folder|follow|attached).{0,20}",
  ),
  at(
    '\\p{L}+ (?:says (?:hi|hello)|sends (?:\\p{L}+ )?(?:love|regards|greetings))|say (?:hi|hello) to \\p{L}+',
  ),
  at(
    "(?:ich hoffe,? )?(?:das )?(?:passt|reicht)(?: das| so)?(?: so)?|(?:das )?(?:war|wär)['’]?s(?: (?:eigentlich|schon|dann|soweit))*|so ungefähr|zu lang|(?:sag|gib|meld)e? (?:mir |dich )?.{0,10}(?:bescheid|wenn (?:noch )?was fehlt).{0,30}|schöne grüße.{0,30}",
  ),
  at(
    '(?:y )?(?:eso es todo|ya está|nada más|¿?(?:está|te parece) bien(?: así)?|dime si .{2,40}|avísame .{0,40})',
  ),
  at(
    "(?:et )?(?:voilà|c['’]est tout|ça (?:va|te va|suffit)(?: comme ça)?|dis-moi (?:si|quand) .{2,40}|trop long)",
  ),
];
/** A line that refers to what two people had agreed: 'As promised, the text for the bike thing'. */
export const AS_AGREED =
  /^(?:as (?:promised|discussed|agreed|requested|mentioned|per (?:our|your|my) \p{L}+)|per our (?:chat|call|talk)|following (?:up on )?(?:our|your|my) (?:call|chat|mail|talk)|(?:further|re) (?:to )?(?:our|your) (?:chat|call|mail|talk)|here(?:['’]s| is| are|['’]re|s) (?:the|my|our|some|what)|wie (?:besprochen|versprochen|vereinbart)|hier (?:ist|kommt|sind|kommen)|como (?:quedamos|acordamos|te dije)|(?:aquí|ahí) (?:va|está|tienes|van|te (?:mando|paso))|comme (?:convenu|promis|prévu)|voici)(?!\p{L})/iu;
/** What stands over notes, or in them as a mark: each of its words is one of these. */
export const OVER_NOTES =
  /^(?:notes?|memo|recap|ungeordnet|finally|done|progress|work|in|apuntes|sueltos|nº|draft|drafts|idea|ideas|thoughts?|post|posts|linked ?in|brain ?dump|rough|raw|quick|first|second|final|finished|not|yet|version|v\d+|wip|todo|to|do|self|myself|me|for|the|my|our|a|an|one|next|new|on|about|of|no|nr|number|#?\d{1,3}\.?|end|start|begin|here|copy|text|content|material|bullets|outline|promotion|promo|launch|monday|tuesday|wednesday|thursday|friday|saturday|sunday|tomorrow|week|entwurf|notizen|notiz|stichpunkte|beitrag|idee|nur|noch|nicht|fertig|für|borrador|notas|idea|publicación|para|el|brouillon|pour|le|la|notes|jour|january|february|march|april|may|june|july|august|september|october|november|december)$/i;
export const OVER_NOTES_SURE =
  /(?<![\p{L}])(?:notes?|memo|apuntes|drafts?|post ideas?|ideas? (?:#|no|nr)?\s?\d+|(?:linked ?in )posts?|post (?:#|no|nr|number|for|on|about|\d)|promo(?:tion)? post|brain ?dump|wip|outline|quick one|entwurf|notizen?|stichpunkte|borrador|notas|brouillon|end)(?![\p{L}])/iu;
/** A mark on notes that are not done. */
export const BANNER =
  /(?<!\p{L})(?:work in progress|do not circulate|not for circulation|rough (?:draft|version|cut)|unfinished|half done|rohfassung|(?:noch )?nicht freigegeben|no publicar|sin terminar|ne pas diffuser|version provisoire)(?!\p{L})/iu;
/** What brackets hold for whoever finishes the text. */
export const IN_BRACKETS =
  /^(?:(?:check|verify|tb[acd]|confirm|insert|add|link|source|photo|pic|picture|image|screenshot|video|logo|quote|figure|number|date|name) ?(?:$|[:?!]|here|of|the|to|needed|goes|tbd)|rough$|draft$|wip$|prüfen|noch prüfen|revisar|falta|vérifier|à vérifier|foto|bild)/iu;
/** The parts of a post, named over them. */
export const SECTION =
  /^(?:\d[.)] )?(?:hook|body|cta|call to action|story|intro(?:duction)?|opener|opening|middle(?: part)?|main part|ending|closing|outro|headline|caption|conclusion|einstieg|hauptteil|schluss|gancho|cuerpo|cierre|accroche|corps)\s*:(?=\s|$)\s*/iu;
/** How it is to be, as in a form: 'Tone: friendly.' */
export const FORM_FIELD =
  /^(?:tone(?: of voice)?|target(?: audience| group)?|audience|length|format|style|language|hash ?tags?|cta|call to action|goal|platform|channel|deadline|mood|vibe|status|word ?count|zielgruppe|tonfall|ton|länge|stil|sprache|público|tono|longitud|cible|ton|longueur|public(?: visé)?)\s*[:=]\s*\S[^.!?\n]{0,60}[.!]?$/iu;
