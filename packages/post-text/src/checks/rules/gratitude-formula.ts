import { START } from './abstract-words.ts';
import { patternRule } from './pattern-rule.ts';

const ALL =
  '(?:everyone|everybody|all(?! three| four)|each (?:and every|of you)|our (?:amazing|incredible|entire|whole|wonderful|customers|clients|partners|community|supporters|families)|my (?:amazing|incredible|wonderful|whole|entire|network|mentors)|the (?:amazing|incredible|entire|whole|wonderful|families|people|community|organi[sz]ers|opportunity|chance|journey|support|trust|lessons|memories)|this (?:\\p{L}+ )?(?:team|journey|community|opportunity|crew|experience|recognition|honou?r|milestone|chapter|company|moment))';
const ONES =
  '(?:team|people|everyone|everybody|support|help|love|family|mentors?|you|colleagues|friends|community|guidance|partners|trust|belief)';
const FEELING = '(?:grateful|thankful|blessed|humbled|honou?red|proud|privileged|indebted)';

/** Thanks that would fit anyone. */
export const gratitudeFormula = patternRule(
  'gratitude-formula',
  'would fit anyone. Thank one person for one thing.',
  [
    {
      pattern: new RegExp(
        `${START}(?:(?:And |But )?(?:I am|I['’]m|We are|We['’]re|I feel|Feeling)?\\s?(?:so |beyond |truly |incredibly |forever |deeply |extremely |eternally |immensely |profoundly |genuinely )*${FEELING}\\b(?: beyond (?:words|measure))?(?:(?: (?:and|of)|,) (?:so |of and )?(?:thankful for|${FEELING}|excited))*(?= (?:(?:for|of) (?:every(?: single)?\\b|${ALL})|to (?:${ALL}|be (?:part|surrounded|able|doing)|have (?:been|worked|had|such)|do this|work|call|share|lead|learn|serve)|beyond|this phenomenal)|[.!]| this\\b) ?[^.!?\\n\\d]{0,100}[.!])`,
        'giu',
      ),
      cut: 'Cut the thanks',
    },
    {
      pattern: new RegExp(
        `${START}(?:What (?:a|an)(?: \\p{L}+)? (?:journey|ride|year|privilege|honou?r|adventure)(?: (?:it(?:['’]s| has) been|this (?:year|journey) has been|to [^.!?\\n]{3,50}))?[.!]|It (?:has been|['’]s been|was|is) (?:(?:such|truly|an absolute) )?an? (?:honou?r|privilege|joy|blessing)\\b[^.!?\\n\\d]{0,80}[.!]|(?:(?:To|For) (?:all (?:of )?)?(?:our|my|the|everyone)[^.!?:\\n]{2,50}[:,] ?)?(?:None of this (?:would have been|would be|is) possible|This would not have been possible|(?:I|We) could(?:n['’]t| not| never) have done (?:it|this|any of (?:it|this))) without (?=[^.!?\\n]*\\b${ONES}\\b)[^.!?\\n]{2,90}[.!]|(?:Words (?:cannot|can['’]t|can not|fail to|don['’]t)|My heart is (?:so |truly )?(?:full|overflowing)|(?:I|We) (?:can['’]t|cannot) thank (?:you|everyone|them|the team)|(?:I|We) could(?:n['’]t| not) be (?:more grateful|prouder|more proud)|I owe (?:it|this|everything) (?:all )?to|It (?:truly |really )?takes a village|(?:A |My |Our )?(?:very )?(?:heartfelt|huge|massive|big|special|sincere|deepest|warmest|enormous) (?:thank you|thanks|thank-you|gratitude|appreciation|shout-?out)(?: goes(?: out)?)? to ${ALL}|(?:Thank you|Thanks|Many thanks)(?: so much)? to (?:everyone|everybody|all (?:who|of you|our|the|those)|the organi[sz]ers for an|each and every)|Thank you (?:all |so much |everyone )?for (?:being (?:on|part of) this|believing in|your (?:continued|unwavering|endless|incredible)|the (?:endless|incredible|amazing)|joining (?:me|us) on|making this))\\b[^.!?\\n]{0,100}[.!])|\\bI could(?:n['’]t| not) have done (?:it|this) without my (?:amazing|incredible|wonderful) \\p{L}+`,
        'giu',
      ),
      cut: 'Cut the thanks',
    },
  ],
);
