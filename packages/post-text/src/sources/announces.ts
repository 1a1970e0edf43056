const THINGS =
  '(?:things?|reasons?|ways?|lessons?|changes?|rules?|steps?|mistakes?|points?|questions?|factors?|findings?|facts?|ideas?|words?|surprises?)';
/** 'The result was surprising.' points back to what was done and says nothing of what came. */
const EMPTY =
  '^(?:and |but |so )?the (?:\\p{L}+ )?(?:reason|answer|trick|results?|difference|effect|numbers?|figures?|solution|fix|finding) (?:is|was|were|are) (?:very |quite |rather |as )?(?:simple|clear|striking|surprising|remarkable|plain|unexpected|obvious|easy|interesting|sobering|small|different)\\.$';
const SIGNS = [
  ':$',
  '\\?$',
  // 'What surprised them was which line mattered.'
  '(?<!\\p{L})(?:was|is|were|are) (?:which|what|how|who|why|where|when) [^.:,]{1,50}\\.$',
  '(?<!\\p{L})something (?:\\p{L}{3,}er|else|different|simple|new|unexpected|odd|strange|surprising|interesting|curious)\\.$',
  `(?<!\\p{L})(?:one|two|three|four|five|six|several|a few|some|these|the following) (?:\\p{L}+ )?${THINGS}(?: (?:in common|stood out|matter|mattered|helped|changed|happened|were clear))?[.:]$`,
  '(?<!\\p{L})(?:counted|measured|compared|tracked|checked) (?:both )?(?:before and after(?:wards)?|twice)\\.$',
  '(?<!\\p{L})(?:as follows|like this|this way)[.:]$',
  '^(?:here|this|that) (?:is|was) (?:how|why|what|where)(?!\\p{L})[^.:,]{0,50}[.:]$',
  EMPTY,
  // What it was not, before what it was.
  "^(?:it|that|this|the \\p{L}+) (?:was|is|were)(?: not|n[’']t) [^.:]{1,120}\\.$",
  '(?<!\\p{L})(?:etwas (?:anderes|neues|kleineres|einfaches|überraschendes)|(?:zwei|drei|vier|fünf|ein paar|folgende) (?:gründe|dinge|regeln|schritte|fehler|fragen|punkte))[.:]$',
];
const ANNOUNCES = new RegExp(SIGNS.join('|'), 'iu');

/** Whether a sentence says that something comes and not what: 'They tried something smaller.', 'There were three reasons.' */
export const announces = (sentence: string): boolean => ANNOUNCES.test(sentence);

const POINTS_BACK = new RegExp(EMPTY, 'iu');

/** Whether a sentence only stands between what was done and what came of it. */
export const pointsBack = (sentence: string): boolean => POINTS_BACK.test(sentence);
