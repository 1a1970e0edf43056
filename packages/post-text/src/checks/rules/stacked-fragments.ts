import type { Rule } from '../finding.ts';
import { wordsWithin } from '../post.ts';
import type { Part, Post } from '../post.ts';
import { isPast, SUBJECTS } from '../../writer/lexicon.ts';
import { goesOnConcretely } from './meant.ts';
import { namesThing } from './concrete.ts';
import { madeOf } from './general.ts';
import { speaksLoftily } from './lofty-words.ts';
import { isAmongFacts } from './register.ts';
import { runsOf } from '../sentence-runs.ts';

const LONGEST = 3;
const RUN = 3;
/** What is named may be what was there: so many other tells make a drum of it, and so many among facts. */
const COMPANY = 1;
const COMPANY_AMONG_FACTS = 2;

/** 'No slides. No meetings. No noise.': short bursts stacked for effect. */
export const stackedFragments: Rule = {
  id: 'stacked-fragments',
  group: 'tell',
  severity: 'warn',
  english: true,
  find: (post) =>
    runsOf(
      post.sentences,
      RUN,
      (sentence) => isBurst(post, sentence),
      // In one line.
      (before, sentence) => !post.text.slice(before.end, sentence.start).includes('\n'),
    )
      .filter(
        ({ sentences, first, last }) =>
          !tellsOn(sentences) &&
          !isSaid(post.text.slice(last.end), sentences) &&
          !isInSpeech(post.text, first.start, last.end) &&
          !isListed(post.text.slice(Math.max(0, first.start - 80), first.start), sentences),
      )
      .map(({ sentences, first, last }) => ({
        message: `${sentences.length} bursts of a word or three in a row. It reads as a trailer. Make one sentence of them.`,
        start: first.start,
        end: last.end,
        fix: { start: first.start, end: last.end, replacement: joined(sentences), label: 'One sentence' },
        company:
          isDrum(sentences) || (isOfEverything(sentences) && !goesOnConcretely(post, last))
            ? 0
            : isAmongFacts(post, first.start, last.end)
              ? COMPANY_AMONG_FACTS
              : COMPANY,
      })),
};

/** 'Contract signed.' */
const ACHIEVED = /^\p{L}+ (?:\p{L}+ed|gone|done|won|lost|kept|paid|made|built|sent|met)[.!…]$/u;

/** 'Listen. Learn. Lead.': what could stand on a poster. */
const isOfEverything = (run: readonly Part[]): boolean =>
  run.every(({ text }) => madeOf(text).vague > 0 && madeOf(text).other === 0);

/** 'No slides. No meetings.', 'Honesty. Speed.': they deny, count, repeat or praise. */
const isDrum = (run: readonly Part[]): boolean =>
  !namesThing(run.map(({ text }) => text).join(' ')) &&
  (run.some(({ text }) => speaksLoftily(text)) ||
    run.every(({ text }) => ACHIEVED.test(text)) ||
    (run.every(({ text }) => /^\p{L}+ \p{L}+[.!…]$/u.test(text)) &&
      run.some(({ text }) => madeOf(text).grand > 0)) ||
    run.filter(({ text }) =>
      /^(?:no|not|zero|same|one|two|three|less|more|every|just|better|new|stay|all)\b/i.test(text),
    ).length > 1);

/** 'No slides, no meetings, no noise.' */
function joined(run: readonly Part[]): string {
  return run
    .map(({ text }, index) => {
      const bare = index < run.length - 1 ? text.replace(/[.!?…]+["”’]?$/, '') : text;
      return index === 0 || /^(?:I\b|\p{Lu}\p{L}*\p{Lu})/u.test(bare)
        ? bare
        : bare.charAt(0).toLocaleLowerCase('en') + bare.slice(1);
    })
    .join(', ');
}

function isBurst(post: Post, sentence: Part): boolean {
  // A line without its stop is an entry of a list or a line of verse; a question is asked of somebody.
  if (!/[.!…]["”’]?$/.test(sentence.text)) return false;
  if (/^(?:[-–•*▪✅👉🔹]|\d+[.)]|#)/u.test(sentence.text) || /[:,\d]|\p{L} [—–-] \p{L}/u.test(sentence.text))
    return false;
  const words = wordsWithin(post, sentence);
  return words.length > 0 && words.length <= LONGEST && !tells(words);
}

/** What somebody does alone; 'Deal signed.' is no sentence. */
const ALONE =
  /^(?:laughed|cried|smiled|waited|nodded|stopped|died|arrived|called|asked|talked|walked|looked|listened|left|came|went|said|knew|ran|sat|stood|slept|fell|happened|passed|appeared|worked|rained|barked|shouted|whispered|agreed|refused|answered|replied|returned|stayed|started|tried|coughed|sighed|sneezed|won|lost|ate|drank|sang|swore|drove)$/i;

/** A whole sentence, however short: 'Tom laughed.', 'We waited.' */
function tells([first, second, ...rest]: readonly Part[]): boolean {
  const subject = first?.text.toLowerCase() ?? '';
  return (
    second !== undefined &&
    (SUBJECTS.has(subject) ||
      (ALONE.test(second.text) && !/^(?:not|no|never|just|all)$/.test(subject)) ||
      (isPast(second.text.toLowerCase()) && rest.length > 0 && !/^(?:not|no|never|just|all)$/.test(subject)))
  );
}

/** 'Soup. Then the fish. Nothing with foam.', 'Left. Left again.' */
const tellsOn = (run: readonly Part[]) =>
  run.some(({ text }) =>
    /^(?:Save|Share|Repost|Follow) (?:this|it)\b|^(?:Then|Nothing|Next|Left|Right|Second|First)\b|\bagain\b/.test(
      text,
    ),
  ) || new Set(run.map(({ text }) => text)).size < run.length;
/** 'Yes. No. Maybe. Those were the forms we got back.' */
const isSaid = (after: string, run: readonly Part[]) =>
  !speaksLoftily(/^\s*(?:That['’]s|That is)\b[^.!?\n]*/.exec(after)?.[0] ?? '') &&
  !(/^\s*(?:That|It) was\b/.test(after) && run.some(({ text }) => text.includes(' '))) &&
  /^\s*(?:["”’]|(?:That|Those|These|It) (?:was|were)\b|(?:That(?:['’]s| is)|Those are|These are) (?!(?:how|why|what |the (?:whole|secret|recipe|formula|job|difference|point|dream|power))\b)|(?:Her|His|My|The) whole list)/.test(
    after,
  );

/** Quotation marks in it, or opened before it in its line and not closed. */
function isInSpeech(text: string, start: number, end: number): boolean {
  if (/["“”„«»]/.test(text.slice(start, end))) return true;
  const before = text.slice(text.lastIndexOf('\n', start - 1) + 1, start);
  const straight = before.split('"').length - 1;
  return straight % 2 === 1 || before.lastIndexOf('“') > before.lastIndexOf('”');
}

/** 'Kelly's eye. Doctor's orders.', 'You'll see three doors. Births. Deaths. Kitchen.' */
const isListed = (before: string, run: readonly Part[]) =>
  run.filter(({ text }) =>
    /^(?!(?:It|That|Let|Here|There|What|Who|He|She|One)['’])\p{Lu}\p{Ll}+['’]s \p{Ll}/u.test(text),
  ).length > 1 ||
  (/\b(?:two|three|four|five|six|seven|[2-9]) (?!(?:simple |little |small )?(?:words?|things|lessons|values|pillars|principles|rules|letters|steps|reasons|keys|ingredients|years|months|days|weeks|hours|minutes|times)\b)(?:\p{Ll}+ )?\p{Ll}+s[.:]\s*$/u.test(
    before,
  ) &&
    !run.some(({ text }) => speaksLoftily(text)));
