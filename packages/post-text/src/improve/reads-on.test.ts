import { describe, expect, test } from 'vitest';
import { unsupportedClaims } from '../checks/claims/unsupported-claims.ts';
import { parsePost } from '../checks/post.ts';
import { writePost } from '../writer/write.ts';
import { BRIEFS } from '../../testing-data/test-briefs.ts';
import { openWith, plain } from './open-with.ts';
import { findOpenings } from './openings.ts';
import { readsOn } from './reads-on.ts';

/** The sentences of a text, as they are compared. */
const told = (text: string) => parsePost(text).sentences.map((one) => plain(one.text));
const LEANS =
  /^(?:that(?! is)|it|its|but|and|so|they|them|he|she|his|her|these|those|then|which|also|none of)\b/;

function saidTwice(post: string, opened: string): boolean {
  const [before, after] = [told(post), told(opened)];
  const times = (all: readonly string[], one: string) => all.filter((other) => other === one).length;
  return after.some(
    (one) => one.split(' ').length > 2 && times(after, one) > Math.max(1, times(before, one)),
  );
}

/** Whether the sentence behind the line leans, and neither stands behind the one it leant on nor is what the line left of its own. */
function leftInTheAir(post: string, line: string, opened: string): boolean {
  const before = told(post);
  const next = told(opened)[told(line).length] ?? '';
  const at = before.indexOf(next);
  if (!LEANS.test(next) || at < 1) return false;
  const words = new Set(plain(line).split(' '));
  const leantOn = before[at - 1]?.split(' ') ?? [];
  return leantOn.filter((word) => words.has(word)).length < leantOn.length / 2;
}

describe('a text with another first line', () => {
  test.each(BRIEFS.map(({ name }, at) => [name, at] as const).filter((_, at) => at % 2 === 0))(
    'says nothing twice and leaves nothing in the air: %s',
    { timeout: 30_000 },
    (_, at) => {
      const brief = BRIEFS[at];
      const post = brief === undefined ? '' : writePost(brief, { seed: '1' }).text.trim();
      const opened = findOpenings(post, 11).map(({ line }) => ({ line, text: openWith(post, line) }));
      expect(opened.filter(({ line, text }) => !plain(text).startsWith(plain(line)))).toEqual([]);
      expect(opened.flatMap(({ text }) => unsupportedClaims(text, post))).toEqual([]);
      expect(opened.filter(({ text }) => saidTwice(post, text))).toEqual([]);
      expect(opened.filter(({ line, text }) => leftInTheAir(post, line, text))).toEqual([]);
    },
  );
});

test.each([
  ['We waited. It took a year. Nothing came.', 'Nothing came.', true],
  ['Maya came late. She left early. We closed.', 'Waiting is work.', false],
  ['Remote is hard. Two juniors asked for a desk.', 'Is remote hard? Two juniors asked for a desk.', true],
  ['We sold 38 chairs in May. Nobody sat down.', 'In May we sold 38 chairs, all of them.', true],
])('%s begun with “%s”', (text, line, fits) => expect(readsOn(text, line)).toBe(fits));

test.each([
  [
    'Code reviews took 3 days. We added one rule: nobody starts new work while a review waits. Now they take 5 hours.',
    'Nobody starts new work while a review waits.',
    'Nobody starts new work while a review waits.\n\nCode reviews took 3 days. We added one rule. Now they take 5 hours.',
  ],
  [
    'We lost one client. I raised my rate.',
    'We lost one client. What would you do?',
    'We lost one client. What would you do?\n\nI raised my rate.',
  ],
  [
    'Things I stopped doing:\n- Checking mail before 9\n- Working on trains\n- Quick calls',
    'Things I stopped doing: working on trains.',
    'Things I stopped doing: working on trains.\n\n- Checking mail before 9\n- Quick calls',
  ],
  [
    'Why people buy our ladder:\n1. It is light\n2. It is yellow\n3. It fits',
    'Why do people buy our ladder?',
    'Why do people buy our ladder?\n1. It is light\n2. It is yellow\n3. It fits',
  ],
])('%j begun with %j', (text, line, opened) => expect(openWith(text, line)).toBe(opened));

test('leaves no question behind its answer', () => {
  const text =
    'When I became a manager I asked my father what makes a good boss. My father drove a bus for 31 years. He said a good boss knows the route. I think about it each week.';
  expect(readsOn(text, 'My father drove a bus for 31 years.')).toBe(false);
  expect(readsOn(text, 'My father said a good boss knows the route.')).toBe(true);
});
