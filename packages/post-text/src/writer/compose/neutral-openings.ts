import type { Variant } from '../brief.ts';
import { capitalise } from '../clean/sentence.ts';

export type Line = { text: string; item: boolean; paragraph: number };
/** What a draft opens with, and the lines that it is made of. */
export type NeutralOpening = { opening: string; taken: readonly Line[] };

/** Words that lean on the sentence before, so that theirs cannot open a post. */
const LEANS = new Set(
  'das es sie er aber und dann dabei deshalb danach dadurch daher diese dieser dieses dort seitdem trotzdem auch so denn il elle ils elles cela ça mais et puis ensuite alors ce c’est cette ces ceci depuis là pourtant donc eso esto pero y luego entonces ella él ellos ellas este esta desde después así también isso isto mas e depois então ele ela eles elas desde quando quello questo ma poi allora lui lei essi dit dat maar en dan toen daarna hij zij ze यह वह लेकिन और फिर इसलिए उसने उन्होंने phir ab aur lekin par wo woh ye yeh usne unhone isne stattdessen dafür deswegen jedoch doch sonst nun jetzt plutôt cependant sinon ainsi finalement enfin maintenant ahora inzwischen darauf daraufhin außerdem aussi además'.split(
    ' ',
  ),
);

/** As many lines as may stand in the opening paragraph: one, and one that leans on it. */
const MOST_LED = 2;
const LONGEST = 140;

/**
 * The first sentence; in the other drafts one from further down that surely stands alone: what was counted, what it comes to,
 * the last sentence, the question at the end. A line from the middle is else part of what is told around it.
 */
export function pickOpening(lines: readonly Line[], variant: Variant): NeutralOpening {
  const [first] = lines;
  const begun = first && !first.item ? { opening: first.text, taken: [first] } : { opening: '', taken: [] };
  if (variant === 0 || lines.length < 3) return variant === 0 ? begun : (lastOf(lines)[0] ?? begun);
  const found = [...counted(lines), ...conclusions(lines), ...lastOf(lines), ...questions(lines)];
  const apart = found.filter(
    ({ taken }, index) => !found.slice(0, index).some((other) => other.taken[0] === taken[0]),
  );
  return apart[variant - 1] ?? apart[0] ?? begun;
}

/** The last sentence that leans on nothing, with the one that leans on it. */
function lastOf(lines: readonly Line[]): NeutralOpening[] {
  const at = lines.findLastIndex((line) => !leans(line));
  const taken = lines.slice(at);
  const [head] = taken;
  if (at <= 0 || head === undefined || taken.length > MOST_LED || taken.some((line) => line.item)) return [];
  if (head.text.length > LONGEST || !stands(head)) return [];
  return [{ opening: taken.map((line) => line.text).join(' '), taken }];
}

/** 'Fazit: …', 'Moraleja: …': a conclusion says by itself that it is one, and its words open as well without the label. */
const CONCLUDES =
  /^(?:(?:mein |unser |mi |nuestra |mon |notre |il mio |mijn |a minha )?(?:fazit|lehre|lektion|erkenntnis|conclusión|lección|moraleja|resumen|conclusion|bilan|leçon|morale|conclusione|lezione|conclusie|conclusão|lição)) ?: ?(?=\p{L})/iu;
/** 'Ergebnis: 31 Anfragen', 'Resultado 31 solicitudes' */
const RESULTS =
  /^(?:(?:das |unser |el |nuestro |le |notre )?(?:ergebnis|resultat|bilanz|resultado|résultat|bilan|risultato|resultaat)) ?:? ?(?=[$€£]?\d)/iu;
/** Pronouns, and what goes on from before or is set against it. */
const POINTS =
  /(?<!\p{L})(?:dies\p{L}*|jene\p{L}*|es|sie|er|ihn|ihm|ihr(?:e[mnrs]?)?|ihnen|sein(?:e[mnrs]?)?|da(?:s|für|von|mit|ran|rüber|gegen|bei|rauf|runter|zu|durch|vor|nach)|dort|deren|dessen|denen|auch|noch|wieder|beide[nrs]?|anderen?|übrigen|restlichen|letzteren?|welche[nrs]?|so|also|doch|nur noch|ce|cet|cette|ces|cela|ça|ceci|il|elle|ils|elles|lui|leurs?|son|sa|ses|y|en sont|d['’]entre|dont|aussi|encore|autres?|est[eao]s?|es[eao]s?|ell[oa]s?|él|lo|les?|su|sus|ahí|allí|también|otr[ao]s?|ambos|ambas|isso|isto|el[ea]s?|del[ea]s?|seu|sua|também|quest[oaie]|quell[oaie]|lei|loro|ne|ci|anche|ancora|altr[ieao]|dat|dit|deze|het|hij|zij|ze|hun|er|ook|weer|andere)(?!\p{L})/iu;
/** Words by which a line is counted from the one before. */
const AFTERWARDS =
  /^(?:nach|später|danach|vorher|davor|zuvor|seither|seitdem|tras|después|más tarde|antes|luego|après|plus tard|avant|depuis|dopo|prima|poi|na|later|daarna|depois|antes)(?!\p{L})/iu;
/** '31 konkrete Anfragen', '31 solicitudes': things that are counted, and no part of what was told, as in '9 dijeron que sí'. */
const COUNTS =
  /^[$€£]?\d[\d.,]*(?: ?%| ?€)?(?: (?:mio\.?|tsd\.?|mil))?(?: (?:von|de|der|des|d['’])(?= ))?(?: \p{Ll}+(?:e[nrs]?))? (?:\p{Lu}[\p{L}-]+|(?!\p{L}*(?:ron|ban|ont|aient|ent|ado|ido)(?!\p{L}))\p{Ll}{3,}[sx])(?!\p{L})/u;
/** Who did it, told by the line itself. */
const OWN_SUBJECT =
  /^(?:(?:heute|gestern|letzte[ns]?|vergangene[ns]?|dieses|im|am|in|bei|mit|für|hoy|ayer|en|con|este año|el año pasado|aujourd['’]hui|hier|l['’]an dernier|avec|chez)(?!\p{L})[^,;:.!?]{0,40}? )?(?:ich|wir|(?:mein|unser)e?[mnrs]?|je|nous|mon|ma|mes|notre|nos|mi|mis|nuestr[ao]s?|yo|nosotr[ao]s|(?!vamos)\p{L}+[aei]mos|io|noi|nostr[aoei]|mijn|ons|onze|wij|nós|nossos?|nossas?)(?!\p{L})/iu;
/** The line after it begins a thought of its own: with somebody, a time, a question, or what it comes to. */
const OWN_BEGINNING =
  /^(?:\d|¿|ich|wir|mein|meine|unser|unsere|hr\.|fr\.|herr|frau|niemand|alle|heute|gestern|letzte|was|wie|wer|warum|yo|nosotros|mi|nuestr[ao]s?|nadie|todos|hoy|ayer|señor|sr\.|sra\.|je|nous|mon|ma|mes|notre|nos|personne|tous|aujourd['’]hui|hier|que|qui|comment|pourquoi|m\.|mme)(?![\p{L}])/iu;
/** A thing by an article, which an earlier line may have brought in. */
const KNOWN =
  /(?:(?<!\p{L})(?:der|die|das|den|dem|des|el|la|los|las|del|al|le|les|du|des|au|aux|il|lo|gli|de|het|o|a|os|as|do|da) |(?<!\p{L})l['’])((?:\p{Ll}+ )?\p{L}{3,})/giu;

/** A line that would open as well as it stands, wherever it stood. */
function isSure(text: string, earlier: readonly Line[], least = 4): boolean {
  if (text.length > LONGEST || text.split(/\s+/).length < least || AFTERWARDS.test(text)) return false;
  if (POINTS.test(text) || POINTS_BACK.test(text) || POINTS_AT.test(text) || /^\P{L}*["“„«]/u.test(text))
    return false;
  const before = earlier.map((line) => line.text.toLowerCase()).join(' ');
  return ![...text.matchAll(KNOWN)].some(([, thing = '']) =>
    thing
      .toLowerCase()
      .split(' ')
      .some((word) => word.length > 3 && before.includes(word)),
  );
}

/** 'Meine Tochter hat sie gezählt.': of what the line before it told. */
const SPEAKS_OF_IT =
  /(?<=\p{L} )(?:(?:sie|ihn|ihm|ihnen)(?= \p{Ll})|davon|daran|damit|darüber|dafür|dagegen)(?!\p{L})|(?<!\p{L})(?:(?:l['’]|les )(?:ai|as|a|avons|avez|ont|avait)|(?:lo|la|los|las) (?:he|ha|has|han|hemos|había)|\p{L}+(?:ar|er|ir|ando|iendo)l[oae]s?|li ho|l['’]ho|li ha|l['’]ha)(?!\p{L})/u;

/** The line is part of a talk, a list or a thought that goes on. */
function goesOn(next: Line | undefined): boolean {
  if (next === undefined) return false;
  if (next.item || leans(next) || SPEAKS_OF_IT.test(next.text)) return true;
  return (
    !(OWN_BEGINNING.test(next.text) || CONCLUDES.test(next.text)) ||
    /^\p{L}+ (?:das|dies|cela|ça|eso|esto)(?!\p{L})/iu.test(next.text)
  );
}

/** What was counted: a line with a figure, its own subject or the things it counts, and nothing that points elsewhere. */
function counted(lines: readonly Line[]): NeutralOpening[] {
  return lines.flatMap((line, index) => {
    const bare = line.text.replace(RESULTS, '');
    if (index === 0 || line.item || !/\d/.test(bare) || /[?:]$/.test(bare)) return [];
    if (!(COUNTS.test(bare) || (OWN_SUBJECT.test(bare) && !leans(line)))) return [];
    if (!isSure(bare, lines.slice(0, index)) || goesOn(lines[index + 1])) return [];
    return [{ opening: capitalise(bare), taken: [line] }];
  });
}

/** What it comes to. */
function conclusions(lines: readonly Line[]): NeutralOpening[] {
  return lines.flatMap((line, index) => {
    const bare = line.text.replace(CONCLUDES, '');
    if (index === 0 || line.item || bare === line.text || !isSure(bare, [], 2)) return [];
    const next = lines[index + 1];
    if (next !== undefined && (next.item || (leans(next) && !next.text.endsWith('?')))) return [];
    return [{ opening: capitalise(bare), taken: [line] }];
  });
}

/** The question to the readers at the end, where it says what it asks of. */
function questions(lines: readonly Line[]): NeutralOpening[] {
  const line = lines.at(-1);
  if (line === undefined || line.item || !line.text.endsWith('?') || lines.length < 4) return [];
  // 'Was macht ihr …?': the readers themselves.
  const asked = line.text.replace(/(?<!\p{L})(?:ihr|sie)(?!\p{L})/giu, '');
  if (line.text.split(/\s+/).length < 5 || leans(line) || !isSure(asked, lines.slice(0, -1), 3)) return [];
  return [{ opening: line.text, taken: [line] }];
}

/** It says whose or how many: an article, a pronoun or a bare verb may speak of what was told. */
const SAYS_WHOSE =
  /^(?:\d|(?:\p{L}+[aei]mos|mein|meine|unser|unsere|ich|wir|mon|ma|mes|notre|nos|je|nous|mi|mis|nuestro|nuestra|nuestros|nuestras|yo|nosotros|meu|minha|nosso|nossa|eu|nós|il mio|la mia|il nostro|la nostra|io|noi|mijn|ons|onze|ik|wij|we)(?!\p{L}))/iu;
/** Words that speak of what was told, anywhere in a line. */
const TOLD_BEFORE =
  /(?<!\p{L})(?:dies\p{L}*|jene\p{L}*|das|es|sie|er|ihn|ihm|ihr|ihnen|dafür|davon|damit|daran|darüber|dagegen|abgelehnt|zugesagt|auch|noch|wieder|ce|cet|cette|ces|cela|ça|ceci|il|elle|ils|elles|lui|leur|y|en|l['’]\p{L}+|aussi|encore|est[eao]s?|es[eao]s?|él|ella|ellos|ellas|l[oae]s?|también|otra vez|otro|otra|isso|isto|ele|ela|dele|dela|também|quest[oaie]|quell[oaie]|lui|lei|anche|ancora|dat|dit|die|deze|het|hij|zij|ook|weer|\p{L}+(?:ar|er|ir)l[oae]s?)(?!\p{L})/iu;

/** 'the same', 'in the first month': known only from what was told before. */
const POINTS_BACK =
  /(?<!\p{L})(?:dasselbe|das gleiche|le même|la même|lo mismo|el mismo|o mesmo|a mesma|lo stesso|la stessa|hetzelfde)(?!\p{L})|^(?:en cambio|sin embargo|por eso|en vez|au lieu|à la place|maine (?:bola|kaha|poocha)|ich (?:sagte|antwortete|habe gesagt)|j['’]ai (?:dit|répondu)|le dije|respondí|(?:er|sie|il|elle) (?:sagte|meinte|a dit|a répondu)|im ersten|am ersten|el primer|la primera|le premier|la première|il primo|la prima|no primeiro|de eerste|in de eerste)(?!\p{L})/iu;

/** Somebody or something meant by a pronoun that an earlier sentence explains. */
const POINTS_AT =
  /(?<=\p{Ll} )(?:sie gelesen|ihn|ihm|ihnen|davon|damit|daran|darüber)(?!\p{L})|(?<!\p{L})(?:hat (?:sie|es|ihn)|(?:sind|ist|war|waren) es)(?!\p{L})/u;

function stands(line: Line): boolean {
  if (!SAYS_WHOSE.test(line.text) || TOLD_BEFORE.test(line.text)) return false;
  return !POINTS_BACK.test(line.text) && !POINTS_AT.test(line.text) && !leans(line);
}

const leans = ({ text }: Line): boolean => LEANS.has(/^[\p{L}\p{M}’']+/u.exec(text.toLowerCase())?.[0] ?? '');
