import { START } from './abstract-words.ts';
import { isConcrete, namesFact, namesFigure, namesThing, throughEnd } from './concrete.ts';
import { madeOf } from './general.ts';
import { patternRule } from './pattern-rule.ts';
import type { Put } from './pattern-rule.ts';

const MANY =
  '(?:(?:Far )?too many|So many|Most|Almost (?:all|every)|Nearly (?:all|every)|(?:9|nine) (?:out of|in) (?:10|ten)|\\d{2} ?(?:%|per ?cent)(?: of)?|\\p{L}+ty per cent of|The (?:vast )?majority of|Half of all)';
const PEOPLE = '(?:\\p{Ll}+ )?(?:people|women|men|\\p{Ll}+s)';
const EVERYBODY = `(?:Everyone|Everybody|They|Conventional wisdom|Common (?:wisdom|sense)|The experts?|(?:Most|Every) (?:\\p{Ll}+ ){0,2}\\p{Ll}+|People)`;
const SAYS =
  '(?:will (?:tell|say)|thinks?|believes?|says?|assumes?|claims?|tells? (?:you|us)|insists?|is|are|talks? about|wants?|loves?)';
/** 'Most founders get this wrong. They hire for the résumé.' */
const LEANS = /^\s*(?:They|The few|The rest|Few|Their|I did|So did I|And they|But they)\b/;
const WRONG =
  "(?:Dead wrong|Wrong|Nonsense|Rubbish|False)[.!]|(?:But )?(?:They|It|That|This|Everyone|Everybody|Conventional wisdom|Most of them)(?: (?:are|is)|['’](?:re|s)| could(?: not|n['’]t) be)(?: all| simply| just| dead| completely| plain)? ?(?:wrong|more wrong|further from (?:it|the truth)|mistaken|not true|false|a lie|a myth|a trap|broken|nonsense|backwards|missing the point)[.!]";

const ALL =
  '(?:(?:Far )?[Tt]oo many|[Ss]o many|[Mm]ost|(?:[Aa]lmost|[Nn]early) (?:all|every)|(?:[Nn]ine|[Ee]ight|9|8) (?:out of|in) (?:ten|10)|\\d{2}(?:\\.\\d)? ?%(?: of)?|(?:[Tt]he )?(?:vast |overwhelming )?[Mm]ajority of|[Vv]ery few|[Ff]ew|[Hh]ardly any)';
const WHO =
  '(?:[\\p{L}\\d-]+ ){0,2}?(?:people|men|women|companies|teams|brands|businesses|firms|organi[sz]ations|start-?ups|agencies|parents|reps|execs|executives|students|CEOs|CTOs|freelancers|salespeople|entrepreneurs|creatives|professionals|graduates|of us|of you|[\\p{Ll}-]{3,}s)';
/** What they do, in the present: no quantifier makes 'Most drivers wave me through' wrong. */
const ERR =
  "(?:(?:still|just|simply|always|only|completely|actually|will|would|are|have|spend) )*(?:get (?!the\\b)[\\p{L} ]{2,30} (?:wrong|backwards|upside down)|never|rarely|treat|confuse|confusing|mistake|mistaking|ignor(?:e|ing)|overlook(?:ing)?|skip|miss(?:ing)? (?:this|it|the (?:point|mark|boat|real))|forget|forgotten|fail(?:ing)? (?:at|because|to)|lack|avoid|chas(?:e|ing)|obsess(?:ing)?|focus(?:ing)? on|fall (?:for|into)|give up|quit|wast(?:e|ing)|underestimat(?:e|ing)|overestimat(?:e|ing)|misunderstand|overthink|overcomplicat(?:e|ing)|undervalu(?:e|ing)|undercharging|settle for|optimi[sz](?:e|ing) for|using|leav(?:e|ing) [\\p{L} ]{2,20} on the table|sleep(?:ing)? on|hid(?:e|ing) behind|wait(?:ing)? for|stuck|doing (?:it|this)|have no idea|don['’]t (?:know|get|realise|realize|understand|have an? \\p{L}+ problem|fail|lack|need more)|(?:can|will|would|ever)(?:['’]t|not)? (?:admit|tell|do this|say|dare|understand|reali[sz]e))\\b";
/** A reason after a comma is a fact: 'Most drivers miss this turning, since the sign is behind a tree.' */
const OWN = /\b(?:I|me|my|our|we|who|which)\b|, (?:since|because|it|so|as|which)\b/;
const looseWrong = (match: RegExpExecArray): boolean =>
  !namesFact(
    match[0]
      .replace(/^\S+/, '')
      .replace(/\b(?:ChatGPT|LinkedIn|B2B) ?/g, '')
      .replace(/\bsays?\b/g, ''),
  ) &&
  !OWN.test(match[0]) &&
  !namesThing(match[0].replace(/ like an? [\p{L} ]+/u, '')) &&
  madeOf(match[0].replace(/^.*?(?:ten|10|%|st)\b/, '')).other <= 3;

const QUANTITY =
  /^(?<lead>\s*(?:And |But |Yet |The truth is,? |Truth is,? |Sadly, )?)(?<many>(?:far )?too many|so many|most|(?:almost|nearly) all|people only)(?= )/i;

/** Where what follows speaks of them: 'Some founders get this wrong. They hire for the résumé.' */
function softened(match: RegExpExecArray): Put | undefined {
  const [text] = match;
  const found = QUANTITY.exec(text)?.groups;
  if (found === undefined || !LEANS_ON_THEM.test(match.input.slice(match.index + text.length)))
    return undefined;
  const { lead = '', many = '' } = found;
  const some = /^people only/i.test(many) ? 'some people only' : 'some';
  const put = `${lead}${/^\s*$/.test(lead) ? some.charAt(0).toUpperCase() + some.slice(1) : some}${text.slice(lead.length + many.length)}`;
  return { text: put.trim(), more: 0, label: 'Say ‘some’' };
}
/** A verdict goes with what it is on. */
const LEANS_ON_THEM =
  /^\s*(?!They(?:['’]re| are| have it) )(?:They|The few|The rest|Their|And they|But they)\b/;

/** 'Most people get this wrong.': makes everyone wrong, so that the writer is right. */
export const everyoneWrong = patternRule(
  'everyone-wrong',
  'makes everyone wrong so that you are right. Say what you saw instead.',
  [
    {
      pattern: new RegExp(
        `${START}(?:And |But |Yet |The truth is,? |Truth is,? |Sadly, )?${ALL} ${WHO} ${ERR}[^.!?:\\n]{0,90}(?:[.!]|:(?=\\s))`,
        'gu',
      ),
      where: looseWrong,
      cut: 'Cut the sentence',
      unlessNext: LEANS,
      put: softened,
    },
    {
      pattern: new RegExp(
        `${START}(?:[\\p{Lu}][\\p{Ll}]+(?:s|people)|The (?:whole|entire) (?:industry|profession|world|internet|market|business world)|(?:Our|Your|This) (?:industry|profession)|Society|We(?: all)?|You|Everyone|An entire generation) (?:have|has|['’]ve) (?:been (?:lied to|misled|conditioned|brainwashed|sold a (?:lie|myth|dream)|(?:doing|getting|measuring|thinking about) [\\p{L} ]{2,30} (?:all )?(?:wrong|backwards))|forgotten (?:what|how|why|that)|lost (?:the plot|sight|its way)|(?:it|this) (?:all )?(?:wrong|backwards))\\b[^.!?:\\n]{0,70}[.!]|${START}(?:What|Here['’]s what|This is what|Here is what) (?:most|too many|almost all|so many|nearly all|the|our|this|your) ?(?:[\\p{L}\\d-]+ ){1,3}?(?:keeps? getting|gets?|got|still gets?|always gets?|never (?:gets?|understands?|learns?|reali[sz]es?|sees?)|misses|miss|forgets?|overlooks?|fails? to (?:see|grasp|understand)|(?:don|doesn)['’]t (?:get|see|understand|reali[sz]e|want you to know|tell you))\\b[^.!?:\\n]{0,80}[.!:]`,
        'gu',
      ),
      where: (match) =>
        looseWrong(match) &&
        (/^W|never|keep|always|still/.test(match[0]) || !isConcrete(match[0].replace('B2B', ''))),
      cut: 'Cut the sentence',
      unlessNext: LEANS,
      put: softened,
    },
    {
      pattern: new RegExp(
        `${START}(?:But )?(?:[\\p{L}]+ (?:everywhere|today|these days) are (?:still )?\\p{Ll}+ing [^.!?\\n]{3,70}|(?:Almost )?(?:[Nn]obody|[Nn]o one|[Hh]ardly anyone|[Ff]ew people|[Vv]ery few)(?: ever| really| is| are)? (?:talks? about|talking about|warns? you|admits?|wants to (?:talk about|hear|admit|say)|prepares? you|teach(?:es)? (?:you|us)|mentions?|dares?|likes to (?:talk about|admit|hear)|is (?:ready|willing) to (?:hear|admit|say))\\b[^.!?\\n]{2,70}|(?:Stop|Quit|Forget) (?:believing|listening to|trusting|following|falling for|what) (?:what )?(?:the |so-called |those |every |all )*(?:gurus?|experts?|influencers?|consultants?|(?:career |business |life )?coaches|everyone|people|LinkedIn|recruiters|thought leaders|self-help|so-called)\\b[^.!?\\n]{0,70}|If you (?:(?:still )?(?:think|believe)|were (?:told|taught)) [^.!?\\n]{3,60}, (?:you(?:['’]re| are)|think again|you(?:['’]ve| have))\\b[^.!?\\n]{0,50}|(?:The )?(?:biggest|greatest|most dangerous|worst) (?:lie|myth|misconception)s? (?:about|in|we|you|people|of)\\b[^.!?:\\n]{2,60})[.!:]`,
        'gu',
      ),
      where: (match) =>
        looseWrong(match) &&
        madeOf(match[0]).other <= 2 &&
        !(match.index === 0 && /^(?:Nobody|No one) prepares\b/.test(match[0])),
      cut: 'Cut the sentence',
      unlessNext: LEANS,
      put: softened,
    },
    {
      // What the writer did instead says what they say.
      pattern: new RegExp(
        `${START}(?:The )?(?:\\p{L}+ )?(?:people|experts|gurus|consultants|coaches|advisers) (?:will |all |always )*(?:tell you|say|swear) [^.!?\\n\\d]{3,70}[.!](?=\\s+(?:So )?I did the opposite\\b)`,
        'giu',
      ),
    },
    {
      // 'Everybody is talking about AI. Almost nobody is talking about the floor.' 'The gurus will tell you to scale. Ignore them.'
      pattern: new RegExp(
        `${START}(?:(?:Everyone|Everybody|The whole world|(?:All of )?LinkedIn|Every \\p{Ll}+|The (?:whole |entire )?(?:industry|internet|world))(?:['’]s| is) (?:talking|obsess|rush|chas|rac|scream|shout|worr|focus|looking|fight|debat|busy)\\p{Ll}*[^.!?\\n]{2,70}[.!]\\s+(?:(?:But )?(?:[Aa]lmost |[Hh]ardly |[Vv]ery )?(?:[Nn]obody|[Nn]o one|[Aa]nyone|[Ff]ew)\\b|They['’]re|I think they)|(?:The |All the |Your )?(?:so-called |self-styled )?(?:[Gg]urus|[Ee]xperts|[Ii]nfluencers|[Cc]onsultants|[Tt]extbooks|[Cc]oaches|[Bb]usiness schools|[Bb]ooks)\\b[^.!?\\n]{0,10} (?:tell|say|want|teach|preach|promise|swear)[^.!?\\n]{3,70}[.!]\\s+(?:Ignore|Don['’]t|They|Forget|Wrong|That['’]s|It['’]s|I disagree|Nonsense|Rubbish))[^.!?\\n]{0,60}[.!]`,
        'gu',
      ),
      where: ({ 0: text }) => !namesFigure(text) && !/\b(?:says|said|told|my|our)\b/.test(text),
    },
    {
      pattern: new RegExp(
        `${START}(?:And |But |Yet )?${MANY} ${PEOPLE} (?:still )?(?:(?:get|have) (?:this|it|(?!(?:the|our|my)\\b)[\\p{Ll}]+(?: [\\p{Ll}]+)?) (?:\\p{L}+ )?(?:wrong|backwards|upside down)|overlook|confuse [\\p{L} ]{3,20} with|mistake [\\p{L} ]{3,20} for|(?:will )?ignore this|miss this(?=[.!:,]| (?:completely|entirely|every)\\b)|(?:never|don['’]t|won['’]t) even \\p{Ll}+|quit (?:right |just )?before|will scroll past this|misunderstand|underestimate|(?:do not|don['’]t|never|will never|rarely|fail to|can['’]t) (?:really |even |truly |fully )?(?:understand|reali[sz]e|get|see|grasp|notice|think about|talk about|admit|ask (?:this|that|the right))|fail to|make the same mistake|(?:are )?(?:look(?:ing)?|ask(?:ing)?|solv(?:e|ing)|optimi[sz](?:e|ing)|chas(?:e|ing)) [\\p{L} ]{0,20}\\bwrong|are (?:\\p{Ll}+ing (?:it|this) |dead |all )?wrong|stop (?:there|too early)|give up too)\\b(?![^.!?\\n]*\\b(?:our|my)\\b)[^.!?:\\n\\d]{0,70}[.!:]`,
        'giu',
      ),
      where: (match) =>
        !namesFact(match[0]) &&
        !(
          /\b(?:fail to|make the same mistake|notice|miss)\b/i.test(match[0]) && isConcrete(throughEnd(match))
        ),
      cut: 'Cut the sentence',
      unlessNext: LEANS,
      put: softened,
    },
    {
      // 'Most companies say they value people. Few do.'
      pattern: new RegExp(
        `${START}(?:Most|Many|All) \\p{Ll}+s? (?:say|think|believe|claim|assume) [^.!?\\n\\d]{3,70}[.!]\\s+(?:(?:Very )?[Ff]ew (?:actually |really |truly )?\\p{Ll}+|(?:It|They) (?:doesn|don|isn|aren)['’]t|The (?:opposite|few who))\\b[^.!?\\n]{0,40}[.!]`,
        'gu',
      ),
      where: (match) => !isConcrete(match[0]),
      cut: 'Cut both sentences',
    },
    {
      pattern: new RegExp(
        `${START}(?:We(?:['’]ve| have) been \\p{Ll}+ing (?:about )?[^.!?\\n\\d]{2,40} (?:all )?wrong|The (?:advice|story|version) you(?:['’]ve| have) been (?:given|told|sold) is (?:wrong|a lie|broken|incomplete)|You(?:['’]ve| have) been (?:taught|told|sold|led to believe) [^.!?\\n\\d]{3,60}[.!]\\s+(?:It|That)(?:['’]s| is) (?:wrong|a lie|a myth|a trap|nonsense)|(?:Hospitals|Companies|Businesses|Leaders|Teams|Managers|Founders|Organi[sz]ations|Marketers|Recruiters|Schools) everywhere are [^.!?\\n\\d]{3,40})[.!]`,
        'giu',
      ),
      cut: 'Cut the sentence',
      unlessNext: LEANS,
      put: softened,
    },
    {
      pattern: new RegExp(
        `${START}(?:Nobody|No one) (?:wants to admit (?:it|this)|likes to (?:hear|admit) (?:it|this)|will tell you this)[,:] (?:but )?|${START}(?:The|Your) (?:industry|system|market|boss|competitors?) (?:doesn['’]t|don['’]t|won['’]t) want you to (?:know|hear|see|believe)(?: (?:this|it|that))?,? but\\s`,
        'giu',
      ),
      cut: 'Cut the frame',
    },
    {
      pattern: new RegExp(`${START}${EVERYBODY} ${SAYS} [^.!?\\n]{2,80}[.!]\\s+(?:${WRONG})`, 'giu'),
      where: ({ 0: text }) => !namesFact(text.replace(/\bsays?\b/gi, '')) && !namesFigure(text),
      cut: 'Cut both sentences',
    },
    {
      pattern: new RegExp(
        `${START}(?:Everyone|Everybody) (?:thinks?|believes?) [^.!?\\n]{2,70}[.!]\\s+(?:They|It) (?:aren|isn)['’]t[.!]`,
        'giu',
      ),
      cut: 'Cut both sentences',
    },
    {
      pattern: new RegExp(
        `${START}(?:But )?(?:People only (?:see|notice|remember|celebrate|count) the \\p{Ll}+(?: \\p{Ll}+)?|(?:Almost |Nearly )every \\p{Ll}+(?: \\p{Ll}+)? \\p{Ll}+s [^.!?:\\n\\d]{3,40} in the wrong \\p{Ll}+|(?:Nobody|No one) (?:(?:ever )?(?:tells|told|will tell|warns|prepares|teaches) you\\b|talks about (?:(?:this|it)(?! enough)|how|what|why|that))|(?:\\p{L}+ )?\\p{L}+s (?:will never|won['’]t|don['’]t want to|hate to) (?:tell you|admit|want you to know)(?= (?:this|that|it)\\b))[^.!?:\\n]{0,70}[.!:]|${START}(?:And )?(?:(?:But |And )?here['’]s what |What )(?:nobody|no one|they(?: don['’]t|['’]ll never| won['’]t)|(?:most|many) \\p{Ll}+(?: (?:fail to|don['’]t|never|miss|get wrong))?) ?(?:(?:really )?(?:tells? you|teach(?:es)? you|understands?|reali[sz]es?|sees?|gets?(?: wrong)?|talks about|misses)\\b)[^.!?:\\n]{0,90}[.!:]|${START}(?:You(?:['’]ve| have) been (?:lied to|taught (?:wrong|a lie)|(?:doing|\\p{Ll}+ing) [^.!?\\n]{2,30} wrong)|You(?:['’]re| are) (?:probably |almost certainly )?\\p{Ll}+ing (?:your |it|this)[^.!?\\n]{0,30} (?:all )?wrong|Everything you(?:['’]ve (?:been told|learned|heard)| know| think you know) about [^.!?\\n]{3,40} is (?:wrong|a lie|a myth))[^.!?\\n]{0,40}[.!]`,
        'giu',
      ),
      // 'Nobody tells you where the fuse box is.'
      where: (match) =>
        !namesFact(throughEnd(match)) &&
        // A drum roll, or the opening of any post.
        !/^(?:But )?(?:What )?(?:Nobody|No one) (?:ever )?tells you\b.*:$/i.test(match[0]) &&
        !(match.index === 0 && /^(?:Nobody|No one) prepares\b/.test(match[0])) &&
        !(
          /^(?:But )?(?:Nobody|No one) \p{Ll}+ you (?:where|when|about)|^What|get wrong/iu.test(match[0]) &&
          isConcrete(match[0])
        ),
      cut: 'Cut the sentence',
      unlessNext: LEANS,
      put: softened,
    },
    {
      // Whole trades, cultures and the world, which told everybody wrong.
      pattern: new RegExp(
        `${START}(?:And |But |Yet |Still, )?(?:(?:[Hh]ustle|[Ss]tart-?up|[Gg]rind|[Cc]orporate|[Oo]ffice|[Pp]roductivity|[Cc]ancel|[Dd]iet|[Mm]odern|[Oo]ur) culture (?:has |have )?(?:tells?|told|taught|convinced|sold|conditioned|teaches|rewards|glorifies|will tell|wants)|(?:[Ss]ociety|[Tt]he (?:world|system|market)|[Ss]ocial media|LinkedIn) (?:has |keeps )?(?:tells|telling|told|teaches|taught|convinced|conditioned|wants) (?:us|you|me|women|men)|(?:[Ww]e|[Yy]ou|[Ii]t)(?:['’]ve| have) (?:all )?been (?:sold (?:the|a) (?:myth|lie|idea|story|dream|fantasy)|conditioned to|taught (?:that|to (?:believe|think|fear|chase|see)))|[Ff]or (?:far )?too long,? we(?:['’]ve| have) (?:all )?(?:been )?(?:treated|told|taught|measur|celebrat|reward|confus|chas|glorif|accept|ignor|undervalu|sold|conditioned|look)\\p{Ll}*|[Ff]or (?:decades|years|generations),? we(?:['’]ve| have) (?:all )?(?:been )?\\p{Ll}+ [^.!?\\n\\d]{2,40} (?:the wrong way|wrong|backwards|upside down)|[Tt]he (?:\\p{Ll}+ )?(?:industry|profession|sector|establishment) (?:keeps|still|loves to|is obsessed with|continues to)|[Aa]cademia (?:keeps|still)|(?:[Uu]niversit(?:y|ies)|[Ss]chools?|[Bb]usiness schools?|[Tt]extbooks|[Rr]ecruiters|[Cc]onsultants|[Gg]urus|[Bb]ooks) (?:will|would|can) never (?:teach|tell) you (?:this|that|how|what)|[Ww]hile (?:other|most|everyone|your|many) (?:companies|brands|firms|teams|businesses|else|competitors|leaders|founders|people)(?: is| are)? (?:obsess|chas|focus|fight|argu|talk|rac|rush|debat|celebrat)\\p{Ll}*|[Ww]e live in (?:a|an) (?:culture|world|society|age|era) (?:that|which|where|obsessed) (?:treats|rewards|celebrates|glorifies|confuses|values|tells|worships|mistakes|equates|with|everyone|everybody|we)|[Ss]tart-?up culture will tell you)\\b[^.!?\\n\\d]{3,110}[.!]`,
        'gu',
      ),
      where: ({ 0: text }) => !namesFact(text.replace(/\b(?:told|LinkedIn)\b/g, '')) && !namesThing(text),
      cut: 'Cut the sentence',
      unlessNext: LEANS,
      put: softened,
    },
    {
      // 'Stop posting about your mornings. Nobody cares.', 'Most X still promote on tenure.', '…, whatever they tell you.'
      pattern: new RegExp(
        `${START}(?:(?:Stop|Quit|Forget) [^.!?\\n\\d]{3,60}[.!] (?:Nobody|No one) (?:cares|reads|wants|asked|needs)[^.!?\\n\\d]{0,30}[.!]|(?:And |But |Yet |Still, |And still, )?(?:[Mm]ost|[Tt]oo many|[Aa]lmost all) (?:\\p{Ll}+ )?(?:companies|firms|organi[sz]ations|leaders|managers|founders|teams|businesses|brands|employers|boards|recruiters|marketers) (?:still )?(?:promote|reward|hire|measure|manage|operate|cling|invest|spend|treat|see|view|print|chase|think|love to talk|say they)\\b[^.!?\\n\\d]{3,80}[.!]|[^.!?\\n\\d]{5,60}, (?:whatever|no matter what) (?:they|anyone|LinkedIn|the gurus|people) (?:tells?|says?)(?: (?:you|us))?[.!])`,
        'gu',
      ),
      where: (match) => looseWrong(match) && !isConcrete(match[0]),
      cut: 'Cut the sentence',
      unlessNext: LEANS,
      put: softened,
    },
  ],
);
