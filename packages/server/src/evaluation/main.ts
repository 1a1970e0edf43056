import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { inspect, parseArgs } from 'node:util';
import { closeContext, createContext } from '../context.ts';
import { createWriters, type Writers } from '../integrations/ai/index.ts';
import { feedbackSummary } from '../domains/writing/feedback/index.ts';
import { ConfigError, loadConfig, type Config } from '../platform/config/index.ts';
import { isMigrated } from '../platform/db/index.ts';
import { findEmbeddedUrl } from '../platform/embedded/index.ts';
import { createLog } from '../platform/log.ts';
import { createMetrics } from '../platform/metrics.ts';
import { closeThreads, createThreads } from '../platform/threads/index.ts';
import { measureClaims, readClaimCases, type ClaimFigures } from './claims.ts';
import { readBriefs, type NamedBrief, type Unread } from './briefs.ts';
import { publicScorecard, scorecardIn } from './public/run.ts';
import { readPrompts, type DraftPrompt } from './prompts.ts';
import { reportOf, type Lived, type Row } from './report.ts';
import { readSources } from './sources.ts';
import { writeOne, type Draft, type Writer } from './write-one.ts';

const committed = fileURLToPath(new URL('briefs/ideas.json', import.meta.url));

/** What people did in the installation this configuration names; null where there is none, or it does not run. */
async function livedIn(config: Config): Promise<Lived | null> {
  const url = config.DATABASE_URL ?? (await findEmbeddedUrl(join(config.DATA_DIR, 'postgres')));
  if (url === null) return null;
  const context = createContext(config, url, { log: createLog('silent') });
  try {
    if (!(await isMigrated(context.database).catch(() => false))) return null;
    const { db } = context.database;
    return { thumbs: await feedbackSummary(db) };
  } finally {
    await closeContext(context);
  }
}

/** An engine, with each prompt it is asked with; the outline is asked with none. */
function writersWith(config: Config, engine: string, prompts: readonly DraftPrompt[]): Writer[] {
  const writers = writersOf(config, engine);
  return writers === null
    ? [{ engine, model: null }]
    : prompts.map((prompt) => ({ engine, model: { writers, prompt } }));
}

/** What writes as this engine: one model, all of `AI_MODELS` in their order as the product asks them, or, null, the outline. */
function writersOf(config: Config, engine: string): Writers | null {
  if (engine === 'outline') return null;
  const models = config.AI_MODELS.filter((model) => engine === 'model' || model === engine);
  if (models.length === 0)
    throw new ConfigError([
      engine === 'model'
        ? '--engine model: AI_MODELS names no model'
        : `--engine ${engine}: is not among AI_MODELS (${config.AI_MODELS.join(', ') || 'none'})`,
    ]);
  return createWriters({ ...config, AI_MODELS: models }, createLog('error'), createMetrics());
}

const told = ({ line, fault }: Unread) => `  line ${line}: ${fault}`;

function asked() {
  try {
    return parseArgs({
      options: {
        briefs: { type: 'string' },
        public: { type: 'boolean', default: false },
        authors: { type: 'string' },
        engine: { type: 'string', multiple: true, default: ['outline'] },
        limit: { type: 'string' },
        prompt: { type: 'string', multiple: true, default: [] },
        variants: { type: 'string', default: '1' },
        out: { type: 'string', default: 'evaluation' },
      },
    }).values;
  } catch (error) {
    throw new ConfigError([error instanceof Error ? error.message : 'The options cannot be read']);
  }
}

const drafts = {
  1: [{ variant: 0, variants: 1 }],
  3: [
    { variant: 0, variants: 3 },
    { variant: 1, variants: 3 },
    { variant: 2, variants: 3 },
  ],
} as const satisfies Record<string, readonly Draft[]>;

function draftsOf(variants: string): readonly Draft[] {
  if (variants !== '1' && variants !== '3') throw new ConfigError(['--variants: must be 1 or 3.']);
  return drafts[variants];
}

/** Every brief with every writer, and those whose sources cannot be read. */
async function writeAll(
  briefs: readonly NamedBrief[],
  writers: readonly Writer[],
  { folder, asks }: { folder: string; asks: readonly Draft[] },
): Promise<{ rows: Row[]; unread: Unread[] }> {
  const log = createLog('error');
  const context = { threads: createThreads(log), log };
  try {
    const { ready, unread } = await readSources(context, briefs, folder);
    const rows: Row[] = [];
    for (const writer of writers)
      for (const one of ready) for (const draft of asks) rows.push(await writeOne(one, writer, draft));
    return { rows, unread };
  } finally {
    await closeThreads(context.threads);
  }
}

/** The committed texts with invented statements, read by rule and by each model. */
async function claimFigures(writers: readonly Writer[], limit: number): Promise<ClaimFigures[]> {
  const cases = (await readClaimCases()).slice(0, limit);
  const measured = [await measureClaims(cases, { how: 'rules', writers: null })];
  const models = new Map(
    writers.flatMap(({ engine, model }) => (model === null ? [] : [[engine, model.writers]])),
  );
  for (const [engine, one] of models)
    measured.push(await measureClaims(cases, { how: `rules and ${engine}`, writers: one }));
  return measured;
}

/** Writes the briefs of a file with the asked engines, and a report to compare them by. */
async function main(): Promise<string> {
  const values = asked();
  const limit = values.limit === undefined ? Infinity : Number(values.limit);
  if (limit !== Infinity && (!Number.isInteger(limit) || limit < 1))
    throw new ConfigError(['--limit: must be a whole number from 1.']);
  const asks = draftsOf(values.variants);
  const prompts = await readPrompts(values.prompt);
  if (values.public) {
    const writers = values.engine.flatMap((engine) => writersWith(loadConfig(), engine, prompts));
    const card = await publicScorecard(writers, { authorsPath: values.authors, limit });
    await mkdir(values.out, { recursive: true });
    await writeFile(scorecardIn(values.out), `${card}\n`);
    return card;
  }
  const path = values.briefs ?? committed;
  const { briefs, unread } = readBriefs(await readFile(path, 'utf8'));
  if (briefs.length === 0) {
    tellUnread(unread);
    throw new ConfigError(['The file holds no brief that can be read.']);
  }
  const config = loadConfig();
  const writers = values.engine.flatMap((engine) => writersWith(config, engine, prompts));
  if (values.prompt.length > 0 && writers.every(({ model }) => model === null))
    throw new ConfigError(['--prompt: the outline is asked with none; name a model with --engine.']);
  const written = await writeAll(briefs.slice(0, limit), writers, { folder: dirname(path), asks });
  const { rows } = written;
  const left = [...unread, ...written.unread].toSorted((one, other) => one.line - other.line);
  tellUnread(left);
  const claims = await claimFigures(writers, limit);
  const report = reportOf(rows, { unread: left, lived: await livedIn(config), claims });
  await mkdir(values.out, { recursive: true });
  await writeFile(join(values.out, 'report.json'), `${JSON.stringify(rows, null, 2)}\n`);
  await writeFile(join(values.out, 'report.md'), `${report}\n`);
  const found = claims.map(({ how, marked, lies }) => `${how} ${marked} of ${lies}`).join(', ');
  return `${rows.length} posts; see ${join(values.out, 'report.md')}\nInvented statements marked: ${found}`;
}

function tellUnread(unread: readonly Unread[]): void {
  if (unread.length > 0)
    process.stderr.write(
      `Briefs that could not be read and are left out: ${unread.length}\n${unread.map(told).join('\n')}\n`,
    );
}

try {
  process.stdout.write(`${await main()}\n`);
} catch (error) {
  process.stderr.write(`${error instanceof ConfigError ? error.message : inspect(error)}\n`);
  process.exitCode = 1;
}
