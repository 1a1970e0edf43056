import { ABSTRACT, START } from './abstract-words.ts';
import { patternRule } from './pattern-rule.ts';

const REST = '[^.!?\\n\\d]';
/** A saying speaks of everybody: not of one's own firm, nor of a day. */
const OF_ALL =
  '(?![^.!?\\n]*\\b(?:I|my|our|we|us|me|his|her|today|yesterday|last|this|(?:mon|tues|wednes|thurs|fri|satur|sun)day)\\b)';
const saying = (pattern: string, flags = 'giu') => ({
  pattern: new RegExp(`${START}${OF_ALL}(?:${pattern})`, flags),
  cut: 'Cut the saying',
});

/** Sayings that sound deep and could be turned round. */
export const aphorism = patternRule(
  'aphorism',
  'sounds deep and says little. Put the case it comes from in its place.',
  [
    saying('(?!What|Who|How)[\\p{L}]+ is the new [\\p{L}]+(?: [\\p{L}]+)?[.!]'),
    saying(
      `(?:Action|Attitude|Speed|${ABSTRACT}) (?:always )?(?:beats|eats|trumps|outlasts|compounds|builds|wins|attracts|breeds|creates|opens|precedes|follows|fuels|rewards|demands|drives) ${REST}{3,50}[.!]`,
    ),
    saying(
      `${ABSTRACT} (?:happens|begins|starts|ends|lives|grows|dies|comes|is (?:built|earned|born|forged|found|made|measured|contagious)) (?:outside|where|when|with|at|in|from|one|over|through|by|not)\\b${REST}{2,60}[.!]`,
    ),
    saying(
      `${ABSTRACT} (?:is|isn['’]t|is not) (?:(?:never|always|often|only|just|simply|really) )?(?:the (?:ultimate|only|true|real|best|highest|first|key|currency|mother|price|bridge|glue|engine|soil|oil|fuel|antidote|enemy|foundation|difference)\\b|an? (?:\\p{Ll}+ )?(?:journey|marathon|muscle|choice|process|skill|habit|mindset|decision|practice|verb|mirror|teacher|superpower|bridge|compass|gift|two-way street)\\b|success in|pain\\b|practice\\b|love\\b|freedom\\b|doing the|what happens when|knowing when|how you|showing up)${REST}{0,60}[.!]`,
    ),
    saying(
      `(?:The (?:best|greatest|loudest|quietest|strongest|wisest|hardest|smallest|bravest|fastest|richest|most \\p{Ll}+) \\p{Ll}+ (?:(?:in the room )?(?:is|are) (?:rarely|seldom|always|often)|(?:always |often |rarely )?(?:comes?|grows?|starts?|begins?) (?:from|with|in|out of)|(?:you|we) (?:can|will) (?:ever )?\\p{Ll}+ (?:is|are))|(?:Great|Good|Real|True|Big|Strong|Smart) (?<thing>\\p{Ll}+) ${REST}{3,40}[;,.] ?(?:but )?(?:great|bad|weak|real|true|poor) \\k<thing>|(?:Great|Real|True|Strong) (?:leaders|teams|companies|products|culture|cultures|ideas|careers|brands|things|change|growth|leadership|success|strength) (?:don['’]t|never|always|isn['’]t|are (?:not|built|made)|is (?:not|built|found|quiet)|starts?|begins?|happens?|come|grow|take))\\b${REST}{2,60}[.!]`,
    ),
    saying(
      `(?:[\\p{L}]+ without [\\p{L}]+ is (?:just |only |merely |nothing but )?(?:an? )?[\\p{L}]+[.!]|The (?:more|less) you ${REST}{3,30}, the (?:more|less|better) ${REST}{3,30}[.!]|Behind every ${REST}{3,30} (?:is|stands|there(?: is|['’]s|['’]re| are)) ${REST}{3,40}[.!]|(?:What gets|If you can['’]t) measured?[, ]${REST}{3,40}[.!]|If you want to go (?:fast|far)${REST}{3,60}[.!]|[\\p{L}]+ (?:is|are) (?<made>made|earned|built|born|caught|given|grown|bought|taken|learned|taught),? not (?!\\k<made>)(?:made|earned|built|born|caught|given|grown|bought|taken|learned|taught|inherited|found)[.!])`,
    ),
    saying(
      `(?:In the end,? (?:it(?:['’]s| is) (?:all )?about|what (?:matters|counts)|we (?:only |all |don['’]t )?|people )${REST}{3,80}[.!]|(?:Small|Tiny|Little) (?:steps|habits|changes|things|wins|acts|choices|moments) (?:lead|make|add up|create|build|become|matter|compound)\\b${REST}{0,40}[.!]|(?:People|Customers|Employees) (?:(?:will )?(?:forget|remember|don['’]t (?:buy|care|remember|follow)|follow|buy)) ${REST}{3,80}[.!])`,
    ),
    saying(
      "(?:Hope is not a (?:strategy|plan)|You can['’]t pour from an empty cup|Done is better than perfect|(?:Hire|Move|Think) slow(?:ly)?, (?:fire|move|act) fast|Feedback is a gift|Your network is your net worth|Fortune favou?rs the (?:bold|brave|prepared)|Less is more|People (?:don['’]t )?(?:leave|quit|buy from) (?:jobs|managers|people|bosses)[^.!?\\n]{0,40}|Slow is smooth,? and smooth is fast|Fail fast[^.!?\\n]{0,30}|Comparison is the thief of joy|Rome was not built in a day|Work smarter,? not harder|What got you here won['’]t get you there|The devil is in the details?|Details are not the details[^.!?\\n]{0,40}|Actions speak louder than words|Knowledge is power|Every expert was once a beginner)[.!]",
    ),
    { pattern: /\bthe only (?:limit|constant) is\b[^.!?\n]{0,30}/gi },
  ],
  'info',
);
