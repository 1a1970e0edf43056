/** Lower-case particles within a name: "Maria van der Berg", "Inês de la Cruz". */
const PARTICLE =
  '(?:van|von(?: und zu)?|vom|de|der|den|del|della|dei|degli|da|dal|das|do|dos|di|du|la|le|los|las|el|al|bin|bint|ibn|ben|zu|zum|zur|ter|ten|te|op|af|av)';
/**
 * Particles that can start a family name. At the start of a line the others are articles: "Der Kunde: …", "La solution:
 * …"
 */
const AHEAD = '(?:van(?: de[nr]?)?|von(?: de[mnr])?|de|di|du|da|bin|ibn)';
/** Particles attached to the following word: "al-Rashid", "d’Arcy". */
const JOINED = "(?:(?:al|el|ad|an|as|ash|ar|at|az|ben|bin|ibn)-|[dl]['’])?";
const WORD = `${JOINED}\\p{Lu}[\\p{L}\\p{M}'’.-]*`;

const nameOf = (most: number) => `(?:${AHEAD} )?${WORD}(?: (?:${PARTICLE} ){0,3}${WORD}){0,${most - 1}}`;

/** The source of a pattern for one to four capitalised words, as in a name. Particles among them do not count. */
export const PERSON_NAME = nameOf(4);

const WHOLE = new RegExp(`^${PERSON_NAME}$`, 'u');

export const isPersonName = (written: string): boolean => WHOLE.test(written);
