const whole = (words: string) => new RegExp(`(?<![\\p{L}\\p{M}])(?:${words})(?![\\p{L}\\p{M}])`, 'iu');

/** Words that give somebody a rank. One says so only where a fact does, in whatever language. */
const ranks: readonly RegExp[] = [
  // Responsible for people or a field.
  'led|leads?|leader\\p{L}*|leading|headed|heads?|head of|manag\\p{L}+|direct(?:ed|or|ors|s|ing)|chief|ran|run|runs|running|owns?|owned|owner|oversaw|supervis\\p{L}+|responsible|(?:mit)?leit(?:e|en|et|ete|end)|(?!an|be|ab|aus|zu|über|ein|ver)\\p{L}*leit(?:er|erin|ung)|\\p{L}*(?:chef|chefin|direktor\\p{L}*|vorst\\p{L}+)|geleitet|gründer\\p{L}*|führ(?:e|t|te|en|ung|ungs\\p{L}+)|geführt|verantwort\\p{L}+|chef\\p{L}*|vorstand|geschäftsführ\\p{L}+|dirig\\p{L}+|direct\\p{L}+|responsable|encadr\\p{L}+|pilot(?:é|er|age)|g[eé]r(?:é|er|ant|ente|encia|ait|ais)|jef[ea]\\p{L}*|lider\\p{L}+|gestion\\p{L}*|coordin\\p{L}+|encarg\\p{L}+|founder|fondat\\p{L}+|fundador\\p{L}*',
  'experts?|expertise|specialist\\p{L}*|seasoned|proven|versiert\\p{L}*|expert\\p{L}+|spezialist\\p{L}*|spécialist\\p{L}*|especialist\\p{L}*|ausgewiesen\\p{L}*|confirmé\\p{L}*|consolidad\\p{L}*|extensive|umfassend\\p{L}*|langjährig\\p{L}*|solide\\p{L}*|amplia',
  'senior|principal|sénior',
].map(whole);

/** The ranks that words claim, by their numbers. */
const ranksIn = (text: string): number[] => ranks.flatMap((rank, at) => (rank.test(text) ? [at] : []));

export const ranksHigher = (line: string, facts: string): boolean => {
  const known = new Set(ranksIn(facts));
  return ranksIn(line).some((rank) => !known.has(rank));
};

/** Words that make a part or a try of what was done: without them a sentence says more. */
const limits = whole(
  'acting|interim|deputy|assist\\p{L}*|junior|trainee|intern|interns?hip|part-time|help\\p{L}*|support(?:ed|ing|s)|contribut\\p{L}+|shadow\\p{L}+|planned|tried|attempted|nearly|almost|up to|volunteer\\p{L}*|mostly|kommissarisch|stellvertret\\p{L}+|vertretung\\p{L}*|prakti\\p{L}+|werkstudent\\p{L}*|aushilfe|teilzeit|unterstütz\\p{L}+|mitgearbeitet|mitgewirkt|geholfen|half|geplant|versucht|fast|bis zu|ehrenamtlich|stage|stagiaire|adjoint\\p{L}*|alternan\\p{L}+|intérim\\p{L}*|aid(?:é|er)|particip\\p{L}+|contribu\\p{L}+|prévu|presque|bénévol\\p{L}*|becari\\p{L}+|prácticas|adjunt\\p{L}+|interin\\p{L}+|ayud\\p{L}+|apoy\\p{L}+|colabor\\p{L}+|casi|voluntari\\p{L}+',
);

export const dropsLimit = (line: string, facts: string): boolean => limits.test(facts) && !limits.test(line);

/** Words that join two facts as cause and effect, or as means and end. */
export const causes =
  /(?<!\p{L})(?:by(?!\s*\p{N})|because|through|thanks to|so that|resulting|thereby|enabling|using|weil|durch|dank|indem|mittels|wodurch|dadurch|sodass|grâce|parce|permettant|afin|gracias|mediante|porque|permitiendo|lo que|utilizando)(?!\p{L})/giu;

/** A sentence with one of these states a wish, which needs no fact. */
export const wishes = whole(
  'would|want|wish|hope|like to|love to|look(?:ing)? forward|apply\\p{L}*|application|draws?|interest\\p{L}*|appeals?|curious|learn|würde\\p{L}*|möchte\\p{L}*|reizt|interess\\p{L}+|freu\\p{L}+|bewerb\\p{L}*|lernen|hoff\\p{L}+|gern|spricht|voudrais|souhait\\p{L}+|aimerais|attir\\p{L}+|intéress\\p{L}+|candidature|apprendre|espèr\\p{L}+|plaît|séduit|quisiera|gustar\\p{L}+|gusta|atra\\p{L}+|interesa\\p{L}*|postul\\p{L}+|candidatura|aprender|espero|encant\\p{L}+|vorrei|spero|zou|graag|solliciteer|gostaria|espero',
);
export const denials = whole(
  "not|no|never|without|cannot|\\p{L}+n['’]t|nicht|kein\\p{L}*|nie|ohne|ne|pas|jamais|sans|nunca|sin|non|senza|niet|geen|não|sem|yet|noch|todavía|aún|encore",
);
/** A sentence with one of these admits that something is missing, which needs no fact. */
export const disclaimers = whole(
  "not|no|never|cannot|\\p{L}+n['’]t|nicht|kein\\p{L}*|nie|ne|pas|jamais|nunca|non|niet|geen|não|yet|noch|todavía|aún|encore",
);
/** “My” and the words it stands for, such as “my ten years in retail”. */
export const possessions =
  /(?<!\p{L})(?:my|mein\p{L}*|mon|ma|mes|mis?|mijn|minhas?|meus?|il mio|la mia)(?!\p{L})[^,;.]{3,60}/giu;
/** Things that only somebody who has them can bring, such as experience. */
export const holdings = whole(
  'experience|knowledge|skills?|track record|years?|background|erfahrung\\p{L}*|kenntnis\\p{L}*|jahre\\p{L}*|wissen|fähigkeit\\p{L}*|expérience|connaissances?|compétences?|ans|années|maîtrise|experiencia|conocimientos?|años|habilidades|dominio|esperienza|anni|ervaring|jaar|experiência|anos',
);
export const selves = whole(
  'i|me|my|mine|we|our|us|ich|mir|mich|mein\\p{L}*|wir|unser\\p{L}*|uns|je|j|moi|mon|ma|mes|nous|nos|notre|yo|mi|mis|me|nosotros|nuestr\\p{L}+|he|tengo|soy|trabajo|cuento|fui|io|mio|mia|miei|ho|sono|ik|mijn|eu|meu|minha|tenho|sou',
);
/** Words for the readers of a letter and for the job. */
export const readers = whole(
  "you|your|yours|ihr\\p{L}*|ihnen|sie|vous|votre|vos|usted\\p{L}*|su|sus|vuestr\\p{L}+|the (?:role|position|opening|team|company|advert\\p{L}*)|die stelle|le poste|l['’]annonce|el puesto|la vacante|lei|vostr\\p{L}|uw|jullie|você\\p{L}*|vossa",
);
