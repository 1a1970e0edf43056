/** Things to be asked or looked up before a post goes out, in other languages than English: notes say them without a subject. */

const CAPITAL = /^(?:(?:der|die|dem|den|la|el|le|il|lo|o|a|de|het) )?[@\p{Lu}]/u;
/** The first group is whom to ask. */
const WITH_SOMEBODY = [
  /^(?:noch |bitte |dringend |vorher |unbedingt |erst )*(?:mit|bei) ((?:\S+ ){1,4}?)(?:noch |vorher |erst )?(?:(?:ab)?klären|abstimmen|absprechen|besprechen|abchecken|checken|nachfragen|anfragen)(?:,? (?:ob|wann|wie|dass|wer|was|wo|bevor|vor|dann)(?!\p{L})[^.!?\n]*)?$/iu,
  /^((?:\S+ ){1,2}?)fragen,? ob (?:das|ich|wir|es)(?!\p{L})[^.!?\n]*(?<!\p{L})(?:ok|okay|darf|dürfen|passt|recht ist|in ordnung ist)(?!\p{L})[^.!?\n]*$/iu,
  /^(?:noch|bitte|vorher|erst) ((?:\S+ ){1,3}?)(?:fragen|anrufen)(?:,? (?:ob|wann|wie|bevor)(?!\p{L})[^.!?\n]*)?$/iu,
  /^(?:falta |hay que |por favor,? )?(?:consultar|preguntar|confirmar|verificar|revisar|comprobar|hablar|validar|chequear)(?:lo|la|le)? (?:[^.!?\n]{1,40} )?(?:con|a) (\S+(?: \S+)?)(?:,? (?:si|antes) [^.!?\n]*)?$/iu,
  /^(?:il faut |penser à )?(?:demander|vérifier|confirmer|valider|voir|consulter) (?:[^.!?\n]{1,40} )?(?:à|avec|auprès de) (\S+(?: \S+)?)(?:,? (?:si|avant) [^.!?\n]*)?$/iu,
  /^(?:chiedere|verificare|controllare|confermare|sentire|consultare) (?:[^.!?\n]{1,40} )?(?:a|con) (\S+(?: \S+)?)(?:,? (?:se|prima) [^.!?\n]*)?$/iu,
  /^(?:falta )?(?:perguntar|confirmar|verificar|falar|checar|consultar) (?:[^.!?\n]{1,40} )?(?:a|ao|à|com) (\S+(?: \S+)?)(?:,? (?:se|antes) [^.!?\n]*)?$/iu,
  /^(?:nog |eerst |even )*(?:met|bij|aan) ((?:\S+ ){1,3}?)(?:overleggen|checken|vragen|navragen|afstemmen)(?:,? (?:of|voor|wanneer)(?!\p{L})[^.!?\n]*)?$/iu,
];
const BEFORE_IT_GOES_OUT =
  /^(?:noch |bitte |unbedingt )?(?:[^.!?\n]{2,60} )?vor (?:dem |der )?(?:posten|veröffentlichen|veröffentlichung) (?:noch )?(?:prüfen|klären|fragen|checken|abstimmen)$|^(?:consultar|preguntar|confirmar|verificar|revisar|comprobar|falta)(?!\p{L})[^.!?\n]* antes de (?:publicar|postear|subir)(?:lo|la)?$|^(?:demander|vérifier|confirmer|valider|relire)(?!\p{L})[^.!?\n]* avant de (?:publier|poster)$|^(?:chiedere|verificare|controllare|confermare)(?!\p{L})[^.!?\n]* prima di pubblicar(?:e|lo)$|^(?:perguntar|confirmar|verificar|checar)(?!\p{L})[^.!?\n]* antes de (?:publicar|postar)$/iu;
const FACT =
  /^(?:noch )?(?:(?:das|die|den) )?(?:datum|zahl(?:en)?|namen?|quelle|zitat|link|schreibweise|jahr|foto|bild)(?!\p{L})[^.!?\n]{0,30} (?:noch |vorher )?(?:prüfen|checken|nachsehen|nachschauen|einfügen|ergänzen|verifizieren)$/iu;
const UNSURE =
  /^(?:(?:ich )?bin (?:mir )?(?:noch )?)?(?:nicht sicher|unsicher|weiß nicht),? ob (?:ich|wir|man)(?!\p{L})[^.!?\n]* (?:darf|dürfen)$|^no (?:sé|estoy segur[oa]) (?:de )?si (?:puedo|podemos|se puede)(?!\p{L})[^.!?\n]*$|^(?:je ne sais pas|pas sûre?) si (?:je peux|on peut|nous pouvons)(?!\p{L})[^.!?\n]*$/iu;

export function isForeignToDo(said: string): boolean {
  const plain = said.replace(/\s*[.!…]+$/, '').trim();
  if ([BEFORE_IT_GOES_OUT, FACT, UNSURE].some((pattern) => pattern.test(plain))) return true;
  return WITH_SOMEBODY.some((pattern) => CAPITAL.test((pattern.exec(plain)?.[1] ?? '').trim()));
}
