import { START } from './abstract-words.ts';
import { isConcrete, namesDay, namesThing } from './concrete.ts';
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
        `${START}(?:If (?:you agree|this (?:helped|resonated|resonates|touched)[^,.!?\\n]{0,20}),? )?(?:♻️|🔁)?\\s*(?:(?:DM|Message|Text) me ${WORD}[^.!?\\n]{0,60}|[Tt]ag (?:${PERSON}|your)\\b(?! with\\b)[^.!?\\n]{0,60}|(?:(?:Comment|Reply) (?:with )?|(?:Type|Write) (?=[^.!?\\n]*\\b(?:below|comments?|if|and I|to get)\\b))${WORD}(?! \\p{Ll}+s\\b)[^.!?\\n]{0,60}|(?:(?:[Ll]ike (?:this post|this if|if)|[Ll]ike(?:,| and) (?:share|repost|follow|comment|save)|(?:[Rr]epost|[Rr]eshare)(?: ♻️)? (?:this|if|to (?:help|spread|share|support)|and)|Give this (?:post )?a (?:like|share|repost|follow)|Hit (?:save|repost|follow|like)|[Ff]ollow along for)|(?:Save|Bookmark|Pin) (?:this|it)(?: post)?(?: for (?:later|your)|(?=[.!])| and\\b)|Like if|Double[- ]tap (?:if|for))\\b[^.!?\\n]{0,60}|(?:Share|Send|Forward) (?:this|it)(?: post)? (?:with|to|if|so) (?:thank (?:an? |the )?\\p{Ll}+|${PERSON}|you|your (?:network|team|friends|boss)|others|more|it)\\b[^.!?\\n]{0,50}|[Dd]rop (?:an? )?(?:\\p{Extended_Pictographic}\\ufe0f?|emoji|yes|your (?:email|answer)|a comment (?:and|with)|["“])[^.!?\\n]{0,40}|(?:[Hh]it (?:repost|save)\\b|(?:[Hh]it|[Ss]mash|[Pp]ress) (?:the|that|like(?! you)|follow))\\b(?=[^.!?\\n]*\\b(?:like|follow|share|bell|subscribe|button|others|so)\\b)[^.!?\\n]{0,50}|[Ff]ollow (?:me |\\p{Lu}\\p{L}+(?: \\p{Lu}\\p{L}+)? )?(?:for|to (?:get|see|learn|never)) (?:more|daily|weekly|tips|stories|content|insights|\\p{L}+)\\b[^.!?\\n]{0,60}|Turn on (?:the bell|notifications)[^.!?\\n]{0,40})[.!]?(?:\\s*♻️)?${END}`,
        'gu',
      ),
      where: ({ 0: text }) => !/\b(?:in the photo|if you can)\b/.test(text),
      cut: 'Cut the line',
    },
    {
      // A click on the page's own buttons, whatever leads up to it.
      pattern: new RegExp(
        `${START}(?:\\p{Extended_Pictographic}\\ufe0f? ?){0,4}(?:(?:(?:If|When) (?:you|this|it|any)\\b[^.,!?\\n]{2,50},|(?:Agree|Love it|Like it|Like what you (?:see|read)|Found (?:this|it) (?:useful|helpful|valuable)|(?:Did )?(?:this|it) (?:help|resonate)(?:ed|s)?|Enjoyed (?:this|it|the post)|Want (?:more|the [^?\\n]{2,30})|Helpful|Useful|Interested|Know (?:someone|anyone)[^?\\n]{2,40}|Who['’]s in|Feel free to|P\\.?S\\.?|And|Then|Please|Kindly|Also|Now|So|Don['’]t forget to|Make sure to|Be sure to)[?!,.:]?) )*(?:\\p{Extended_Pictographic}\\ufe0f? ?){0,4}(?:(?:[Ll]ike|[Ss]hare|[Rr]epost|[Rr]eshare|[Cc]omment|[Ss]ave|[Ff]ollow|[Ss]ubscribe|[Rr]eact)(?: ♻️|,| and| or|/) ?(?:like|share|repost|reshare|comment|save|follow|subscribe|tag)\\b|(?<!of use to you, )(?:[Ss]ave|[Bb]ookmark|[Pp]in|[Ss]creenshot) this(?: (?:post|one|list|thread)\\b(?! (?:for the|if))| for (?:later|your|future|reference)\\b|(?=[.!🔖📌]))|(?:[Rr]epost|[Rr]eshare)(?: ♻️)? (?:this|it|if|to|with|so|and)\\b|(?:[Ss]hare|[Ss]end|[Ff]orward) (?:this|it)(?: post)? (?:with|to) (?:your (?:network|followers|connections|friends|circle|community)|someone|anyone|a (?:friend|colleague|founder|manager|leader)|others|everyone)\\b|[Ss]hare (?:this|it)(?: post)? (?:if|so) (?:you|others|more|we|it)\\b|(?:[Ss]mash|[Hh]it|[Tt]ap|[Pp]ress|[Cc]lick|[Dd]rop|[Ll]eave|[Gg]ive)(?: (?:this|it|me))? (?:that |the |a |an |your )?(?:post |quick |big )?(?:❤️|👍|🔔|♻️|🔥|💙|💯|🧹|\\p{Extended_Pictographic}\\ufe0f?|[‘'"“]?(?:like|follow|subscribe|repost|share|notification|link in)[’'"”]?\\b|bell\\b|thumbs[- ]up|heart (?:if|below|in))|[Ff]ollow (?:me|us|my page|our page|along|\\p{Lu}\\p{L}+(?: \\p{Lu}\\p{L}+)?)(?: here)? (?:for (?:more|daily|weekly|tips|insights|regular|content|stories|\\p{Ll}+ tips|the \\p{Ll}+ (?:tips|insights))|to (?:get|see|learn|never|stay)|so you)\\b|(?:[Tt]ag|[Mm]ention) (?:someone|somebody|a|an|your|the|that|two|three|one|anyone|everyone|them|who)\\b(?! (?:number|line))|(?:[Cc]omment|[Tt]ype|[Dd]rop|[Rr]eply|[Ww]rite|DM me)(?: with| me)? (?:a |the word |an )?["“'‘][^"”’'\\n]{1,25}["”’']|(?:[Cc]omment|[Tt]ype|[Dd]rop) (?:\\p{Lu}{2,}|yes|below (?:if|and|with))\\b|(?:[Tt]urn on|[Ee]nable) (?:post )?notifications|[Ll]ink in (?:the )?(?:first )?comments?)[^.!?\\n]{0,90}[.!]?(?: ?\\p{Extended_Pictographic}\\ufe0f?)*`,
        'gu',
      ),
      where: ({ 0: text }) =>
        !/\b(?:anyone|anybody|someone|somebody) (?:in|from|near|around) \p{Lu}|\byou live\b/u.test(text) &&
        !/\b(?:in the photo|if you can|site team|form|slips?|batteries|rota|sheet)\b/.test(text) &&
        (!namesDay(text) || /\p{Extended_Pictographic}/u.test(text)) &&
        (!namesThing(text) || /\p{Extended_Pictographic}|win\b/u.test(text)),
      cut: 'Cut the line',
    },
    {
      pattern: new RegExp(
        `${START}(?:Send this to (?:an? |some(?:one|body)\\b)[^.!?\\n\\d]{3,60}[.!]|Follow along (?:if|for)\\b[^.!?\\n\\d]{3,80}[.!]|(?:[^.!?\\n\\d]{0,40} )?[Hh]it (?:the bell|follow|like|subscribe|that (?:follow|like|bell))\\b[^.!?\\n\\d]{0,50}[.!]|[Cc]omment \\p{Extended_Pictographic}\\ufe0f? (?:if|below|and)\\b[^.!?\\n\\d]{0,40}[.!])`,
        'gu',
      ),
      where: ({ 0: text }) => !isConcrete(text),
      cut: 'Cut the request',
    },
  ],
);
