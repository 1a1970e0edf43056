import type { RuleName, Severity } from './remark.ts';

export interface PhraseRule {
  rule: RuleName;
  severity: Severity;
  /** Follows the quoted words, as in "“In today’s world” could open any post". */
  says: string;
  reason: string;
  patterns: readonly RegExp[];
  /** The position in the post where the phrase counts. */
  at?: 'first-sentence' | 'last-lines';
  /** Set for phrases that can be removed without changing the rest of the sentence. */
  cut?: string;
}

/** The positions where a sentence can start. */
const START = String.raw`(?<=^|\n|[.!?…:]["”’)]? |[•–✓→] |\p{Extended_Pictographic}\ufe0f? )`;
const starts = (words: string, flags = 'giu') => new RegExp(`${START}(?:${words})`, flags);
const inside = (words: string) =>
  new RegExp(String.raw`(?<![\p{L}\p{N}#"“‘'-])(?:${words})(?![\p{L}-])`, 'giu');

export const PHRASE_RULES: readonly PhraseRule[] = [
  {
    rule: 'hollow-opener',
    severity: 'warn',
    says: 'could open any post. Start with something only you can say.',
    reason: 'The first line decides whether anyone opens the post.',
    at: 'first-sentence',
    patterns: [
      starts(
        String.raw`In (?:today['’]s|an?|the|this) (?:[\p{L}-]+ ){0,3}(?:world|landscape|age|era|environment|market|economy|workplace)\b[^.!?\n]{0,60}`,
      ),
      starts(
        String.raw`(?:I am|I['’]m|We are|We['’]re)? ?(?:(?:so|very|truly|really|beyond|super|extremely|incredibly|absolutely) )*(?:thrilled|excited|delighted|humbled|honou?red|proud|pleased) to (?:finally |officially )?(?:announce|share|introduce)\b`,
      ),
      starts(
        String.raw`(?:But |And |So )?(?:Here['’]s|Here is) (?:the thing|the truth|the deal|a (?:hard|harsh|uncomfortable|simple) truth)\s*[:.,]`,
      ),
      starts(
        String.raw`(?:Let['’]s (?:be (?:honest|real|clear)|face it)|I['’]ll be (?:honest|real)|Real talk|Hot take|Unpopular opinion|Controversial (?:opinion|take)|Hard truth|Truth bomb|Newsflash|Buckle up|Story time|Stop scrolling|(?:Picture|Imagine) this)\s*[:.,!—–-]`,
      ),
      starts(
        String.raw`(?:We need to talk about|Nobody (?:is talking|talks) about|No one (?:is talking|talks) about|Gone are the days)\b`,
      ),
      starts(String.raw`(?:Have you ever (?:wondered|felt|noticed)|Did you know that)\b`),
    ],
  },
  {
    rule: 'hollow-closer',
    severity: 'warn',
    says: 'could close any post. Ask what you want to know, or end one line earlier.',
    reason: 'Generic questions get few answers.',
    at: 'last-lines',
    patterns: [
      starts(
        String.raw`(?:So,? |And )?(?:What do you (?:think|say)|What (?:are|is) your (?:thoughts|opinion|take|view)(?: on this)?|What['’]s your (?:take|view|opinion)|How about you|What about you|(?:Any |Your )?thoughts|Agree(?: or disagree)?|(?:Do|Don['’]t) you agree|Who (?:else )?can relate|Can you relate|Does (?:this|that) (?:resonate|sound familiar)(?: with you)?|Are you (?:ready|in|with me))\?+`,
      ),
      starts(
        String.raw`(?:Let me know|Share your (?:thoughts|experience|story)|Drop your (?:thoughts|answer)|Tell me)(?: what you think)? in the comments\b[^.!?\n]{0,30}[.!]?`,
      ),
      starts(
        String.raw`(?:The future is (?:bright|now|here)|The (?:best|journey) (?:is yet to come|has only just begun|continues)|Onwards? and upwards?|The sky is the limit)\b[.!]?`,
      ),
    ],
  },
  {
    rule: 'engagement-bait',
    severity: 'warn',
    says: 'asks for a click, not an answer.',
    reason: 'LinkedIn shows such posts to fewer people.',
    patterns: [
      starts(
        String.raw`(?:(?:♻️|🔁|👉)\s*)?(?:(?:Repost|Reshare|Like|Share|Follow|Save|Tag|Comment) (?:and|or|&) (?:like|share|repost|reshare|follow|save|tag|comment)\b|(?:Like|Repost|Reshare|Share) (?:this )?(?:post )?if you\b|(?:Repost|Reshare|Share) (?:this|it) (?:to|with|if|so)\b|(?:Save|Bookmark) this(?: post)? (?:for later|for when)|Tag (?:someone|somebody|a (?:friend|colleague|founder|manager|leader)|your)\b|Follow (?:me|along) (?:for|to)\b|Double[- ]tap if|Smash (?:the|that) like)[^.!?\n]{0,80}[.!]?`,
      ),
      new RegExp(
        String.raw`${START}(?:Comment|Type|DM me|Reply(?: with)?|Drop) (?:the word )?(?:["“‘'][^"”’'\n]{1,20}["”’']|\p{Lu}{3,}\b)[^.!?\n]{0,80}[.!]?`,
        'gu',
      ),
      starts(
        String.raw`(?:Hit|Press|Tap|Turn on) (?:the )?(?:🔔|bell|notifications?|follow(?: button)?)\b[^.!?\n]{0,60}[.!]?`,
      ),
    ],
  },
  {
    rule: 'throat-clearing',
    severity: 'info',
    says: 'delays the point and adds nothing.',
    reason: 'Readers leave before you get to the point.',
    cut: 'Cut it',
    patterns: [
      inside(
        String.raw`(?:It['’]s|It is) (?:worth (?:noting|mentioning|remembering)|important to (?:note|remember|understand)|safe to say) that,?`,
      ),
      starts(
        String.raw`(?:And |But |So )?(?:At the end of the day|When all is said and done|(?:Needless|Suffice it) to say|That being said|Having said that|In conclusion|To sum up|All things considered|First and foremost|Last but not least|As we all know|Truth be told|To put it simply|In a nutshell|The truth is|The (?:simple )?(?:fact of the matter|reality) is|Let['’]s be honest|It goes without saying),`,
      ),
    ],
  },
  {
    rule: 'intensifiers',
    severity: 'info',
    says: 'insists that the sentence is true. The sentence is stronger without it.',
    reason: 'Insisting makes a claim sound doubtful.',
    cut: 'Cut the word',
    patterns: [
      inside(
        String.raw`(?:truly|deeply|incredibly|profoundly|undeniably|genuinely|absolutely|immensely|extraordinarily|insanely)(?= (?:essential|crucial|critical|important|incredible|amazing|vital|invaluable|inspiring|transformative|powerful|phenomenal|priceless|grateful|thankful|proud|humbled|honou?red|excited|blessed|rewarding|special|remarkable|meaningful|passionate|believe|matters?|care)\b)`,
      ),
      starts(
        String.raw`(?:Without (?:a|any) doubt|Make no mistake|Trust me|Believe me|Quite (?:literally|frankly)|Hands down),`,
      ),
    ],
  },
  {
    rule: 'stock-words',
    severity: 'info',
    says: 'is a buzzword. Use plain language.',
    reason: 'Readers skip texts that sound generated.',
    patterns: [
      inside(
        String.raw`delv(?:e|es|ed|ing) (?:into|deeper)|leverag(?:es|ed|ing)|leverage (?:the|our|your|their|this|that|these|AI|data|technology|\p{Ll}+ to)|game[- ]chang(?:er|ers|ing)|ever-(?:evolving|changing)|fast-paced|cutting[- ]edge|paradigm shifts?|(?:rich |vibrant )?tapestry of|treasure trove|testament to|deep dive|(?:a|the) beacon of|unlock(?:s|ed|ing)? (?:the|your|new|true|its|their|hidden) (?:[\p{L}-]+ ){0,2}(?:potential|power|value|possibilities|secrets?)|unleash(?:es|ed|ing)?|supercharg(?:e|es|ed|ing)|revolutioni[sz](?:e|es|ed|ing)|seamless(?:ly)?|holistic(?:ally)?|embark(?:s|ed|ing)? on (?:a|this|an?|our|my) (?:[\p{L}-]+ )?journey|thought leaders?(?:hip)?|navigat(?:e|es|ed|ing) the (?:complexit(?:y|ies)|(?:[\p{L}-]+ )?landscape)|in the realm of|foster(?:s|ed|ing)? (?:a|an) (?:culture|sense|environment|spirit)|empower(?:s|ed|ing)? (?:\p{L}+ )?(?:to|teams|individuals|people|others)|resonat(?:e|es|ed) deeply|move the needle|low-hanging fruit|best-in-class|world-class|pivotal role|underscor(?:es?|ed|ing) the importance`,
      ),
    ],
  },
  {
    rule: 'participle-tail',
    severity: 'info',
    says: 'comments on the fact before it. End with the fact.',
    reason: 'It tells readers what to think, but nothing new.',
    patterns: [
      /,\s(?:ultimately |thereby |thus |further |effectively |once again )?(?:ensuring|enabling|empowering|fostering|highlighting|underscoring|showcasing|demonstrating|reinforcing|solidifying|cementing|paving the way|unlocking|driving (?:growth|innovation|change|results|success|impact|engagement)|creating (?:a|an) (?:culture|space|environment|sense)|making (?:it|them|us|our work) more [\p{L}]+)\b[^.!?\n,]{0,110}/giu,
    ],
  },
];
