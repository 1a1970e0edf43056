import { patternRule } from './pattern-rule.ts';

/** 'it isn't X, it's Y' offers 'it's Y': the denial goes, the claim stays. */
const BE = `(?:is|are|was|were|'s|’s|'re|’re)`;
const NOT = `(?:(?:is|are|was|were)(?:n['’]t| not)|(?:'s|’s|'re|’re) not)`;

/** 'It's not X, it's Y': sets up something nobody said in order to knock it down. */
export const negationContrast = patternRule(
  'negation-contrast',
  'denies something nobody said, the most used turn of machine-made posts. Say what it is, and leave out what it is not.',
  [
    {
      pattern: new RegExp(
        `\\b(?<subject>it|this|that|they|these|[a-z]+)\\b ?${NOT} (?:just |only |simply |merely |really |even )?(?:about )?[^.!?,;\\n]{2,60}[,;.—–-]+\\s*(?:it|this|that|they|these)(?<be> ?${BE})(?! not\\b) (?<rest>[^.!?\\n]{2,80}[.!?]?)`,
        'giu',
      ),
      put: ({ groups }) => {
        const { subject = '', be = '', rest = '' } = groups ?? {};
        const spaced = /^(?:it|this|that|they|these)$/i.test(subject)
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
        /(?<=^|[.!?]\s|\n)Not (?:because|to|for|a|an|the|just|more|from|by)? ?[^.!?\n]{2,45}[.!]\s+(?:But )?(?:Because|To|For|A|An|The|From|By|It['’]s)\b[^.!?\n]{2,60}[.!]/g,
    },
    {
      pattern:
        /(?:\b(?:is|are|was|were)|['’]s|['’]re) (?:more than just|so much more than) (?=(?:an? |the )?[\p{L}-]+)/giu,
      put: (match) => `${/^(?:['’]s|['’]re|is|are|was|were)/i.exec(match[0])?.[0] ?? ''} more than `,
    },
    { pattern: /\b(?:stop|forget|less) [^.!?\n]{3,30}[.!]\s+(?:Start|Think|More) [^.!?\n]{3,40}[.!]/g },
  ],
);
