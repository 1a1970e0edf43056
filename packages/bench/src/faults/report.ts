import { rounded, type Figure, type Measurement } from '../figures.ts';
import type { Outcome } from './run.ts';

interface Asked {
  seed: number;
  publishes: number;
  kills: number;
  postgresKills: number;
  baseline: number;
  workers: number;
  windows: Readonly<Record<string, string>>;
}

const shownBreaches = 20;

function figuresOf(outcome: Outcome): Figure[] {
  const { settled, comments } = outcome;
  const doubts = Object.entries(outcome.doubts).map(([reason, count]) => `${count} ${reason}`);
  return [
    {
      name: 'said published',
      value: `${outcome.published}, of which ${outcome.duplicates} twice and ${outcome.missing} absent`,
      target: 'each there exactly once',
      reached: outcome.duplicates === 0 && outcome.missing === 0,
    },
    {
      name: 'said failed',
      value: `${outcome.failed} of ${outcome.permanentFaults} permanent faults, ${outcome.failedButThere} there`,
      target: 'absent, no more than permanent faults',
      reached: outcome.failedButThere === 0 && outcome.failed <= outcome.permanentFaults,
    },
    {
      name: 'unconfirmed',
      value: `${outcome.unconfirmed} (${doubts.join(', ')})`,
      target: 'only where nobody could know',
      reached: !('unexplained' in outcome.doubts),
    },
    { name: 'in any other state', value: String(outcome.open), target: '0', reached: outcome.open === 0 },
    {
      name: 'after their authors’ word',
      value:
        settled === null
          ? '–'
          : `${settled.published} published, ${settled.failed} failed, ${settled.unconfirmed + settled.open} else`,
      target: 'each there exactly once',
      reached: settled !== null && settled.breaches.length === 0,
    },
    {
      name: 'first comments',
      value: comments === null ? '–' : `${comments.posted} posted, ${comments.byHand} left to the person`,
      target: 'none twice, none missing',
      reached: comments !== null && comments.breaches.length === 0,
    },
    {
      name: 'killed',
      value: `${outcome.kills} workers, ${outcome.postgresKills} × PostgreSQL; ${outcome.ownEnds} starts given up while the database was away, ${outcome.reconnections} reconnections`,
    },
    { name: 'time', value: `${Math.floor(outcome.seconds / 60)} min ${outcome.seconds % 60} s` },
  ];
}

function baselineFigures(baseline: Outcome, publishes: number): Figure[] {
  const share = (count: number) => `${count} (${rounded((100 * count) / publishes)} %)`;
  const lost =
    baseline.missing +
    baseline.open +
    Math.max(0, baseline.failed - baseline.failedButThere - baseline.permanentFaults);
  return [
    {
      name: 'retry three times',
      value: `${publishes} publishes, ${baseline.kills} workers and ${baseline.postgresKills} × PostgreSQL killed`,
    },
    { name: '  on LinkedIn twice or more', value: share(baseline.duplicates) },
    { name: '  said failed, yet there', value: share(baseline.failedButThere) },
    {
      name: '  lost',
      value: `${share(lost)}, ${baseline.failed} said failed of ${baseline.permanentFaults} permanent faults`,
    },
  ];
}

export function report(
  asked: Asked,
  outcome: Outcome,
  baseline: Outcome | null,
): {
  lines: string[];
  measurement: Measurement & { seed: number; verdict: string; breaches: string[] };
  passed: boolean;
} {
  const breaches = [
    ...outcome.breaches,
    ...(outcome.settled?.breaches ?? []).map((breach) => `after the authors’ word: ${breach}`),
    ...(outcome.comments?.breaches ?? []),
  ];
  if (outcome.kills < asked.kills)
    breaches.push(`only ${outcome.kills} of ${asked.kills} workers were killed`);
  if (outcome.postgresKills < asked.postgresKills)
    breaches.push(`PostgreSQL was killed ${outcome.postgresKills} times of ${asked.postgresKills}`);
  const passed = breaches.length === 0;
  const figures = [
    ...figuresOf(outcome),
    ...(baseline === null ? [] : baselineFigures(baseline, asked.baseline)),
  ];
  const windows = Object.entries(asked.windows)
    .map(([name, value]) => `${name}=${value}`)
    .join(' ');
  const measurement = {
    title: 'Publishing under faults and kills',
    method: `${asked.publishes} publishes (text, image, document) by ${asked.workers} worker processes through the sandbox, seed ${asked.seed}; faults at initialize, upload, processing, create and first comment; SIGKILL of workers and of PostgreSQL in the moments in which posts are due; ${windows}; the baseline, a job queue that tries three times more, under the same plan`,
    seed: asked.seed,
    verdict: passed ? 'kept' : 'BROKEN',
    figures,
    breaches: breaches.slice(0, shownBreaches),
  };
  const lines = [
    `\n${measurement.title}: ${measurement.verdict} (seed ${asked.seed})\n  (${measurement.method})`,
    ...figures.map(
      ({ name, value, target, reached }) =>
        `  ${name.padEnd(28)}${value}${target === undefined ? '' : `   aim ${target}: ${reached === true ? 'reached' : 'MISSED'}`}`,
    ),
    ...breaches.slice(0, shownBreaches).map((breach) => `  BROKEN ${breach}`),
    ...(breaches.length > shownBreaches ? [`  and ${breaches.length - shownBreaches} more`] : []),
  ];
  return { lines, measurement, passed };
}
