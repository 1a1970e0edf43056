const KNOWS_NOT = [
  "(?:i (?:really |honestly )?)?(?:do not|don'?t|dunno|donno|do n't)(?: really| actually)? (?:know|remember|recall)",
  "(?:i )?(?:can ?not|can'?t) (?:remember|recall|say|think of (?:any|one|anything))",
  '(?:i )?(?:dunno|idk)',
  "(?:i'?m |i am )?not (?:really )?sure",
  '(?:i (?:have|had) )?no (?:idea|clue|answer|comment)',
  'nothing(?: (?:really|special|much|comes to mind|to say|to add))?',
  'n[/ ]?a|not applicable|skip(?: (?:it|this|that|this one|that one|this question|question))?|pass(?: on (?:this|that)(?: one)?)?|next(?: question)?',
  '(?:ich )?(?:habe? )?keine ahnung|(?:das )?(?:ich )?wei(?:ß|ss) (?:ich )?(?:es |das )?(?:leider )?nicht|nichts|kein(?:e)? antwort|überspringen|weiter',
  '(?:yo )?no (?:lo )?s[eé]|ni idea|no tengo (?:ni )?idea|nada|paso|no recuerdo',
  "(?:je )?(?:ne |n')?sais pas|j'?(?:e )?sais pas|aucune id[ée]e|rien|je passe|passer",
].join('|');
const AROUND = '(?:sorry|hmm+|um+|uh+|well|ok(?:ay)?|honestly|tbh|really|at all|leider|désolé|lo siento)';
const NOTHING = new RegExp(`^(?:${AROUND} )*(?:${KNOWS_NOT})(?: (?:${AROUND}|it|that|this|yet))*$`, 'iu');

/** An answer that only says that there is none, or holds no word: 'idk', 'n/a', '–', 'keine Ahnung'. It counts as skipped. */
export function saysNothing(answer: string): boolean {
  const words = answer
    .normalize('NFC')
    .replaceAll('’', "'")
    .replace(/[^\p{L}\p{N}'/]+/gu, ' ')
    .trim();
  return words === '' || NOTHING.test(words);
}
