import { START } from './abstract-words.ts';
import { isConcrete, namesDay, namesFact, namesFigure, namesThing, throughEnd } from './concrete.ts';
import { madeOf } from './general.ts';
import { patternRule } from './pattern-rule.ts';

const ALL =
  '(?:every (?:single )?(?:one|person|member|client|customer)|everyone|everybody|all(?! three| four)|each (?:and every|of you)|our (?:amazing|incredible|entire|whole|wonderful|customers|clients|partners|community|supporters|families)|my (?:amazing|incredible|wonderful|whole|entire|network|mentors)|the (?:amazing|incredible|entire|whole|wonderful|families|people|community|organi[sz]ers|opportunity|chance|journey|support|trust|lessons|memories)|this (?:\\p{L}+ )?(?:team|journey|community|opportunity|crew|experience|recognition|honou?r|milestone|chapter|company|moment))';
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
        `${START}(?:(?:And |But )?(?:I am|I['’]m|We are|We['’]re|I feel|Feeling)?\\s?(?:so |beyond |endlessly |eternally |incredibly |so very |truly |incredibly |forever |deeply |extremely |eternally |immensely |profoundly |genuinely )*${FEELING}\\b(?: beyond (?:words|measure))?(?:(?: (?:and|of)|,) (?:so |of and )?(?:thankful for|${FEELING}|excited))*(?= (?:(?:for|of|to) (?:every(?: single)?\\b|my (?:whole |entire )?(?:team|network|mentors?)\\b|${ALL})|to (?:${ALL}|be (?:part|surrounded|able|doing)|have (?:been|worked|had|such)|do this|work|call|share|lead|learn|serve)|beyond|this phenomenal|my (?:whole |entire )?(?:team|network|mentors?)\\b(?! \\p{Lu}))|(?<=(?:so|beyond|truly|deeply|Feeling|feel|and) \\p{L}+)[.!]| this\\b) ?[^.!?\\n\\d]{0,100}[.!])`,
        'giu',
      ),
      where: (match) => !isConcrete(throughEnd(match)),
      cut: 'Cut the thanks',
    },
    {
      pattern: new RegExp(
        `${START}(?:What (?:a|an)(?: \\p{L}+)? (?:journey|ride|year|privilege|honou?r|adventure)(?: (?:it(?:['’]s| has) been|this (?:year|journey) has been|to [^.!?\\n]{3,50}))?[.!]|It (?:has been|['’]s been|was|is) (?:(?:such|truly|an absolute) )?an? (?:honou?r|privilege|joy|blessing)\\b[^.!?\\n\\d]{0,80}[.!]|(?:(?:To|For) (?:all (?:of )?)?(?:our|my|the|everyone)[^.!?:\\n]{2,50}[:,] ?)?(?:None of this (?:would have been|would be|is) possible|This would not have been possible|(?:I|We) could(?:n['’]t| not| never) have done (?:it|this|any of (?:it|this))) without (?=[^.!?\\n]*\\b${ONES}\\b)[^.!?\\n]{2,90}[.!]|(?:Words (?:cannot|can['’]t|can not|fail to|don['’]t)|My heart is (?:so |truly )?(?:full|overflowing)|I feel (?:so |incredibly |truly |very )*(?:lucky|fortunate|blessed|privileged) to (?:work|be|have|lead|learn|call)|None of this happens without (?:an? )?(?:\\p{Ll}+ )?(?:team|people)|Thank you from the bottom of my heart|(?:Endlessly|Eternally|Forever) (?:thankful|grateful) for|So proud of and thankful for|(?:I|We) (?:can['’]t|cannot) thank (?:you|everyone|them|the team)|(?:I|We) could(?:n['’]t| not) be (?:more grateful|prouder|more proud)|I owe (?:it|this|everything) (?:all )?to|It (?:truly |really )?takes a village|(?:A |My |Our )?(?:very )?(?:heartfelt|huge|massive|big|special|sincere|deepest|warmest|enormous) (?:thank you|thanks|thank-you|gratitude|appreciation|shout-?out)(?: goes(?: out)?)? to ${ALL}|(?:To everyone who [^.!?:\\n]{3,50}: thank you)|(?:To our [^.!?:\\n]{3,40}: thank you)|(?:Huge |Massive )?(?:Thank you|Thanks|Many thanks)(?: so much)? to (?:everyone|every single|everybody|all (?:who|of you|our|the|those)|the organi[sz]ers for an|each and every)|Thank you (?:all |so much |everyone )?for (?:being (?:on|part of) this|believing in|your (?:continued|unwavering|endless|incredible)|the (?:endless|incredible|amazing)|joining (?:me|us) on|making this))\\b[^.!?\\n]{0,100}[.!])|\\bI could(?:n['’]t| not) have done (?:it|this) without my (?:amazing|incredible|wonderful) \\p{L}+`,
        'giu',
      ),
      where: (match) =>
        !namesFact(match[0]) &&
        !namesThing(match[0]) &&
        !(/^(?:A |Huge |Big )?(?:big )?thank/i.test(match[0]) && namesFigure(match[0])),
      cut: 'Cut the thanks',
    },
    {
      // Thanks to all for all: nobody is named and no deed.
      pattern: new RegExp(
        `${START}(?:(?:First and foremost|Last but not least|Above all|Most of all|Finally|Today|And|So|But|Lastly|I (?:just |also )?want to (?:say|express|extend|give)|I (?:would|['’]d) like to (?:say|express|extend|give|take)|I must|Also),? )*(?:[^.!?\\n:]{2,60}: )?[^.!?\\n]{0,12}?(?:(?:thanks?(?: you| so much| again)?(?: from the bottom of (?:my|our) hearts?)?|kudos|props|hats off|shout-?outs?|gratitude|appreciation|credit|applause)(?: goes(?: out)?)? (?:to|for|all|everyone|each)|(?:grateful|thankful|blessed|indebted|humbled|honou?red|fortunate|lucky) (?:for|to|and|by|beyond)|couldn['’]t have (?:done|made|asked)|could not have done|(?:none of|all of) this (?:would|is|was|happened|happens)|thank you from the bottom)\\b[^.!?\\n]{3,140}[.!❤💜🙏]?`,
        'giu',
      ),
      where: ({ 0: text }) =>
        !/\d/.test(text) &&
        !namesThing(text) &&
        !/\b(?:who|for) (?:\p{Ll}+ )?(?:drove|brought|carried|found|came|lent|sent|stayed|held|rang|showed|taught me how)\b|\b(?:Mr|Mrs|Ms|Dr)\b|\b(?:her|him)\b/u.test(
          text,
        ) &&
        !/[\p{Ll},] (?!I\b|I['’]|LinkedIn|AI\b|Team\b|You\b)\p{Lu}/u.test(text.replace(/^\S+/, '')) &&
        new RegExp(
          `\\b(?:all|every\\p{Ll}*|each|team|community|network|family|families|support\\p{Ll}*|people|humans|customers|clients|colleagues|partners|friends|mentors|members|volunteers|champions|organi[sz]ers|speakers|investors|employees|journey|opportunit\\p{Ll}+|trust|experience|chance|honou?r|you|faith|belief|leaders|engineers|followers|readers)\\b`,
          'iu',
        ).test(text) &&
        !namesFigure(text) &&
        madeOf(text).other <= 4,
      cut: 'Cut the thanks',
    },
    {
      // Thanks that go to everybody, in words kept for it.
      pattern: new RegExp(
        `${START}(?:From the bottom of (?:my|our) hearts?,? (?:thank you|thanks)\\b[^.!?\\n\\d]{0,120}|(?:(?:I|We)(?:['’]d| would)? (?:(?:also |just |really )?(?:like|want|wish) to )?thank (?:all|God and every|each and every|every(?:one|body| single)|you all)|We extend (?:our|my) (?:\\p{Ll}+ )?(?:gratitude|thanks|appreciation) to|God bless (?:you all|every(?:one|body)))\\b[^.!?\\n\\d]{3,120}|Gratitude to (?:my|our|the|all|every)\\b[^.!?\\n\\d]{3,100}|To (?:all|every(?:one|body| single)|our|my)\\b[^.!?:\\n\\d]{3,80}: (?:thank you|you(?: are|['’]re) (?:all )?(?:heroes|amazing|irreplaceable|the (?:best|reason|real)|incredible|my|our)|we owe|I owe|I see you|it (?:was|has been) (?:the|an?) (?:honou?r|privilege))\\b[^.!?\\n\\d]{0,60}|Your (?:support|kindness|trust|belief|faith|love|encouragement) (?:means|meant) (?:more than|the world|everything)[^.!?\\n\\d]{0,50}|You(?:['’]re| are) (?:all (?:heroes|amazing|incredible)|the (?:wind in|reason we|real heroes|heart of))[^.!?\\n\\d]{0,50}|(?:I|We) could(?:n['’]t| not) (?:do|have done) (?:it|this|any of (?:it|this)) without (?:you|every(?:one|body)|our (?:extraordinary|amazing|incredible|wonderful))[^.!?\\n\\d]{0,70}|(?:(?:I am|I['’]m|We are|We['’]re|I feel|Feeling) )?(?:(?:so|truly|deeply|incredibly|eternally|forever|beyond|profoundly|immensely) )+${FEELING} to (?:every(?:one|body)|do (?:what|this)|call|be (?:part|surrounded))\\b[^.!?\\n\\d]{0,80})[.!]`,
        'giu',
      ),
      where: ({ 0: text }) =>
        !namesThing(text.replace(/\b(?:opened|open) an? door\b|\b(?:path|road)\b/g, '')) &&
        !namesDay(text) &&
        !/\blast night\b/.test(text) &&
        !/\b(?:who|for) (?:\p{Ll}+ )?(?:drove|brought|carried|found|lent|sent|rang|showed|came)\b/u.test(
          text,
        ) &&
        !/[\p{Ll},] (?!I\b|I['’]|God\b|LinkedIn|Team\b|Almighty)\p{Lu}/u.test(text.replace(/^\S+/, '')),
      cut: 'Cut the thanks',
    },
    {
      pattern:
        /\b(?:none of this would (?:be|have been) possible|this would(?:n['’]t| not) have been possible) without (?:our|my|the|an?) (?:amazing|incredible|wonderful|extraordinary|brilliant|unwavering|whole|entire) [^.!?\n\d]{3,100}/gi,
    },
  ],
);
