import { START } from './abstract-words.ts';
import { patternRule } from './pattern-rule.ts';

const END = '(?=\\s*(?:$|\\n|♻️|🔁|👇|⬇️|[\\p{Lu}]))';
const WORD = '(?:the word )?(?:["“‘\'][^"”’\'\\n]{1,20}["”’\']|\\p{Lu}{2,}\\b)';
const PERSON =
  '(?:someone|somebody|them|two|three|the (?:person|friend|colleague|one)|an? (?:\\p{Ll}+ )?(?:friend|colleague|leader|founder|manager|teammate|clerk|teacher|nurse|developer|designer|recruiter|parent|coach|mentor|boss|\\p{Ll}+(?:er|or|ist|ian)))';

/** Asks for the click and not for an answer. */
export const engagementBait = patternRule(
  'engagement-bait',
  'asks for the click and not for an answer. LinkedIn shows such posts to fewer people.',
  [
    {
      pattern: new RegExp(
        `${START}(?:If (?:you agree|this (?:helped|resonated|resonates|touched)[^,.!?\\n]{0,20}),? )?(?:♻️|🔁)?\\s*(?:(?:DM|Message|Text) me ${WORD}[^.!?\\n]{0,60}|[Tt]ag (?:${PERSON}|your)\\b[^.!?\\n]{0,60}|(?:Comment|Type|Reply|Write) (?:with )?${WORD}(?! \\p{Ll}+s\\b)[^.!?\\n]{0,60}|(?:(?:[Ll]ike(?: and (?:share|repost))?|[Rr]epost|[Rr]eshare) (?:this|if|to (?:help|spread|share|support)|and)|(?:Save|Bookmark|Pin) (?:this|it)(?: post)?(?: for (?:later|your)|(?=[.!])| and\\b)|Like if|Double[- ]tap (?:if|for))\\b[^.!?\\n]{0,60}|(?:Share|Send|Forward) (?:this|it)(?: post)? (?:with|to|if|so) (?:${PERSON}|you|your (?:network|team|friends|boss)|others|more|it)\\b[^.!?\\n]{0,50}|[Dd]rop (?:an? )?(?:\\p{Extended_Pictographic}\\ufe0f?|emoji|yes|your (?:email|answer)|a comment (?:and|with)|["“])[^.!?\\n]{0,40}|(?:[Hh]it|[Ss]mash|[Pp]ress) (?:the|that|like|follow)\\b(?=[^.!?\\n]*\\b(?:like|follow|share|bell|subscribe|button)\\b)[^.!?\\n]{0,50}|[Ff]ollow (?:me |\\p{Lu}\\p{L}+(?: \\p{Lu}\\p{L}+)? )?(?:for|to (?:get|see|learn|never)) (?:more|daily|weekly|tips|stories|content|insights|\\p{L}+)\\b[^.!?\\n]{0,60}|Turn on (?:the bell|notifications)[^.!?\\n]{0,40})[.!]?(?:\\s*♻️)?${END}`,
        'gu',
      ),
      where: ({ 0: text }) => !/\b(?:in the photo|if you can)\b/.test(text),
      cut: 'Cut the line',
    },
  ],
);
