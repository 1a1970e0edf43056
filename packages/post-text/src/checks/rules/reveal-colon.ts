import { START } from './abstract-words.ts';
import { isConcrete, namesThing, restOf } from './concrete.ts';
import { patternRule } from './pattern-rule.ts';

const HARD =
  '(?:hard|harsh|simple|real|uncomfortable|ugly|honest|plain|brutal|inconvenient|sad|funny|strange|crazy|beautiful|surprising|bitter|cold|actual|biggest|best|worst|whole|other|true|quiet)';
const DRUM =
  '(?:truth|secret|answer|reality|kicker|catch|twist|bottom line|surprise|magic|punchline|irony|paradox|differentiator)';

/** A person asked for them may say these before what they paid and where it stood. */
const WEAK =
  /^(?:And |But |So |Because )?(?:The (?:answer|secret(?! \p{L})|catch|reason|problem|surprise|truth|key|question|real (?:problem|reason|question)|(?:best|worst|hardest|surprising|good|bad) (?:part|bit|news))|Here['’]s (?:the|my) (?:problem|deal|difference|part|point|trick)|(?:One|Two|Three|Four) (?:simple )?words?|Simple|Bottom line|My secret|The fix was simple|What made the difference)\b/iu;

/** These name what follows, or lean on the data: other tells. */
const OTHER =
  /^(?:And |But |So )?(?:What (?:changed|worked|happened|helped|we (?:did|do)|I (?:did|do)):|The (?:\p{Ll}+ )?(?:data|research|science|evidence|numbers|rule|rules|lesson|moral|advice|takeaway)\b)/iu;

/** These name nothing that could follow: they only delay it. */
const DELAYS =
  /^\s*(?:And |But |So )?(?:here(?:['’]s| is) the thing(?=:| about\b)|let me tell you something:|I(?:['’]ll| will) say (?:it|this|the quiet part out loud))/iu;

/** Leads that people have to what they counted and saw. */
const MAYBE =
  /^(?:And |But |So |Then )*(?:what|(?:I|we) |the (?:thing|part|idea|concept|principle|logic|formula|point|\p{Ll}+ )|it|that|this|in|one|two|three|a|fun fact|hint|translation|case in point|my)\b/iu;

/** 'One word: discipline.' A drum roll before a plain statement. */
export const revealColon = patternRule('reveal-colon', 'is a drum roll. Say the thing.', [
  {
    // 'Here's the hard truth about grout: it is a promise.'
    pattern: new RegExp(
      `${START}(?:And |But |So )?(?:here['’]s|here is) the (?:${HARD} )?(?:truth|secret|thing|problem) (?:about|of|with) (?<thing>[^.:!?\\n]{2,30}): (?:it|they) `,
      'giu',
    ),
    where: (match) => !isConcrete(restOf(match)),
    put: ({ groups }) => `${groups?.['thing'] ?? ''} `,
  },
  {
    pattern: new RegExp(
      `${START}(?:And |But |So |Because )?(?:(?:In )?(?:One|Two|Three|Four) (?:simple )?words?|One thing (?:is|was|became) (?:certain|clear|sure)|(?:Because )?here['’]s (?:the|a|my) (?:${HARD} )?(?:truth|thing|catch|kicker|secret|deal|problem|reality|part|twist|point|good news|bad news|trick|difference|irony)(?: (?:about|of|with|nobody|no one|is)\\b[^.:!?\\n]{0,40})?|here is (?:the|a) (?:${HARD} )?(?:truth|thing|catch|kicker|secret|deal|twist|trick)|(?:here['’]s )?what (?:most people|everyone|they) (?:miss|get wrong|overlook|forget)|The ${HARD} ${DRUM}(?: (?:here|is))?|The (?:truth|secret|answer|reality|kicker|bottom line|punchline|irony|paradox)(?: (?:here|is))?|The (?:hard|harsh|simple|uncomfortable|real|biggest) (?:reason|problem|mistake|win|part|lesson|answer|story|question)|The (?:best|worst) part(?: is)?|(?:${HARD}) (?:truth|fact|secret)|My secret|The formula is simple|And the best (?:news|part)|The (?:answer|solution) is (?:simple|clear|obvious)|Bottom line|Simple|The fix was simple|It['’]s (?:that )?simple|Long story short|Let me be (?:clear|blunt|honest|frank|direct)|Reality check|Truth bomb|Think about it|It (?:all )?(?:comes|boils) down to (?:one thing|one word|this|two words|three words)|The key(?: to (?:it all|everything))?|The (?:surprising|hardest|scariest|craziest|funniest|bad|good) (?:part|news)|What (?:really )?made the difference|The (?:#1|number one|biggest|most common) (?:mistake|reason|problem|secret)[^.:!?\\n]{0,40}|Remember this (?:golden )?rule)\\s*[:—–]\\s*`,
      'giu',
    ),
    where: (match) =>
      !DELAYS.test(match[0]) &&
      (!WEAK.test(match[0]) || !(isConcrete(match[0]) || isConcrete(restOf(match)))),
    cut: 'Say the thing',
  },
  {
    // 'But here's what I discovered:', 'And that's when it hit me:', 'Enter the digital twin:'
    pattern: new RegExp(
      `${START}(?:And |But |So |Because |Now |Well, |Yet |Then )*(?:${[
        `here(?:['’]s| is) (?:a |the |my |one |another )?(?:little |dirty |${HARD} |not-so-\\p{Ll}+ |big |tiny |well-kept |best-kept |industry |inside |open )*(?:secret|thing|truth|kicker|twist|plot twist|catch|rub|beauty of it|magic|question|difference|rub|paradox|irony|deal|reality|reality check|scoop|reason|thought|confession|spoiler|clincher|game changer|crux|punchline)(?: (?:though|is|that|about|no one|nobody|nobody|most|few|behind|I)\\b[^.:!?\\n]{0,50})?`,
        `here(?:['’]s| is) (?:what|why|how(?! (?:I|we|you|it)\\b)|where|the part where|the part)(?! to\\b) (?:I|we|it|they|this|that|nobody|no one|most|few|everyone|everybody|people|really|actually|separates|sets|makes?|made|happened|happens|surprised|struck|changed|matters|worked|works|stood|blew|gets|got|things|the \\p{Ll}+|your \\p{Ll}+|many|so many|our)\\b[^.:!?\\n]{0,50}`,
        `(?:that(?:['’]s| is| was)|this is|then came the moment) when (?:it|I|we|everything|the|things|something|my) (?:all )?[^.:!?\\n,]{3,40}`,
        `(?:it|then it|that) (?:finally |suddenly )?(?:hit|dawned on|struck) (?:me|us)`,
        `(?:let me|I(?:['’]ll| will)|I(?:['’]m| am) going to|allow me to) (?:tell you|share|say|let you in on|put)\\b(?! (?:about|where|when)\\b)[^.:!?\\n]{0,60}`,
        `(?:I(?:['’]ll| will) say (?:it|this)|say it with me|read that again|repeat after me|hear me out|mark my words|picture this|imagine this|consider this|get this|wait for it|brace yourself|plot twist|fun fact|quick reality check|newsflash|news flash|hint|translation|case in point|the point|the moral of it|mind you)\\b[^.:!?\\n]{0,40}`,
        `(?:the |my |our )(?:secret (?:sauce|ingredient|weapon)|plot twist|fun part|kicker|game[- ]changer|real (?:magic|winner|hero|story|secret|kicker|lesson|issue|shift|question|twist|truth|reason|problem|work|win|cost|difference|unlock|flex|test)|magic (?:ingredient|word|formula)|missing (?:piece|ingredient|link)|common (?:thread|denominator)|turning point|breakthrough|big(?:gest)? (?:idea|surprise|secret|reveal|shift|unlock|revelation|question|difference)|winning formula|golden (?:thread|nugget)|uncomfortable (?:\\p{Ll}+)|idea|concept|premise|philosophy|principle|logic|mantra|formula|math|beauty of it|wild part|crazy thing|funny thing|ironic part|scary part|tragic part|sad part|craziest part|cherry on (?:the )?top|icing on the cake|elephant in the room|lesson nobody)(?: (?:behind (?:it|this|that|\\p{Ll}+ \\p{Ll}+)|nobody|no one|that|is|was|of it all|here|for (?:me|us)|they|few|we|I|most)\\b[^.:!?\\n]{0,45})?`,
        `(?:for the |comes the |cue the |cue |enter |enter the )(?:${HARD} )?(?:\\p{Ll}+ )?(?:plot twist|twist|fun part|kicker|best part|good part|hard part|real kicker|magic|irony|surprise)`,
        `(?:enter|cue) (?:the |a |an |our )?\\p{L}+(?: \\p{L}+){0,3}`,
        `(?:one|two|three|four|five|a few|\\d) (?:simple |little |small |tiny |magic |powerful )?(?:words?|letters|syllables)(?: (?:that|to|which|for|kept|saved|changed|describes?|sums?)\\b[^.:!?\\n]{0,45})?`,
        `(?:one|a single|the one) (?:simple |small |tiny |little )?(?:thing|question|habit|shift|change|word|idea|truth|sentence|decision|principle)(?: (?:that|I|we|nobody|no one|kept|changed|made|separates|sets|stands|stood|has|is|was|became)\\b[^.:!?\\n]{0,45})`,
        `(?:what|the thing|the part)(?: that)? (?:nobody|no one|they (?:don['’]t|never)|most (?:people|\\p{Ll}+)|few (?:people|\\p{Ll}+)|everyone|everybody|people|really|actually|truly|surprised|struck|changed|separates|sets|makes|made|it (?:really )?(?:comes|boils)|I (?:didn['’]t|never|finally|realised|realized|wish|found|discovered|noticed|keep))\\b[^.:!?\\n]{0,50}`,
        `(?:what )?(?:nobody|no one) (?:ever )?tells you\\b[^.:!?\\n]{0,60}`,
        `(?:I|we) (?:soon |quickly |slowly |finally |suddenly |eventually |then )?(?:realised|realized|discovered|noticed|understood|saw|found out|came to see|had (?:an epiphany|a realisation|a realization)|knew)(?: something| one thing)?(?: (?:important|profound|strange|powerful|surprising|simple|interesting))?`,
        `(?:it|that|this|everything|success|\\p{L}+(?:ship|tion|ment|ness|ity|ing)) (?:all )?(?:comes|came|boils|boiled|starts|started|begins|began) (?:down to|with) (?:one|two|three|a single|just|this)\\b[^.:!?\\n]{0,30}`,
        `(?:in|put) (?:plain|simple|short|a word|a nutshell|a sentence|one (?:word|sentence|line))(?: (?:words|terms|english))?`,
        `the \\p{Ll}+(?: \\p{Ll}+){0,3} is (?:\\p{Ll}+ly )?(?:simple|obvious|straightforward|clear|elegant|brutal)`,
      ].join('|')}):(?=\\s)\\s*`,
      'giu',
    ),
    where: (match) =>
      !isConcrete(match[0].slice(3)) &&
      !DELAYS.test(match[0]) &&
      !OTHER.test(match[0]) &&
      !((MAYBE.test(match[0]) || WEAK.test(match[0])) && isConcrete(restOf(match))),
    cut: 'Say the thing',
  },
  {
    // Nobody leads to what was counted with these.
    pattern: new RegExp(
      `${START}(?:And |But |So |Then |Because )*(?:[Tt]hat(?:['’]s| is| was) when (?:it (?:all |finally )?(?:clicked|hit me|hit us|dawned on (?:me|us)|made sense)|everything (?:changed|clicked)|the penny dropped)|(?:[Tt]hen )?(?:came the (?:plot )?twist|fate stepped in|it clicked)|(?:One|A) thing (?:became|was|is) (?:crystal |very |painfully |abundantly )?clear|[Tt]he (?:single )?biggest (?:surprise|shock|revelation)(?: of (?:all|them all|it all))?|[Ww]hat (?:followed|happened next) [^.:!?\\n\\d]{3,40}|[Tt]hey all had one thing in common|[Tt]he difference between [^.:!?\\n\\d]{3,60} (?:comes down to (?:this|one thing)|is (?:this|simple|one thing))|[^.:!?\\n\\d]{3,50} (?:boils|comes) down to (?:this|one thing|one word)|[Nn]otice what['’]s (?:missing|not)[^.:!?\\n\\d]{0,20}|[Hh]ere['’]s something (?:I|nobody|no one|we) [^.:!?\\n\\d]{3,40}|[Tt]he real (?:insight|lesson|shift|breakthrough) came (?:later|after|when)[^.:!?\\n\\d]{0,30}|[^.:!?\\n\\d]{0,60}\\bask yourself (?:this|one (?:thing|question))|[Aa]ll I can say is(?: this)?|[Aa]t the heart of [^.:!?\\n\\d]{3,40} (?:lies|is|was) (?:a|one) (?:simple|single) (?:idea|truth|question|belief)|[Ww]hat (?:they|nobody|no one|few people) (?:rarely|ever|never) (?:mention|tell you|say|talk about)s?|I (?:discovered|realised|realized|learned|noticed) something (?:uncomfortable|strange|important|powerful|profound|surprising)|[Ii]t took me (?:an hour|years|months|weeks|a while|a long time) to (?:understand|realise|realize|see) [^.:!?\\n\\d]{3,40}|[Tt]he (?:proof|answer|truth|solution) (?:had been|was) (?:hiding|sitting|staring)[^.:!?\\n\\d]{3,40}|[Aa]nd the most (?:surprising|powerful|important) (?:one|part|thing)):(?=\\s)\\s*`,
      'gu',
    ),
    where: (match) => !namesThing(match[0]) && !namesThing(restOf(match)),
    cut: 'Say the thing',
  },
]);
