import { START } from './abstract-words.ts';
import type { Rule } from '../finding.ts';
import { patternRule } from './pattern-rule.ts';

const GLAD =
  '(?:thrilled|excited|delighted|humbled|honou?red|proud|happy|pleased|stoked|pumped|ecstatic|overjoyed|elated)';
const GREAT =
  '(?:so |very |truly |really |beyond |super |extremely |incredibly |absolutely |over the moon and )*';
const TOPIC =
  '(?:AI|Artificial intelligence|Technology|Automation|Remote work|Hybrid work|Work|The (?:way we|future of|world of|world|landscape|workplace|job market|rules|nature of)|Leadership|Marketing|Sales|Hiring|Recruiting|Recruitment|Education|Healthcare|Business|Change|Data|Sustainability|Customer (?:experience|expectations|service)|Success|Innovation|Networking)';
const opening = (pattern: string, cut = 'Cut the opening', flags = 'giu') => ({
  pattern: new RegExp(`${START}(?:${pattern})`, flags),
  cut,
});

const anywhere = patternRule('hollow-opener', 'could open any post. Begin with what only you can say.', [
  opening(
    "In (?:today['’]s|this|an?|the) (?:increasingly |ever more )?(?:fast-paced|ever-(?:evolving|changing)|rapidly (?:evolving|changing)|modern|digital|competitive|hyper-?connected|crowded|noisy|saturated|fast-moving)[^,.\\n]{0,40}(?:world|landscape|age|era|environment|market|economy|workplace)[^,.\\n]{0,20},?",
  ),
  opening(
    "In (?:(?:an?|the) (?:\\p{Ll}+ )?(?:world|era|age|time|industry|market|landscape|society) (?:where|of|when|that|full of|obsessed with|driven by)\\b|today['’]s (?:world|market|economy|climate|workplace|age|business)|this day and age)[^,.\\n]{0,60},",
  ),
  opening(
    'As (?:we (?:approach|near|wrap up|close out|reflect|navigate|head into|enter|step into|look (?:back|ahead))|(?:the|this|another) (?:\\p{Ll}+ )?(?:year|quarter|month|week|chapter|decade|20\\d\\d) (?:draws?|comes?|winds)|20\\d\\d (?:draws?|comes?|winds))\\b[^,.\\n]{0,60},',
  ),
  opening(
    "(?:(?:But|And|So),? )?(?:Here['’]s|Here is) (?:the thing|the truth|the deal|the kicker|the catch|a (?:hard|harsh|uncomfortable|simple) truth|what (?:nobody|no one|most people)[^:.\\n]{0,40})[:.,]",
  ),
  opening(
    "(?:Let['’]s (?:be (?:honest|real|clear)|face it|talk about (?!(?:the|our|my|your|this|that|last|yesterday)\\b|\\p{L}+['’]s\\b)[^.:\\n\\d]{2,40})|I['’]ll be (?:honest|real)|Real talk|(?:Hot take|Unpopular (?:opinion|take)|Controversial (?:opinion|take))|Hard truth|Fun fact|Truth bomb|Pro tip|Newsflash|Buckle up|Story time|True story|Confession(?: time)?|Random thought|Friday thoughts?|Monday motivation|Reality check|Shower thought)\\s*[:.,!—–-]+",
  ),
  opening('(?:Picture|Imagine) this\\s*[:.,]'),
  opening('Stop scrolling[.!:]|Raise your hand if\\b[^.!?\\n]{0,60}[.!?]|Plot twist first[.:]'),
  opening(
    `(?:(?:I am|I['’]m|We are|We['’]re)\\s+)?(?:${GREAT}${GLAD}(?: and (?:thrilled|excited|delighted|humbled|honou?red|proud|grateful))? to (?:announce|share|report|reveal|introduce)|(?:so |very |truly |really |beyond |super |extremely |incredibly )+${GLAD} to say|${GREAT}(?:thrilled|excited|delighted|humbled|honou?red|proud) to say)(?: with (?:you|you all|everyone))?(?: that)?[:,]?`,
    'Go straight to the news',
  ),
  opening(
    "(?:We need to talk about|Can we (?:please |just )?talk about|Nobody (?:is talking|talks) about|No one (?:is talking|talks) about|Not enough people talk about|Everyone(?:['’]s| is) talking about) (?!(?:the|our|my|your)\\b|th(?:is|at) (?!enough|topic|\\p{Ll}*\\.))[^.!?\\n\\d]{2,50}[.!?:]|I['’]ve got (?:some )?news\\b[^.!?\\n]{0,40}[.!?]?|(?:Big|Huge|Exciting|Great) (?:news|announcement|update)\\s*[:!.]|I have a confession(?: to make)?[.:]|Gone are the days (?:when|of)\\b[^.!?\\n]{2,80}[.!]",
  ),
  opening(
    "(?:Let me (?:tell you (?:a (?:\\p{Ll}+ )?(?:secret|story|truth)|something)|share (?:a (?:\\p{Ll}+ )?(?:secret|story|truth)|something)|be (?:honest|real|blunt|clear))|I(?:['’]ve| have) a (?:secret|story) (?:to|for))\\b[^.:!?\\n\\d]{0,60}[:.!]",
  ),
  opening(
    "There(?:['’]s| is|['’]s been| has been) (?:been )?(?:a lot of|so much|much|no shortage of) (?:talk|noise|buzz|hype|debate|discussion|chatter|advice|content)\\b[^.:!?\\n]{0,80}[.:!]",
  ),
  // What follows could not stand by itself.
  {
    pattern: new RegExp(
      `${START}(?:(?:I|We) (?:recently )?had the (?:absolute |distinct |incredible |great )?(?:pleasure|privilege|honou?r) (?:of|to)\\b|It was (?:such )?(?:a (?:pleasure|privilege|joy)|an honou?r) to\\b)`,
      'giu',
    ),
  },
  opening(
    `${TOPIC} (?:[\\p{L}]+ ){0,3}?(?:(?:is|are|has|have) (?:been )?(?:rapidly |quickly |fundamentally |constantly )?(?:chang(?:ing|ed)|evolv(?:ing|ed)|transform(?:ing|ed)|reshap(?:ing|ed)|redefin(?:ing|ed)|revolutioni[sz](?:ing|ed)|here to stay|everywhere|broken)|is no longer (?:an? |just |optional|enough))\\b[^.!?\\n\\d]{0,60}[.!]|The [\\p{Ll} ]{3,30} is no longer (?:a (?:choice|luxury|nice-to-have|question|trend|dream)|optional|enough|the future)[^.!?\\n]{0,30}[.!]`,
    'Cut the opening',
    'gu',
  ),
  opening(
    "Today marks (?:the (?:end|beginning|start)|a (?:new|special|big|huge)|an? [^.!?\\n\\d]{0,20}(?:milestone|chapter|day))[^.!?\\n]{0,40}[.!]|It['’]s official[.!:]|What an? (?:\\p{Ll}+ )?(?:week|day|season|event|conference)!|(?:It['’]s|It is) that time of (?:the )?year(?: again)?[.!]|The (?:secret|wait|news) is (?:finally )?(?:out|over)[.!]",
  ),
  opening(
    '(?:Have you ever (?:wondered|felt|found yourself|noticed|asked yourself|thought about|stopped to|considered)|(?:Do you )?ever (?:wondered?|felt|feel(?: like)?|noticed?|find yourself|asked? yourself|get the feeling)|Did you know(?: that)?|What if I told you)\\b[^.!?\\n]{0,90}\\?',
  ),
  opening(
    '(?:Hi|Hello|Hey|Dear|Good (?:morning|afternoon|evening)) (?:everyone|everybody|all|network|connections|linked ?in(?: (?:family|network|community))?|friends|folks|community)[,!.]?(?:\\s+(?:I )?hope (?:you|everyone|all)[^.!?\\n]{0,60}[.!])?',
    'Cut the greeting',
  ),
]);

/** Openings that could stand over any post. Further down the same words lead from one thing to the next. */
export const hollowOpener: Rule = {
  ...anywhere,
  find: (post, context) => {
    const [first] = post.sentences;
    return anywhere.find(post, context).filter(({ start }) => first !== undefined && start < first.end);
  },
};
