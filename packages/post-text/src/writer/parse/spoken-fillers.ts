/** What a voice says beside what it tells: 'um', 'you know', 'boom', 'so yeah'. A stop stands where one of them parted two clauses. */
const WHO =
  "(?:i|we|he|she|they|you|it|there|nobody|everybody|everyone|people|this|that|my|our|the|a|an)(?:'\\p{L}+)?";
const AMOUNT =
  '(?:\\d|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred|half|a (?:hundred|thousand|million|dozen))';
const FILLERS: readonly (readonly [RegExp, string])[] = [
  [/(?<![\p{L}'’])(?:u+h*m+|uh+|erm+|hmm+)(?![\p{L}'’])[,.]? ?/giu, ''],
  // 'okay so I mean the story is basically we had this guy'
  [
    new RegExp(
      `^(?:(?:ok|okay|so|well|right|yeah|and|i mean|basically)[,]? )*(?:the (?:story|thing) is|what happened (?:is|was))(?: basically| that)* (?=${WHO} )`,
      'iu',
    ),
    '',
  ],
  // 'okay a short one about Tuesday so we had'
  [
    /^(?:(?:ok|okay|so|well)[,]? )*(a (?:short|quick|little) (?:one|story|post|thing|note) about [^,:]{2,40}?) so (?=(?:i|we|he|she|they) )/iu,
    '$1: ',
  ],
  // '… the thing with the interns right so basically we had'
  [new RegExp(` (?:right,? )?(?:and |so )basically,? (?=${WHO} )`, 'giu'), '. '],
  [/ (?:and |so )?(?:boom|bam)[,!]? (?:and )?/giu, '. '],
  [/ (?:and |so |but )*yeah[,.]? (?=\p{L})/giu, '. '],
  [/ (?:and |so |but )*yeah[.]?$/iu, ''],
  // 'so what I did was I started'
  [/\bwhat (?:i|we) did (?:is|was) (?=(?:i|we) )/giu, ''],
  [
    new RegExp(
      `(?<=^|\\b(?:and|but|so|then|because) )you know(?: what)?,? (?=${WHO} |everybody |nobody |one |two )`,
      'giu',
    ),
    '',
  ],
  [new RegExp(`(?<=\\b(?:in|for|after|about|with|was|took) )you know,? (?=${AMOUNT})`, 'giu'), ''],
  [
    /(?<=\b(?:and|but|so) )like (?=(?:\p{L}+ed|asked|said|went|told|came|got|sat|ran|i|we|he|she|they)\b)/giu,
    '',
  ],
  [
    new RegExp(
      `(?<=\\b(?:after|for|in|is|was|at|took|over|with|had|have|spent|waited) )like (?=${AMOUNT})`,
      'giu',
    ),
    'about ',
  ],
  [/(?<=\b(?:said|say|says) )(no|yes) (?=(?:i|we|he|she|they|it|you|that)\b)/giu, '$1, '],
];

/** A dictation without what was said beside it. */
export function withoutFillers(said: string): string {
  return FILLERS.reduce((text, [filler, put]) => text.replace(filler, put), said).trim();
}

const MADE_OF =
  /^((?:The|A|An|My|Our|This) (?:[^\s,:;]+ ){0,8}?[^\s,:;]+) that (i|we) ((?:finally|just|once|recently|almost|nearly) )?(\p{Ll}+) ((?:after|in|for|last|on|at|with|from|this|by|before) [^,;:]+)$/iu;

/** 'The house on Mill Street that we finally sold after a year', which is no sentence, as 'We finally sold the house on Mill Street after a year'. */
export function asDeed(piece: string, isDeed: (verb: string) => boolean): string {
  const [, thing = '', who = '', when = '', verb = '', rest = ''] =
    MADE_OF.exec(piece.replace(/[.]$/, '')) ?? [];
  // A verb in what follows makes it a clause: 'The house that we sold in May was old.'
  if (
    verb === '' ||
    !isDeed(verb) ||
    rest.split(' ').some((word) => isDeed(word) || /^(?:is|are|has)$/.test(word))
  )
    return piece;
  const small = thing.charAt(0).toLowerCase() + thing.slice(1);
  return `${who.toLowerCase() === 'i' ? 'I' : 'We'} ${when}${verb} ${small} ${rest}`;
}
