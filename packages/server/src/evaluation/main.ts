import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { inspect, parseArgs } from 'node:util';
import { brief as briefShape, type Brief } from '@limelight/contracts';
import { checkPost } from '@limelight/post-text';
import { writePost } from '@limelight/post-text/writer';
import { z } from 'zod';
import { createWriters, type ModelCall, type Writers } from '../integrations/ai/index.ts';
import { newDataId, renderWritePost, writePostPrompt } from '../modules/posts/index.ts';
import { ConfigError, loadConfig } from '../platform/config/index.ts';
import { createLog } from '../platform/log.ts';
import { createMetrics } from '../platform/metrics.ts';
import { reportOf, type Row } from './report.ts';

const committed = new URL('../../../post-text/testing-data/briefs.json', import.meta.url);
const maxOutputTokens = 8_000;
const named = briefShape.loose().and(z.object({ name: z.string() }));

/** Writes the briefs of a file with the asked engines, and a report to compare them by. */
async function main(): Promise<string> {
  const { values } = parseArgs({
    options: {
      briefs: { type: 'string' },
      engine: { type: 'string', multiple: true, default: ['built-in'] },
      limit: { type: 'string', default: '50' },
      out: { type: 'string', default: 'evaluation' },
    },
  });
  const rows: Row[] = [];
  const given = z.array(z.unknown()).parse(JSON.parse(await readFile(values.briefs ?? committed, 'utf8')));
  const briefs = given.flatMap((one) => {
    const read = named.safeParse(one);
    return read.success ? [read.data] : [];
  });
  const config = loadConfig();
  for (const engine of values.engine) {
    const writers =
      engine === 'built-in'
        ? null
        : createWriters(
            {
              ...config,
              AI_MODELS: config.AI_MODELS.filter((model) => engine === 'model' || model === engine),
            },
            createLog('error'),
            createMetrics(),
          );
    if (writers !== null && !writers.hasModel()) throw new ConfigError([`AI_MODELS holds no ‘${engine}’.`]);
    for (const one of briefs.slice(0, Number(values.limit))) rows.push(await writeOne(one, engine, writers));
  }
  await mkdir(values.out, { recursive: true });
  await writeFile(join(values.out, 'report.json'), `${JSON.stringify(rows, null, 2)}\n`);
  await writeFile(
    join(values.out, 'report.md'),
    `${reportOf(rows, `${writePostPrompt.id} v${writePostPrompt.version}`)}\n`,
  );
  return `${rows.length} posts; see ${join(values.out, 'report.md')}`;
}

async function writeOne(
  brief: Brief & { name: string },
  engine: string,
  writers: Writers | null,
): Promise<Row> {
  const calls: ModelCall[] = [];
  const began = performance.now();
  let text = '';
  let failure: string | null = null;
  try {
    if (writers === null) text = writePost(brief, { seed: 1 }).text;
    else {
      const rendered = renderWritePost(brief, {
        dataId: newDataId(),
        variant: 0,
        variants: 1,
        sources: [],
        cited: null,
      });
      const signal = AbortSignal.timeout(120_000);
      for await (const piece of writers.stream({ ...rendered, maxOutputTokens, signal }, (call) =>
        calls.push(call),
      ))
        text += piece.delta;
    }
  } catch (error) {
    failure = error instanceof Error ? error.message : 'failed';
  }
  const findings = checkPost(text, { source: brief.idea });
  const messages = (group: string) =>
    findings.filter((finding) => finding.group === group).map((finding) => finding.message);
  const sum = (of: (call: ModelCall) => number | null) =>
    calls.reduce((total, call) => total + (of(call) ?? 0), 0);
  return {
    name: brief.name,
    engine,
    text,
    failure,
    characters: text.length,
    tells: messages('tell'),
    claims: messages('claim'),
    remarks: messages('linkedin').length + messages('reading').length,
    durationMs: Math.round(performance.now() - began),
    inputTokens: sum((call) => call.inputTokens),
    outputTokens: sum((call) => call.outputTokens),
    costMicroUsd: sum((call) => call.costMicroUsd),
  };
}

try {
  process.stdout.write(`${await main()}\n`);
} catch (error) {
  process.stderr.write(`${error instanceof ConfigError ? error.message : inspect(error)}\n`);
  process.exitCode = 1;
}
