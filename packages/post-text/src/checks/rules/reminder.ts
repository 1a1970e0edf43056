import { ABSTRACT, START } from './abstract-words.ts';
import { isConcrete, namesFact, namesThing, throughEnd } from './concrete.ts';
import { isGeneral, madeOf } from './general.ts';
import { patternRule } from './pattern-rule.ts';

/** A lesson is for always: what names a day or an hour reminds of something. */
const ONCE =
  /^[^.!?\n]*(?:\d|\b(?:today|tonight|tomorrow|next|(?:mon|tues|wednes|thurs|fri|satur|sun)day|noon|o[’']clock)\b)/i;
const isAlways = ({ input, index }: RegExpExecArray): boolean => !ONCE.test(input.slice(index, index + 400));
/** 'A reminder that the office is closed.' */
const PRACTICAL =
  ' (?:(?:the (?!best|most|smallest|greatest|real|little|simple|right|only|people|world)|our |my |all (?:staff|members|visitors) )|(?:we|I|it|he|she) )';
const KIND =
  '(?:gentle|friendly|great|important|powerful|daily|good|quick|little|small|humbling|beautiful|timely|stark|constant|healthy|much-needed|welcome|subtle)';
const GENERAL =
  "(?=[^.!?\\n]*\\b(?:is|are|isn['’]t|aren['’]t|matters?|means?|never|always|don['’]t|doesn['’]t|can|gets?|takes?|leave|join|over|needs?|deserves?|begins?|starts?|every(?:one|body|thing)?)\\b)";

/** 'A gentle reminder that …': a lesson handed down. */
export const reminder = patternRule(
  'reminder',
  'hands a lesson down. Say it as what you learned, or leave it to the story.',
  [
    {
      pattern: new RegExp(
        `${START}(?:(?:And )?(?:It['’]s|It is|It was|This is|This was|That was|That['’]s|It serve[sd] as|This serve[sd] as|Let (?:this|it|that) be|Just|Consider this|What)?\\s?(?:just |also )?(?:an? |your |my |the )?(?:${KIND} )*reminder(?: (?:to (?:all of us|us all|everyone|anyone [\\p{L} ]{2,20}))?(?: ?that(?!${PRACTICAL}))|:(?!${PRACTICAL})| (?:to|that you) (?:(?:always|never)|(?=(?:be kind|slow down|check in|take (?:care|the|a)|pause|rest|celebrate|breathe|ask for help)\\b)))|Let this be your sign to|(?:It|This|That|Life|Moments like this) (?:reminds? (?:us|me)(?: all)?|has a way of reminding (?:us|me))(?: that(?!${PRACTICAL}))|Don['’]t forget to(?= (?:celebrate|be (?:kind|proud|patient)|look (?:back|up)|breathe|rest|enjoy|thank))|Remember (?:to(?= (?:look|celebrate|be kind|breathe|rest))|that ${GENERAL})|Always remember(?: that|:)?,?|(?:Keep in mind|Let['’]s not forget|Don['’]t forget|Just remember|We (?:often|tend to|sometimes) forget|It['’]s easy to forget)(?: that(?! (?:the|our|my|we|I)\\b)|: ?${GENERAL})|(?:Always )?[Rr]emember[:,] ${GENERAL}|Never forget(?: that|:|,| (?=(?:who|how|why|where|what)\\b))|Repeat after me:)\\s?(?=\\p{L})`,
        'giu',
      ),
      where: (match) => isAlways(match) && !isConcrete(throughEnd(match)),
      cut: 'Say it without the frame',
    },
    {
      // What it reminds of could not stand by itself.
      pattern: new RegExp(
        `${START}(?:(?:It['’]s|It is|It was|This is|This was|That['’]s|That was|What) )?(?:an?|the) (?:${KIND} )*reminder of (?:how|why|what|the (?:power|importance|value|impact|difference)) [^.!?\\n]{3,90}[.!]|${START}(?:It|This|That) reminds? (?:us|me)(?: all)? of (?:how|why|what) [^.!?\\n]{3,90}[.!]`,
        'giu',
      ),
      where: (match) => isAlways(match) && !isConcrete(match[0]),
      cut: 'Cut the sentence',
    },
    {
      pattern: new RegExp(
        `${START}(?:(?:Sometimes|Maybe) the (?:best|greatest|biggest|strongest|smallest|hardest|quietest) [^.!?\\n]{3,60}[.!]|Never underestimate (?:how |what |someone|somebody|people |the (?!(?:\\p{Ll}+ )?(?:power|importance|impact|value|strength|magic)\\b))[^.!?\\n\\d]{3,70}[.!])`,
        'giu',
      ),
      where: (match) => !isConcrete(match[0]),
      cut: 'Cut the sentence',
    },
    {
      pattern: new RegExp(
        `${START}(?:(?:And|But|So|Just|Because)?,? ?(?:[^.!?\\n,:]{0,50}, )?(?:just |please |always |let us |let['’]s |do |to )?(?:(?:never|not|don['’]t|do not|us never) (?:ever )?(?:forget|lose sight of|take [\\p{Ll} ]{2,25} for granted)|remember)(?: that|:|,)? (?=\\p{L})|(?:(?:And )?(?:It['’]s|It is|It was|This is|This was|That['’]s|That was|What|Consider this|Let this be|Here['’]s|Take this as|Sometimes you need)? ?(?:just |also |such |always )?(?:an?|your|my|the|another) (?:\\p{Ll}+[- ]){0,2}?(?:reminder|sign|permission(?: slip)?|nudge|wake-up call)(?:,? (?:to|for) (?:all of us|us all|everyone|anyone [\\p{L} ]{2,20}|myself|us),?)?(?: that|:| to) (?=\\p{L})))[^.!?\\n]{4,110}[.!]`,
        'giu',
      ),
      where: (match) => {
        if (!isAlways(match)) return false;
        const [text] = match;
        const made = madeOf(text);
        return (
          !namesFact(text) &&
          (made.other === 0 || made.other * 2 <= made.vague) &&
          made.vague > 1 &&
          (made.grand > 0 || (/\bsign\b/.test(text) && !namesThing(text))) &&
          !/^Remember,? to\b/.test(text) &&
          /\b(?:is|are|isn['’]t|aren['’]t|can|can['’]t|you|your|we|our|matters?|never|always|every)\b/.test(
            text,
          ) &&
          !/\b(?:he|she|him|my|I)\b/.test(text)
        );
      },
      cut: 'Cut the lesson',
    },
    {
      // 'Hug your people. Tomorrow isn't promised.'
      pattern: new RegExp(
        `${START}(?:(?:Be (?:kind|patient|gentle|brave|proud|the)|Hug your|Check (?:in )?on your|Tell (?:them|people|someone) (?:you|they|that)|Cherish|Trust (?:the process|your(?:self| gut| journey))|Give yourself|Celebrate (?:the|your|every)|Surround yourself|Bet on yourself|Take the (?:risk|leap|chance|compliment)|Own your|Protect your|Guard (?:it|your)|Invest in (?:yourself|people|relationships)|Believe in yourself|Don['’]t (?:let (?:anyone|fear|your|the|other)|be afraid|wait (?:for|until)|give up|compare|underestimate|settle)|Never (?:stop|give up|lose sight|let (?:anyone|fear|your)|settle|be afraid|apologi[sz]e for|compare|take)|It['’]s (?:never too late|okay|ok|perfectly fine) to|You(?:['’]re| are) (?:enough|stronger|more than|capable|worthy|allowed|not your|exactly)|You never know (?:what|who|how|whose)|Tomorrow is(?:n['’]t| not)|Life is (?:too )?short|Your (?:worth|value|job title|title|past|job|career|health|failures?|mistakes) (?:is|are|does|do)(?:n['’]t| not))\\b[^.!?\\n\\d]{2,90}[.!])`,
        'gu',
      ),
      where: ({ 0: text }) => isGeneral(text) && madeOf(text).other <= 1,
      cut: 'Cut the lesson',
    },
    {
      // A lesson for all who read it.
      pattern: new RegExp(
        `${START}(?:(?:[Jj]ust |[Aa]nd |[Hh]ere['’]s |[Tt]his is )?(?:[Aa]n? )?(?:\\p{Ll}+ )?[Rr]eminder,? (?:to|for) (?:(?:any(?:one|body) (?:who|over|out|in)|every(?:one|body) who|those (?:who|of)|all of us|us all)\\b[^.!?:\\n]{0,60}(?:: ?|,? that )|myself\\b[^.!?:\\n]{0,60},? that )(?=\\p{L})|(?:To|For) (?:every|all the|any(?:one|body)|those)\\b[^.!?:\\n\\d]{3,70}: (?:you(?:['’]re| are) (?:doing|not|enough|closer|stronger|allowed|more|seen)|never (?:let|give|stop|forget)|keep going|your (?:timeline|time|worth|voice|story|dream|turn))\\b|(?:If you['’]re [^.!?:\\n\\d]{3,60}[,:] )?(?:[Tt]his|[Hh]ere) is your (?:sign|permission(?: slip)?) to\\b|Let (?:it|this|that) be a (?:lesson|reminder) (?:to|for) (?:every|all|us|any)\\b|(?:It|Which|That|This) (?:just |only |really )?goes to show (?:that |how |what )(?=\\p{L})|(?:Moments|Days|Projects|Stories|Evenings|Nights|Events|People|Times|Weeks|Experiences) like (?:this|these|that|those|her|him) (?:always )?remind (?:me|us)(?: all)? (?:that|why|how|of)\\b|If nobody has told you (?:today|lately|this week))[^.!?\\n\\d]{3,110}[.!]`,
        'gu',
      ),
      where: ({ 0: text }) => !isConcrete(text.replace(/\bat your desk\b/, '')),
      cut: 'Cut the lesson',
    },
    {
      // 'Sometimes the bravest thing you can do is to stay.', 'It taught me that humility will always outlast expertise.'
      pattern: new RegExp(
        `${START}(?:(?:Sometimes|Maybe),? the (?:bravest|kindest|most \\p{Ll}+|wisest|boldest|simplest|right) (?:thing|step|choice|act|decision|move)s? (?:you|we|anyone)[^.!?\\n\\d]{3,60}|(?:It|This|That|The experience|Failure|Losing) (?:has )?(?:taught|reminded|showed|shown) (?:me|us) that (?:(?:true|real|great) )?(?:${ABSTRACT}|success|life|people|leaders?)\\b[^.!?\\n\\d]{3,70}|(?:${ABSTRACT}) is never [^.!?\\n\\d]{3,40}, and we (?:would|should|must)[^.!?\\n\\d]{3,40})[.!]`,
        'gu',
      ),
      where: ({ 0: text }) => !isConcrete(text) && madeOf(text).other <= 2,
      cut: 'Cut the lesson',
    },
  ],
);
