import { START } from './abstract-words.ts';
import { namesFigure, namesThing, restOf } from './concrete.ts';
import { madeOf } from './general.ts';
import { patternRule } from './pattern-rule.ts';

const SELF =
  '(?:me|us|my (?:whole |entire )?(?:life|career|world|perspective|mindset|thinking)|our (?:lives|business|company|team|world|culture))';
const WAY =
  '(?:(?:everything|how|the way) (?:I|we|you|people) (?:see|think|look|work|lead|live|sell|hire|manage|approach|feel|write|teach|build|do|understand|view|run|talk|listen|communicate)|the way you (?:think|see|work|look|sell|lead))';

/** Promises that one small thing changed all of life. */
export const changedEverything = patternRule(
  'changed-everything',
  'promises more than any event holds. Say what was different the week after.',
  [
    {
      pattern: new RegExp(
        `${START}[^.!?\\n]{0,60}\\b(?:changed (?:(?:it all|everything)(?! (?:about|on|in))(?=[.! ](?: ?for (?:me|us|my|our)|$|\\n| |[.!]))|(?:me|us|him|her|them) forever|my (?:whole |entire )?(?:life|career|perspective|mindset|outlook)|the (?:course|trajectory) of (?:my|our)\\b[^.!?\\n]{0,30}|the (?:game|rules)(?: forever| for (?:me|us))?(?=[.!])|the way (?:I|we) [\\p{L} ]{2,40}(?: forever)?)|(?:completely|totally|forever|quite literally) (?:transformed|changed|rewired|reshaped|redefined) (?:how|the way|my|our|the)\\b[^.!?\\n]{0,40}|(?:transformed|rewrote|reshaped|redefined|revolutioni[sz]ed|upended) (?:${SELF}|their (?:lives|mornings|days|business)|my (?:whole |entire )?(?:understanding|approach|view|idea) (?:of|to)|${WAY})\\b[^.!?\\n]{0,40}|turned (?:my|our|their|his|her) (?:life|lives|career|business|world) (?:around|upside down)[^.!?\\n]{0,20}|(?:will|can|could) (?:completely )?(?:change|transform|revolutioni[sz]e) (?:the way you|how you|your|everything|lives)\\b[^.!?\\n]{0,40}|made all the difference(?: in the world)?|(?:(?:will never|would never|was never|were never|has never been) (?:be )?the same(?: (?:again|after|since)\\b[^.!?\\n]{0,30}|(?=[.!]))|nothing (?:was|is|has been|would be|felt) (?:ever )?(?:the same)(?: (?:again|after|since)\\b[^.!?\\n]{0,30}|(?=[.!])))|(?:altered|shifted|changed) (?:the (?:course|trajectory|direction) of (?:my|our|his|her|their)|how (?:I|we) (?:see|think about|view|approach|understand|lead|define|measure)\\b(?! (?:the|our)\\b))[^.!?:\\n]{0,40}|(?:that|it) changed the way (?:I|we) \\p{Ll}+ forever|flipped (?:my|our) (?:entire |whole )?(?:worldview|perspective|thinking|world|mindset)|rewired (?:my|our|how|the way) [^.!?\\n]{2,40}|(?:completely|totally|fundamentally|entirely) (?:transformed|changed|reshaped|shifted) (?:the (?:dynamic|culture|way|course|trajectory)|how)\\b[^.!?,\\n]{0,40}|(?:transformed|reshaped) (?:our (?:ward|team|department|company|culture|organi[sz]ation|office|school|clinic)|who I am)|made me who I am(?: today)?|turned everything (?:I|we) (?:knew|believed|thought) [^.!?\\n]{0,20}|(?:was|has been|is) nothing short of (?:life-changing|transformative|revolutionary|a miracle)|(?:was|is) (?:truly |genuinely |absolutely )?life-changing|(?:was|became) the turning point (?:of|in|for) (?:my|our|me|us|everything)(?: (?:life|career))?|(?:that|this)(?:['’]s| is| was) (?:the (?:day|moment) |when )(?:everything|it all|my life) (?:changed|clicked|shifted)|game[- ]?changers?(?: for)?\\b[^.!?\\n]{0,40})[^.!?\\n\\d]{0,20}[.!:]|${START}(?:And |But )?(?:Everything|It all|My life) (?:changed|shifted|clicked)(?: (?:after|because of|with|from|when|in) (?:that|this)[^.!?\\n]{0,30}| that (?:day|night|moment)| overnight| for me)?[.!]`,
        'giu',
      ),
      // 'The diagnosis changed my life: no sugar, four injections a day.'
      where: (match) =>
        !/\b(?:literally|(?:sign|poster|leaflet|advert|brochure|website) (?:said|says|promised))\b/.test(
          match[0],
        ) &&
        !namesFigure(restOf(match)) &&
        !namesThing(restOf(match)),
      cut: 'Cut the sentence',
    },
    {
      // 'In that moment, everything clicked.', 'I'll never look at an apron the same way again.'
      pattern: new RegExp(
        `${START}[^.!?\\n]{0,60}\\b(?:everything (?:clicked|shifted|fell into place|made sense)(?=[.!])|(?:will|['’]ll|would|can|could) never (?:look at|see|think (?:about|of)|approach|read|run|walk) [^.!?\\n\\d]{2,40} the same(?: way)?(?: again)?|[Nn]othing [^.!?\\n]{0,30}(?:has|was|would be|will be|is)(?: ever)? (?:been )?the same(?: (?:again|since|after)[^.!?\\n]{0,30})?(?=[.!])|changed who I am[^.!?\\n]{0,30}|(?:walked|came) (?:out|away|home)(?: of [^.!?,\\n]{3,30})? a different (?:person|leader|man|woman|manager|consultant|teacher|founder|coach|engineer|[\\p{Ll}]+er)|(?:given|gave) me a (?:whole |completely |totally )?new (?:outlook|perspective|lease|view)[^.!?\\n]{0,30}|transformed (?:our|my|the|this) [\\p{Ll} ]{3,30} forever|rewrote (?:our|my) (?:entire|whole) [^.!?\\n]{3,40}|(?:that|the moment|the day) [\\p{L} ]{3,30} changes (?:forever|for good))[^.!?\\n]{0,20}[.!]`,
        'gu',
      ),
      where: ({ 0: text }) =>
        !namesFigure(text.replace(/\bOne\b/, '')) && !/\b(?:password|lock|filter|recipe)\b/.test(text),
      cut: 'Cut the sentence',
    },
    {
      // Whatever turns something as large as a life, a culture or a future.
      pattern: new RegExp(
        `${START}[^.!?\\n:]{0,80}\\b(?:re(?:wr(?:ote|ite|ites|itten)|shap(?:ed?|es)|defin(?:ed?|es)|wir(?:ed?|es)|invent(?:ed|s)?)|(?:chang|transform|alter|shift|revolutioni[sz]|upend|elevat)(?:e|es|ed|s)?|turned? around|flipp?(?:ed|s)?|shattered|saved|shook|healed) (?:completely |forever |for good )?(?:(?:my|our|your|their|his|her|the|an?|people['’]s) (?:whole |entire |very |own |understanding of |view of |idea of |relationship (?:with|to) |approach to |way of )*(?:life|lives|career|future|culture|story|mindset|perspective|outlook|trajectory|path|destiny|world(?:view)?|thinking|business|company|industry|game|rules|leadership|identity|course of|direction|success|work|self|team|organi[sz]ation|relationship)\\b|everything (?:I|we|for (?:me|us|my|our))\\b|everything about (?:how|what|me|us|my|our|the way|work|life|business|leadership)\\b|everything(?! (?:about|in|on|at|from|to|but|except|under|after)\\b)(?=[.! ])|the way (?:we|I|you|people|this|the|our|an?) (?:\\p{L}+ )?\\p{L}+|how (?:we|I|you|people) (?:see|think|work|live|lead|look|do))[^.!?\\n]{0,60}[.!]|${START}[^.!?\\n]{0,60}\\b(?:took|takes|brought|carried) (?:me|us) from [\\p{Ll} ]{3,25} to [\\p{Ll} ]{3,25}[.!]|${START}[^.!?\\n]{0,40}\\b(?:I was|I became|I am|I['’]m|made me|we became|it made me) an? (?:completely |totally |entirely |whole )?(?:different|new|better|changed|transformed) (?:person|man|woman|leader|human|manager|founder|company|team|version of (?:myself|me))[^.!?\\n]{0,30}[.!]|${START}[^.!?\\n]{0,60}\\b(?:the (?:day|moment|conversation|sentence|decision|call|question|email|message|hire) (?:that |when )?(?:everything |it all )?(?:changed|shifted|saved|made|turned)|never looked back|never been the same|(?<!\\b(?:mark|represent|signal|constitute)(?:s|ed|d)? )a (?:turning|tipping) point|(?:my|our) (?:whole|entire) (?:world|life|perspective) (?:changed|shifted|opened|turned)|(?:there was|there['’]s) (?:no going back|a before and an? after)|opened my eyes to (?!the \\p{Ll}+ of)|rocked my world|a whole new (?:world|level|chapter))\\b[^.!?\\n]{0,50}[.!]`,
        'giu',
      ),
      where: ({ 0: text }) =>
        !/\d|[€£$]/.test(text) &&
        !/\b(?:literally|(?:sign|poster|leaflet|advert|brochure|website) (?:said|says|promised)|hasn['’]t|haven['’]t|didn['’]t|doesn['’]t|not|won['’]t|let['’]s|from week|to (?:per|at)|and the [\p{Ll}]+ to)\b/u.test(
          text,
        ) &&
        !/\bwork(?:place|flow|shop|s)?\b(?= (?:in|at|on) )/.test(text) &&
        !namesThing(text.replace(/^[^.!?]{0,40}?\b(?=chang|re|trans|alter)/i, '')) &&
        madeOf(text).grand > 0,
      cut: 'Cut the sentence',
    },
  ],
);
