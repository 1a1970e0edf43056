/** One brief written by one engine, and what the checks say of it. */
export interface Row {
  name: string;
  engine: string;
  text: string;
  failure: string | null;
  characters: number;
  tells: string[];
  claims: string[];
  remarks: number;
  durationMs: number;
  inputTokens: number;
  outputTokens: number;
  costMicroUsd: number;
}

const mean = (values: readonly number[]) =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);

/** The rows as Markdown: a table to compare engines by, then every post with what was found in it. */
export function reportOf(rows: readonly Row[], prompt: string): string {
  const engines = [...new Set(rows.map((row) => row.engine))];
  const table = engines.map((engine) => {
    const own = rows.filter((row) => row.engine === engine);
    const written = own.filter((row) => row.failure === null);
    const figure = (of: (row: Row) => number, digits = 2) => mean(written.map(of)).toFixed(digits);
    return `| ${[
      engine,
      own.length,
      own.length - written.length,
      figure((row) => row.tells.length),
      figure((row) => row.claims.length),
      figure((row) => row.remarks),
      figure((row) => row.characters, 0),
      figure((row) => row.durationMs, 0),
      figure((row) => row.inputTokens + row.outputTokens, 0),
      (written.reduce((sum, row) => sum + row.costMicroUsd, 0) / 1_000_000).toFixed(4),
    ].join(' | ')} |`;
  });
  return [
    `# Evaluation\n\nPrompt: ${prompt}. Means per post; the cost is of all.\n`,
    '| engine | briefs | failed | tells | claims | other remarks | characters | ms | tokens | USD |',
    '|---|---|---|---|---|---|---|---|---|---|',
    ...table,
    '',
    ...rows.map((row) => {
      const quoted = (row.failure ?? row.text).split('\n').map((line) => `> ${line}`.trimEnd());
      const found = [...row.tells, ...row.claims].map((message) => `- ${message}`);
      return [`## ${row.name} (${row.engine})\n`, ...quoted, '', ...found, ''].join('\n');
    }),
  ].join('\n');
}
