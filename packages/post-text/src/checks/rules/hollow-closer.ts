import { START } from './abstract-words.ts';
import { patternRule } from './pattern-rule.ts';

const END = '(?=\\s*(?:$|\\n|(?:#[^\\s#]+\\s*)+$|[👇⬇️🙌🚀💬🙏✨💪]))';

/** Endings that could close any post. */
export const hollowCloser = patternRule(
  'hollow-closer',
  'could close any post. Ask what you want to know, or stop a line earlier.',
  [
    {
      pattern: new RegExp(
        `${START}(?:So,? |And )?(?:What do you (?:think|say|all think)|What (?:are|is) your (?:thoughts|opinion|experience|take|view|story)(?: on this)?|How about you|(?:And )?what about (?:you|yours?)|(?:And )?you|Are you (?:ready|in|with me)|Who (?:can|else can) relate|Does (?:this|that|it|any of this) (?:resonate|sound familiar|ring a bell)(?: with (?:you|anyone))?|(?:Any |Your )?thoughts|Agree|Agree or disagree|(?:Do|Don['’]t) you agree|What['’]s your (?:take|view|opinion|story|experience|excuse|why|superpower)(?: on (?:this|it))?|What (?:would|did|have) (?:you|I) (?:add|missed?|learn(?:ed)?|change)(?: to the list)?|What (?:\\p{Ll}+ )?would you add(?: to (?:the|this) list)?|(?:Can|Do) you relate|(?:Anyone|Who) else(?: (?:feels?|agrees?|thinks?|has|out there)\\b[^?\\n]{0,30})?|Who['’]s (?:with me|in)|Am I (?:right|wrong|the only one|alone(?: in this)?)|Isn['’]t it|What['’]s (?:next|stopping you)|What are you waiting for|How do you (?:handle|approach|deal with|manage|tackle|see|feel about) (?:this|it|that|yours))\\?${END}`,
        'giu',
      ),
      cut: 'Cut the ending',
    },
    {
      pattern: new RegExp(
        `${START}(?:Let me know|Share|Tell me|Leave|Drop|Write|Post|Put|I['’]d love to (?:hear|read|know)|(?:I['’]m )?curious)\\b(?! (?:an? |the )?(?:["“‘']|\\p{Extended_Pictographic}))[^.!?:\\n]{0,60}\\b(?:in the comments?|comment|below)\\b(?:: [^.!?\\n]{3,60}[.!?]|[^.!?\\n]{0,20}[.!]?)`,
        'giu',
      ),
      cut: 'Cut the ending',
    },
    {
      pattern: new RegExp(
        `${START}(?:(?:I(?:['’]d| would) |(?:I['’]m )?always |Would )?(?:really )?(?:love|curious|eager|keen|happy) to (?:hear|know|learn) (?:your|what you|how you|from you|if you|more)[^.!?\\n]{0,40}|The (?:choice|ball) is (?:yours|in your court)|Your future self will thank you|More to come(?: soon)?|The rest(?:, as they say,)? is (?:history|up to (?:you|us))|Let['’]s (?:discuss|talk|chat)(?: (?:about it )?in (?:the )?comments)?|The future (?:is (?:bright|here|now|ours)|looks bright|belongs to)[^.!?\\n]{0,40}|(?:The )?(?:possibilities|opportunities) are (?:endless|limitless)|Onwards?(?: and upwards?)?|Here['’]s to [^.!?\\n]{2,50}|(?:The|And the) best is yet to come|(?:The|Our|My) (?:journey|adventure|story) (?:continues|has (?:only )?just begun)|The best is (?:yet to come|still ahead)|(?:And )?this is (?:just|only) the (?:beginning|start)(?: of [^.!?\\n]{2,40})?|(?:And )?we(?:['’]re| are) (?:only |just )+getting started|Watch this space|Stay tuned[^.!?\\n]{0,30}|(?:Exciting|Great|Big) (?:times|things|days) (?:ahead|are coming)|(?:I )?can['’]t wait (?:to see (?:what(?:['’]s next| comes next| the future)|where)|for what)[^.!?\\n]{0,40}|Excited (?:for|to see) what(?:['’]s| comes| lies| the)[^.!?\\n]{0,40}|Let['’]s (?:connect|grow together|make it happen|do this|go|keep (?:the conversation|this conversation|learning|building|growing)[^.!?\\n]{0,20})|Join the conversation|Over to you|Your turn|Food for thought|Something to think about|Just (?:a thought|my two cents|some food for thought)|Keep (?:going|building|growing|shining|pushing|learning|showing up)|Stay (?:curious|hungry|humble|safe|kind|strong)(?:[,.] stay \\p{L}+)?|(?:And )?(?:that|it)(?:['’]s| has| is)? (?:what )?(?:made|makes) all the difference|To (?:many more|new beginnings|the next (?:chapter|decade|adventure))[^.!?\\n]{0,20})[.!…]*${END}`,
        'giu',
      ),
      cut: 'Cut the ending',
    },
  ],
);
