import { ABSTRACT, START } from './abstract-words.ts';
import { patternRule } from './pattern-rule.ts';

/** 'it isn't X, it's Y' offers 'it's Y': the denial goes, the claim stays. */
const BE = `(?:is|are|'s|’s|'re|’re)`;
const NOT = `(?:(?:is|are)(?:n['’]t| not)|(?:'s|’s|'re|’re) not)`;
const ITSELF = '(?:it|this|that|they|these|we|you)';
const SAID = '[^.!?,;\\n]{0,60}';

const ARTICLE = /^(?:an?|the|your) (?!\d)/i;
/** The thing denied and the thing put in its place begin alike. 'Not on Tuesday, on Wednesday' sets a fact right. */
function beginsAlike({ groups }: RegExpMatchArray): boolean {
  const { denied = '', rest = '' } = groups ?? {};
  const put = rest.replace(/^(?:also|really|all) /i, '');
  if (/^(?:just|only|simply|merely) /i.test(denied)) return !/^not\b/i.test(put);
  if (ARTICLE.test(denied)) return ARTICLE.test(put);
  if (/^\p{L}+ing /iu.test(denied)) return /^\p{L}+ing /iu.test(put);
  return put.toLowerCase().startsWith(denied.toLowerCase());
}

/** 'It's not X, it's Y': sets up something nobody said in order to knock it down. */
export const negationContrast = patternRule(
  'negation-contrast',
  'denies something nobody said, the most used turn of machine-made posts. Say what it is, and leave out what it is not.',
  [
    {
      pattern: new RegExp(
        `\\b(?<subject>\\p{L}+) ?${NOT} (?:really |even )?(?<denied>about |what |how |(?:just|only|simply|merely) |(?:an?|the|your) (?!\\d)|\\p{L}+ing )${SAID}[,;.—–-]+\\s*(?:But )?${ITSELF}(?<be> ?${BE})(?! not\\b) (?<rest>[^.!?\\n]{2,90}[.!?]?)`,
        'giu',
      ),
      where: beginsAlike,
      put: ({ groups }) => {
        const { subject = '', be = '', rest = '' } = groups ?? {};
        const spaced = /^(?:it|this|that|they|these|we|you)$/i.test(subject)
          ? be
          : be.replace(/^['’]s/, ' is').replace(/^['’]re/, ' are');
        return `${subject}${spaced} ${rest}`;
      },
    },
    {
      pattern:
        /\b(?:not|isn['’]t|aren['’]t|wasn['’]t) (?:just|only|simply|merely) (?:(?! but )[^.!?,;\n]){2,50}(?:[,;—–-]+\s*| )(?:but|(?<=[,;—–-]\s*)(?:it['’]s|they['’]re))\b[^.!?\n]{0,60}/gi,
    },
    {
      pattern:
        /(?<=^|[.!?]\s|\n)Not (?:because|to|for|a|an|the|just|more|from|by)? ?[^.!?\n\d]{2,45}[.!]\s+(?:But )?(?:Because|To|For|A|An|The|From|By|It['’]s)\b[^.!?\n\d]{2,60}[.!]/g,
    },
    { pattern: /\b(?:no longer|not|never) about [^.!?,;\n]{2,50},? but (?:rather )?about\b[^.!?\n]{2,60}/gi },
    { pattern: /\bless about [^.!?;\n]{2,40}?,? (?:and )?more about\b[^.!?\n]{2,50}/gi },
    {
      pattern:
        /(?<=^|[.!?]\s|\n)(?:You|We|They|Teams|People) (?:don['’]t|do not) need (?:more |another |better )?[^.!?,;\n\d]{2,40}[.;,—–-]+\s*(?:You|We|They) need [^.!?\n\d]{2,50}[.!]/g,
    },
    {
      pattern:
        /(?:\b(?:is|are|was|were)|['’]s|['’]re) (?:more than just|so much more than) (?=(?:an? |the )?[\p{L}-]+)/giu,
      put: (match) => `${/^(?:['’]s|['’]re|is|are|was|were)/i.exec(match[0])?.[0] ?? ''} more than `,
    },
    {
      // 'Libraries don't lend books. They lend trust.'
      pattern:
        /\b(?!I\b)(?:\p{Lu}?\p{Ll}+) (?:don['’]t|doesn['’]t|do not|does not|didn['’]t) (?:just |only |simply |merely )?(?<verb>(?!need\b)\p{Ll}+) (?![^.!?]*(?:\d|\p{Lu}\p{Ll}+day))[^.!?,;\n]{2,50}(?:[.;,—–-]+\s*)(?:But )?(?:[Tt]hey|[Ii]t|[Ww]e|[Yy]ou|[Hh]e|[Ss]he|[Pp]eople) \k<verb>(?:s|es|ed)? (?!\d)[^.!?\n]{2,60}[.!]/gu,
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
        /(?<=^|[.!?]\s|\n)(?:The|Your|Our) (?:real |biggest |true |only )?(?:question|problem|issue|goal|point|challenge|answer|problem|future|job|secret|opposite|hard part|aim) (?:is|was)(?:n['’]t| not| never) [^.!?;\n]{2,70}[.;,—–]+\s*(?:But )?(?:The (?:real )?(?:question|problem|issue|goal|point|challenge|answer)|It) ?(?:['’]s|is|was) [^.!?\n]{2,80}[.!?]/gi,
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
        /(?<=^|[.!?]\s|\n)(?:This|That) (?:wasn['’]t|was not|isn['’]t|is not) (?:an? |about )[^.!?;\n\d]{2,50}[.;—–]+\s*(?:It|This|That)(?:['’]s| is| was) (?:an? |about )[^.!?\n\d]{2,60}[.!]/g,
    },
    { pattern: /\b(?:stop|forget|less) [^.!?\n]{3,30}[.!]\s+(?:Start|Think|More) [^.!?\n]{3,40}[.!]/g },
  ],
);
