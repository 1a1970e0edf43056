import { START } from './abstract-words.ts';
import { namesFact, namesThing } from './concrete.ts';
import { patternRule } from './pattern-rule.ts';
import { asAnswered, asStatement } from './told-answers.ts';

/** What answers a 'why' stands without its 'because'. */
const ANSWERED = '(?:\\s+Because(?=\\s))?(?=\\s+[^\\s?][^?\\n]*(?:[.!…\\n]|$))';

/** 'Not price. Not features.' */
const DENIED = /^\s+(?:Not|No,|Yes,|Both|Neither)\b/;

/** 'The result?': a question the writer asks only to answer it. */
export const rhetoricalResult = patternRule(
  'rhetorical-result',
  'asks a question only to answer it. Give the answer.',
  [
    {
      // A noun with a question mark, and the answer.
      pattern: new RegExp(
        `${START}(?:And |But |So |Or )?(?:(?:The|My|Our|Their|(?<=(?:And|But|So|Or) )(?:the|my|our)) (?:[\\p{Ll}-]+ ){0,2}[\\p{Ll}-]+)\\?${ANSWERED}`,
        'gu',
      ),
      // 'The pump? Still in Porto.' asks for something one can point at.
      where: (match) =>
        !/^\S+ (?:job|name|age|address|price|bill|dog|cause|winner|fault|weather|score|crew|diagnosis|damage|total)\?/i.test(
          match[0],
        ) &&
        !namesThing(match[0]) &&
        !/^\s+(?:See|Still|Depends|Page|Table)\b/.test(match.input.slice(match.index + match[0].length)),
      unlessNext: DENIED,
      put: asStatement,
      cut: 'Cut the question',
    },
    {
      pattern: new RegExp(
        `${START}(?:And |But |So |Now )?(?:Why (?:does|do|did) (?:this|it|that) (?:matter|work)|(?:(?:So )?what (?:changed|happened (?:next|then)|came of it)|So what happened)|So what (?:did|do|can|does) (?:I|we|you|this|that) [^?\\n]{2,30}|What(?:['’]s| is) next|What (?:did|does|has) (?:this|that|it) (?:teach|taught|really mean|mean)[^?\\n]{0,30}|But what does (?:this|that|it) (?:really |actually )?mean[^?\\n]{0,20}|Want to (?:know|hear) (?:the|my|our) (?:secret|truth|trick|best part)[^?\\n]{0,20}|Why(?=\\?\\s+Because)|What did (?:I|we) (?:do|learn|change|find)(?: (?:differently|instead|next))?|What (?:kept|made|drove|pushed|saved) (?:me|us) [^?\\n]{2,30}|How (?:did|do) (?:I|we) (?:do it|know|get there)|Why am I (?:telling|sharing|writing|posting)[^?\\n]{0,30}|What does (?:this|that|it) mean(?: for (?:you|us|me)[^?\\n]{0,20})?|So (?:what|where) (?:is|are|was|does that leave) (?:the|us)[^?\\n]{0,30}|What(?: is|['’]s) the (?:answer|secret|lesson|solution|alternative|catch|difference|trick|point)[^?\\n]{0,20}|Sound familiar|(?:Do you )?(?:want to )?know (?:why|how|what)[^?\\n]{0,30}|Guess what|You know what|The best part about it|Coincidence|Sounds (?:simple|easy|crazy|familiar)|Was it (?:easy|perfect|scary))\\?${ANSWERED}`,
        'giu',
      ),
      where: ({ 0: text }) => !namesThing(text) && !namesFact(text),
      unlessNext: /^\s+(?:Yes|No|Not|Nope|Absolutely|Never|Hardly|Far from)\b/,
      cut: 'Cut the question',
      put: (match) => asStatement(match) ?? asAnswered(match),
    },
    {
      // 'Result?', 'Biggest lesson?': the noun without its article.
      pattern: new RegExp(
        `${START}(?:And |But |So )?(?:(?:[Tt]he )?(?:[Nn]et |[Ee]nd |[Ff]inal |[Bb]iggest |[Bb]est |[Ww]orst |[Mm]ain |[Kk]ey |[Ff]unniest |[Cc]raziest |[Hh]ardest )*(?:[Rr]esults?|[Oo]utcome|[Ll]essons?(?: learned)?|[Tt]akeaways?|[Pp]art|[Ss]urprise|[Ii]mpact|[Vv]erdict|[Pp]lot twist|[Mm]oral|[Ii]rony|[Ss]ecret(?: sauce)?|[Mm]istake|[Rr]egret|[Tt]rick|[Ff]ix|[Ss]olution))\\?${ANSWERED}`,
        'gu',
      ),
      unlessNext: DENIED,
      put: asStatement,
      cut: 'Cut the question',
    },
    {
      // 'Did we hire her? In a heartbeat.': asked of nobody, and answered by less than a sentence.
      pattern: new RegExp(
        `${START}(?:And |But |So )?(?:[Dd]id|[Ww]as|[Ww]ere|[Ww]ould|[Ww]ill|[Hh]as|[Hh]ave|[Ii]s|[Aa]re|[Dd]oes|[Dd]o) (?:I|we|it|they|he|she|this|that|everyone|people|anyone|any of (?:it|this|that)|the \\p{Ll}+)(?= )[^?\\n]{2,60}\\?(?=\\s+(?:Absolutely|In a heartbeat|You bet|Of course|Every (?:single )?(?:time|day)|Not (?:at all|even close|really|a chance|always|once|for a (?:second|moment))|Without (?:a doubt|question|hesitation)|Always|Never|Yes|No|Nope|Yep|Hardly|Far from it|Definitely|Completely|Totally|100%|A hundred percent|More than (?:ever|once)|Sometimes|Maybe|Probably|Definitely|Honestly)(?:[.!,—]| [^?\\n]{0,40}[.!]))`,
        'gu',
      ),
      where: isOfNothing,
      put: asAnswered,
    },
    {
      // 'So why do they leave? Because they wrote to us twice.', 'How many came? Eleven.'
      pattern: new RegExp(
        `${START}(?:And |But |So )?(?:[Ww]hy (?:do|does|did|is|are|was|were|would|should|have|has)|[Hh]ow (?:did|do|does|could|was|were|many|much|long|often)|[Ww]hat (?:makes|made|keeps|kept|drives|drove|sets|separates|gets|got|works|worked|stopped|saved|helped|held|do|does)|[Ww]here (?:did|do|does)|[Ww]ho (?:won|wins|did|pays|paid|gets|benefits|loses|lost)|[Ww]hen (?:did|does|do)) [^?\\n]{2,70}\\?(?:\\s+Because(?=\\s)|(?=\\s+(?:By|Through|In|With|From|Not|Just|Only|Simply|Nobody|No one|Nothing|None|Zero|Everyone|Everything|One|Two|Three|Four|Five|Six|Seven|Eight|Nine|Ten|Eleven|Twelve|An?|Less|More|Trust|People|Consistency|Simple|Easy)\\b[^?\\n]{0,90}[.!]))`,
        'gu',
      ),
      where: isOfNothing,
      put: asStatement,
      cut: 'Cut the question',
      // 'Eleven.' says nothing without its question.
      unlessNext:
        /^\s+(?:By|Through|In|With|From|Not|Just|Only|Simply|Nobody|No one|Nothing|None|Zero|Everyone|Everything|One|Two|Three|Four|Five|Six|Seven|Eight|Nine|Ten|Eleven|Twelve|An?|Less|More|Trust|People|Consistency|Simple|Easy)\b/,
    },
    {
      pattern: new RegExp(
        `${START}(?:And |But )?(?:Guess|Know|Want to know) what (?:happened|came|we (?:found|did|learned))[^?\\n]{0,30}\\?${ANSWERED}`,
        'giu',
      ),
      cut: 'Cut the question',
    },
    {
      pattern:
        /(?<=[.!?]\s|\n)(?:And )?(?:Honestly|Seriously|Ironically|Surprisingly|Easy|Scary|Crazy)\?(?=\s)/g,
      unlessNext: /^\s+(?:Yes|No|Not|Nope|Absolutely|Never|Hardly|Far from|A (?:bit|little))\b/,
      cut: 'Cut the question',
    },
  ],
);

/** The question is not about a thing or a day, and the one it is put to is not the reader. */
function isOfNothing(match: RegExpExecArray): boolean {
  const question = match[0];
  const next = match.input.slice(match.index + question.length, match.index + question.length + 80);
  return (
    !namesThing(question) &&
    !namesFact(question) &&
    !/\?\s*$/.test(match.input.slice(Math.max(0, match.index - 3), match.index)) &&
    !isAmongQuestions(match) &&
    !/^["”’]|^\s+(?:["“]|(?:I|I['’]m) (?:don|still|can|couldn|am not|not sure))/.test(next)
  );
}

/** 'Does it smell? Yes.' with 'Can I bring a pushchair? As far as tank 2.' in the next line: answers to what people asked. */
function isAmongQuestions({ input, index, 0: text }: RegExpExecArray): boolean {
  const start = index + text.length - text.trimStart().length;
  if (start > 0 && input.charAt(start - 1) !== '\n') return false;
  const asks = (line: string | undefined) => line !== undefined && /^[^?]{3,90}\? \S/.test(line);
  return (
    asks(
      input
        .slice(Math.max(0, start - 200), start)
        .split('\n')
        .at(-2),
    ) || asks(input.slice(start, start + 400).split('\n')[1])
  );
}
