/** What notes say of themselves, of what is sent with them and of the draft, to whoever makes the post of them. */

const whole = (form: string) => new RegExp(`^[¿¡]?(?:${form})\\s*[.!?…)(:xX]*$`, 'iu');

const ME = '(?:me|us|them|you|u)';
const PICTURE =
  '(?:photos?|pics?|pictures?|images?|screenshots?|video|videos|logo|charts?|file|files|slides?|deck|link|links)';
const WHOSE = '(?:(?:the|my|our|some|a|more|a few) )?(?:\\p{L}+ )?';
const PLEASE = '(?:(?:please|pls|plz|so|and|also|maybe|perhaps|just|ok(?:ay)?|sorry|oh)[, ]+)*';

/** Said of what is sent, wherever it stands near either end. */
export const OF_SENDING = [
  whole(
    "(?:noch |bitte |ein |das |eine )*(?:fotos?|bild(?:er)?|screenshots?|grafik|logo)(?: (?:noch|bitte))? (?:anhängen|einfügen|dazu|ergänzen|beifügen|reinstellen)(?: (?:vom|von|von der|mit|der|des) [^.!?]{2,40})?|(?:noch |bitte |ein |das )*(?:fotos?|bild(?:er)?|screenshots?|grafik|logo) (?:vom|von der|von|mit|des|der) [^.!?]{2,40} (?:anhängen|einfügen|dazu|ergänzen|beifügen)|(?:adjuntar|añadir|poner|meter|incluir) (?:la |una |el |un )?(?:fotos?|imagen|captura|logo) (?:de|del|con) [^.!?]{2,40}|(?:joindre|ajouter|mettre|insérer) (?:la |une |le |un )?(?:photos?|image|capture|logo) (?:de|du|des|avec|d[’']) ?[^.!?]{2,40}",
  ),
  whole(
    `${WHOSE}${PICTURE}(?: (?:of|from|by) [^.!?]{2,40})? (?:to follow|will follow|coming|attached|enclosed|are attached|is attached|below|in the (?:attachment|folder|drive))(?: (?:from|by) [^.!?]{2,30}| (?:soon|later|tomorrow|separately|tonight))*`,
  ),
  whole(
    `${PLEASE}(?:see|as per|check) (?:the )?(?:attached|attachment|enclosed|below|doc|file)(?: [^.!?]{2,30})?`,
  ),
  whole(
    `(?:i|we)(?:['’]?ll| will|['’]?m going to|['’]?m)? (?:send|sending|forward|mail|drop|share)(?:ing)? (?:${ME} )?${WHOSE}${PICTURE}(?: (?:over|later|tomorrow|tonight|soon|separately|on \\p{L}+day|after(?:wards)?))+`,
  ),
  whole(`(?:cc|bcc|fao|f\\.a\\.o\\.?|attn)[: ]+(?:@?\\p{L}+(?:, | and | & | )?){1,6}`),
  whole(
    `(?:quick |hi,? |hey,? )?(?:call|ring|ping|text|message|email|mail|ask|tell|shout at) me if (?:anything|something|it|you|u)[^.!?]{3,50}`,
  ),
  whole(
    `any (?:questions?|queries|problems|issues|probs),? (?:just |pls |please )?(?:shout|ask|call|ping|let me know|lmk|ring|mail|email)(?: me)?`,
  ),
  whole(`(?:please |pls )?(?:let me know|lmk|tell me)(?: (?:if (?:this|that|it|you|u)[^.!?]{2,40}))`),
  whole(`feel free to (?:change|edit|tweak|rewrite|add|cut|shorten|play with|reword|use)(?: [^.!?]{2,40})?`),
  whole(
    `${PLEASE}(?:rewrite|change|edit|reword|use|cut|tweak|shorten)(?: (?:it|this|them|these|what|whatever|anything))? (?:as|how|what|however|whatever) (?:you|u) (?:like|want|need|see fit|can|think)[^.!?]{0,20}`,
  ),
  whole(
    `${PLEASE}(?:needs?|has|have|must|should) to? ?(?:go|be) (?:out|live|up|posted|published) (?:before|by|on|this|next|after|until) [^.!?]{2,30}`,
  ),
  whole(
    `${PLEASE}(?:in )?(?:the )?same (?:style|tone|length|format|way|voice)(?: (?:as|like) [^.!?]{2,30})?`,
  ),
  whole(
    `${PLEASE}(?:something )?like (?:the|my|our|that) (?:last|other|previous|usual) (?:one|post|time)(?: please| pls)?`,
  ),
  whole(
    `${PLEASE}(?:sorry|apologies|pls excuse|excuse|forgive|ignore) (?:for |about )?(?:(?:the|my|any|all) )?(?:typos?|mess|spelling|grammar|state|format(?:ting)?|english|length|rambling|scribbles?)(?:,? [^.!?]{2,40})?`,
  ),
  whole(
    `(?:typed|sent|written|dictated|writing)(?: this)? (?:from|on) (?:the|my|a) (?:bus|train|phone|mobile|plane|car|road|go|ferry|tram|sofa)(?:[, ][^.!?]{2,30})?`,
  ),
  whole(
    `(?:i )?hope (?:this|that|thats|that['’]s|its|it['’]s|it|these)(?: is| are)? (?:enough|ok(?:ay)?|helps|works|useful|clear|good enough|makes sense)`,
  ),
  whole(
    `(?:is|was) (?:that|this|it) (?:enough|too (?:long|short|much|salesy)|ok(?:ay)?|any good|good enough)(?: for (?:a|the|you)(?: linked ?in)? ?(?:post)?| like this)?`,
  ),
  whole(
    `(?:does|would|could|will|can) (?:this|that|it) (?:work|do|pass|be ok(?:ay)?)(?: (?:as|for) (?:a |the |our )?(?:linked ?in )?(?:post|page|linked ?in))?`,
  ),
  whole(
    `(?:how many|what) (?:words|characters|lines|length)(?: (?:should|do|can|must|is|are)(?: (?:it|this|i|we|you|the post))?(?: (?:be|have|need|take|allowed|best|ideal))?)?`,
  ),
  whole(`(?:word|character) (?:count|limit)`),
  whole(
    `(?:needs?|could use|want|wants) (?:a |an )?(?:better|stronger|nicer|catchy|catchier|shorter|good|proper) (?:title|hook|ending|opening|intro|headline|first line|last line|start|end)`,
  ),
  whole(
    `(?:not sure|unsure|no idea|dunno|idk|don['’]?t know|not happy)(?: yet)? (?:how to (?:end|start|begin|finish|open|close|title) (?:this|it)|(?:about|with) the (?:end|start|ending|title))`,
  ),
  whole(
    `(?:turn|make)(?: (?:it|this|that))? into (?:a |an )?(?:carousel|video|poll|thread|infographic|pdf)(?: maybe| too| later| instead)?`,
  ),
  whole(
    `${PLEASE}add (?:a |the |some |that )?(?:photos?|pics?|pictures?|poll|link|emoji|logo|screenshot)(?: (?:of|from|to|with|at) [^.!?]{2,40})?`,
  ),
  whole(
    `(?:maybe|perhaps|could do|what about|how about) (?:a |an )(?:poll|carousel|photo|picture|video|quote|question|quiz|gif|meme)(?: (?:of|at|with|about|for|in) [^.!?]{2,40})?`,
  ),
  whole(
    `something about [^.!?]{2,40} (?:at|towards|near) the (?:end|start|top|beginning)(?: (?:idk|maybe|pls|please))?`,
  ),
  whole(
    `(?:bitte |etwas |ein |bisschen |noch )*(?:kürzer|länger|lockerer|knackiger|netter)(?: bitte| fassen| machen)*`,
  ),
  whole(
    `(?:die )?(?:fotos?|bilder|bild|video|folien|zahlen|link)(?: (?:kommen|folgen|folgt|kommt|schicke ich|anbei|im anhang))(?: (?:noch|nach|später|morgen|separat|von \\p{L}+))*`,
  ),
  whole(`(?:anbei|im anhang|beiliegend|siehe)(?: [^.!?]{2,50})?`),
  whole(`mach(?:t|e)? (?:was|etwas)(?: \\p{L}+){0,2} d(?:a)?raus`),
  whole(
    `(?:las |los |el |la )?(?:fotos?|imágenes|imagen|archivo|vídeo|enlace)(?: [^.!?]{2,20})? (?:van|va|irán?|sigue|siguen|adjunt[oa]s?|aparte)(?: aparte| adjunt[oa]s?| luego| mañana)*`,
  ),
  whole(`(?:te )?(?:adjunto|adjuntamos|mando|envío)(?: [^.!?]{2,40})?`),
  whole(`a ver qué (?:sale|te parece|puedes hacer)`),
  whole(
    `(?:les )?(?:photos?|images?|vidéo)(?: [^.!?]{2,20})? (?:à venir|suivront|suivent|suit|en pièce jointe|ci-jointe?s?)`,
  ),
  whole(
    `(?:ci-joint|en pièce jointe|voir pièce jointe)(?: [^.!?]{2,40})?|fais-en ce que tu veux|faites-en ce que vous voulez`,
  ),
];

/** The same where only a line of its own says it. */
export const ON_ITS_OWN_LINE = [
  whole(
    `${PLEASE}(?:(?:to )?(?:post|publish|send|go out|put up) )?(?:(?:for|on|by|before|this|next) )*(?:mon|tue|tues|wed|weds|thu|thur|thurs|fri|sat|sun)(?:day|sday|nesday|rsday|urday)?(?: (?:am|pm|morning|afternoon|evening|\\d{1,2}(?::\\d{2})? ?(?:am|pm)?))?(?: (?:please|pls|plz|thx|if (?:you|u) can))+`,
  ),
  whole(
    `${PLEASE}(?:post|publish|send out|put up) (?:(?:for|on|by|before|this|next) )*(?:mon|tue|tues|wed|weds|thu|thur|thurs|fri|sat|sun)(?:day|sday|nesday|rsday|urday)?(?: (?:am|pm|morning|afternoon|evening))?`,
  ),
  whole(
    `(?:draft|version|v|rev|take|attempt|try|entwurf|borrador|brouillon)\\.? ?\\d+(?:\\.\\d+)?(?: ?[-–—,:(] ?(?:not final|final|rough|wip|be kind|unfinished|draft|pls read)[^.!?]{0,20})?`,
  ),
  whole(
    `(?:still )?(?:not final|wip|work in progress|unfinished|rough draft|not finished|tbc|tbd|to be continued|more later|more to (?:come|follow)|to do|help|linked ?in(?: post| update| notes| draft)?|first draft(?:, [^.!?]{2,20})?|very rough|needs work)(?: yet)?`,
  ),
  whole(
    `(?:ok(?:ay)?,? )?(?:so,? )?(?:here (?:goes|we go)|brain ?dump|quick (?:brain ?dump|thoughts|notes)|random (?:thoughts|notes)|voice ?(?:memo|note)s?(?: \\d+)?|notes? (?:to|for) (?:my)?self|jottings|scribbles)`,
  ),
  whole(
    `(?:thx|tx|ty|ta)(?: (?:a lot|so much|again|in advance|x+))*|(?:many )?(?:thanks|cheers|danke|gracias|merci)(?: (?:a lot|so much|again|in advance|x+|dir|euch))*[,!.]* \\p{Lu}\\p{Ll}+`,
  ),
  whole(`(?:(?:kind|best|warm) )?(?:regards|wishes|cheers|best)(?:,? \\p{Lu}\\p{Ll}+)`),
  whole(
    `(?:title|headline|hook|cta|call to action|ending|opening|caption|link|photo|picture|quote|image)\\s*[:=]\\s*\\?*`,
  ),
  whole(`(?:subject|betreff|asunto|objet|to|from|an|von|para|de|à)\\s*: [^.!?\\n]{2,50}`),
  /^\p{Lu}\p{Ll}+ x+$/u,
  whole(
    `(?:voilà|voici|aquí van|hier sind|hier) (?:mes|les|mis|las|meine|die) (?:notes|notas|notizen|stichpunkte|points|ideas|idées)`,
  ),
  whole(
    `(?:hey|hi|ok(?:ay)?|so)?[, ]*(?:so )?(?:basically |basicly )?i (?:want|wanted|need|would like|['’]?d like) (?:to|a) (?:post|write|do|make)?(?: ?(?:something|a post|post))? ?about [^.!?]{2,40}`,
  ),
];

/** A name of the notes that opens them, on their first line or before what they tell: 'Promotion post?' */
export const OPENS_NOTES = [
  whole(`(?:(?:quick|my|some|just) )?notes? (?:to|for) (?:my)?self`),
  /^(?!(?:who|what|why|how|when|where|which|is|are|was|were|do|does|did|can|could|should|would|will|have|has|had|in|at|by|on|the|a|every|another|did)(?!\p{L}))(?:[\p{L}\d'’-]+ ){0,3}(?:linked ?in )?post(?: idea)?\s*\?+$/iu,
];
