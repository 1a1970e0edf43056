import type { Language } from '../text/language.ts';

/** The words by which a language tells, quotes and cites. Closed classes only: pronouns, endings of the past, a few verbs. */
interface Cues {
  /** The author alone, as the one who speaks. */
  self: string;
  /** The author, or somebody they speak of. */
  person: string;
  /** Something that happened. */
  past: string;
  /** Somebody's words are reported, not suggested. */
  reported: string;
  /** A researcher or body that finds something out, with the verb of the finding. */
  study: string;
  finds: string;
  according: string;
  /** Begins an invented example, such as “Say” or “Imagine”. */
  staged: string;
  /** Marks a condition or a possibility, which claims nothing. */
  supposed: string;
  /** The reader. */
  address: string;
}

const CUES: Readonly<Record<Language, Cues>> = {
  en: {
    self: 'I|we|my|our',
    person: 'I|we|me|us|my|our|he|she|his|her|him|they|them|their|one of (?:them|us|my|our|the)',
    past: "(?<!(?:is|are|be|isn['’]t|aren['’]t)(?: \\p{L}+)? )\\p{L}{2,}ed|was|were|had|did|went|got|made|took|lost|left|told|said|saw|met|ran|built|sold|wrote|learnt|spent|began|gave|kept|found|came|bought|paid|quit|heard|felt|thought|knew|won|grew|led|taught|sent|brought|stood|sat|cut|died|fell|rose|(?:have|has|['’](?:ve|s|d)) (?:\\p{L}+ )?(?:been|\\p{L}+ed|\\p{L}+en)",
    reported:
      '(?<=\\p{L} )say|said|says|told|asked|wrote|replied|answered|answer|called|shouted|laughed|thought',
    study:
      'stud(?:y|ies)|research(?:ers)?|surveys?|statistics|scientists|experts|analysts|psychologists|economists|(?<!(?:the|our|my|your|this) )report',
    finds:
      'shows?|showed|shown|suggests?|finds?|found|says?|said|proves?|proved|confirms?|known?|estimates?|indicates?|reveals?|agree',
    according: 'according to(?! (?:me|us|you|him|her|them|my|our|plan)\\b)',
    staged: 'suppose|imagine|^say',
    supposed: "if|say(?=,)|instead of|rather than|would|could|should|might|['’]d say|don['’]t",
    address: 'you|your|yours|yourself',
  },
  de: {
    self: 'ich|wir|mein\\p{L}*|unser\\p{L}*',
    person: 'ich|wir|mir|mich|uns|mein\\p{L}*|unser\\p{L}*|er|sie|ihm|ihn',
    past: 'hatten?|waren?|wurden?|gingen?|kamen?|sagten?|gab|ließ|fand|stand|nahm|rief|schrieb|lief|(?:konn|muss|woll|soll|durf|dach|brach|mach|sag|frag|mein|hör|leg|stell|merk|kauf|arbeit|leb|lern|erzähl)t?e?ten?|(?:habe?n?|hat|bin|ist|sind)(?= .*(?:ge\\p{L}+[tn]|\\p{L}{3,}iert|(?:ver|be|er|ent)\\p{L}+[tn])(?!\\p{L}))',
    reported:
      'sagten?|sagt|fragten?|fragt|schrieb|schreibt|meinten?|meint|antworteten?|antwortet|rief|Antwort|gesagt|gefragt',
    study:
      'Studien?|Forsch\\p{L}+|Umfragen?|Statistik\\p{L}*|Wissenschaft\\p{L}*|Experten|Untersuchung\\p{L}*',
    finds:
      'zeig\\p{L}+|beleg\\p{L}+|beweis\\p{L}+|fand\\p{L}*|ergab|ergeben|sag\\p{L}+|bestätig\\p{L}+|wissen|zufolge',
    according: 'laut|gemäß|zufolge|nach Angaben',
    staged: 'angenommen',
    supposed: 'wenn|falls|statt|anstatt|würde\\p{L}*|könnte\\p{L}*|sollte\\p{L}*',
    address: 'du|dir|dich|dein\\p{L}*|ihr|euch|euer|eure\\p{L}?|Ihnen',
  },
  es: {
    self: '(?!caf|beb|porqu)\\p{L}{3,}é|yo|nosotros|mis?|nuestr\\p{L}+|he|hemos|tengo|tenemos|tuve|tuvimos|soy|somos|fui|fuimos|hice|hicimos',
    person: '(?!caf|beb|porqu)\\p{L}{3,}é|yo|me|mí|mis?|nos|nosotros|nuestr\\p{L}+|él|ella|ellos|le|les',
    past: '\\p{L}{2,}(?:é|ó|aron|ieron|aba|aban|ábamos|íamos|amos|imos|ía|ían)|fue|fueron|fui|hizo|hice|dijo|tuvo|tuve|vino|(?:he|ha|hemos|han|había|habían) \\p{L}+d[oa]s?',
    reported:
      'dijo|dijeron|dice|suele decir|preguntó|pregunta|escribió|respondió|contestó|comentó|contó|dicho|preguntado',
    study:
      'estudios?|investigaci\\p{L}+|investigadores|encuestas?|estadísticas?|científicos|expertos|informe',
    finds: 'muestran?|demuestran?|indican?|revelan?|dicen?|confirman?|afirman?|mostró|señalan?|sabe\\p{L}*',
    according: 'según|de acuerdo con',
    staged: 'imagina|supongamos',
    supposed: 'si|en vez de|en lugar de|podría\\p{L}*|debería\\p{L}*',
    address: 'tú|tu|tus|te|usted|ustedes',
  },
  fr: {
    self: 'je|j|nous|mon|ma|mes|notre|nos',
    person: 'je|j|me|m|moi|mon|ma|mes|nous|notre|nos|il|elle|ils|elles|lui',
    past: '(?:ai|a|avons|ont|suis|est|sommes|sont|avait|avaient|avions|était|étaient)(?: \\p{L}+)? \\p{L}+(?:é|ée|és|ées|i|is|ie|u|us|ue|ues|it|ert)|\\p{L}{3,}(?:ait|aient)',
    reported: 'dit|disait|demandé|demande|écrit|répondu|répond|répondait|lancé|raconté',
    study: 'études?|recherches?|chercheurs|sondages?|enquêtes?|statistiques?|scientifiques|experts|rapport',
    finds: 'montrent?|montré|prouvent?|prouvé|révèlent?|indiquent?|disent|confirment?|savent|estiment?',
    according: "selon|d['’]après",
    staged: 'imagine[zr]?|supposons',
    supposed: "si|s(?=['’]ils?)|au lieu de|plutôt que|pourrai\\p{L}+|devrai\\p{L}+",
    address: 'vous|votre|vos|tu|ton|tes',
  },
  hi: {
    self: 'मैं|मैंने|मुझे|मेरा|मेरी|मेरे|हम|हमने|हमें|हमारा|हमारी|हमारे',
    person: 'मैं|मैंने|मुझे|मुझसे|मेरा|मेरी|मेरे|हम|हमने|हमें|हमारा|हमारी|हमारे|उसने|उन्होंने|उसे|उन्हें',
    past: 'था|थी|थे|थीं|गया|गई|गए|गयी|किया|दिया|लिया|हुआ|हुई|हुए|कहा|बताया|मिला|मिली|आया|आई|रखा|देखा',
    reported: 'कहा|पूछा|लिखा|बोला|बोली|बोले|बताया|कहती|कहते|कहना',
    study: 'शोध|अध्ययन|सर्वे|सर्वेक्षण|रिसर्च|वैज्ञानिक|विशेषज्ञ|विशेषज्ञों|आँकड़े|रिपोर्ट',
    finds: 'दिखाता|दिखाते|दिखाती|बताता|बताते|बताती|कहता|कहते|कहती|पता|साबित|मानते|मुताबिक|अनुसार',
    according: 'के अनुसार|के मुताबिक|के मुताबिक़',
    staged: 'मान|मानो',
    supposed: 'अगर|यदि|बजाय',
    address: 'आप|आपका|आपके|आपकी|आपको|तुम|अपने|अपना|(?!(?:इस)?लिए)[\\p{L}\\p{M}]{2,}िए|[\\p{L}\\p{M}]+इए',
  },
  it: {
    self: 'io|noi|mio|mia|miei|mie|nostr\\p{L}|ho|abbiamo|siamo',
    person: 'io|mi|me|mio|mia|miei|mie|noi|ci|nostr\\p{L}|lui|lei|loro|gli',
    past: '(?:ho|ha|abbiamo|hanno|sono|è|siamo|aveva|avevano|avevamo)(?: \\p{L}+)? \\p{L}+(?:at|ut|it|st|tt|rt|nt|lt|s)[oaie]|\\p{L}{3,}(?:ava|avano|eva|evano|iva|ivano)|fu|era|erano|disse|fece',
    reported: 'disse|detto|dice|dicono|chiesto|chiese|scritto|scrisse|risposto|rispose|raccontato',
    study:
      'studio|studi|ricerc\\p{L}+|sondaggi?o?|statistic\\p{L}+|scienziati|esperti|indagin\\p{L}+|rapporto',
    finds: 'mostran?o?|dimostran?o?|rivelan?o?|dicono|dice|indican?o?|confermano?|sanno|sostengono',
    according: 'secondo (?:l[aeo]|il|i|gli|un[ao]?|uno)|stando a|secondo',
    staged: 'immagina\\p{L}*',
    supposed: 'se|invece di|anziché|potrebbe\\p{L}*|dovrebbe\\p{L}*',
    address: 'tu|tuo|tua|tuoi|tue|voi|vostr\\p{L}',
  },
  nl: {
    self: 'ik|wij|we|mijn|onze|ons',
    person: 'ik|mij|me|mijn|wij|we|ons|onze|hij|zij|ze|hem|haar',
    past: '(?:heb|heeft|hebben|had|hadden|ben|is|zijn)(?= .*(?:ge\\p{L}+|ver\\p{L}+|be\\p{L}+)(?!\\p{L}))|was|waren|had|hadden|werd|werden|ging|gingen|kwam|kwamen|zei|vroeg|schreef|kreeg|gaf|(?:kon|moest|wou|mocht|dacht|brach|maak|werk|vertel|hoor|leer|leg|stuur|vroeg)(?:t|d)?en?',
    reported: 'zei|zeiden|zegt|vroeg|vraagt|schreef|schrijft|antwoordde|antwoordt|riep|gezegd|gevraagd',
    study:
      'studies?|onderzoek\\p{L}*|enquêtes?|statistiek\\p{L}*|wetenschap\\p{L}*|experts|deskundigen|rapport',
    finds: 'toon\\p{L}*|aangetoond|blijkt|zeg\\p{L}+|zien|wijs\\p{L}+|bevestig\\p{L}+|weten|bewij\\p{L}+',
    according: 'volgens(?! (?:mij|mij|ons|jou)(?!\\p{L}))',
    staged: 'stel',
    supposed: 'als|in plaats van|zou|zouden|kunt|kan',
    address: 'je|jij|jouw|jullie|u|uw',
  },
  pt: {
    self: '\\p{L}{3,}ei|eu|nós|meus?|minhas?|noss\\p{L}+|tenho|temos|tive|tivemos|sou|somos|fui|fiz|fizemos',
    person: '\\p{L}{3,}ei|eu|me|mim|meus?|minhas?|nós|nos|noss\\p{L}+|ele|ela|eles|elas|lhe',
    past: '\\p{L}{2,}(?:ei|ou|aram|eram|iram|ava|avam|ávamos|íamos|amos|emos|imos|iam)|foi|foram|fui|fiz|fez|tive|teve|disse|veio|(?:tem|têm|tinha|tinham) \\p{L}+do',
    reported: 'disse|disseram|diz|perguntou|escreveu|respondeu|contou|comentou|dito|perguntado',
    study:
      'estudos?|pesquisas?|pesquisadores|investigadores|estatísticas?|cientistas|especialistas|relatório|inquérito',
    finds: 'mostram?|mostrou|demonstram?|revelam?|indicam?|dizem|diz|confirmam?|apontam?|sabem',
    according: 'segundo (?:[oa]s?|um|uma)|de acordo com|segundo',
    staged: 'imagine|suponha',
    supposed: 'se|em vez de|poderia\\p{L}*|deveria\\p{L}*',
    address: 'você|vocês|teu|tua',
  },
};

export type ReadCues = Readonly<Record<keyof Cues, RegExp>>;

const whole = (words: string) => new RegExp(`(?<![\\p{L}\\p{M}])(?:${words})(?![\\p{L}\\p{M}])`, 'iu');

const read = new Map<Language, ReadCues>();

export function cuesOf(language: Language): ReadCues {
  const cached = read.get(language);
  if (cached !== undefined) return cached;
  const { self, person, past, reported, study, finds, according, staged, supposed, address } = CUES[language];
  const made = {
    self: whole(self),
    person: whole(person),
    past: whole(past),
    reported: whole(reported),
    study: whole(study),
    finds: whole(finds),
    according: whole(according),
    staged: whole(staged),
    supposed: whole(`${staged}|${supposed}`),
    address: whole(address),
  };
  read.set(language, made);
  return made;
}
