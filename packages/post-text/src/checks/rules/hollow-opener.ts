import { ABSTRACT, START } from './abstract-words.ts';
import { aphorism } from './aphorism.ts';
import { quote } from '../post.ts';
import { isConcrete, namesFact, namesThing, restOf, throughEnd } from './concrete.ts';
import type { Rule } from '../finding.ts';
import { isForAlways, madeOf } from './general.ts';
import { patternRule } from './pattern-rule.ts';

/** The label of a fix that takes out a whole thought: somebody may have meant it. */
export const OPENING_THOUGHT = 'Cut the first sentence';

const GLAD =
  '(?:thrilled|excited|delighted|humbled|honou?red|proud|happy|pleased|stoked|pumped|super excited|ecstatic|overjoyed|elated)';
const GREAT =
  '(?:so |very |truly |really |beyond |super |extremely |incredibly |absolutely |over the moon and )*';
const TOPIC =
  '(?:AI|Artificial intelligence|Technology|Automation|Remote work|Hybrid work|Work|The (?:way we|future of|world of|world|landscape|workplace|job market|rules|nature of)|Leadership|Marketing|Sales|Hiring|Recruiting|Recruitment|Education|Healthcare|Business|Change|Data|Sustainability|Customer (?:experience|expectations|service)|Success|Innovation|Networking)';
const opening = (pattern: string, cut = 'Cut the opening', flags = 'giu') => ({
  pattern: new RegExp(`${START}(?:${pattern})`, flags),
  cut,
});
/** An opening that may also begin what happened: 'Did you know that the tap in the yard is not drinking water?' */
const loose = (pattern: string, cut = 'Cut the opening', flags = 'giu') => ({
  ...opening(pattern, cut, flags),
  where: ({ 0: text }: RegExpExecArray) =>
    !namesThing(text) && !namesFact(text) && !/\d/.test(text.replace(/\d+x\b/, '')),
});

/** What says nothing of its own but in the words everybody has; `strict` where it may be said of a thing as well. */
const bare = (pattern: string, strict: boolean) => ({
  ...opening(pattern),
  where: (match: RegExpExecArray) =>
    !namesThing(match[0]) &&
    !/\d/.test(match[0]) &&
    !/\b(?:said|told|asked|Lu)\b/.test(match[0]) &&
    (!strict || madeOf(match[0]).other === 0) &&
    madeOf(match[0]).other <= 2,
});

/** 'I'm proud to say that I failed my exam by two marks.' */
const OWNS_UP = /\b(?:failed|lost|forgot|broke|wrong|nearly|didn|never|only|nothing|late|last)\b/;

const anywhere = patternRule('hollow-opener', 'could open any post. Begin with what only you can say.', [
  opening(
    "In (?:today['’]s|this|an?|the) (?:increasingly |ever more )?(?:fast-paced|ever-(?:evolving|changing)|rapidly (?:evolving|changing)|modern|digital|competitive|hyper-?connected|crowded|noisy|saturated|fast-moving)[^,.\\n]{0,40}(?:world|landscape|age|era|environment|market|economy|workplace)[^,.\\n]{0,20},?",
  ),
  {
    ...opening(
      "In (?:(?:an?|the) (?:\\p{Ll}+ )?(?:world|era|age|time|industry|market|landscape|society) (?:where|of|when|that|full of|obsessed with|driven by)\\b|today['’]s (?:world|market|economy|climate|workplace|age|business)|this day and age)[^,.\\n]{0,60},",
    ),
    where: ({ 0: text }) => !isConcrete(text),
  },
  opening(
    'As (?:we (?:approach|near|wrap up|close out|reflect|navigate|head into|enter|step into|look (?:back|ahead))|(?:the|this|another) (?:\\p{Ll}+ )?(?:year|quarter|month|week|chapter|decade|20\\d\\d) (?:draws?|comes?|winds)|20\\d\\d (?:draws?|comes?|winds))\\b[^,.\\n]{0,60},',
  ),
  opening(
    "(?:(?:But|And|So),? )?(?:Here['’]s|Here is) (?:the thing|the truth|the deal|the kicker|the catch|a (?:hard|harsh|uncomfortable|simple) truth|what (?:nobody|no one|most people)[^:.\\n]{0,40})[:.,]",
  ),
  opening(
    "(?:Let['’]s (?:be (?:honest|real|clear)|face it|talk about (?!(?:the|our|my|your|this|that|last|yesterday)\\b|\\p{L}+['’]s\\b)[^.:\\n\\d]{2,40})|I['’]ll be (?:honest|real)|Real talk|(?:Hot take|Unpopular (?:opinion|take)|Controversial (?:opinion|take))|Hard truth|Truth bomb|Pro tip|Newsflash|Buckle up|Story time|Random thought|Friday thoughts?|Monday motivation|Reality check|Shower thought)\\s*[:.,!—–-]+",
  ),
  {
    ...opening(
      '(?:Fun fact|True story|Confession(?: time)?|(?:Some )?(?:personal|exciting|big|huge|great) (?:news|announcement|update))\\s*[:.!—–-]+',
    ),
    where: (match: RegExpExecArray) => !isConcrete(throughEnd(match)),
  },
  opening('(?:Picture|Imagine) this\\s*[:.,]'),
  opening('Stop scrolling[.!:]|Plot twist first[.:]'),
  {
    ...opening(
      `(?:(?:I am|I['’]m|We are|We['’]re)\\s+)?(?:${GREAT}${GLAD}(?: and (?:thrilled|excited|delighted|humbled|honou?red|proud|grateful))? to (?:finally |officially |publicly )?(?:announce|share|reveal|introduce)|(?:so |very |truly |really |beyond |super |extremely |incredibly )+${GLAD} to say|${GREAT}(?:thrilled|excited|delighted|humbled|honou?red|proud) to say)(?: with (?:you|you all|everyone))?(?: that)?[:,]?`,
      'Go straight to the news',
    ),
    where: (match) => !(/ to say\b/.test(match[0]) && OWNS_UP.test(restOf(match))),
  },
  opening(
    "(?:We need to talk about|Can we (?:please |just )?talk about|Nobody (?:is talking|talks) about|No one (?:is talking|talks) about|Not enough people talk about|Everyone(?:['’]s| is) talking about) (?!(?:the|our|my|your)\\b|th(?:is|at) (?!enough|topic|\\p{Ll}*\\.))[^.!?\\n\\d]{2,50}[.!?:]|I['’]ve got (?:some )?news\\b[^.!?\\n]{0,40}[.!?]?|I have a confession(?: to make)?[.:]|(?:Nobody|No one) (?:ever )?prepares you for [^.!?\\n\\d]{3,70}[.!]|Gone are the days (?:when|of)\\b[^.!?\\n]{2,80}[.!]",
  ),
  loose(
    "(?:Let me (?:tell you (?:a (?:\\p{Ll}+ )?(?:secret|story|truth)|something)|share (?:a (?:\\p{Ll}+ )?(?:secret|story|truth)|something)|be (?:honest|real|blunt|clear))|I(?:['’]ve| have) a (?:secret|story) (?:to|for))\\b[^.:!?\\n\\d]{0,60}[:.!]",
  ),
  loose(
    "There(?:['’]s| is|['’]s been| has been) (?:been )?(?:a lot of|so much|much|no shortage of) (?:talk|noise|buzz|hype|debate|discussion|chatter|advice|content)\\b[^.:!?\\n]{0,80}[.:!]",
  ),
  // 'Let me share something about brakes: they squeal.'
  {
    pattern: new RegExp(
      `${START}Let me (?:tell you|share) (?:something|a (?:secret|story|truth)) about (?<thing>[^.:!?\\n\\d]{2,30}): (?:they|it) `,
      'giu',
    ),
    put: ({ groups }) => `${groups?.['thing'] ?? ''} `,
  },
  // What follows could not stand by itself.
  {
    pattern: new RegExp(
      `${START}(?:(?:I|We) (?:recently )?had the (?:absolute |distinct |incredible |great )?(?:pleasure|privilege|honou?r) (?:of|to)\\b|It was (?:such )?(?:a (?:pleasure|privilege|joy)|an honou?r) to (?:attend|speak|join|be|host|represent|meet|present|share|serve|moderate|participate|welcome|take part)\\b)`,
      'giu',
    ),
  },
  loose(
    `${TOPIC} (?:[\\p{L}]+ ){0,3}?(?:(?:is|are|has|have) (?:been )?(?:rapidly |quickly |fundamentally |constantly )?(?:chang(?:ing|ed)|evolv(?:ing|ed)|transform(?:ing|ed)|reshap(?:ing|ed)|redefin(?:ing|ed)|revolutioni[sz](?:ing|ed)|here to stay|everywhere|broken)|is no longer (?:an? |just |optional|enough))\\b[^.!?\\n\\d]{0,60}[.!]|The [\\p{Ll} ]{3,30} is no longer (?:a (?:choice|luxury|nice-to-have|question|trend|dream)|optional|enough|the future)[^.!?\\n]{0,30}[.!]`,
    'Cut the opening',
    'gu',
  ),
  opening(
    "Today marks (?:the (?:end|beginning|start)|a (?:new|special|big|huge)|an? [^.!?\\n\\d]{0,20}(?:milestone|chapter|day))[^.!?\\n]{0,40}[.!]|It['’]s official[.!:]|What an? (?:\\p{Ll}+ )?(?:week|day|season|event|conference)!|(?:It['’]s|It is) that time of (?:the )?year(?: again)?[.!]|The (?:secret|wait|news) is (?:finally )?(?:out|over)[.!]",
  ),
  loose(
    '(?:Have you ever (?:wondered|felt|found yourself|noticed|asked yourself|thought about|stopped to|considered)|(?:Do you )?ever (?:wondered?|felt|feel(?: like)?|noticed?|find yourself|asked? yourself|get the feeling)|Did you know(?: that)?|What if I told you)\\b[^.!?\\n]{0,90}\\?',
  ),
  // 'Sustainability is more than a buzzword.', 'Want to 10x your traffic?'
  loose(
    "(?:\\p{L}+ (?:is|are) (?:no longer (?:the future|a buzzword)\\.(?: It['’]s here\\.)?|more than (?:just )?an? (?:buzzword|trend|word|checkbox|slogan|nice-to-have)[.!])|(?:Do you )?[Ww]ant to (?:grow|double|triple|boost|unlock|scale|land|become|improve|level up|stand out|master|transform)\\b[^.!?\\n]{2,60}\\?|(?:Do you )?[Tt]hink (?:your|you|it)[^.!?\\n]{2,60}\\? Think again\\.|As an? (?:woman|leader|founder|manager|CEO|entrepreneur|recruiter|parent|coach|marketer|HR professional) in \\p{L}+, I[^.!?\\n]{3,60}[.!]|I (?:don['’]t|rarely|never) (?:usually |often |normally )?(?:post|share|talk|write) (?:about )?(?:this|personal|much|like this|things like this)[^.!?\\n]{0,40}[.!:]|Everyone talks about [^.!?,\\n]{3,30}[,.;] ?(?:[Bb]ut )?(?:[Ff]ew|[Nn]obody|[Nn]o one|[Hh]ardly anyone) [^.!?\\n]{3,40}[.!]|I used to (?:think|believe) (?:that )?(?:success|leadership|being|good|great|hard work|growth|failure|asking|strength|productivity)\\b[^.!?\\n]{3,50}[.!])",
  ),
  opening('(?:Do you )?[Ww]ant to \\d+x [^.!?\\n]{2,60}\\?'),
  opening(
    '(?:Hi|Hello|Hey|Dear|Good (?:morning|afternoon|evening)) (?:(?:network|connections|linked ?in(?: (?:family|network|community))?)[,!.]?|(?:everyone|everybody|all|friends|folks|community)[,!.]?\\s+(?:I )?hope (?:you|everyone|all)[^.!?\\n]{0,60}[.!])',
    'Cut the greeting',
  ),
  // What anybody feels or does who begins a post.
  bare(
    "(?:(?:And |So,? |Well,? )?We(?:['’]ve| have) all (?:been there|(?:felt|heard|seen|had|experienced|done|met|known|said|thought) (?:it|that|this|of it)?[^.!?:\\n]{0,40})|I(?:['’]ll| will) (?:never forget the (?:day|moment|first time|feeling)|always remember the (?:day|moment))[^.!?:\\n]{0,60}|I never (?:thought|imagined|expected|dreamed) (?:that )?I(?:['’]d| would)[^.!?:\\n]{0,50}|Words (?:cannot|can['’]t|can not|fail|don['’]t|do not)[^.!?:\\n]{0,50}|What an? (?:[\\p{L}-]+ ){0,2}(?:weeks?|days?|years?|months?|journey|ride|night|evening|moment|event|honou?r|privilege|start|experience|adventure|milestone|few (?:days|weeks|months))\\b[^.!?:\\n]{0,50}|(?:I(?:['’]m| am) )?[Ss]till (?:pinching|processing|buzzing|on cloud nine|smiling|can['’]t believe|speechless|in awe|reeling|digesting|riding|trying to process|coming down|floating|glowing)[^.!?:\\n]{0,70}|(?:I(?:['’]m| am) )?(?:Pinch(?:ing)? (?:me|myself)|Speechless|Over the moon|On cloud nine|Lost for words|At a loss for words|Bursting with pride|Full of gratitude|My heart is full)\\b[^.!?:\\n]{0,60}|Today(?: is|['’]s|, I am|, I['’]m| I am| marks|, we|, on [^.!?\\n]{3,40}, we| was)[^.!?:\\n]{0,20}(?:a (?:day|moment|special|big|bittersweet|proud)|the (?:day|moment|start|end|beginning)|celebrat|reflect|honou?r|emotional|grateful|thinking about)\\p{Ll}*\\b[^.!?:\\n]{0,70}|(?:I )?(?:want(?:ed)? to|would like to|['’]d like to|need to|have to|just want to) (?:take a (?:moment|minute|second)|start (?:this (?:post|week|year)|by|with)|talk about|be (?:honest|real|open|vulnerable|transparent)|get (?:real|honest|vulnerable)|open up|share (?:something|a (?:few|quick|little|personal|story))|reflect|say something)[^.!?:\\n\\d]{0,60}|I (?:have (?:something|an (?:announcement|update)|news)|debated|hesitated|almost didn['’]t|wasn['’]t (?:going|sure)|went back and forth|(?:don['’]t|rarely|never|seldom) (?:usually |often |normally )?(?:post|write|share))\\b[^.!?:\\n\\d]{0,60}|(?:Life|Career|Work|Time) (?:update|has a (?:funny |strange |curious |beautiful )?way of|is (?:funny|short|full of|too short|all about|a (?:journey|gift))|flies|comes at you|doesn['’]t come with)\\b[^.!?:\\n]{0,60}|(?:The wait is (?:finally )?over|It(?:['’]s| is) (?:finally |officially )?(?:here|happening|time|done|out|live)|The (?:day|moment|time) (?:has |is )?(?:finally )?(?:come|arrived|here)|Dreams do come true|Dream(?:s)? come true|Change is (?:in the air|hard|coming|here|scary|the only constant)|Here we go|Well,? (?:this|that|it) (?:happened|is happening)|I did it|We did it|Guess what|Grab a (?:coffee|seat|cup)|Brace yourself|Listen up|Not gonna lie|New (?:year|month|week|chapter|beginnings|job|role|quarter)(?:, new [\\p{L} ]{2,20})?|Another (?:year|week|milestone|chapter|day|one)[^.!?:\\n]{0,40}|Happy (?:International|World|National|New Year|Monday|Friday)(?! from)[^.!?:\\n\\d]{0,40}|Say (?:it|hello)[^.!?:\\n]{0,30}|There comes a (?:time|moment|point)[^.!?:\\n]{0,70}|If (?:you(?:['’]re| are) reading this|I(?:['’]m| am) being (?:honest|real))[^.!?:\\n]{0,60}|You know (?:that|the) feeling (?:when|of)[^.!?:\\n]{0,60}|As I (?:sit|reflect|look back|close|step|embark|begin|write|prepare)[^.!?:\\n]{0,90}|(?:Reflecting|Looking back) on[^.!?:\\n]{0,80}|(?:It(?:['’]s| is) (?:with|been) (?:a )?(?:great|immense|mixed|heavy|tremendous|bittersweet|(?:an? )?(?:incredible|amazing|wild|whirlwind))[^.!?:\\n]{0,80})|Where do I (?:even )?(?:begin|start)|How it started|(?:\\d+|\\p{L}+) (?:years|months|weeks|days)[.!] Where (?:did|has) the time (?:go|gone)|(?:Humbled|Honou?red|Proud|Thrilled|Blessed|Excited)(?:,? (?:\\p{L}+,? )?(?:and|&) (?:humbled|honou?red|proud|thrilled|blessed|excited|grateful))+|Full circle moment|Core memory[^.!?:\\n]{0,20}|Proud(?:est)? moment[^.!?:\\n]{0,20}|Milestone unlocked|Achievement unlocked|Dream big[^.!?\\n]{0,20}|Grateful\\b[^.!?:\\n]{0,30}|Raise your hand if[^.!?:\\n]{0,60}|(?:This|It) (?:one|post|might|may|will|is going to)(?: is| might| may| will)? (?:be |sound |ruffle |hurt |get |not )?(?:controversial|uncomfortable|unpopular|personal|hard to (?:write|say|share)|long|sting|some feathers|for)[^.!?:\\n\\d]{0,50}))(?=\\s*[.!?…]+(?:\\s|$))\\s*[.!?…]+",
    false,
  ),
  // 'Are you ready to take your career to the next level?', 'Still struggling with growth?'
  bare(
    '(?:Are you (?:ready|tired|struggling|looking|still|willing|making|leaving|feeling|a (?:leader|founder|manager))|(?:Do|Does) (?:you|your (?:team|company|business|brand)) (?:want|struggle|feel|dream|know|ever|find|have what)|(?:Still|Tired of|Struggling (?:to|with)|Feeling|Looking (?:to|for)|Ready (?:to|for)|Wish you|Want(?:ing)? (?:to|more)|Ever) |What (?:if|does it (?:really )?(?:take|mean)|makes (?:a|an|someone)|separates|would you do|comes to mind|do (?:great|successful|the best))|Is (?:your|it time|AI)|How (?:do|can|often) (?:you|we) (?:really |truly |ever )?(?:lead|build|stay|define|measure|create|know|handle|take|stop|say|show up)|When was the last time you|(?:Who|What) (?:is|are) you (?:really|without)|Why do (?:so many|some|most|great|we) )[^.!?:\\n\\d]{2,80}\\?',
    true,
  ),
  // 'Dear younger me,'
  opening(
    'Dear (?:younger|future|past|fellow|aspiring|hiring|young|new|old)? ?(?:me|self|leaders?|managers?|recruiters?|founders?|graduates?|women|CEOs?|HR|universe|job ?seekers?|friends?)[,:.!]',
    'Cut the greeting',
  ),
  opening(
    "(?:I['’]ll say it (?:again|louder)[^.!?:\\n]{0,40}|Say it (?:louder|with me)[^.!?:\\n]{0,30}|(?:Let['’]s|Let us|Can we|We need to|It['’]s time to) (?:just |please |all )?(?:get|be) (?:real|serious|blunt)(?: (?:for|about)[^.!?:\\n\\d]{2,30})?)[.:!?]+",
  ),
  // What may be said of anything that has a name in the singular: 'Healthcare is at a crossroads.', 'Mental health matters.'
  loose(
    `(?:(?!(?:The|Our|My|It|This|That) )[\\p{L} ]{3,25} is at a (?:crossroads|turning point|tipping point|breaking point)[.!]|(?:${ABSTRACT}|Mental health|Representation|Words|People|Details|First impressions|Community) matters?[.!]|(?:${ABSTRACT}|Greatness|Rome|Equality|Healing) (?:isn['’]t|is not|doesn['’]t|does not) (?:built|happen|made|come|an? (?:checkbox|buzzword|luxury|perk|department|slogan|tick-box|trend|destination))\\b[^.!?\\n\\d]{0,50}[.!]|Every great [\\p{Ll} ]{3,30} (?:begins|starts|is built) (?:with|on) [^.!?\\n\\d]{3,40}[.!]|Great \\p{Ll}+s are (?:never|not|rarely) (?:about|built|born|made)\\b[^.!?\\n\\d]{3,50}[.!]|(?!(?:The|Our|My|It|This|That|He|She|There|Nothing) )[\\p{L}]+(?: [\\p{L}]+)? is (?:about )?(?:so )?(?:much )?more than (?:just )?(?:an? (?!\\p{L}+ of\\b)|four walls|\\p{Ll}+ing\\b|numbers|words)[^.!?\\n\\d]{0,40}[.!]|Our (?:planet|world|industry|children|future) (?:cannot|can['’]t|won['’]t) wait\\b[^.!?\\n\\d]{0,30}[.!]|(?:${ABSTRACT}), they say, [^.!?\\n\\d]{3,60}[.!]|\\p{Lu}\\p{Ll}+\\. It['’]s (?:a|the) (?:\\p{Ll}+ )?(?:word|topic|subject|question) (?:nobody|no one|we|that|everyone)[^.!?\\n\\d]{3,50}[.!])`,
  ),
  {
    ...opening('(?:\\d+|\\p{L}+) (?:years|months|decades)[!.] Where (?:did|has) the time (?:go|gone)\\?'),
  },
  // 'Sometimes the smallest moments carry the biggest lessons.'
  {
    pattern: new RegExp(
      `${START}(?!People (?:say|think|ask|want|like|buy|come|read)\\b|(?:Remember|Never|Don['’]t|Let|Here|Stop|Always|Check|Mind|Wear|Bring|Close|Lock|Watch|Look|Ask|Ring|Please|Wash|Keep|Turn)\\b)\\p{Lu}[^.!?:\\n\\d]{6,110}[.!…]+`,
      'gu',
    ),
    where: ({ 0: text }) =>
      !namesThing(text) &&
      !/\b[Nn]ot\b|n['’]t\b|—|^\S+ and an? \S+$|\b(?:think|believe|assume|say|claim|tell you|represents?) /.test(
        text,
      ) &&
      isForAlways(text) &&
      madeOf(text).other === 0 &&
      madeOf(text).vague > 1 &&
      madeOf(text).words > 3 &&
      !/\b(?:power|beauty|magic|art|importance|value) (?:of|in|to)\b/.test(text),
    cut: OPENING_THOUGHT,
  },
]);

/** People who are thanked or praised. */
const OURS =
  /\b(?:this|my|our|the) (?:\p{Ll}+ ){0,2}(?:team|crew|group|colleagues|people|staff|volunteers|community|family)\b/u;
const PRIDE = /\b(?:honou?r(?:ed)?|privilege|proud|pride|grateful|gratitude|thankful)\b/i;
/** What the heart is full of is thanks, whoever is meant. */
const FULL = /^(?:My heart is full|Full of gratitude|Bursting with pride)\b/;
/** '… the day a customer taught me …': somebody did something, and it changed the writer. */
const TAUGHT = /\bthe day (?:an?|my|our) (?:\p{Ll}+ ){1,2}(?:taught|showed|told|asked|gave) me\b/u;

/** Thanks for people and what taught a lesson have names of their own, wherever they stand. */
const hasOtherName = (text: string): boolean =>
  FULL.test(text) || (PRIDE.test(text) && OURS.test(text)) || TAUGHT.test(text);

/** A question that the next one takes further is the first of several. */
const isUnfolded = (text: string, end: number): boolean =>
  text.charAt(end - 1) === '?' &&
  /^\s+(?:Is|Are|Was|Does|Do|Or|And) [^.!?\n]{2,80}\?/.test(text.slice(end, end + 100));

/** Openings that could stand over any post. Further down the same words lead from one thing to the next. */
export const hollowOpener: Rule = {
  id: anywhere.id,
  group: anywhere.group,
  severity: anywhere.severity,
  find: (post) => {
    const [first] = post.sentences;
    if (first === undefined) return [];
    // A saying that opens a post is an opening first; the proverbs keep their name.
    const sayings = (post.paragraphs.length > 1 ? aphorism.findBefore(post, first.start + 1) : [])
      .filter(({ start, end }) => !/\beats\b/.test(post.text.slice(start, end)))
      .map(({ start, end, fix }) => ({
        message: `${quote(post.text.slice(start, end))} could open any post. Begin with what only you can say.`,
        start,
        end,
        ...(fix ? { fix: { ...fix, label: OPENING_THOUGHT } } : {}),
      }));
    const found = [...anywhere.findBefore(post, first.end), ...sayings].filter(
      ({ start, end }) =>
        start < first.end && !hasOtherName(post.text.slice(start, end)) && !isUnfolded(post.text, end),
    );
    return found.filter(
      ({ start, end }, at) => !found.slice(0, at).some((one) => one.start < end && start < one.end),
    );
  },
};
