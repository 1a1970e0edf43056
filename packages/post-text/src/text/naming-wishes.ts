/** How notes ask that somebody not be named, by the words they are made of: one says no, one speaks of the name, and the rest is small. */

const set = (all: string): ReadonlySet<string> => new Set(all.trim().split(/\s+/));

const DENIES = set(
  "no not dont don't never nicht kein keine keinen keinesfalls ne pas sans jamais non sin ni nunca mustn't mustnt shouldn't shouldnt can't cant without",
);
const NAMES = set(
  'name names named naming surname namen nachnamen nennen benennen nom noms prénom nommer nomme nombre nombres nombrar nombres apellido apellidos',
);
const SMALL = set(
  `please pls plz ok okay actually just but and so also sorry wait oh hey well obviously definitely of course do use put say write mention print
  give include tell publish post share add let's lets leave keep out in into here there anywhere this that it the a his her their its
  my our real full last first actual any by them him me though tho thanks thx better rather should must either at all
  bitte den der die das ihren ihre seinen seine sein ihr dem hier rein reinschreiben hineinschreiben schreiben erwähnen verwenden sagen
  natürlich auch aber und im doch lieber
  mettre mets mettez dire dis écrire écris citer cite son sa ses le la les leur évidemment surtout merci de d' svp stp ici dans bien sûr et mais
  poner pongas pon pongáis digas decir digáis usar uses menciones mencionar escribir su sus el los por favor porfa aquí en y pero del`,
);
/** Says that somebody is left out, with the name as its thing: 'keep his name out', 'anonym bitte'. */
const OUT = set('out anonymous anonym anonyme anónimo anónima anonymise anonymize');
const LONGEST = 12;

const wordsIn = (said: string) =>
  said
    .toLowerCase()
    .replaceAll('’', "'")
    .match(/[\p{L}]+(?:'[\p{L}]+)*'?/gu) ?? [];

/** Whether a clause asks nothing but that somebody not be named. */
export function isNamingWish(clause: string): boolean {
  const words = wordsIn(clause);
  if (words.length < 2 || words.length > LONGEST || /\d/.test(clause)) return false;
  const known = (word: string) => SMALL.has(word) || DENIES.has(word) || NAMES.has(word) || OUT.has(word);
  if (!words.every(known)) return false;
  const denies = words.some((word) => DENIES.has(word));
  const names = words.some((word) => NAMES.has(word));
  const hides =
    /^(?:please |pls )*(?:leave|keep)\b/i.test(clause.trim()) && words.some((word) => OUT.has(word));
  return names ? denies || hides : words.some((word) => OUT.has(word) && word !== 'out') && words.length < 5;
}

const SUBJECT =
  "(?:(?:(?:mr|mrs|ms|dr|frau|herr|mme|m)\\.? )?\\p{Lu}[\\p{L}’'-]+(?: \\p{Lu}[\\p{L}’'-]+)?|he|she|they|that one|er|sie|elle|il|ella|él|(?:my|our|the|his|her) \\p{L}+)";
const MINDS =
  "(?:(?:would|['’]d|will|['’]ll) (?:really |only |just )?(?:hate|kill|murder|mind|sue|be (?:mad|angry|furious|mortified|embarrassed))|(?:does not|doesn['’]?t|did not|didn['’]?t|do not|don['’]?t|would not|wouldn['’]?t|won['’]?t) (?:really )?(?:want|like|wish|appreciate)|hates?|asked(?: me| us)? not|prefers? not|(?:will|möchte|wollte?|mag) (?:das |es )?nicht|ne (?:veut|voudrait|voulait|souhaite) pas|no (?:quiere|quería|le gusta|le gustaría))";
/** 'Mr. Ade doesn't want it', 'she would hate that': why somebody is not to be named. */
const MINDED = new RegExp(
  `^(?:because |as |since |weil |car |parce que |porque )?${SUBJECT} ?${MINDS}(?: (?:it|that|this|me|us|him|her|to be(?: named| mentioned)?|to|so|das|ça|cela|eso|esto|attention|the attention))*[.!]*$`,
  'iu',
);
export const saysWhyUnnamed = (clause: string): boolean => clause.length < 70 && MINDED.test(clause.trim());
