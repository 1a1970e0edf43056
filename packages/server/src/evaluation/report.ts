import type { FeedbackGroup } from '../modules/feedback/index.ts';
import type { RepairGroup } from '../modules/posts/index.ts';
import type { Unread } from './briefs.ts';

/** One brief written by one engine, and what the checks say of it. */
export interface Row {
  name: string;
  engine: string;
  text: string;
  failure: string | null;
  characters: number;
  tells: string[];
  claims: string[];
  /** Where it does not keep to its brief: points, forbidden words, call, length, language. */
  brief: string[];
  /** Tells, claims and faults against the brief that stay when it is mended by rule. */
  unmended: number;
  remarks: number;
  durationMs: number;
  inputTokens: number;
  outputTokens: number;
  costMicroUsd: number;
}

/** What people did with texts of an installation: thumbs, and repairs that were offered. Null where no database is known. */
export interface Lived {
  thumbs: readonly FeedbackGroup[];
  repairs: readonly RepairGroup[];
}

const mean = (values: readonly number[]) =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
const cells = (...values: (string | number)[]) =>
  `| ${values.map((value) => String(value).replace(/\|/g, '\\|').replace(/\s+/g, ' ')).join(' | ')} |`;

function comparison(rows: readonly Row[]): string[] {
  const engines = [...new Set(rows.map((row) => row.engine))];
  return [
    '| engine | briefs | failed | tells | claims | against the brief | left after mending by rule | other remarks | characters | ms | tokens | USD |',
    '|---|---|---|---|---|---|---|---|---|---|---|---|',
    ...engines.map((engine) => {
      const own = rows.filter((row) => row.engine === engine);
      const written = own.filter((row) => row.failure === null);
      const figure = (of: (row: Row) => number, digits = 2) => mean(written.map(of)).toFixed(digits);
      return cells(
        engine,
        own.length,
        own.length - written.length,
        figure((row) => row.tells.length),
        figure((row) => row.claims.length),
        figure((row) => row.brief.length),
        figure((row) => row.unmended),
        figure((row) => row.remarks),
        figure((row) => row.characters, 0),
        figure((row) => row.durationMs, 0),
        figure((row) => row.inputTokens + row.outputTokens, 0),
        (own.reduce((sum, row) => sum + row.costMicroUsd, 0) / 1_000_000).toFixed(4),
      );
    }),
  ];
}

function thumbsOf(thumbs: readonly FeedbackGroup[]): string[] {
  if (thumbs.length === 0) return ['Nobody has judged a text yet.'];
  return [
    '| what | engine | prompt | up | down | why |',
    '|---|---|---|---|---|---|',
    ...thumbs.map(({ what, engine, promptVersion, up, down, reasons }) =>
      cells(
        what,
        engine,
        promptVersion ?? 'by rule',
        up,
        down,
        reasons.map(({ verdict, reason, count }) => `${verdict}: ${reason} (${count})`).join('; '),
      ),
    ),
  ];
}

function repairsOf(repairs: readonly RepairGroup[]): string[] {
  if (repairs.length === 0) return ['No text has been checked after it was written yet.'];
  return [
    '| written by | checked | nothing found | offered | taken | in part | left | not mendable | found (mended) |',
    '|---|---|---|---|---|---|---|---|---|',
    ...repairs.map(({ writtenBy, checked, clean, offered, taken, partly, left, unmended, faults }) =>
      cells(
        writtenBy,
        checked,
        clean,
        offered,
        taken,
        partly,
        left,
        unmended,
        faults.map(({ kind, found, mended }) => `${kind} ${found} (${mended})`).join(', '),
      ),
    ),
  ];
}

/** The rows as Markdown: a table to compare engines by, what people said, what was left out, then every post. */
export function reportOf(
  rows: readonly Row[],
  { prompt, unread, lived }: { prompt: string; unread: readonly Unread[]; lived: Lived | null },
): string {
  return [
    `# Evaluation\n\nPrompt: ${prompt}. Means per post; the cost is of all.\n`,
    ...comparison(rows),
    '',
    ...(unread.length === 0
      ? []
      : [
          `## Briefs that could not be read: ${unread.length}\n`,
          ...unread.map(({ line, fault }) => `- line ${line}: ${fault}`),
          '',
        ]),
    ...(lived === null
      ? ['No database is known here, so thumbs and repairs are not told.', '']
      : [
          '## Thumbs\n',
          ...thumbsOf(lived.thumbs),
          '',
          '## Repairs after writing\n',
          ...repairsOf(lived.repairs),
          '',
        ]),
    ...rows.map((row) => {
      const quoted = (row.failure ?? row.text).split('\n').map((line) => `> ${line}`.trimEnd());
      const found = [...row.tells, ...row.claims, ...row.brief].map((message) => `- ${message}`);
      return [`## ${row.name} (${row.engine})\n`, ...quoted, '', ...found, ''].join('\n');
    }),
  ].join('\n');
}
