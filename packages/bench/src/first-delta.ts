import { startSandbox } from '@limelight/sandbox';
import { median, percentile, rounded, type Measurement } from './figures.ts';
import { readString, signUpMany } from './people.ts';
import { runProgram } from './processes.ts';

const idea = 'We took 4 fields out of our sign-up form. Completion went from 41 to 63 %. Nobody missed them.';

/** Milliseconds from sending the request to the first chunk that `holdsWord` accepts. The answer is read to its end. */
async function timeToFirstWord(
  url: string,
  init: RequestInit,
  holdsWord: (text: string) => boolean,
  began = performance.now(),
): Promise<number> {
  const response = await fetch(url, init);
  if (!response.ok || response.body === null)
    throw new Error(`${url} answered ${response.status}: ${await response.text()}`);
  let text = '';
  let first: number | null = null;
  for await (const chunk of response.body.pipeThrough(new TextDecoderStream())) {
    if (first !== null) continue;
    text += chunk;
    if (holdsWord(text)) first = performance.now() - began;
  }
  if (first === null) throw new Error(`no word came from ${url}: ${text.slice(0, 200)}`);
  return first;
}

function direct(modelUrl: string): Promise<number> {
  return timeToFirstWord(
    `${modelUrl}/chat/completions`,
    {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: 'Bearer bench-key' },
      body: JSON.stringify({ model: 'bench', stream: true, messages: [{ role: 'user', content: idea }] }),
    },
    (text) => /"content":"[^"]*\w/.test(text),
  );
}

function throughProgram(url: string, token: string): Promise<number> {
  return timeToFirstWord(
    `${url}/api/posts/generate`,
    {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: JSON.stringify({ idea }),
    },
    (text) => /event: ?text[\s\S]*"delta":"[^"]*\w/.test(text),
  );
}

const asksForCalls = 'Answer with JSON: {"say":"…","calls":[]}.';

/** Asks the model as the co-pilot does, and times the first word of its answer. */
function directCopilot(modelUrl: string): Promise<number> {
  return timeToFirstWord(
    `${modelUrl}/chat/completions`,
    {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: 'Bearer bench-key' },
      body: JSON.stringify({
        model: 'bench',
        stream: true,
        messages: [
          { role: 'system', content: asksForCalls },
          { role: 'user', content: 'What is left to do?' },
        ],
      }),
    },
    (text) => {
      const pieces = [...text.matchAll(/"content":("(?:[^"\\]|\\.)*")/g)].map(([, piece = '""']) =>
        String(JSON.parse(piece)),
      );
      return /"say":\s*"\W*\w/.test(pieces.join(''));
    },
  );
}

/** As the page does: the turn is asked for, and its events are followed. */
async function throughCopilot(url: string, token: string): Promise<number> {
  const began = performance.now();
  const authorization = `Bearer ${token}`;
  const started = await fetch(`${url}/api/copilot/turns`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization },
    body: JSON.stringify({ request: 'What is left to do?' }),
  });
  const id = readString(await started.json(), 'data', 'id');
  return timeToFirstWord(
    `${url}/api/runs/${id}/events`,
    { headers: { authorization } },
    (text) => /event: ?text[\s\S]*"delta":"[^"]*\w/.test(text),
    began,
  );
}

async function inWaves(
  streams: number,
  waves: number,
  one: (index: number) => Promise<number>,
): Promise<number[]> {
  const times: number[] = [];
  for (let wave = 0; wave < waves; wave += 1) {
    times.push(
      ...(await Promise.all(Array.from({ length: streams }, (_, stream) => one(wave * streams + stream)))),
    );
  }
  return times;
}

async function compare(
  streams: number,
  waves: number,
  tokens: readonly string[],
  bareOne: () => Promise<number>,
  ownOne: (token: string) => Promise<number>,
) {
  const own: number[] = [];
  const bare: number[] = [];
  // Alternating, so that other load on the machine affects both equally.
  for (let round = 0; round < waves; round += 1) {
    bare.push(...(await inWaves(streams, 1, bareOne)));
    own.push(
      ...(await inWaves(streams, 1, (index) =>
        ownOne(tokens[(round * streams + index) % tokens.length] ?? ''),
      )),
    );
  }
  return {
    p50: median(own) - median(bare),
    p95: percentile(own, 95) - percentile(bare, 95),
    bareP50: median(bare),
    bareP95: percentile(bare, 95),
  };
}

/**
 * Measures what the program adds before the first word: session, validation, durable credit reservation, prompt,
 * events.
 */
export async function measureFirstDelta(databaseUrl: string): Promise<Measurement> {
  const sandbox = await startSandbox({ model: { msToFirstToken: 20, msPerToken: 1 } });
  const program = await runProgram(databaseUrl, {
    AI_MODELS: 'compatible:bench',
    COMPATIBLE_BASE_URL: sandbox.modelUrl,
    COMPATIBLE_API_KEY: 'bench-key',
  });
  try {
    const tokens = (await signUpMany(program.url, 60)).map((person) => person.token);
    const bareWriter = () => direct(sandbox.modelUrl);
    const writer = (token: string) => throughProgram(program.url, token);
    await compare(1, 20, tokens, bareWriter, writer);
    const single = await compare(1, 200, tokens, bareWriter, writer);
    const fifty = await compare(50, 6, tokens, bareWriter, writer);
    await sandbox.control.model.configure({ mode: 'obedient' });
    const bareCopilot = () => directCopilot(sandbox.modelUrl);
    const copilot = (token: string) => throughCopilot(program.url, token);
    await compare(1, 20, tokens, bareCopilot, copilot);
    const turns = await compare(1, 200, tokens, bareCopilot, copilot);
    const show = (figure: { p50: number; p95: number }) =>
      `p50 ${rounded(figure.p50)} ms, p95 ${rounded(figure.p95)} ms`;
    return {
      title: 'Time to the first word, beyond the model server’s own',
      method: [
        'a model server that takes 20 ms to its first word and 1 ms a token, asked directly and through',
        'POST /api/posts/generate in turn; 200 requests at 1 stream, 300 at 50; the co-pilot from asking for a turn',
        'to the first word in its events, 200 turns; credits reserved in a durable transaction first;',
        `direct p50/p95 ${rounded(single.bareP50)}/${rounded(single.bareP95)} ms at 1,`,
        `${rounded(fifty.bareP50)}/${rounded(fifty.bareP95)} ms at 50`,
      ].join(' '),
      figures: [
        { name: '1 stream', value: show(single), target: 'p95 <= 15 ms', reached: single.p95 <= 15 },
        { name: '50 streams', value: show(fifty) },
        {
          name: 'co-pilot, 1 stream',
          value: show(turns),
          target: 'p50 <= 100 ms',
          reached: turns.p50 <= 100,
        },
      ],
    };
  } finally {
    await program.stop();
    await sandbox.close();
  }
}
