import { ABSTRACT, START } from './abstract-words.ts';
import { beforeOf, isConcrete, namesFact, namesFigure, namesThing } from './concrete.ts';
import { namesEverybody, speaksLoftily } from './lofty-words.ts';
import { affirmed, HANGS } from './affirmed.ts';
import { patternRule } from './pattern-rule.ts';
import type { Habit } from './pattern-rule.ts';

/** 'it isn't X, it's Y' offers 'it's Y': the denial goes, the claim stays. */
const BE = `(?:is|are|'s|’s|'re|’re)`;
const NOT = `(?:(?:is|are)(?:n['’]t| not)|(?:'s|’s|'re|’re) not)`;
const ITSELF = '(?:it|this|that|they|these|we|you)';
const SAID = '[^.!?,;\\n]{0,60}';

const ARTICLE = /^(?:an?|the|your) (?!\d)/i;
/** The thing denied and the thing put in its place begin alike. 'Not on Tuesday, on Wednesday' sets a fact right. */
function beginsAlike({ groups }: RegExpMatchArray): boolean {
  const { denied = '', rest = '' } = groups ?? {};
  const put = rest.replace(/^(?:also|really|all|just|only|actually|simply) /i, '');
  if (/^(?:just|only|simply|merely) /i.test(denied)) return !/^not\b/i.test(put);
  if (ARTICLE.test(denied)) return ARTICLE.test(put);
  if (/^\p{L}+ing /iu.test(denied)) return /^\p{L}+ing /iu.test(put);
  return put.toLowerCase().startsWith(denied.toLowerCase());
}

/** What is put in the place of the denied is a thing, a number or a day: a fact set right, and no turn. */
const MEASURE =
  /\b(?:height|weight|width|depth|temperature|humidity|voltage|moisture|thickness|diameter|dosage|dose|angle|fertili[sz]er|tells? you (?:which|how much|how many|where))\b/i;
const setsRight = (put: string): boolean =>
  MEASURE.test(put) || namesThing(put) || namesFigure(put) || namesFact(put);
/** The half of a match behind its last comma, dash, stop or 'but'. */
const secondHalf = (text: string): string =>
  text
    .split(/[,;—–]+\s*|[.!]\s+|\bbut\b/)
    .filter((part) => part.trim().length > 2)
    .slice(1)
    .join(' ');
const notSetRight = (match: RegExpExecArray): boolean =>
  !setsRight(secondHalf(match[0])) && !namesFact(match[0]);

/** A subject that stands for all of its kind: no article, no name, no pronoun, up to four words. */
const KIND =
  "(?:And |But |So |Because )?(?<subject>(?!(?:It|He|She|I|We|They|You|This|That|These|Those|There|Here|What|Who|The|A|An|My|Our|His|Her|Your|Their|Its|One|Two|Three|Four|If|When|No|Nobody|Someone|Everyone|Everybody|Some|Any|Which|Where|Why|How|Please|Just|Not|Let|Most|Many|Few|Remember|Mr|Mrs|Ms|Dr)\\b)\\p{Lu}[\\p{L}’'-]*(?: (?!is\\b|are\\b|was\\b|were\\b|do\\b|does\\b|did\\b)\\p{Ll}+){0,4})";
const ROLE =
  /\b(?:leaders?|managers|teams|founders|bosses|customers|clients|buyers|people|employees|candidates|companies|brands|organi[sz]ations|businesses|cultures|marketers|experts|professionals|mentors|audiences|users|dashboards|algorithms|machines|winners|students|skills|tools|titles|goals|ideas|numbers|readers|followers|investors|entrepreneurs|parents|teachers|friends)\b/iu;
const isOfAKind = (subject: string): boolean =>
  speaksLoftily(subject) || ROLE.test(subject) || /^\p{Lu}\p{Ll}{2,}ing\b/u.test(subject);
/** A denial about a kind, where neither half names what can be touched, counted or dated. */
const isOfAll = ({ groups, 0: text }: RegExpExecArray): boolean => {
  const { subject = '', denied = '', put = '' } = groups ?? {};
  if (namesFact(text.slice(1)) || namesFigure(text) || /["“”]/.test(text)) return false;
  return isOfAKind(subject)
    ? !namesThing(put)
    : (speaksLoftily(put) || speaksLoftily(denied)) && !namesThing(text);
};
const withoutDenial = ({ groups }: RegExpMatchArray): string | undefined => {
  const { subject = '', be = '', put = '' } = groups ?? {};
  const is = /are|re$/.test(be) ? 'are' : /w/.test(be) ? be.trim() : 'is';
  return `${subject} ${is} ${put}`;
};
const PAUSE = '[.;,—–:]+\\s*';

/** What is put in the place of what was denied is fine or for everybody. */
const isFine = (put: string): boolean =>
  speaksLoftily(put) || namesEverybody(put) || /\b(?:mind|heart|soul|love)\b/i.test(put);

const HABITS: readonly Habit[] = [
  {
    pattern: new RegExp(
      `\\b(?<subject>\\p{L}+) ?${NOT} (?:really |even )?(?<denied>about |what |how |(?:just|only|simply|merely) |(?:an?|the|your) (?!\\d)|\\p{L}+ing )${SAID}[,;.—–-]+\\s*(?:But )?${ITSELF}(?<be> ?${BE})(?! not\\b) (?<rest>[^.!?\\n]{2,90}[.!?]?)`,
      'giu',
    ),
    where: (match) =>
      beginsAlike(match) &&
      (/^(?:about|what|how) $/i.test(match.groups?.['denied'] ?? '') ||
        (!setsRight(match.groups?.['rest'] ?? '') &&
          (!/^(?:an?|the) /i.test(match.groups?.['denied'] ?? '') ||
            /^(?:it|this|that)$/i.test(match.groups?.['subject'] ?? '') ||
            isOfAKind(match[0])))),
    put: ({ groups }) => {
      const { subject = '', be = '', rest = '' } = groups ?? {};
      const spaced = /^(?:it|that|they|we|you)$/i.test(subject)
        ? be
        : be.replace(/^['’]s/, ' is').replace(/^['’]re/, ' are');
      return `${subject}${spaced} ${rest}`;
    },
  },
  {
    pattern:
      /\b(?:not|isn['’]t|aren['’]t|wasn['’]t) (?:just|only|simply|merely) (?:(?! but )[^.!?,;\n]){2,50}(?:[,;—–-]+\s*| )(?:but|(?<=[,;—–-]\s*)(?:it['’]s|they['’]re))\b[^.!?\n]{0,60}/gi,
    where: (match) => notSetRight(match) && !/\bbut \p{Ll}+$/iu.test(match[0]),
  },
  {
    pattern: /(?<=^|\n|[.!?…]\s)Not because [^.!?;\n\d]{2,50},? but because [^.!?\n\d]{2,60}/g,
    where: notSetRight,
  },
  {
    pattern:
      /(?<=^|\n|[.!?…]\s)Not (?:because|to|for|a|an|the|just|more|from|by)? ?[^.!?\n\d]{2,45}[.!]\s+(?:But )?(?:Because|To|For|A|An|The|From|By|It['’]s)\b[^.!?\n\d]{2,60}[.!]/g,
    where: notSetRight,
  },
  { pattern: /\b(?:no longer|not|never) about [^.!?,;\n]{2,50},? but (?:rather )?about\b[^.!?\n]{2,60}/gi },
  { pattern: /\bless about [^.!?;\n]{2,40}?,? (?:and )?more about\b[^.!?\n]{2,50}/gi },
  {
    pattern:
      /(?<=^|\n|[.!?…]\s)(?:You|We|They|Teams|People) (?:don['’]t|do not) need (?:more |another |better )?[^.!?,;\n\d]{2,40}[.;,—–-]+\s*(?:You|We|They) need [^.!?\n\d]{2,50}[.!]/g,
  },
  {
    pattern:
      /(?:\b(?:is|are|was|were)|['’]s|['’]re) (?:more than just|so much more than) (?=(?:an? |the |\p{Ll}+[.,!])[\p{L}-]*)/giu,
    put: (match) => `${/^(?:['’]s|['’]re|is|are|was|were)/i.exec(match[0])?.[0] ?? ''} more than `,
  },
  {
    // 'Libraries don't lend books. They lend trust.'
    pattern:
      /\b(?!I\b)(?:\p{Lu}?\p{Ll}+) (?:don['’]t|doesn['’]t|do not|does not|didn['’]t) (?:just |only |simply |merely )?(?<verb>(?!need\b)\p{Ll}+) (?![^.!?]*(?:\d|\p{Lu}\p{Ll}+day))[^.!?,;\n]{2,50}(?:[.;,—–-]+\s*)(?:But )?(?:[Tt]hey|[Ii]t|[Ww]e|[Yy]ou|[Hh]e|[Ss]he|[Pp]eople) \k<verb>(?:s|es|ed)? (?!\d|when\b|after\b|at\b|on\b|if\b|until\b)[^.!?\n]{2,60}[.!]/gu,
    where: notSetRight,
  },
  {
    // 'Great hiring isn't luck. It's preparation.', 'It wasn't failure, it was feedback.'
    pattern: new RegExp(
      `\\b(?:\\p{L}+) (?:isn['’]t|is not|wasn['’]t|was not) (?!it\\b)\\p{Ll}+[.;,—–]+\\s*(?:[Ii]t(?:['’]s| is| was)) (?:${ABSTRACT}|leverage|love|luck|\\p{Ll}+(?:ship|tion|ment|ness|ity|ance|ence|back|ty))[.!]`,
      'gu',
    ),
  },
  {
    pattern: new RegExp(
      `${START}You(?:['’]re| are) not (?!(?:alone|sure)\\b)[^.!?;,\\n\\d]{2,40}[.;,—–]+\\s*You(?:['’]re| are) [^.!?\\n\\d]{2,50}[.!]`,
      'giu',
    ),
    where: (match) => !isConcrete(match[0]),
  },
  {
    pattern:
      /(?:\bisn['’]t|\bis not|\baren['’]t|\bare not|['’]s not|['’]re not) here to [^.!?;,\n]{3,40}[.;,—–]+\s*(?:It|They|We)(?:['’]s| is|['’]re| are) here to [^.!?\n]{3,50}[.!]/gi,
  },
  {
    pattern:
      /\b(?:We|They|I|You|She|He) (?:didn['’]t|don['’]t) (?:just|only|simply|merely) \p{Ll}+[.;,—–]+\s*(?:We|They|I|You|She|He) \p{Ll}+[.!]/gu,
  },
  {
    pattern:
      /\b(?:I|[Ww]e|[Yy]ou) (?:didn['’]t|did not|don['’]t) (?:\p{Ll}+) (?<who>myself|ourselves|yourself)[.;,—–]+\s*(?:I|[Ww]e|[Yy]ou) \p{Ll}+ \k<who>[.!]/gu,
  },
  {
    pattern: new RegExp(
      `${START}\\p{Lu}\\p{Ll}+ is(?: not|n['’]t) \\p{Ll}+[.;] \\p{Lu}?\\p{Ll}+ is(?: not|n['’]t) \\p{Ll}+[.!]`,
      'gu',
    ),
    where: (match) => !isConcrete(match[0]),
  },
  {
    pattern: new RegExp(
      `${START}(?:${ABSTRACT}|Leadership|Impact|Wealth) is(?: not|n['’]t) (?:\\p{Ll}+ed|built|found|made|won|earned) (?:by|in|on|through|from) [^.!?;,\\n\\d]{2,40},? but (?:by|in|on|through|from) [^.!?\\n\\d]{2,50}[.!]`,
      'giu',
    ),
  },
  {
    pattern:
      /\b[Ii]t(?:['’]s| is) not (?:the|a|an|your|our) [^.!?;,\n\d]{2,30} that [^.!?;,\n\d]{2,30},? but (?:the|a|an|your|our) [^.!?\n\d]{2,40}[.!]/g,
    where: notSetRight,
  },
  {
    // 'Leadership isn't power. It's service.'
    pattern: new RegExp(
      `${START}${ABSTRACT} (?:isn['’]t|is not|wasn['’]t|was never|is never|was never) [^.!?;,\\n\\d]{2,50}[.;,—–]+\\s*(?:It(?:['’]s| is| was)|That(?:['’]s| is)) [^.!?\\n\\d]{2,60}[.!]`,
      'giu',
    ),
  },
  {
    pattern:
      /(?<=^|\n|[.!?…]\s)(?:The|Your|Our) (?:real |biggest |true |only )?(?:question|problem|issue|goal|point|challenge|answer|problem|future|job|secret|opposite|hard part|aim|bottleneck|obstacle|barrier|enemy|threat|constraint|difference|risk|gap|magic) (?:is|was)(?:n['’]t| not| never| no longer) [^.!?;\n]{2,70}[.;,—–]+\s*(?:But )?(?:The (?:real )?(?:question|problem|issue|goal|point|challenge|answer)|It) ?(?:['’]s|is|was) [^.!?\n]{2,80}[.!?]/gi,
    where: notSetRight,
  },
  {
    pattern:
      /\bwon['’]t (?:replace|save|fix|take|kill|build) [^.!?\n]{2,40}[.;,—–]+\s*(?:But )?(?:Someone|Somebody|People|An?|The|Those) [^.!?\n]{2,60}\bwill\b[^.!?\n]{0,20}[.!]/g,
  },
  {
    pattern:
      /\b(?:is|was)(?:n['’]t| not| never) (?:about|to) [^.!?;\n\d]{2,60}(?:[.;,—–]+\s*(?:But )?It(?:['’]s| is| was) (?:about|to)|,? but (?:rather )?(?:about|to)) [^.!?\n\d]{2,70}/gi,
  },
  {
    pattern:
      /(?<=^|\n|[.!?…]\s)(?:This|That) (?:wasn['’]t|was not|isn['’]t|is not) (?:an? |about )[^.!?;\n\d]{2,50}[.;—–]+\s*(?:It|This|That)(?:['’]s| is| was) (?:an? |about )[^.!?\n\d]{2,60}[.!]/g,
    where: notSetRight,
  },
  {
    pattern: /\b(?:stop|forget|less) [^.!?\n]{3,30}[.!]\s+(?:Start|Think|More) [^.!?\n]{3,40}[.!]/g,
    where: (match) => !isConcrete(match[0]),
  },
  {
    // 'Onboarding isn't paperwork. It's a promise.'
    pattern: new RegExp(
      `${START}${KIND} (?:isn['’]t|is not|aren['’]t|are not|wasn['’]t|was not|was never|is never|are never|were never) (?:just |only |simply |merely |about )?(?<denied>[^.!?;,\\n—–:\\d]{2,60})[.;,—–:]+\\s*(?:But )?(?:[Ii]t|[Tt]hey|[Tt]hat|[Tt]his)(?<be>['’]s| is|['’]re| are| was| were) (?!not\\b|why\\b|because\\b|what\\b|how\\b)(?<put>[^.!?\\n\\d]{2,90}[.!]?)`,
      'gu',
    ),
    where: isOfAll,
    put: withoutDenial,
  },
  {
    // 'Automation doesn't replace people; it frees them.'
    pattern: new RegExp(
      `${START}${KIND} (?:doesn['’]t|don['’]t|does not|do not|didn['’]t|won['’]t|can['’]t) (?<denied>[^.!?;,\\n—–:\\d]{3,60})${PAUSE}(?:But )?(?:[Ii]t|[Tt]hey|[Ww]e) (?!(?:don|doesn|didn|won|can|aren|isn|are|is|was|were|do|had|have)\\b)(?<put>\\p{Ll}+[^.!?\\n\\d]{0,80}[.!]?)`,
      'gu',
    ),
    where: (match) => isOfAKind(match.groups?.['subject'] ?? '') && isOfAll(match),
  },
  {
    // 'Titles don't make leaders. People do.'
    pattern: new RegExp(
      `${START}${KIND} (?:doesn['’]t|don['’]t|does not|do not|didn['’]t|won['’]t|can['’]t) (?<denied>[^.!?;,\\n—–:\\d]{3,50})${PAUSE}(?<put>(?!(?:I|He|She|It|You|We|They)\\b)\\p{L}+(?: \\p{Ll}+){0,3}) (?:do|does|did|will|can)[.!]`,
      'gu',
    ),
    where: (match) => isOfAll(match),
  },
  {
    // 'Remote work isn't dying. Bad management is.', 'The market doesn't set your price. Your fear does.'
    pattern: new RegExp(
      `${START}(?:And |But )?(?<subject>(?:(?:The|Your|Our) )?\\p{Lu}?[\\p{L}-]+(?: \\p{Ll}+)?) (?:isn['’]t|is not|aren['’]t|are not|wasn['’]t|doesn['’]t|don['’]t|won['’]t) (?<denied>[^.!?;,\\n—–:\\d]{3,50})${PAUSE}(?<put>(?!(?:I|He|She|It|You|We|They|This|That|There|Here)\\b)[^.!?;,\\n\\d]{3,50}) (?:is|are|was|do|does|did|will)[.!]`,
      'gu',
    ),
    where: ({ 0: text, groups }) =>
      !isConcrete(text.slice(1)) &&
      (speaksLoftily(groups?.['put'] ?? '') || isOfAKind(groups?.['subject'] ?? '')) &&
      (speaksLoftily(text) || namesEverybody(text)),
  },
  {
    // 'Selling isn't talking. Selling is listening.'
    pattern: new RegExp(
      `${START}(?:And |But )?(?<subject>\\p{Lu}[\\p{L}-]+(?: \\p{Ll}+)?) (?:isn['’]t|is not|aren['’]t|are not|doesn['’]t mean|does not mean|is never) (?<denied>[^.!?;,\\n—–:\\d]{3,50})${PAUSE}\\k<subject> (?:is|are|means) (?!not\\b)(?<put>[^.!?\\n\\d]{2,70}[.!])`,
      'gu',
    ),
    where: ({ 0: text, groups }) => !isConcrete(text.slice(1)) && isOfAKind(groups?.['subject'] ?? ''),
  },
  {
    // 'isn't built on vans. It's built on people', 'They didn't need more features. They needed fewer decisions.'
    pattern:
      /\b(?:isn['’]t|is not|aren['’]t|are not|wasn['’]t) (?<done>\p{Ll}+) (?:on|by|with|in|from|through|for) [^.!?;,\n\d]{2,40}[.;,—–]+\s*(?:[Ii]t|[Tt]hey)(?:['’]s| is|['’]re| are| was) \k<done> (?:on|by|with|in|from|through|for) [^.!?\n\d]{2,50}/gu,
    where: (match) => !setsRight(secondHalf(match[0])) && isFine(secondHalf(match[0])),
  },
  {
    pattern: new RegExp(
      `${START}(?<who>You|We|They|Customers|People|Teams|Your \\p{Ll}+) (?:don['’]t|do not|didn['’]t|did not|doesn['’]t) need (?:more|another|better|bigger|new|an?|to)\\b[^.!?;,\\n\\d]{2,50}[.;,—–]+\\s*(?:You (?:don['’]t|do not) need [^.!?\\n\\d]{2,40}[.] )?(?:What (?:you|we|they) need(?:ed)? is|(?:You|We|They|It) need(?:ed|s)?)\\b [^.!?\\n\\d]{2,60}`,
      'gu',
    ),
    where: notSetRight,
  },
  {
    pattern: new RegExp(
      `\\b(?:doesn['’]t|don['’]t|does not|do not) have an? (?:\\p{L}+ )?problem[.;,—–]+\\s*(?:It|They|You|We) ha(?:s|ve) an? \\p{L}+ problem`,
      'gu',
    ),
  },
  {
    // 'More than a partnership, this is a commitment.'
    pattern: new RegExp(
      `${START}More than (?:just )?an? [^.!?,\\n\\d]{3,30}, (?:this|it|she|he|they|we|that)(?:['’]s| is| was| are|['’]re) [^.!?\\n\\d]{3,80}`,
      'gu',
    ),
    where: ({ 0: text }) => !isConcrete(text.slice(1)) && speaksLoftily(text),
  },
  {
    // 'isn't just a donation: it's a bedtime story'
    pattern:
      /\b(?:isn['’]t|is not|aren['’]t|are not) (?:just|only|merely|simply) an? [^.!?;,:\n\d]{2,40}[:.;—–]\s*(?:[Ii]t|[Tt]hey)(?:['’]s| is|['’]re| are) an? [^.!?\n\d]{2,70}/gu,
    where: notSetRight,
  },
  {
    // 'It's more than a new logo. It's a reflection of who we are.'
    pattern: new RegExp(
      `${START}(?:[^.!?\\n,;:]{1,50} (?:is|are|was)|It['’]s|This is|That['’]s) (?:so much |much |always been )?more than (?:just )?(?:an? |the )?[^.!?,;:—–\\n\\d]{2,40}${PAUSE}(?:[Ii]t|[Tt]hey|[Tt]his|[Tt]hat)(?:['’]s| is|['’]re| are| was) [^.!?\\n\\d]{2,90}[.!]?`,
      'gu',
    ),
    where: notSetRight,
  },
  {
    // 'Stop selling the drill. Start selling the hole.'
    pattern: new RegExp(
      `${START}(?:So |And )?(?:[Ss]top|[Qq]uit) \\p{Ll}+ing\\b[^.!?\\n,;\\d]{0,50}[.!;,—–]+\\s*(?:And |Instead, )?(?:[Ss]tart|[Bb]egin|[Tt]ry) \\p{Ll}+ing\\b[^.!?\\n\\d]{0,60}[.!]?`,
      'gu',
    ),
    where: (match) => !namesFact(match[0].slice(1)),
  },
  {
    // 'He hadn't rejected me. He had redirected me.'
    pattern: new RegExp(
      `${START}(?<who>I|He|She|We|They|It|You|Life|Failure|Success) (?:hadn['’]t|haven['’]t|hasn['’]t|didn['’]t|don['’]t|doesn['’]t|wasn['’]t|did not|had not|has not) (?:just |only )?\\p{Ll}+ (?<whom>me|us|you|yourself|myself|ourselves)${PAUSE}(?:It|it|\\k<who>|he|she|we|they|you)(?: had| has| have| was|['’]d)? \\p{Ll}+ \\k<whom>[.!]`,
      'gu',
    ),
    where: (match) => !isConcrete(match[0]),
  },
  {
    // 'The question is no longer whether to diversify, but how fast.'
    pattern: new RegExp(
      `${START}(?:And |But |So )?(?:[Tt]he|[Yy]our|[Oo]ur) (?:\\p{Ll}+ )?(?:question|challenge|problem|issue|debate|conversation|goal|point|task|test) (?:is|was)(?: no longer| not|n['’]t| never) (?:about )?(?:if|whether|why|how|what|when|who)\\b[^.!?\\n\\d]{2,60}(?:,? but |${PAUSE}(?:[Ii]t(?:['’]s| is| was) |[Tt]he (?:real )?question is ))(?:about )?(?:if|whether|why|how|what|when|who)\\b[^.!?\\n\\d]{1,60}[.!?]?`,
      'gu',
    ),
  },
  {
    // 'Inclusion is not a box to tick, but a muscle to build.'
    pattern:
      /\b(?:is|are|was) not (?:just |only |simply |merely )?(?:an? |the )(?!\d)[^.!?,;\n\d]{2,40},? but (?:rather )?(?:an? |the )[^.!?\n\d]{2,50}[.!]/g,
    where: (match) => {
      const before = beforeOf(match).trim();
      return (
        !isConcrete(match[0]) &&
        !MEASURE.test(match[0]) &&
        (isOfAKind(before) || namesEverybody(before)) &&
        before.split(' ').length < 6
      );
    },
  },
  {
    // 'It's not luck. It's preparation.', 'That isn't weakness, that is strength.'
    pattern: new RegExp(
      `${START}(?:And |But |Because )?(?<subject>[Ii]t|[Tt]his|[Tt]hat|[Tt]hese|[Tt]hey)(?:['’]s not| is not|['’]s never| isn['’]t| was not| wasn['’]t| was never|['’]re not| are not| aren['’]t) (?<denied>[^.!?;,\\n—–:\\d]{3,40})${PAUSE}(?:[Ii]t|[Tt]his|[Tt]hat|[Tt]hey)(?<be>['’]s| is| was|['’]re| are) (?!not\\b|why\\b|because\\b|what\\b)(?<put>[^.!?\\n\\d]{2,60}[.!])`,
      'gu',
    ),
    where: ({ 0: text, groups }) =>
      !isConcrete(text) &&
      !/\p{L}{3}['’]s /u.test(text) &&
      speaksLoftily(groups?.['put'] ?? '') &&
      speaksLoftily(groups?.['denied'] ?? ''),
    put: withoutDenial,
  },
  {
    // 'You don't rise to your goals. You fall to your habits.'
    pattern: new RegExp(
      `${START}(?<who>You|We|I) (?:don['’]t|do not|can['’]t|didn['’]t) (?<denied>[^.!?;,\\n—–:\\d]{3,60})[.;—–]+\\s*(?:\\k<who>|[Yy]ou|[Ww]e) (?!(?:don|can|do|didn|just|need to|have to|had|were|was|are)\\b)(?<put>[^.!?\\n\\d]{3,60}[.!])`,
      'gu',
    ),
    where: ({ 0: text, groups }) =>
      !isConcrete(text) && speaksLoftily(groups?.['put'] ?? '') && speaksLoftily(groups?.['denied'] ?? ''),
  },
];

/** 'If you're not building a brand, you're leaving money': the denial is what the claim hangs on. */
const ON_CONDITION = /^(?:[^.!?]*[,;:—–] ?)?(?:and |but )?(?:if|when|unless|whether|until)\b/i;
/** 'It isn't the crack that'll bring it down, it's the river.' */
const CLEFT =
  /^it ?(?:isn|wasn|['’]s not|is not|was not)[^.!?;]*\b(?:that|who|which)(?:['’]ll)?\b[^.!?]*[,;—–] ?it\b/i;

const HELD = /\b(?:used to (?:think|believe|say|assume)|thought|believed|assumed|told|said|insisted)\b/i;
const nounsOf = (text: string): string[] =>
  (text.toLowerCase().match(/\p{L}{4,}/gu) ?? []).filter(
    (word) => !/^(?:about|just|only|that|this|they|these|those|really|what|with|from|your)$/.test(word),
  );
/** 'I used to think it was about documents. It's not about documents': the sentence before says what is denied. */
function isSaidBefore(match: RegExpExecArray): boolean {
  const before = match.input.slice(Math.max(0, match.index - 300), match.index + match[0].search(/\p{L}/u));
  const held = before.split(/(?<=[.!?…])\s+|\n+/).filter((part) => part.trim() !== '');
  const denied = nounsOf(match[0].split(/[,;.!?—–]|\bbut\b/)[0] ?? '');
  return held
    .slice(-2)
    .some((sentence) => HELD.test(sentence) && nounsOf(sentence).some((word) => denied.includes(word)));
}

/** 'It's not X, it's Y': sets up something nobody said in order to knock it down. */
export const negationContrast = patternRule(
  'negation-contrast',
  'denies something nobody said, the most used turn of machine-made posts. Say what it is, and leave out what it is not.',
  HABITS.map((habit) => ({
    ...habit,
    where: (match) => habit.where?.(match) !== false && !isSaidBefore(match),
    put: (match) => {
      if (ON_CONDITION.test(beforeOf(match) + match[0]) || CLEFT.test(match[0])) return undefined;
      const own = typeof habit.put === 'function' ? habit.put(match) : habit.put;
      if (typeof own === 'string') return HANGS.test(own) ? undefined : own;
      return own ?? affirmed(match[0]);
    },
  })),
);
