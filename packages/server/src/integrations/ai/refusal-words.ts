/**
 * The wording of refusals by language, matched against lower-case text with straight apostrophes. `sure` refers to
 * the request, the task or the assistant. `likely` does too, but an author may say the same about their own work,
 * so it only counts after an apology or when nothing but an offer follows. `own` matches what only an author says.
 */
export interface RefusalWords {
  begins: readonly string[];
  /** Precedes the refusal, in the same sentence or a separate one. */
  apology: RegExp;
  heeds: RegExp;
  /** Matches a program describing itself as one. */
  self: RegExp;
  sure: readonly RegExp[];
  likely: readonly RegExp[];
  own: RegExp;
  offer: RegExp;
}

const end = String.raw`(?=\s*(?:$|[,;:–—]| -|because\b|since\b|as (?:it|this|that|requested|described|written|asked)\b|for you\b|in good conscience\b|here\b|instead\b|but\b|so\b|if\b|about\b|as an?\b|to (?:writ|creat|produc|generat|draft)\w*|without a source\b))`;
const cannot = String.raw`(?:(?:i|we)(?: really| simply| also| still)? (?:can't|cannot|can not|won't|will not|couldn't|shouldn't|must not)(?: be able to| be)?|i don't think i (?:can|should)|i(?:'m| am)(?: just| really| also)? (?:not able to|unable to|not going to|not in a position to|not (?:permitted|allowed|designed|programmed) to|not comfortable(?: with)?|afraid i (?:can't|cannot|must))|i (?:don't|do not) feel comfortable(?: with)?|i(?:'d| would) (?:prefer|rather) not(?: to)?|i (?:must|have to|need to|will have to|am going to)(?: respectfully| politely)? (?:decline|refuse)(?: to)?|i'm going to (?:decline|refuse)(?: to)?|i (?:respectfully |politely )?(?:decline|refuse)(?: to)?|it would(?: not|n't) be (?:appropriate|right|responsible|ethical) for me to|^(?:i am |i'm )?unable to)(?: in good conscience| ethically| responsibly)?`;
const noun = String.raw`(?:posts?|content|texts?|drafts?|message|article|piece|copy|material|information|advice|requests?|response|answer|tasks?|prompt|instructions?|brief)`;
const pointed = String.raw`(?:(?:that|this|such|these|those|your|the)(?: (?:kind|type|sort) of)?(?: [\w-]+){0,2}? ${noun}(?: of (?:this|that) (?:kind|type|sort))?|(?:that|this|these|those|it|so)(?: one)?|what you(?:'re| are|'ve| have)? (?:ask\w*|describ\w*|request\w*))`;
const writes = String.raw`(?:writ(?:e|ing)|creat(?:e|ing)|produc(?:e|ing)|provid(?:e|ing)|generat(?:e|ing)|draft(?:ing)?|compos(?:e|ing)|craft(?:ing)?|prepar(?:e|ing)|giv(?:e|ing) you|publish(?:ing)?)(?: you)?`;

const english: RefusalWords = {
  begins: [
    "i'm",
    'i am',
    'sorry',
    'apologies',
    'my apologies',
    'i apologi',
    "i can't",
    'i cannot',
    'i can not',
    "i won't",
    'i will not',
    "i don't feel",
    'i do not feel',
    'i must',
    'i have to',
    'i need to decline',
    'i respectfully',
    'i decline',
    'i refuse',
    "i'd rather not",
    "i'd prefer not",
    'i would rather not',
    'i would prefer not',
    'i understand',
    'i appreciate',
    'thank you for',
    'unfortunately',
    'as a',
    "i don't think i",
    'unable to',
    'no, i ',
    "that's not something",
    "this isn't something",
    'this is not something',
    'this request',
    'your request',
    'the request',
    'my guidelines',
    'my purpose',
    'the content',
    'content polic',
    'it would not be',
    "it wouldn't be",
    "let's talk about",
  ],
  apology:
    /^(?:(?:i'm|i am)(?: \w+){0,2} sorry|sorry|(?:my )?apologies|i (?:do )?apologi[sz]e|unfortunately)\b/,
  heeds:
    /^(?:i (?:understand|appreciate|see|hear) |thank(?:s| you) for |my purpose is |i am (?:programmed|designed|trained|an ai)|i'm an ai)/,
  self: /^as (?:an ai|a language model|an artificial intelligence)(?: (?:language model|model|assistant))*, (?:i|my)\b|^(?:i'm|i am) (?:just |only )?an? (?:text-based |large )?(?:ai|language model)(?: language model| model| assistant)?(?:,| and)/,
  sure: [
    `${cannot} (?:help|assist)(?:ing)?(?: you)?(?: out)? (?:with|in|on) (?:${pointed}${end}|(?:writing|creating|drafting|generating|producing|composing|crafting|any request)\\b)`,
    `${cannot} (?:assist|comply|help you)\\s*$`,
    `${cannot} (?:comply|proceed|continue|engage) with (?:${pointed}|(?:this|that) request)${end}`,
    `${cannot} (?:fulfil|fulfill|accommodate|honou?r) ${pointed}${end}`,
    `${cannot} (?:complete|process|carry out|answer|respond to|follow|satisfy) (?:this|that|your|the) (?:[\\w-]+ )?(?:request|task|prompt|instructions?)${end}`,
    `${cannot} ${writes} ${pointed}${end}`,
    `${cannot} (?:this|that|your|the)(?: [\\w-]+)? (?:one|request|task|prompt)${end}`,
    '\\bi (?:must|have to|need to|will have to)(?: respectfully| politely)? decline\\s*(?:$|[:;–—])',
    `${cannot} ${writes} (?:an? )?(?:response|answer|assistance|help) (?:to|for|with) (?:that|this|your)\\b`,
    "^(?:that|this)(?:'s not| is not| isn't) something (?:that )?i(?:'m| am)? (?:can|could|will|able to|comfortable) (?:help|writ|assist|creat|provid|do\\b|support|generat)",
    String.raw`^(?:this|your|the) request (?:goes against|violates|conflicts with|asks (?:me|for)|would require|is something i)`,
    String.raw`\b(?:my|content|usage|safety) (?:guidelines|polic(?:y|ies)|programming) (?:don't|do not|doesn't|prevents?|forbids?|prohibits?)`,
    String.raw`\bviolates (?:my|our|the) (?:content|usage|safety) (?:guidelines|polic(?:y|ies))`,
    "^let's talk about something else$",
  ].map((source) => new RegExp(source)),
  likely: [
    `${cannot} ${writes} (?:(?:an?|any|the) )?(?:[\\w-]+ ){0,3}?${noun} (?:that|which|of (?:this|that)|like (?:this|that)|about|with (?:this|that|those)|in which|for (?:this|that)|\\w+ing)\\b`,
    `${cannot} do (?:that|this|so)\\s*$`,
    `^(?:i'm(?: \\w+)? sorry|sorry|no)\\b[^.]*\\bi (?:can't|cannot|won't)\\s*$`,
  ].map((source) => new RegExp(source)),
  own: /\b(?:my (?!guidelines|programming|polic)|mine|our (?!usage|content|safety)|another|again|any ?more|no longer|these days|today|tomorrow|(?:this|last|next|a) (?:week|month|year|quarter|decade)|without (?!a source|proof|evidence)|for free|every \w+)\b/,
  offer:
    /\b(?:if you(?:'d| would) (?:like|want|prefer)(?: me)?|if you(?:'re| are) (?:looking|interested|interested in)|if you (?:like|want|prefer|have)(?=,? (?:me|i |a different|other|another|real|numbers|figures|evidence|sources))|let me know (?:if|what|how)|feel free to|i(?:'d| would) be (?:happy|glad)|(?:happy|glad) to (?:help|write|draft|assist|work)|i can (?:instead |also |still |certainly )?(?:help|write|offer|suggest|draft|start|create|provide)|would you like|want me to|could you (?:tell|share|give|provide|rephrase)|can you (?:tell|share|give|provide) me|please (?:tell|share|provide|give|rephrase|consult|reach)|something else|tell me)\b/,
};

const german: RefusalWords = {
  begins: [
    'es tut mir',
    'tut mir leid',
    'entschuldig',
    'leider',
    'ich kann',
    'ich darf',
    'ich werde',
    'ich möchte',
    'ich muss',
    'ich bin nicht',
    'als ki',
    'als sprachmodell',
    'dabei kann ich',
    'das kann ich',
    'diese anfrage',
    'diesen beitrag',
    'ich verstehe',
    'danke für',
  ],
  apology: /^(?:es tut mir (?:sehr )?leid|tut mir leid|entschuldig\w*|leider)/,
  heeds: /^(?:ich verstehe|danke für|vielen dank)/,
  self: /^als ki(?:-(?:sprachmodell|modell|assistent|system))?(?:,)? (?:kann|darf|habe|bin) ich|^als (?:sprachmodell|künstliche intelligenz)\b/,
  sure: [
    /\bich\b[^.]*\b(?:dabei|damit|hierbei|bei dieser anfrage)\b[^.]*\bnicht\b[^.]*(?:helfen|hilflich)|\b(?:dabei|damit|hierbei) (?:kann|darf|werde) ich\b[^.]*\bnicht\b[^.]*\bhelfen/,
    /\b(?:diese|ihre|deine|solche) (?:anfrage|bitte|aufgabe|inhalte)\b[^.]*\b(?:nicht (?:erfüllen|bearbeiten|beantworten|ausführen|erstellen|schreiben)|ablehnen)|\bich muss (?:das|dies) (?:leider )?ablehnen/,
    /\b(?:diesen|solchen|so einen|einen solchen) (?:beitrag|text|post|inhalt)\b[^.]*\bnicht (?:schreiben|erstellen|verfassen)/,
  ],
  likely: [
    /\bich (?:kann|darf|werde|möchte)\b[^.]*\b(?:keine?n?) (?:\w+ )?(?:inhalte?|beiträge?|texte?|posts?)\b[^.]*\b(?:schreiben|erstellen|verfassen)/,
    /(?:^|, )(?:das|dies) kann ich (?:leider )?nicht (?:schreiben|tun|machen)/,
  ],
  own: /\b(?:mein\w*|unser\w*|mehr hören|nie wieder|nicht mehr|ohne (?!beleg|quelle))\b/,
  offer: /\b(?:stattdessen|gerne?|wenn (?:du|sie)|lass mich|möchte(?:st du|n sie)|kann ich dir|bitte)\b/,
};

const spanish: RefusalWords = {
  begins: [
    'lo siento',
    'lamento',
    'perdón',
    'perdona',
    'disculpa',
    'no puedo',
    'no voy a',
    'no me es posible',
    'no me siento',
    'como modelo',
    'como ia',
    'como asistente',
    'como inteligencia',
    'esta solicitud',
    'tu solicitud',
    'entiendo',
    'gracias por',
    'debo rechazar',
    'tengo que rechazar',
    'desafortunadamente',
    'lamentablemente',
  ],
  apology: /^(?:lo siento|lamento|perdón|perdona|disculp\w*|desafortunadamente|lamentablemente)/,
  heeds: /^(?:entiendo|gracias por|comprendo)/,
  self: /^como (?:modelo de lenguaje|ia|inteligencia artificial|asistente(?: de ia| virtual)?)(?: \w+)?,/,
  sure: [
    /\bno (?:puedo|voy a|podré|poder|me es posible) (?:ayudar(?:te|le|los)?|asistir(?:te|le)?)(?: a \w+)? (?:con|en) (?:eso|esto|est[ea] |es[ea] |tu (?:solicitud|petición)|su (?:solicitud|petición))/,
    /\bno (?:puedo|voy a|podré|me es posible) (?:cumplir|atender|responder|continuar|proceder)(?: con| a)? (?:eso|esto|es[ea] |est[ea] |tu |su |la )(?:\w+ )?(?:solicitud|petición|pregunta|tarea)?/,
    /\bno (?:puedo|voy a|podré|me es posible) (?:escribir|crear|generar|redactar|producir|ofrecer|proporcionar) (?:est[ea]|es[ea]|esto|eso)(?: (?:publicación|texto|contenido|post|mensaje|tipo de \w+))?\s*(?:$|,|porque|ya que|pues)/,
    /\bcontenido de (?:ese|este) tipo\b/,
    /^(?:debo|tengo que) rechazar (?:esta|tu|su) /,
  ],
  likely: [
    /\bno (?:puedo|voy a) (?:escribir|crear|generar|redactar) (?:una? |ningún |ninguna )?(?:publicación|texto|contenido|post)s? que\b/,
  ],
  own: /\b(?:mis?|mío|nuestr\w+|sin (?!pruebas|fuente)|nunca más|otra vez|este año|todos los)\b/,
  offer: /\b(?:en su lugar|si quieres|si lo deseas|puedo ayudarte|con gusto|dime|te gustaría)\b/,
};

const french: RefusalWords = {
  begins: [
    'je suis désolé',
    'désolé',
    'je regrette',
    "je m'excuse",
    'malheureusement',
    'je ne peux',
    'je ne puis',
    'je ne suis pas',
    'je ne vais pas',
    'je dois',
    'je préfère ne pas',
    'en tant qu',
    'cette demande',
    'votre demande',
    'je comprends',
    'merci',
  ],
  apology: /^(?:(?:je suis )?(?:vraiment )?désolée?|je regrette|je m'excuse|malheureusement)/,
  heeds: /^(?:je comprends|merci)/,
  self: /^en tant qu'(?:ia|intelligence artificielle|assistant(?: ia| virtuel)?)\b|^en tant que modèle de langage\b/,
  sure: [
    /\bje (?:ne peux|ne puis|ne suis) pas (?:en mesure de |à l'aise (?:à l'idée )?(?:de|pour) )?(?:vous |t'|te )?aider (?:avec|à|pour|dans|sur) (?:(?:rédiger|écrire|créer|produire) )?(?:cela|ça|cette|ce|votre|ta)\b/,
    /\bje (?:ne peux|ne puis|ne suis) pas (?:en mesure de |à l'aise (?:à l'idée )?(?:de|pour) )?(?:répondre|accéder|donner suite|satisfaire|traiter|accepter|me conformer)(?: à| favorablement à)? (?:cette|votre|ta|ce type de) /,
    /\bje (?:ne peux|ne vais|ne suis) pas (?:en mesure de |à l'aise (?:à l'idée )?(?:de|pour) )?(?:rédiger|écrire|créer|produire|générer|fournir) (?:ce|cet|cette|ça|cela|ce type de)(?: (?:post|texte|contenu|publication|message|article))?\s*(?:$|,|car|parce|puisque)/,
    /\bce (?:type|genre) de contenu\b/,
    /^je dois (?:décliner|refuser) (?:cette|votre|ta) demande/,
  ],
  likely: [
    /\bje ne peux pas (?:rédiger|écrire|créer|produire|générer) (?:de|un|une) (?:post|texte|contenu|publication)s? qui\b/,
  ],
  own: /\b(?:mon|ma|mes|notre|nos|sans (?!preuve|source)|plus jamais|cette année|chaque)\b/,
  offer: /\b(?:à la place|si vous|si tu|je peux vous|je peux t'|volontiers|dites-moi|souhaitez-vous)\b/,
};

export const refusalWords: readonly RefusalWords[] = [english, german, spanish, french];
