import { shinglesOf, similarity } from '@limelight/post-text';
import type { FeedbackGroup } from '../domains/writing/feedback/index.ts';
import type { Unread } from './briefs.ts';
import type { ClaimFigures } from './claims.ts';

/** One brief written by one engine with one prompt, and what the checks say of it. */
export interface Row {
  name: string;
  engine: string;
  /** `id@version, fingerprint`; null where no model is asked. */
  prompt: string | null;
  /** Which of how many drafts of the brief, from 0 on. */
  variant: number;
  variants: number;
  /** The models that gave the text; empty for the outline, and where none did. */
  models: readonly string[];
  text: string;
  failure: string | null;
  characters: number;
  gaps: number;
  remarks: string[];
  claims: string[];
  durationMs: number;
  /** Until the first word; null where there is none to wait for. */
  firstWordMs: number | null;
  /** Null where no call told them. */
  inputTokens: number | null;
  outputTokens: number | null;
  /** Null where no price is known. */
  costMicroUsd: number | null;
}

/** What people of an installation said of its texts. */
export interface Lived {
  thumbs: readonly FeedbackGroup[];
}

/** The mean of what is known, or a dash: nothing written is not nothing found, and no price is not no cost. */
function mean(values: readonly (number | null)[], digits: number): string {
  const known = values.filter((value) => value !== null);
  return known.length === 0
    ? '–'
    : (known.reduce((sum, value) => sum + value, 0) / known.length).toFixed(digits);
}

const cells = (...values: (string | number)[]) =>
  `| ${values.map((value) => String(value).replace(/\|/g, '\\|').replace(/\s+/g, ' ')).join(' | ')} |`;

const seconds = (ms: number | null) => (ms === null ? null : ms / 1000);
const dollars = (microUsd: number | null) => (microUsd === null ? null : microUsd / 1_000_000);

function counted(names: readonly string[]): string {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts].map(([name, count]) => `${name} (${count})`).join(', ');
}

const columns = [
  'engine',
  'prompt',
  'written',
  'failed',
  'gaps',
  'remarks',
  'claims',
  'characters',
  'first word, s',
  'whole, s',
  'tokens in',
  'tokens out',
  'USD a post',
];

/** An engine with what it was asked with: what is compared. */
const writerOf = ({ engine, prompt }: Row) => (prompt === null ? engine : `${engine} with ${prompt}`);

const byWriter = (rows: readonly Row[]) =>
  [...new Set(rows.map(writerOf))].map((writer) => ({
    writer,
    own: rows.filter((row) => writerOf(row) === writer),
  }));

function comparison(rows: readonly Row[]): string[] {
  return [
    cells(...columns),
    `|${'---|'.repeat(columns.length)}`,
    ...byWriter(rows).map(({ own }) => {
      const written = own.filter((row) => row.failure === null);
      const figure = (of: (row: Row) => number | null, digits = 2) => mean(written.map(of), digits);
      return cells(
        own[0]?.engine ?? '',
        own[0]?.prompt ?? '–',
        written.length,
        own.length - written.length,
        figure((row) => row.gaps),
        figure((row) => row.remarks.length),
        figure((row) => row.claims.length),
        figure((row) => row.characters, 0),
        figure((row) => seconds(row.firstWordMs), 1),
        figure((row) => seconds(row.durationMs), 1),
        figure((row) => row.inputTokens, 0),
        figure((row) => row.outputTokens, 0),
        figure((row) => dollars(row.costMicroUsd), 4),
      );
    }),
    '',
    'Means of the posts that were written. Gaps: questions left to the author. Claims: figures, dates, names, quotations, studies and experiences that neither the brief nor its sources hold, as far as rules find them. A dash: nothing is known, such as a cost without a price in AI_PRICES.',
  ];
}

/** What did not come, why, and which model wrote where an engine stands for several. */
function engineNotes(rows: readonly Row[]): string[] {
  return byWriter(rows).flatMap(({ writer, own }) => {
    const failures = own.flatMap(({ failure }) => failure ?? []);
    const models = own.flatMap((row) => row.models);
    return [
      ...(models.some((model) => model !== own[0]?.engine)
        ? [`- ${writer}: written by ${counted(models)}`]
        : []),
      ...(failures.length === 0 ? [] : [`- ${writer}: failed, ${counted(failures)}`]),
    ];
  });
}

/** The mean similarity of every two texts of a set. */
function likenessOf(texts: readonly string[]): number {
  const shingles = texts.map(shinglesOf);
  const pairs = shingles.flatMap((one, at) => shingles.slice(at + 1).map((other) => similarity(one, other)));
  return pairs.reduce((sum, share) => sum + share, 0) / Math.max(1, pairs.length);
}

/** How alike the drafts of a set are, where each brief was written more than once. */
function likeness(rows: readonly Row[]): string[] {
  const several = rows.filter(({ variants }) => variants > 1);
  if (several.length === 0) return [];
  const figures = byWriter(several).map(({ writer, own }) => {
    const sets = [...new Set(own.map(({ name }) => name))]
      .map((name) => own.filter((row) => row.name === name && row.failure === null))
      .filter((set) => set.length === set[0]?.variants)
      .map((set) => set.map(({ text }) => text));
    return cells(writer, sets.length, mean(sets.map(likenessOf), 2));
  });
  return [
    '## Likeness of the drafts of a brief\n',
    '| writer | whole sets | mean likeness, 0 to 1 |',
    '|---|---|---|',
    ...figures,
    '',
    'Of the briefs all of whose drafts came. Likeness: the share of runs of three words that two drafts have in common; 1 is the same text.',
    '',
  ];
}

/** One brief after another, each as every engine wrote it: what is compared stands together. */
function posts(rows: readonly Row[]): string[] {
  return [...new Set(rows.map((row) => row.name))].flatMap((name) =>
    rows
      .filter((row) => row.name === name)
      .map((row) => {
        const quoted = row.text.split('\n').map((line) => `> ${line}`.trimEnd());
        const found = [...row.remarks, ...row.claims].map((message) => `- ${message}`);
        const body = row.failure === null ? [...quoted, '', ...found] : [`Failed: ${row.failure}.`];
        const draft = row.variants > 1 ? `, draft ${row.variant + 1}` : '';
        return [`## ${name} (${writerOf(row)}${draft})\n`, ...body, ''].join('\n');
      }),
  );
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
        promptVersion ?? 'none',
        up,
        down,
        reasons.map(({ verdict, reason, count }) => `${verdict}: ${reason} (${count})`).join('; '),
      ),
    ),
  ];
}

/** How well invented statements are found in texts that hold some on purpose. */
function claimLines(measured: readonly ClaimFigures[]): string[] {
  const [first] = measured;
  if (first === undefined) return [];
  return [
    '## Invented statements\n',
    `${first.texts} texts beside their material, ${first.lies} invented statements, ${first.trueTexts} texts without any.\n`,
    '| found by | invented, marked | false marks a text | in a text without any | unanswered |',
    '|---|---|---|---|---|',
    ...measured.map(({ how, lies, marked, texts, falseMarks, trueTexts, falseInTrue, unanswered }) =>
      cells(
        how,
        `${marked} of ${lies}`,
        (falseMarks / texts).toFixed(2),
        (falseInTrue / trueTexts).toFixed(2),
        unanswered,
      ),
    ),
    '',
  ];
}

/** The rows as Markdown: a table to compare engines by, what failed, what was left out, what people said, then every post. */
export function reportOf(
  rows: readonly Row[],
  {
    unread,
    lived,
    claims = [],
  }: { unread: readonly Unread[]; lived: Lived | null; claims?: readonly ClaimFigures[] },
): string {
  return [
    '# Evaluation\n',
    ...comparison(rows),
    '',
    ...engineNotes(rows),
    '',
    ...likeness(rows),
    ...claimLines(claims),
    ...(unread.length === 0
      ? []
      : [
          `## Briefs that could not be read: ${unread.length}\n`,
          ...unread.map(({ line, fault }) => `- line ${line}: ${fault}`),
          '',
        ]),
    ...(lived === null
      ? ['No database is known here, so there are no thumbs to report.', '']
      : ['## Thumbs\n', ...thumbsOf(lived.thumbs), '']),
    ...posts(rows),
  ].join('\n');
}
