import { ABSTRACT, START } from './abstract-words.ts';
import { isConcrete } from './concrete.ts';
import type { Rule } from '../finding.ts';
import { madeOf, startsLine } from './general.ts';
import { patternRule } from './pattern-rule.ts';

/** An ending may be followed by a request to share and by hashtags. */
const LAST = 3;
const END = '(?=\\s*(?:$|\\n|(?:#[^\\s#]+\\s*)+$|\\p{Extended_Pictographic}))';

/** What is asked about is somebody's own firm or work at large. */
const YOUR_WORK =
  '(?:your (?:team|organi[sz]ation|company|business|workplace|industry|approach|experience|leadership|career|industry)|the future of [\\p{Ll} ]{2,20} (?:look|mean)|(?:you|your team) (?:handle|approach|approaching|handling|navigate|navigating|show up|define|foster|tackle|tackling) )';

const anywhere = patternRule(
  'hollow-closer',
  'could close any post. Ask what you want to know, or stop a line earlier.',
  [
    {
      pattern: new RegExp(
        `${START}(?:So,? |And )?(?:What do you (?:think|say|all think)|What (?:are|is) your (?:thoughts|opinion|experience|take|view|story)(?: on this)?|How about you|(?:And )?what about (?:you|yours?)|(?:And )?you|Are you (?:ready|in|with me)|Who (?:can|else can) relate|Does (?:this|that|it|any of this) (?:resonate|sound familiar|ring a bell)(?: with (?:you|anyone))?|(?:Any |Your )?thoughts|Agree|Agree or disagree|(?:Do|Don['’]t) you agree|What['’]s your (?:take|view|opinion|story|experience|excuse|why|superpower)(?: on (?:this|it))?|What (?:would|did|have) (?:you|I) (?:add|missed?|learn(?:ed)?|change)(?: to the list)?|What (?:\\p{Ll}+ )?would you add(?: to (?:the|this) list)?|(?:Can|Do) you relate|(?:Anyone|Who) else(?: (?:feels?|agrees?|thinks?|has|out there)\\b[^?\\n]{0,30})?|Who['’]s with me|Am I (?:right|wrong|the only one|alone(?: in this)?)|Isn['’]t it|What['’]s (?:next|stopping you)|What are you waiting for|How do you (?:handle|approach|deal with|manage|tackle|see|feel about) (?:this|it|that|yours))\\?${END}`,
        'giu',
      ),
      cut: 'Cut the ending',
    },
    {
      pattern: new RegExp(
        `${START}(?:(?:I(?:['’]m| am) )?(?:[Cc]urious|[Ww]ondering): )?(?:[Ww]hat|[Hh]ow|[Ww]here|[Ww]hich)(?:['’]s)? [^?.!\\n\\d]{0,40}\\b${YOUR_WORK}[^?.!\\n\\d]{0,40}\\?${END}`,
        'gu',
      ),
      where: ({ 0: text }) => !isConcrete(text),
      cut: 'Cut the ending',
    },
    {
      pattern: new RegExp(
        `${START}(?:What(?:['’]s| is| has been|['’]s been) (?:one|the|your) (?:one )?(?:thing|lesson|habit|mistake|advice|piece of advice|biggest|best|favou?rite|most \\p{Ll}+)(?= (?:lesson|mistake|takeaway|challenge|win|tip|advice|piece|habit|learning|thing|you|that|your|I)\\b)[^?.!\\n\\d]{0,60}|Have you (?:ever )?(?:experienced|noticed|felt|seen|tried) (?:this|it|that|something similar)(?: too| before| yourself)?|Has (?:this|that) (?:ever )?happened to you(?: too| before)?|How do you (?:listen|lead|stay [\\p{Ll}]+|define [\\p{Ll}]+)|Do you agree or disagree|What is your opinion|What(?:['’]s| is) your secret)\\?${END}`,
        'giu',
      ),
      where: ({ 0: text }) => !isConcrete(text),
      cut: 'Cut the ending',
    },
    {
      pattern: new RegExp(
        `${START}(?:Let me know|Share|Tell me|Leave|Drop|Write|Post|Put|I['’]d love to (?:hear|read|know)|(?:I['’]m )?curious)\\b(?! (?:an? |the )?(?:["“‘']|\\p{Extended_Pictographic}))[^.!?:\\n]{0,60}\\b(?:in the comments?|comment|below)\\b(?:: [^.!?\\n]{3,60}[.!?]|[^.!?\\n]{0,20}[.!]?)`,
        'giu',
      ),
      where: ({ 0: text }) => !isConcrete(text),
      cut: 'Cut the ending',
    },
    {
      pattern: new RegExp(
        `${START}(?:(?:I(?:['’]d| would) |(?:I['’]m )?always |Would )?(?:really )?(?:love|curious|eager|keen|happy) to (?:hear|know|learn) (?:your|what you|how you|from you|if you|more)[^.!?\\n]{0,40}|The (?:choice|ball) is (?:yours|in your court)|Your future self will thank you|More to come(?: soon)?|The rest(?:, as they say,)? is (?:history|up to (?:you|us))|Let['’]s (?:discuss|talk|chat)(?: (?:about it )?in (?:the )?comments)?|The future (?:is (?:bright|here|now|ours)|looks bright|belongs to)[^.!?\\n]{0,40}|(?:The )?(?:possibilities|opportunities) are (?:endless|limitless)|Onwards?(?: and upwards?)?|Here['’]s to [^.!?\\n]{2,50}|(?:The|And the) best is yet to come|(?:The|Our|My) (?:journey|adventure|story) (?:continues|has (?:only )?just begun)|The best is (?:yet to come|still ahead)|(?:And )?this is (?:just|only) the (?:beginning|start)(?: of [^.!?\\n]{2,40})?|(?:And )?we(?:['’]re| are) (?:only |just )+getting started|Watch this space|Stay tuned[^.!?\\n]{0,30}|(?:Exciting|Great|Big) (?:times|things|days) (?:ahead|are coming)|(?:I )?can['’]t wait (?:to see (?:what(?:['’]s next| comes next| the future)|where)|for what)[^.!?\\n]{0,40}|Excited (?:for|to see) what(?:['’]s| comes| lies| the)[^.!?\\n]{0,40}|Stay safe(?: out there)?|See you next year|Let['’]s (?:connect(?: if [^.!?\\n]{3,40})?|grow together|make it happen|do this|keep (?:the conversation|this conversation|learning|building|growing)[^.!?\\n]{0,20})|Join the conversation|Over to you|Your turn|Food for thought|Something to think about|Just (?:a thought|my two cents|some food for thought)|Keep (?:going|building|growing|shining|pushing|learning|showing up)|Stay (?:curious|hungry|humble|safe|kind|strong)(?:[,.] stay \\p{L}+)?|(?:And )?(?:that|it)(?:['’]s| has| is)? (?:what )?(?:made|makes) all the difference|To (?:many more|new beginnings|the next (?:chapter|decade|adventure))[^.!?\\n]{0,20})[.!…]*${END}`,
        'giu',
      ),
      where: ({ 0: text }) => !isConcrete(text.replace(/^Here['’]s to .*/, '')),
      cut: 'Cut the ending',
    },
    {
      pattern: new RegExp(
        `${START}(?:(?:And |So |But )?(?:You(?:['’]ve| have) got this|It(?:['’]s| is) never too late to \\p{Ll}+(?: \\p{Ll}+){0,3}|(?:Together, )?we are just getting started|Let(?:['’]s| us) write the next chapter(?: together)?|Until (?:next (?:time|year|week)|then|we meet again)|(?:Cheers|Here['’]s|To|Raising a glass|On) to (?:the next|many more|new beginnings|what(?:['’]s| comes)|growth|more|another|you|all|a (?:bright|new|better|great)|the (?:future|journey|road|ones|dreamers)|everyone|progress|better|building)[^.!?\\n]{0,40}|With (?:love|gratitude|warmth|much love|heart|respect|hope)[^.!?\\n]{0,40}|(?:Exciting|Great|Big|Good|Better|Interesting|Brighter) (?:times|things|days|stuff)(?: (?:ahead|coming|are (?:ahead|coming)|to come))?|(?:Always|Forever|Still|Never stop|Never done|Keep(?: on)?|Stay|Dare to|Go|Be|Just keep|Let['’]s (?:go|keep|get|build|grow|make|connect)|Happy) (?:(?:dream|learn|grow|build|creat|mov|push|show|shin|explor|shar|hustl|evolv|striv|innovat|inspir|connect|writ|lead|go|smil|reach|climb|believ|think|ask|experiment|ship|celebrat|network|hir|sell|cod)ing(?: (?:big|up|forward|together|on|out|the \\p{Ll}+|higher))?|(?:a |the )?(?:curious|hungry|humble|kind|bold|brave|true|inspired|strong|tuned|connected|weird|positive|focused|resilient|safe|student|learner|forward|great|well|out there|it|big|further|change)(?: and \\p{Ll}+| out there)?)|Dream big(?:ger)?[^.!?\\n]{0,20}|The future is[^.!?\\n]{2,25}|(?:The )?sky(?:['’]s| is) the limit|(?:It['’]s )?(?:a )?(?:great|good|wonderful|brilliant|proud) (?:time|day|place|moment)(?: to be (?:alive|in)[^.!?\\n]{0,20})?|(?:I )?wouldn['’]t (?:have it|change it|trade it)[^.!?\\n]{0,30}|Thank(?:s| you) for (?:reading|being here|following|listening|coming along|the ride|joining)[^.!?\\n]{0,40}|Much love|Sending (?:love|hugs|strength|positive)[^.!?\\n]{0,30}|(?:Big|Much) love[^.!?\\n]{0,20}|Let['’]s (?:go|gooo+|talk|chat|connect|do this|get to work|get it|find out)|Watch (?:this|out)[^.!?\\n]{0,20}|See you (?:out there|at the top|on the other side|in the (?:future|next one|comments))|(?:Now )?(?:go|get) (?:out there|build|make it happen|do it|get (?:it|'em|them))[^.!?\\n]{0,30}|(?:And )?(?:that|this)(?:['’]s| is) (?:a wrap|all that matters|enough|how it['’]s done|the way|(?:what|how) (?:leadership|success|we|it|real)[^.!?\\n]{0,30})|Some food for thought|Something to (?:ponder|chew on|consider)|Chapter (?:closed|two|next)[^.!?\\n]{0,20}|Next chapter(?:, here (?:I|we) come)?|Bring it on|Game on|We(?:['’]re| are) (?:in this together|all in this|stronger together|better together|ready|here for it)|Better together|Stronger together|Worth it|So worth it|What a time to be alive|Who['’]s (?:in|ready|coming|joining)(?: \\p{Ll}+ me)?|(?:I['’]m )?(?:here|rooting) for (?:it|all of it|you)|(?:My )?(?:DMs|inbox) (?:are|is)(?: always)? open|Proud (?:is an understatement|moment|day|of (?:us|this team|what we))[^.!?\\n]{0,20})[.!?…]*)${END}`,
        'giu',
      ),
      where: (match) => {
        const [text] = match;
        return (
          (!/^(?:Who['’]s in|Let['’]s go)/i.test(text) || startsLine(match)) &&
          !/\d/.test(text) &&
          !isConcrete(text.replace(/\b(?:next|fifty|ten|hundred)\b/g, '')) &&
          madeOf(text).other <= 2
        );
      },
      cut: 'Cut the ending',
    },
    {
      pattern: new RegExp(
        `${START}(?:Who else (?:is|['’]s) on this journey|What would you have done|Where do you stand(?: on (?:this|it))?|What does (?:\\p{Ll}+ )?${ABSTRACT} mean to you|How are you (?:making (?:space|time|room)|creating (?:a|space)|preparing|building (?:a|your)|showing up|supporting|investing)[^?.!\\n\\d]{0,50}|When was the last time you (?:truly|really|actually)[^?.!\\n\\d]{3,40}|What promise [^?.!\\n\\d]{3,40}|What would you add to (?:this|the list|it)|Are you ready for (?:the (?:shift|future|change)|what['’]s next|it)|[^?.!\\n\\d]{8,80}, (?:don['’]t you think|wouldn['’]t you agree|don['’]t you agree))\\?${END}`,
        'gu',
      ),
      where: ({ 0: text }) =>
        !isConcrete(text) && (!/, (?:do|would)n['’]t you /.test(text) || madeOf(text).grand > 0),
      cut: 'Cut the ending',
    },
    {
      pattern: new RegExp(
        `${START}(?:(?:I(?:['’]d| would) be |I['’]m |Would be )?(?:[Cc]urious|[Ii]nterested|[Kk]een|[Ee]ager) (?:to (?:hear|know|see|learn) )?(?:how (?:others|everyone|you all|other \\p{Ll}+) (?:(?:are )?(?:approach|handl|think|see|feel|do|tackl|navigat|manag|deal)\\p{Ll}*)(?: (?:about|with))?(?: (?:this|it|that|things))?(?: in this space)?|what(?:['’]s working for)? (?:others|you all|everyone)(?: thinks?)?)|(?:And )?(?:I|we) wouldn['’]t change a (?:single )?thing|(?:${ABSTRACT}) always wins|If I can(?: do (?:it|this))?,? (?:so can you|you can too|anyone can)|Be (?:kind|brave|bold|curious|human|you)[.,] [Aa]lways|New chapter, [^.!?\\n\\d]{3,30}|Bring it on,? 20\\d\\d|(?:And )?(?:[Mm]aybe,? )(?:just maybe,? )?that['’]s (?:the (?:whole )?(?:point|secret|lesson)|enough|all we need|what it['’]s all about)|Come as you are|Miles to go before (?:we|I) sleep|Your (?:move|next chapter starts (?:here|now|today)|time will come)|The (?:road|journey|path) ahead is [^.!?\\n\\d]{3,30}|Excited for (?:this|the|our|my) (?:next |new )?(?:chapter|journey|adventure)|Stay safe(?: out there)?,? (?:folks|everyone|friends|all)|(?:Words|People|Details|Moments) matter\\. [^.!?\\n\\d]{3,25}|(?:Already )?[Cc]ounting down to (?:next year|the next))[.!…]*${END}`,
        'gu',
      ),
      where: ({ 0: text }) => !isConcrete(text),
      cut: 'Cut the ending',
    },
  ],
);

/** Endings that could close any post. Further up the same words ask for an answer or lead on. */
export const hollowCloser: Rule = {
  ...anywhere,
  find: (post, context) => {
    const from = post.paragraphs.at(-LAST)?.start ?? 0;
    return anywhere.find(post, context).filter(({ start }) => start >= from);
  },
};
