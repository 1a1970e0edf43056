import { spawn, type ChildProcess } from 'node:child_process';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { childReport, type ChildOrder, type ChildReport } from '../child/protocol.ts';

const LAST_LINES = 20;
const KILL_AFTER_MS = 3000;

// In the built program the child is a separate file next to the others.
const program = fileURLToPath(
  new URL(import.meta.url.endsWith('.ts') ? '../child/main.ts' : './local-model-child.js', import.meta.url),
);

export type ChildEnd = { exitCode: number | null; signal: string | null; lastLines: string };

export type Child = {
  pid: number | undefined;
  /** Undefined when it exited without a report. */
  report: Promise<ChildReport | undefined>;
  ended: Promise<ChildEnd>;
  stop: () => Promise<void>;
};

export function startChild(order: ChildOrder): Child {
  const child = spawn(process.execPath, [program], { stdio: ['pipe', 'pipe', 'pipe'] });
  // An exited child closes its input, which `ended` already reports.
  child.stdin.on('error', () => undefined);
  child.stdin.write(`${JSON.stringify(order)}\n`);
  const lastLines: string[] = [];
  createInterface({ input: child.stderr }).on('line', (line) => {
    lastLines.push(line);
    if (lastLines.length > LAST_LINES) lastLines.shift();
  });
  const ended = new Promise<ChildEnd>((resolve) => {
    const finish = (exitCode: number | null, signal: string | null) =>
      resolve({ exitCode, signal, lastLines: lastLines.join('\n') });
    child.once('error', (error) => {
      lastLines.push(error.message);
      finish(null, null);
    });
    child.once('close', finish);
  });
  const report = new Promise<ChildReport | undefined>((resolve) => {
    createInterface({ input: child.stdout }).on('line', (line) => {
      const parsed = childReport.safeParse(parse(line));
      if (parsed.success) resolve(parsed.data);
    });
    void ended.then(() => resolve(undefined));
  });
  return { pid: child.pid, report, ended, stop: () => stop(child, ended) };
}

async function stop(child: ChildProcess, ended: Promise<unknown>): Promise<void> {
  child.stdin?.end();
  const timer = setTimeout(() => child.kill('SIGKILL'), KILL_AFTER_MS);
  await ended;
  clearTimeout(timer);
}

function parse(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}
