import { ABSTRACT, START } from './abstract-words.ts';
import { isConcrete, namesThing, throughEnd } from './concrete.ts';
import { endsLine, isForAlways, madeOf, startsLine } from './general.ts';
import { patternRule } from './pattern-rule.ts';
import type { Habit } from './pattern-rule.ts';

const REST = '[^.!?\\n\\d]';
/** A saying speaks of everybody: not of one's own firm, nor of a day. */
const OWN =
  /^[^.!?\n]*\b(?:I|my|our|we|us|me|his|her|today|yesterday|last|this|(?:mon|tues|wednes|thurs|fri|satur|sun)day)\b/i;
const isOfAll = ({ input, index }: RegExpExecArray): boolean => !OWN.test(input.slice(index, index + 400));
const saying = (pattern: string, flags = 'giu') => ({
  pattern: new RegExp(`${START}(?:${pattern})`, flags),
  where: (match: RegExpExecArray) => isOfAll(match) && !isConcrete(throughEnd(match)),
  cut: 'Cut the saying',
  withLead: true as const,
});

/** 'The best negotiators', 'Great ideas' */
const AGENTS =
  /^\s*(?:The (?:best|greatest|strongest|wisest|smartest|most \p{Ll}+)|Great|True|Real) \p{Ll}+(?:ers|ors|ists|ants|ians|eas)\b/u;
/** It begins with what it is about. */
const SUBJECT =
  /^\s*(?!(?:A|An|The|In|On|At|With|For|From|By|No|Not|Because|Our|Your|My|We|You|They|He|She|It|This|That|These|Those|What|Who|How|When|Where|If|And|But|So|To|Is|Are)\b)(?:(?:True|Real|Great|Good|Small|Big) )?[\p{L}-]+ (?!,)/u;
/** Denials, lists of three and what is said by others have names of their own. */
const DENIES =
  /n['’]t\b|\b(?:not|no longer|never|say|says|will tell you|agree|calling|shows?|asks? (?:how|why|what|for|if|when|who|whether)|wants? to know|let['’]s)\b|, [\p{L} ]+,? and |—/u;

/** An hour or a place in a list: 'Silence from ten', 'Rule one is no telephones.' */
const COUNTS =
  /\b(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|first|second|third)\b|^\s*\p{L}+ one\b| – /iu;

const HABITS: readonly Habit[] = [
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
    `(?:(?:Small|Tiny|Little) (?:steps|habits|changes|things|wins|acts|choices|moments) (?:lead|make|add up|create|build|become|matter|compound)\\b${REST}{0,40}[.!]|(?:People|Customers|Employees) (?:(?:will )?(?:forget|remember|don['’]t (?:buy|care|remember|follow)|follow|buy(?! (?:one|two|an?|fewer|less|more|the)\\b))) ${REST}{3,80}[.!])`,
  ),
  saying(
    "(?:Hope is not a (?:strategy|plan)|You can['’]t pour from an empty cup|Done is better than perfect|(?:Hire|Move|Think) slow(?:ly)?, (?:fire|move|act) fast|Feedback is a gift|Your network is your net worth|Fortune favou?rs the (?:bold|brave|prepared)|Less is more|People (?:don['’]t )?(?:leave|quit|buy from) (?:jobs|managers|people|bosses)[^.!?\\n]{0,40}|Slow is smooth,? and smooth is fast|Fail fast[^.!?\\n]{0,30}|Comparison is the thief of joy|Rome was not built in a day|Work smarter,? not harder|What got you here won['’]t get you there|The devil is in the details?|(?:Success|Failure) leaves clues|You teach people how to treat you|A smooth sea never made a skilled sailor|You (?:can['’]t|cannot) (?:manage|improve|change|fix) what you (?:don['’]t|do not|can['’]t|cannot) (?:measure|see|name|face)|(?:[Hh]ire|[Mm]ove|[Tt]hink) slow, (?:fire|move|act) fast|[Cc]larity is kind(?:ness)?|Courage is contagious|What gets measured gets (?:done|managed|gamed)|Details are not the details[^.!?\\n]{0,40}|Actions speak louder than words|Knowledge is power|Every expert was once a beginner)[.!]",
  ),
  {
    pattern: new RegExp(
      `${START}In the end,? (?:it(?:['’]s| is) (?:all )?about|what (?:matters|counts)|we (?:only|all|don['’]t|will not|won['’]t) (?:remember|regret|carry|become|are)|people ) ?${REST}{3,80}[.!]`,
      'giu',
    ),
    where: (match) => !isConcrete(match[0]),
    cut: 'Cut the saying',
    withLead: true,
  },
  // Nothing in it but grand words, said for always, and a line of its own or the last word of one.
  {
    pattern: new RegExp(
      `${START}(?!(?:Let|Own|Then|Wishing|Thank|Thanks|Care|Love your|Experts?|Data|Research|People (?:think|thought|want|like|ask|buy|come))\\b)\\p{Lu}[^.!?\\n\\d:]{8,80}[.!]`,
      'gu',
    ),
    where: (match) => {
      const [text] = match;
      if (!startsLine(match) && !endsLine(match)) return false;
      const agents = AGENTS.test(text);
      if (!agents && !SUBJECT.test(text)) return false;
      if (
        DENIES.test(text) ||
        COUNTS.test(text) ||
        /\?\s*$/.test(match.input.slice(Math.max(0, match.index - 3), match.index))
      )
        return false;
      // What happened, and what speaks of the line before.
      if (
        /\b(?:happened|began|started|ended|came)\b|\b(?:that|this|it|them|one [\p{Ll}]+back)\b[^,]{0,20}[.!]$/u.test(
          text,
        )
      )
        return false;
      if (
        /worth remembering|^(?:Most|Many|All|Every|Small|Big)?\b.* (?:think|believe|assume|are obsessed)\b/.test(
          text,
        )
      )
        return false;
      const made = madeOf(text);
      return (
        (agents || made.firstGrand) &&
        made.words <= 14 &&
        made.words > 3 &&
        !namesThing(text) &&
        (isForAlways(text) || (agents && made.other <= 1 && !isConcrete(text)))
      );
    },
    cut: 'Cut the saying',
  },
  // 'Skills can be taught. Character can't.'
  {
    pattern: new RegExp(
      `${START}\\p{Lu}[^.!?\\n\\d:;]{5,50}[.;] (?:[Bb]ut )?[\\p{L}’']+(?: \\p{L}+)? (?:can|do|does|will|is|are|must|should)(?:n['’]t|not)?[.!]`,
      'gu',
    ),
    where: (match) =>
      isOfAll(match) && isForAlways(match[0]) && !DENIES.test(match[0].split(/[.;]/)[0] ?? ''),
    cut: 'Cut the saying',
  },
  // Known ones behind a colon, where no sentence begins.
  {
    pattern:
      /(?<=: )(?:your network is your net worth|hire slow(?:ly)?, fire fast|hope is not a (?:strategy|plan)|done is better than perfect|culture eats strategy for breakfast|skills can be taught, [^.!?\n]{3,25}|people (?:leave|quit) managers[^.!?\n]{0,20}|less is more|you teach people how to treat you|feedback is a gift|slow is smooth[^.!?\n]{0,30}|fortune favou?rs the (?:bold|brave|prepared)|knowledge is power|you have to get lost to [^.!?\n]{3,30})[.!]/gi,
    cut: 'Cut the saying',
    withLead: true,
  },
  // 'Growth and comfort cannot coexist.', 'Talent gets you in the room. Character keeps you there.'
  saying(`${ABSTRACT} and ${ABSTRACT} (?:cannot|can['’]t|don['’]t|never) [^.!?\\n\\d]{3,30}[.!]`),
  saying(
    `(?:Skill|Skills|Effort|Degrees|${ABSTRACT}) (?:get|gets|open|opens|bring|brings) (?:you|doors)[^.!?\\n\\d]{0,30}[.;,] (?:Skill|Skills|Effort|${ABSTRACT}) (?:keep|keeps|hold|holds|make|makes) [^.!?\\n\\d]{3,30}[.!]`,
  ),
  saying(
    `${ABSTRACT} (?:is|means) (?:choosing|knowing|having the|doing|letting|learning to|being willing|the (?:one|only) (?:skill|thing)) [^.!?\\n\\d]{3,60}[.!]`,
  ),
  saying(
    `(?:Relationships|Careers|Reputations|Teams|Habits|Leaders|Brands) are (?:built|made|forged|lost|won) (?:in|on|by|through|over) [^.!?\\n\\d]{3,50}[.!]`,
  ),
  saying(
    `(?:Technology|AI|Data|Tools|Titles|Money) (?:amplif(?:y|ies)|reveals?|magnif(?:y|ies)|can['’]t replace|never replaces?) [^.!?\\n\\d]{3,50}[.!]`,
  ),
  saying(
    `(?:Great |Good |Strong )?(?:leaders|teams|companies|cultures|brands|careers|founders) (?:are not|aren['’]t) (?:born|found|made|given)[^.!?;,\\n]{0,25}[;,.] (?:they are|they['’]re) (?:born|made|built|forged|grown|earned)[^.!?\\n]{0,30}[.!]`,
  ),
  saying(
    `(?:${ABSTRACT}|Rest|Redundancy|Solidarity|Movement|Dignity|Grief|Doubt|Preparation|Precision|Community|Boredom|Enough|Stillness|Slowness) is (?:(?:the work|respect|love|bought|rented|medicine|a superpower|a decision|a choice|a muscle|a team sport|a language|a promise|an act of|a form of|the art of|the currency)\\b)[^.!?\\n\\d]{0,60}[.!]`,
  ),
  saying(
    `(?:Your (?:career|life|reputation|attention|mindset|network|culture|calendar|time) is (?:an? |the )(?:\\p{Ll}+ )?(?:garden|mirror|marathon|muscle|journey|compass|canvas|currency|brand|story)\\b[^.!?\\n\\d]{0,50}|A (?:great|good|true|real|strong) (?:leader|teacher|mentor|manager|coach|team|friend|boss|brand|company|culture) (?:lights|lifts|listens|builds|makes|knows|opens|creates|inspires|leads|never|always|doesn['’]t)\\b[^.!?\\n\\d]{3,60}|Every (?:ending|setback|failure|crisis|challenge|rejection|beginning|obstacle|mistake|storm|scar) (?:carries|holds|is|contains|hides|brings) [^.!?\\n\\d]{3,60}|(?:Because |In the end,? )?[Nn]o one (?:climbs|succeeds|rises|wins|makes it|leads|grows|heals) alone)[.!]`,
    'gu',
  ),
  { pattern: /\bthe only (?:limit|constant) is\b[^.!?\n]{0,30}/gi },
];

/** What stands behind a saying and makes it the half of a denial ('But trust isn't …') or a lesson handed down ('Keep that close.'). */
const LEADS_ON =
  /^(?:But [^.!?\n]{2,60}n['’]t\b|So (?:go|ask|keep|stop|start|be|take|make)\b|(?:Keep|Hold|Carry|Take|Remember) (?:that|this|it)\b)/u;

/** 'Behind every driver there is a family.' between two that begin alike is an echo; 'a mindset, never a department' is a denial. */
function standsApart({ 0: found, index, input }: RegExpExecArray): boolean {
  const text = found.trim();
  const opening = /^\S+ \S+ /.exec(text)?.[0] ?? text;
  const before = input.slice(Math.max(0, index - 160), index).split(/[.!?…\n]/);
  const last = before.findLast((part) => part.trim() !== '')?.trim() ?? '';
  const next = input.slice(index + found.length, index + found.length + 80).trimStart();
  return (
    !last.startsWith(opening) &&
    !next.startsWith(opening) &&
    !LEADS_ON.test(next) &&
    !/, never\b|\b(?:and|but) only later\b/.test(text) &&
    !/[.;] (?:Those|These|They|It|This|That) (?:\p{Ll}+n['’]t|will|do|does|can|is|are)[.!]$/u.test(text)
  );
}

/** Sayings that sound deep and could be turned round. */
export const aphorism = patternRule(
  'aphorism',
  'sounds deep and says little. Put the case it comes from in its place.',
  HABITS.map((habit) => ({
    ...habit,
    where: (match) => (habit.where?.(match) ?? true) && standsApart(match),
  })),
  'info',
);
