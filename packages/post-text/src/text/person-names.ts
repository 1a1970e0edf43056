/** Small words inside a name: 'Maria van der Berg', 'Inês de la Cruz'. */
const PARTICLE =
  '(?:van|von(?: und zu)?|vom|de|der|den|del|della|dei|degli|da|dal|das|do|dos|di|du|la|le|los|las|el|al|bin|bint|ibn|ben|zu|zum|zur|ter|ten|te|op|af|av)';
/** What a family name alone may begin with. In front of a line other particles are articles: 'Der Kunde: …', 'La solution: …' */
const AHEAD = '(?:van(?: de[nr]?)?|von(?: de[mnr])?|de|di|du|da|bin|ibn)';
/** Grown together with what follows: 'al-Rashid', 'd’Arcy'. */
const JOINED = "(?:(?:al|el|ad|an|as|ash|ar|at|az|ben|bin|ibn)-|[dl]['’])?";
const WORD = `${JOINED}\\p{Lu}[\\p{L}\\p{M}'’.-]*`;

const nameOf = (most: number) => `(?:${AHEAD} )?${WORD}(?: (?:${PARTICLE} ){0,3}${WORD}){0,${most - 1}}`;

/** One to four words that begin large, as a name does; particles among them are no words of their own. The source of a pattern. */
export const PERSON_NAME = nameOf(4);
/** The same of three words at most, where a sentence might stand instead. */
export const SHORT_PERSON_NAME = nameOf(3);

const WHOLE = new RegExp(`^${PERSON_NAME}$`, 'u');

export const isPersonName = (written: string): boolean => WHOLE.test(written);
