/** What a voice says beside what it tells: 'um', 'you know', 'boom', 'so yeah'. A stop stands where one of them parted two clauses. */
const WHO =
  "(?:i|we|he|she|they|you|it|there|nobody|everybody|everyone|people|this|that|my|our|the|a|an)(?:'\\p{L}+)?";
const AMOUNT =
  '(?:\\d|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred|half|a (?:hundred|thousand|million|dozen))';
/** Behind the name of a thing or a day; 'never right' and 'got the door right' say how something was. */
const BEHIND_THING =
  '(?<!\\b(?:gets?|got|getting|do|did|does|doing|puts?|putting|sets?|setting|proved?|made|makes?|turn|turned|feels?|felt)(?: \\p{L}+){0,3} )(?<=\\b(?:(?:the|an?|my|our|your|his|her|their|this|that|these|those|every|last|next|on|in|at) (?!(?:not|very|quite|only|all|human|civil|far|the|my|our|your|his|her|their|this|that) )\\p{L}{3,}|yesterday|today) )';
/** 'if you know', 'people you know': somebody knows something. */
const NO_KNOWING_AFTER =
  '(?<!\\b(?:do|did|does|if|what|whom|who|people|person|friends?|man|woman|as|let|lets|letting|that|when|how|because|before|once|think|hope|hoped|unless|whether|than|will|would|should|might|may|must|everything|everyone|anyone|anything|someone|somebody|something|all|sure|until|since|where|why|says?|said|one|ones|things?|word|only|and|or|but|so|me|make|like) )';
const FILLERS: readonly (readonly [RegExp, string])[] = [
  [/(?<![\p{L}'’])(?:u+h*m+|uh+|erm+|hmm+)(?![\p{L}'’])[,.]? ?/giu, ''],
  // 'you know what we did we threw away the plan'
  [/(?<=^|\b(?:and|so|but) )(?:you know )?what (i|we) did,? (?=\1 )/giu, ''],
  // 'the way you know the way he holds the saw'
  [/\b((?:the|my|our|this|an?) \p{L}+),? (?:you know|i mean|like),? \1(?= )/giu, '$1'],
  // 'I was thinking about the thing that happened on Tuesday so we had'
  [
    /^(?:(?:ok|okay|so|well|right|and|yeah),? )*i (?:was (?:just )?thinking about|(?:want|wanted|need) to (?:talk|write|tell (?:you|people)) about) (?:the thing|what|something|this thing)(?: that)? happened ((?:on |last |this )\p{L}+|yesterday|today),? (?:right,? )?(?:so |and )?(?=(?:i|we) )/iu,
    '$1 ',
  ],
  // 'yesterday right I was at the school', 'on Tuesday right so we had'
  [
    /^((?:(?:ok|okay|so|well|and|yeah),? )*(?:yesterday|today|last \p{L}+|this \p{L}+|(?:on )?(?:mon|tues|wednes|thurs|fri|satur|sun)day)),? right,? (?=(?:i|we|he|she|they) )/iu,
    '$1 ',
  ],
  [new RegExp(`${BEHIND_THING}right,? (?=(?:so|and|but) (?:then )?${WHO} )`, 'giu'), ''],
  // 'I coach swimmers right and we had'
  [/(?<=\b(?:i|we) \p{L}+ \p{L}{3,}s) right,? (?=(?:so|and) (?:then )?(?:i|we|he|she|they|there) )/giu, ' '],
  // 'I had this customer Tuesday right and she had'
  [
    /(?<=\b(?:this|an?) [^.!?]{2,40} (?:(?:on )?(?:mon|tues|wednes|thurs|fri|satur|sun)day|yesterday|last \p{L}+)),? right,? (?=and )/giu,
    ' ',
  ],
  // 'the highest by like 400 quid'
  [
    new RegExp(
      `(?<=\\b(?:by|for|of|in|after|at|was|were|is|had|took|cost|got|about|all|maybe) )like,? (?=${AMOUNT}[\\d.,]*(?:k|%)? \\p{L})`,
      'giu',
    ),
    'about ',
  ],
  [
    new RegExp(`(?<=\\b(?:this|an?|these|those) \\p{L}{3,}) right,? (?=(?:i|we|he|she|they) \\p{L})`, 'giu'),
    '. ',
  ],
  [/\b(?:okay|ok) right,? (?=(?:i|we|he|she|they|it|you)\b)/giu, ''],
  [/^(?:(?:right|okay|ok),? )+(?=so )/iu, ''],
  // 'the lesson is you know slides stop people'
  [/(?<=\b(?:is|was|are|were) )you know,? (?!what|how|why|who|when|where|if|that|it|about|nothing)/giu, ''],
  [
    new RegExp(
      `${NO_KNOWING_AFTER}(?<=\\p{L} )you know,? (?=(?:i|we|he|she|they|it|nobody|everybody|everyone)(?:'\\p{L}+)? \\p{L})`,
      'giu',
    ),
    '',
  ],
  [new RegExp(`(?<=^|\\b(?:and|but|so|then|because) )you know,? (?=${AMOUNT} \\p{L})`, 'giu'), ''],
  [new RegExp(`${NO_KNOWING_AFTER}(?<=\\p{L} )you know[.]?$`, 'iu'), ''],
  // 'slides kind of stop people', 'I kind of like that'
  [
    /(?<=\b(?:\p{L}{3,}s|people|i|we|they|you|he|she|it) )kind of (?=(?:stop|stopped|stops|like|liked|likes|love|loved|hate|hated|knew|know|lost|forgot|gave|started|made|make|makes|help|helped|helps|broke|fell|went|want|wanted|need|needed|thought|think|felt|got|worked|works|work)\b)/giu,
    '',
  ],
  [/(?<=\b(?:said|says|thought|asked) )like,? (?=(?:i|we|you|no|yes)\b)/giu, ''],
  [/^((?:(?:ok|okay|so|right|and),? )*)like,? (?=(?:the|we|i|when|my|our|they|he|she) )/iu, '$1'],
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
