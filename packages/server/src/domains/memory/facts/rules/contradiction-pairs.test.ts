import type { FactKind } from '@limelight/contracts';
import { expect, it } from 'vitest';
import { contradictionOf, type Comparable } from './contradictions.ts';

type Side = [text: string, happened?: string | null, until?: string | null];
interface Pair {
  kind: FactKind;
  subject: string;
  one: Side;
  other: Side;
}
const pair = (kind: FactKind, subject: string, one: Side, other: Side): Pair => ({
  kind,
  subject,
  one,
  other,
});

const side = (
  id: string,
  { kind, subject }: Pair,
  [text, happened = null, until = null]: Side,
): Comparable => ({
  id,
  text,
  kind,
  subject,
  happened,
  until,
});
const found = (given: Pair) =>
  contradictionOf(side('a', given, given.one), side('b', given, given.other)) !== null &&
  contradictionOf(side('b', given, given.other), side('a', given, given.one)) !== null;

/** Two facts of one subject that cannot both be true. */
const contradicting: readonly Pair[] = [
  pair('figure', 'Brightwater', ['Brightwater has 120 employees.'], ['Brightwater has 85 employees.']),
  pair(
    'figure',
    'Brightwater',
    ['We ship 900 orders a night at Brightwater.'],
    ['We ship 1,200 orders a night at Brightwater.'],
  ),
  pair('figure', 'Fernleigh', ['Fernleigh costs €49 a month.'], ['Fernleigh costs €59 a month.']),
  pair(
    'result',
    'Brightwater',
    ['Stock accuracy at Brightwater rose to 98.9%.'],
    ['Stock accuracy at Brightwater rose to 96.4%.'],
  ),
  pair(
    'result',
    'Scanner project',
    ['The scanner login now takes 50 seconds.'],
    ['The scanner login now takes 90 seconds.'],
  ),
  pair('figure', '', ['I have worked in 34 sites.'], ['I have worked in 28 sites.']),
  pair(
    'event',
    'Fernleigh',
    ['I founded Fernleigh in 2016.', '2016'],
    ['I founded Fernleigh in 2018.', '2018'],
  ),
  pair(
    'event',
    'Immingham',
    ['We opened Immingham in March 2021.', '2021-03'],
    ['We opened Immingham in June 2021.', '2021-06'],
  ),
  pair('role', 'Acme', ['I joined Acme in 2019.', '2019'], ['I joined Acme in 2017.', '2017']),
  pair(
    'event',
    'Leeds talk',
    ['I gave the Leeds talk on 3 November 2025.', '2025-11-03'],
    ['I gave the Leeds talk on 5 November 2025.', '2025-11-05'],
  ),
  pair('role', 'Acme', ['I lead a team of 12 people at Acme.'], ['I lead a team of 15 people at Acme.']),
  pair(
    'result',
    'Garden tools',
    ['Mis-picks fell from 2.1% to 0.6%.'],
    ['Mis-picks fell from 2.1% to 0.9%.'],
  ),
  pair(
    'figure',
    'Fernleigh',
    ['Fernleigh made €6 million in 2024.', '2024'],
    ['Fernleigh made €4 million in 2024.', '2024'],
  ),
  pair(
    'figure',
    'Chilled store',
    ['Wir haben im Kühllager 380 Paletten bewegt.'],
    ['Wir haben im Kühllager 420 Paletten bewegt.'],
  ),
  pair(
    'rule',
    '',
    ['I always work nights for the first 2 days of a job.'],
    ['I always work nights for the first 3 days of a job.'],
  ),
  pair('figure', 'Brightwater', ['Brightwater has twelve warehouses.'], ['Brightwater has 9 warehouses.']),
  pair('event', 'WMS', ['The wholesaler did buy the WMS.'], ['The wholesaler did not buy the WMS.']),
  pair('preference', '', ['I use AI for slotting plans.'], ['I never use AI for slotting plans.']),
  pair('role', 'Acme', ['I have worked at Acme since 2019.', '2019'], ['I left Acme in 2018.', null, '2018']),
  pair(
    'role',
    '',
    ['I have been freelance since October 2020.', '2020-10'],
    ['I have been freelance since May 2018.', '2018-05'],
  ),
];

/** Alike, and both can be true. */
const compatible: readonly Pair[] = [
  pair('figure', 'Brightwater', ['Brightwater has 120 employees.'], ['Brightwater has 12 warehouses.']),
  pair(
    'figure',
    'Brightwater',
    ['Brightwater had 85 employees in 2019.', '2019'],
    ['Brightwater had 120 employees in 2024.', '2024'],
  ),
  pair('figure', 'Fernleigh', ['Fernleigh costs €49 a month.'], ['Fernleigh costs €490 a year.']),
  pair(
    'result',
    'Brightwater',
    ['Stock accuracy at Brightwater rose from 91.4% to 98.9%.'],
    ['Stock accuracy at Brightwater rose to 98.9%.'],
  ),
  pair('result', 'Garden tools', ['Mis-picks fell to 0.6%.'], ['Returns fell to 3.2%.']),
  pair('event', 'Fernleigh', ['I founded Fernleigh in 2016.', '2016'], ['I sold Fernleigh in 2021.', '2021']),
  pair(
    'event',
    'Immingham',
    ['We opened Immingham in 2021.', '2021'],
    ['We opened Immingham in March 2021.', '2021-03'],
  ),
  pair(
    'role',
    'Acme',
    ['I was a planner at Acme until 2019.', '2016', '2019'],
    ['I have been head of planning at Acme since 2019.', '2019'],
  ),
  pair('role', 'Acme', ['I lead a team of 12 people at Acme.'], ['I trained 15 people at Acme.']),
  pair(
    'event',
    'Leeds talk',
    ['I gave the Leeds talk in front of 200 people.'],
    ['The Leeds talk took 25 minutes.'],
  ),
  pair('figure', '', ['I have worked in 34 sites.'], ['I have 3 sites with a Gary.']),
  pair('rule', '', ['I work nights for the first 2 days of a job.'], ['I send the invoice on Fridays.']),
  pair(
    'result',
    'Scanner project',
    ['The scanner login takes 50 seconds.'],
    ['The scanner login took 11 minutes before.'],
  ),
  pair(
    'figure',
    'Fernleigh',
    ['Fernleigh made €6 million in 2024.', '2024'],
    ['Fernleigh made €4 million in 2023.', '2023'],
  ),
  pair('preference', '', ['I use AI for reading notes.'], ['I never use AI for slotting plans.']),
  pair(
    'figure',
    'Chilled store',
    ['We moved 380 pallets at the chilled store.'],
    ['It took 4 weekends at the chilled store.'],
  ),
  pair('opinion', 'AI', ['AI is good at reading long notes.'], ['AI is not good at weighing compost.']),
  pair('figure', 'Brightwater', ['Brightwater has twelve warehouses.'], ['Brightwater has 12 warehouses.']),
  pair(
    'event',
    'Big Sue',
    ['Big Sue taught me to read delivery notes.'],
    ['Big Sue became site manager in 2024.', '2024-09-09'],
  ),
  pair(
    'role',
    '',
    ['I have been freelance since 2020.', '2020'],
    ['I have been freelance since October 2020.', '2020-10'],
  ),
];

it('finds nine of ten facts that cannot both be true', () => {
  const missed = contradicting.filter((one) => !found(one));
  expect(missed.length).toBeLessThanOrEqual(contradicting.length / 10);
});

it('takes at most one in ten that are only alike for a contradiction', () => {
  const wrong = compatible.filter(found);
  expect(wrong.length).toBeLessThanOrEqual(compatible.length / 10);
});
