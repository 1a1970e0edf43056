import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { z } from 'zod';
import { median, rounded, type Figure, type Measurement } from './figures.ts';
import { checkout, runProgram } from './processes.ts';
import { buildBarePage, builtSite, mayAddBytes, scriptWeight } from './script-weight.ts';

const runs = 5;
const paths = ['/', '/pricing', '/faq', '/ai-post-generator', '/blog/notes-are-enough'] as const;
const browsers = [
  process.env['CHROMIUM_PATH'] ?? '',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

const score = z.object({ score: z.number() });
const reportShape = z.object({
  categories: z.object({
    performance: score,
    accessibility: score,
    'best-practices': score,
    seo: score,
  }),
  audits: z.record(
    z.string(),
    z.object({
      title: z.string(),
      score: z.number().nullable(),
      numericValue: z.number().optional(),
      scoreDisplayMode: z.string(),
    }),
  ),
});
type Report = z.output<typeof reportShape>;

/** One Lighthouse run as a phone, with simulated network and processor. */
async function inspectOnce(url: string, browser: string, file: string): Promise<Report | null> {
  const child = spawn(
    process.execPath,
    [
      join(checkout, 'node_modules/lighthouse/cli/index.js'),
      url,
      '--output=json',
      `--output-path=${file}`,
      '--quiet',
      '--form-factor=mobile',
      '--throttling-method=simulate',
      '--no-enable-error-reporting',
      '--only-categories=performance,accessibility,best-practices,seo',
      '--chrome-flags=--headless=new --no-sandbox --disable-gpu --disable-background-networking',
    ],
    { env: { ...process.env, CHROME_PATH: browser }, stdio: 'ignore' },
  );
  await once(child, 'exit');
  // When the browser loses the trace, Lighthouse fails and its report has no scores or is missing.
  return child.exitCode === 0 ? reportShape.parse(JSON.parse(await readFile(file, 'utf8'))) : null;
}

const tries = 3;

async function inspect(url: string, browser: string, file: string): Promise<Report> {
  for (let attempt = 0; attempt < tries; attempt += 1) {
    const report = await inspectOnce(url, browser, file);
    if (report !== null) return report;
  }
  throw new Error(`Lighthouse could not look at ${url} in ${tries} tries.`);
}

/** The problems found in the categories that do not depend on time. */
function findings(report: Report): string[] {
  return Object.entries(report.audits)
    .filter(([, audit]) => audit.scoreDisplayMode === 'binary' && audit.score === 0)
    .map(([id, audit]) => `${id} (${audit.title})`);
}

function figuresOf(path: string, reports: readonly Report[]): Figure[] {
  const of = (read: (report: Report) => number) => median(reports.map(read));
  const hundred = (name: keyof Report['categories']) =>
    Math.round(of(({ categories }) => categories[name].score) * 100);
  const audit = (id: string) => of(({ audits }) => audits[id]?.numericValue ?? 0);
  const quality = (['accessibility', 'best-practices', 'seo'] as const).map(hundred);
  const performance = hundred('performance');
  const shift = audit('cumulative-layout-shift');
  const wrong = [...new Set(reports.flatMap(findings))];
  return [
    {
      name: `${path} performance`,
      value: `${performance} (${rounded(audit('largest-contentful-paint') / 1000, 2)} s to the largest paint)`,
      target: '>= 98',
      reached: performance >= 98,
    },
    {
      name: `${path} quality`,
      value: `accessibility ${quality[0]}, best practice ${quality[1]}, SEO ${quality[2]}${wrong.length > 0 ? `; ${wrong.join(', ')}` : ''}`,
      target: '100 each',
      reached: quality.every((value) => value === 100),
    },
    {
      name: `${path} layout shift`,
      value: String(rounded(shift, 4)),
      target: '0',
      reached: shift === 0,
    },
  ];
}

/**
 * Measures five public pages with Lighthouse, and the weight of their scripts compared with a bare page of the same
 * stack.
 */
export async function measureLighthouse(databaseUrl: string): Promise<Measurement> {
  const browser = browsers.find((path) => path !== '' && existsSync(path));
  if (browser === undefined) throw new Error('Lighthouse needs Chromium or Chrome: set CHROMIUM_PATH.');
  const bare = await scriptWeight(await buildBarePage(), '/');
  const figures: Figure[] = [];
  const folder = await mkdtemp(join(tmpdir(), 'limelight-lighthouse-'));
  const program = await runProgram(databaseUrl);
  try {
    for (const path of paths) {
      const reports: Report[] = [];
      for (let run = 0; run < runs; run += 1)
        reports.push(await inspect(program.url + path, browser, join(folder, 'report.json')));
      figures.push(...figuresOf(path, reports));
    }
  } finally {
    await program.stop();
    await rm(folder, { recursive: true, force: true });
  }
  for (const path of paths) {
    const more = (await scriptWeight(builtSite, path)) - bare;
    figures.push({
      name: `${path} script`,
      value: `${rounded(Math.max(0, bare + more) / 1000)} kB, the bare page ${rounded(bare / 1000)} kB`,
      target: `<= bare + ${mayAddBytes / 1000} kB`,
      reached: more <= mayAddBytes,
    });
  }
  return {
    title: 'Lighthouse as a phone, on the built site',
    method: `median of ${runs} runs a page, simulated throttling, production mode; scripts in Brotli, as loaded before the first interaction`,
    figures,
  };
}
