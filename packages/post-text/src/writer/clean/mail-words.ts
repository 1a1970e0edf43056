/** What stands around the matter of a mail, in the languages that notes come in. */

const L = '(?!\\p{L})';

export const HEADER =
  /^(?:from|to|cc|bcc|date|sent|subject|reply-to|von|an|kopie|gesendet|datum|betreff|de|para|asunto|fecha|enviado(?: el)?|objet|à|envoyé(?: le)?)\s*:(?: .{0,160})?$/i;
/** The one line of a head that no other text begins with. */
export const TOPIC = /^(?:subject|betreff|asunto|objet)\s*:/i;
/** The same behind something else in a line: 'Sam here. Subject: content for week 14.' */
export const TOPIC_IN_TEXT = /(?<=^|[.!?]\s)(?:subject|betreff|asunto|objet)\s*: [^.!?\n]{2,60}[.!?](?=\s)/iu;
export const RULER =
  /^[-–—=_\s]*(?:begin |original |forwarded |urspr(?:ü|ue)ngliche |weitergeleitete |mensaje (?:original|reenviado)|message (?:d['’]origine|transféré))\s*(?:message|nachricht)?\s*:?[-–—=_\s]*$/i;
export const WROTE = /^(?:on|am|el|le) .{3,80}(?:wrote|schrieb(?: .{1,40})?|escribió|a écrit)\s*:$/i;
/** 're: q2 - …' in a note of one line is a topic, and no head of a mail. */
export const MAIL_MARK = /^\s*(?:btw,? )?(?:re|fwd?)\s*: (?=\S)/i;
export const MAIL_HEAD = /^\s*(?:(?:fwd?|re|aw|wg)\s*:\s*)+.{0,80}$/i;
export const SENT_FROM =
  /(?:^|(?<=[.!?…)]\s+)|(?<=\n)|(?<=\s)(?=\())\s*\(?(?:sent|gesendet|enviado|envoyé|von meinem \S+ gesendet) ?(?:(?:from|von|desde|de) (?:my|meinem|mi|mon) \S[^.\n]{0,30})?\)?\.?\s*$/i;

const HELLO =
  '(?:hi|hiya|hallöchen|hello|hey|yo|heya|dear|morning|evening|good (?:morning|afternoon|evening|day)|greetings|hallo|moin|servus|liebe[rs]?|sehr geehrte[rs]?|guten (?:morgen|tag|abend)|hola|buen[oa]s(?: (?:días|tardes|noches))?|querid[oa]s?|estimad[oa]s?|bonjour|bonsoir|salut|coucou|chère?s?|cher)';
/** A greeting with up to five words behind it. */
export const GREETING = new RegExp(
  `^${HELLO}${L}(?<who>(?:,? (?:and |& |und |y |et )?[\\p{L}'’-]+\\.?(?=[ ,!:.\\n–-]|$)){0,5}?)\\s*(?:[,!:]+|\\.(?=\\s|$)|\\s[–—-](?=\\s)|(?=\\s*(?:\\n|$)))\\s*:?\\)?\\s*`,
  'iu',
);
/** 'yo marcus heres the stuff': a greeting without a mark behind it. */
export const GREETING_UNMARKED = new RegExp(`^${HELLO} (?<who>[\\p{L}'’-]+) `, 'iu');
export const TO_WHOM = /^to whom it may concern(?: [^,.:\n]{2,50})?[,:.]\s*/i;
export const CALLED = /^\p{Lu}[\p{Ll}-]+(?:\s*[-–,:]\s+|,?\n+)/u;
/** Who is greeted in a mail: names, or those it goes to. */
export const SOMEBODY =
  /^(?:\p{Lu}[\p{L}'’.-]*|all|both|team|everyone|everybody|folks|guys|there|again|colleagues|zusammen|ihr|lieben|a|à|todos|todas|tous|équipe|equipo|and|und|y|et|&|mr|mrs|ms|dr|frau|herr)$/u;
/** A greeting before the first sentence of an announcement: no feed is greeted as a mailing list is. */
export const GREETED =
  /^\s*(?:(?:hi|hello|hey|dear) (?:all|everyone|everybody|team|colleagues|folks|friends|network)|dear (?:sirs?|ladies|customers?|members?|partners?)(?: and \p{L}+)?)\s*[,!:]\s+(?=\S)|^\s*(?:team|all|everyone|everybody|folks|guys)\s*[,:–-]\s*(?:(?:just )?(?:a )?(?:quick|short|small|brief) (?:summary|update|note|one|recap|word|heads[- ]up)|fyi|heads[- ]up)\s*[:–-]\s+(?=\S)/iu;

/** How a mail comes to its matter: 'Thanks for asking about the shed.', 'as promised, here are my bits'. No reader has seen what went before. */
export const COMES_TO_IT = new RegExp(
  `^(?:(?:as|like) (?:promised|discussed|agreed|requested|mentioned|per|(?:we|i|you) (?:said|discussed|agreed|talked|asked|wanted))|per (?:your|our|my)|here(?:['’]?s| is| are|['’]re) (?:(?:the|my|our|some|a few|your) \\p{L}+|(?:what|all|everything) (?:i|you)(?:['’]ve)? (?:got|have|wrote|came|wanted|asked|needed))|this is the (?:promised )?(?:text|story|piece)|(?:please )?(?:see|find) (?:attached|enclosed|below|the att)|attached|enclosed|below|fyi|following (?:on|up|our|your)|further to|(?:regarding|concerning) (?:your|our)|(?:many |so many )?(?:thanks|thank you|thx)(?: (?:again|so much))? for (?:asking|your|the|getting|reaching|writing|chasing|waiting|calling|coming|offering|doing|helping|lunch|coffee|dinner)|sorry (?:for|about|it|this|to|i)|apologies|(?:i |we )?(?:hope|trust) (?:you|this|all|your|the weekend)|how are (?:you|things)|how was your|it was (?:nice|good|great|lovely) (?:to|seeing|talking|meeting)|(?:nice|good|great|lovely) (?:to|seeing|talking|meeting|chatting)|\\p{L}+ (?:said|told me) you (?:need|want|asked)|you (?:asked|wanted)|(?:text|copy|words|notes|bits) for (?:the|our|your)|(?:so,? )?for (?:the|our) (?:company page|page|post|linked ?in|feed)|anbei|wie (?:besprochen|versprochen|vereinbart|gewünscht)|hier (?:ist|kommt|kommen|sind) (?:der|die|das|mein|meine|unser|ein)|(?:vielen )?dank für|danke für|(?:ich )?hoffe|wie geht|te (?:adjunto|mando|paso|envío|dejo)|adjunto|como (?:quedamos|hablamos|acordamos|prometí)|(?:aquí|ahí) (?:va|van|te|tienes|están)|(?:muchas )?gracias por|espero que|qué tal|comme (?:convenu|promis|prévu|discuté)|voici (?:mes|les|mon|le|la|quelques)|(?:vous trouverez |tu trouveras )?ci-joint|merci (?:pour|de|d['’])|(?:j['’])?espère|comment (?:vas|allez))${L}`,
  'iu',
);
/** The other end of a mail, and what is sent to it. */
export const ADDRESSES =
  /(?<!\p{L})(?:you|your|u|ur|dir|dich|euch|dein\p{L}*|ihnen|ihre?n?|te|tus?|usted|vous|votre|vos|toi)(?!\p{L})/iu;
export const SENT_THING =
  /(?<!\p{L})(?:texts?|story|paragraph|piece|stuff|lines|words|notes|bits|message|e-?mail|call|chat|reminder|patience|lunch|coffee|photos?|pics?|pictures?|attach\p{L}*|enclos\p{L}*|promised|thanks?|thx|sorry|apolog\p{L}+|delay|wait|zeilen|notizen|bilder|fotos?|nachricht|adjunt\p{L}+|apuntes|notas|ci-joint|texte)(?!\p{L})/iu;

const BYE =
  "(?:(?:with )?(?:(?:kind|kindest|best|warm|warmest|friendly|many|good) )+(?:regards|wishes|greetings|thanks)|(?:best|warm )?regards|bests?|cheers(?: (?:mate|all|guys))?|(?:many |lots of )?thanks(?: (?:again|in advance|a lot|so much|a million|for (?:this|your help|helping)))?|thank you(?: (?:so much|in advance))?|thx|sincerely|yours(?: (?:sincerely|truly|faithfully))?|all the best|all best|(?:talk|speak|see you|catch you) soon|(?:i(?:['’]m| am) )?looking forward to (?:your|hear\\p{L}*|seeing|talking)[^,.!\\n]{0,30}|see (?:you|ya)(?: (?:then|later|tomorrow|next week|on \\p{L}+day))?|have a (?:\\p{L}+ )?(?:day|weekend|week|evening|one)|enjoy (?:your|the) (?:day|weekend|week|evening)|take care|(?:lots of |much )?love|(?:big )?hugs(?: and [^,.!\\n]{2,20})?|ta(?: muchly| very much| love)?|asante(?: sana)?|greetings|x{1,4}|i remain|with (?:kind|best|my) compliments|yours|drück (?:dich|euch)|gros bisous|(?:mit )?(?:freundlichen|vielen|lieben|besten|herzlichen|sch(?:ö|oe)nen) gr(?:ü|ue)(?:ß|ss)en?|(?:freundliche|viele|liebe|beste|herzliche|sch(?:ö|oe)ne) gr(?:ü|ue)(?:ß|ss)e|gr(?:u|ü)(?:ß|ss)|lg|vg|mfg|(?:vielen )?dank(?: (?:im voraus|euch|dir))?|danke(?: (?:dir|euch|ihnen|schon ?mal))?|bis (?:bald|morgen|dann|später)|sch(?:ö|oe)nes wochenende|(?:un )?(?:cordial )?saludos?(?: cordial(?:es)?)?|un (?:fuerte )?abrazo|(?:muchas )?gracias(?: de antemano)?|besos|quedo a (?:tu|su) disposición|atentamente|hasta (?:luego|pronto|mañana)|(?:bien )?cordialement|bien à (?:vous|toi)|(?:grosses )?bises?|bisous|amicalement|merci(?: (?:d['’]avance|beaucoup))?|à (?:bientôt|demain|plus)|(?:bonne|belle) (?:journée|soirée|semaine))";
const MORE =
  '(?:(?:,? and|,| und| y| et) (?:have a [^,.!\\n]{3,30}|talk soon|speak soon|bis bald|hasta pronto|à bientôt)| (?:to|from|an|aus|desde|de|depuis|para) [^,.!\\n]{3,40}| à (?:vous|toi|tous)[^,.!\\n]{0,12})?';
/** A mail ends so, and so does what is said to somebody. */
export const THANKS =
  /^(?:(?:many|so many|lots of|vielen|herzlichen|muchas|mil|un grand) )?(?:thanks|thank you|thank u|thx|dank|danke|gracias|merci)(?!\p{L})/iu;
/** Words of parting at the beginning of a sentence, and what stands behind them. */
export const PARTS = new RegExp(`^\\(?${BYE}${MORE}${L}\\s*[,.!–-]*\\s*(?<rest>[^\\n]{0,120})$`, 'iu');
export const NAME =
  /^[-–—~]?\s*(?:\p{Lu}[\p{L}'’-]*\.?)(?: (?:\p{Lu}[\p{L}'’-]*\.?|le|la|de|van|von|der|x+)){0,3}(?: x+)?[.!]?$/u;
export const NUMBER = /\+?\d[\d\s()/.-]{6,}\d/;
export const CONTACT =
  /^\(?(?:(?:tel|phone|mobile?|mob|cell|fax|ext|room|raum|handy|móvil|tél|portable|m|t|w|e)[.:]?\s?\S*\d|\S+@\S+\.\S+\)?$|(?:https?:\/\/|www\.)\S+$)/i;
export const DELIMITER = /^\s*(?:--|—|_{3,}|\*{3,})\s*$/;
/** 'PS' stands below the name and is meant to be read. */
export const AFTERWORD = /^\s*p\.?\s?s\b/i;
/** Where its writer can be reached: 'My mobile is +47 900 12 345 if you need me.' */
export const REACHED =
  /(?<!\p{L})(?:i['’]?m on|(?:reach|get|catch|find) me|my (?:number|mobile|cell|phone|direct|handy|desk)|meine? (?:nummer|handy\p{L}*|mobil\p{L}*)|mi (?:número|móvil)|mon (?:numéro|portable)|erreich\p{L}*)(?!\p{L})[^\n]*\d{3}/iu;
/** What firms put below each mail. */
export const FOOTER =
  /(?:message|e-?mail|nachricht|mensaje|message) (?:is|and any|may contain|ist|es|est) .{0,60}(?:intended|confidential|addressee|vertraulich|confidencial|confidentiel)|(?:consider|think of) the environment|before printing|unsubscribe/iu;
/** Kin and others to whom an open letter is written: no mail. */
export const OPEN_LETTER =
  /(?<!\p{L})(?:dad|mum|mom|mama|papa|father|mother|grandad|grandma|grandpa|santa|self|me|you|younger|older|future|past|linked ?in|universe|world|diary|readers?|neighbours?|customers?|vecinos|clientes|lectores|voisins|nachbarn|leser(?:innen)?)(?!\p{L})/iu;
/** What a mail asks of who gets it, at its end. */
export const TO_RECIPIENT =
  /(?<!\p{L})(?:feedback|shout|let me know|lmk|(?:call|ring|ping|text) me|(?:any )?questions|unclear|too (?:big|long|short|large)|drop ?box|we ?transfer|google drive|attached|bescheid|dime si|avísame|dis-moi|n['’]hésite[sz]?|forward to|have a look|sign(?:ed)? off|approve)(?!\p{L})/iu;
