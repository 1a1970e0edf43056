import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { isRecord, parseJson } from '../guards.ts';
import { json } from '../http/answer.ts';
import { ALREADY_SENT, type Call, type Handled } from '../http/router.ts';
import { digestOf, type LibraryModel, type OllamaFault, type OllamaState } from './state.ts';

const MISSING = 'pull model manifest: file does not exist';

type Line = Record<string, string | number>;

/** `POST /api/pull`: a line of JSON for each step. An interrupted download is resumed. */
export async function pull(state: OllamaState, call: Call): Promise<Handled> {
  const body = parseJson(call.body.toString('utf8'));
  const name = isRecord(body) ? (body['model'] ?? body['name']) : undefined;
  if (!isRecord(body) || typeof name !== 'string' || name === '')
    return json(400, { error: 'invalid model name' });
  const model = state.find(name);
  const fault = state.takeFault();
  if (body['stream'] === false) {
    if (model === undefined) return json(500, { error: MISSING });
    state.install(model);
    return json(200, { status: 'success' });
  }
  call.outgoing.writeHead(200, { 'content-type': 'application/x-ndjson' });
  const say = (line: Line) => call.outgoing.write(`${JSON.stringify(line)}\n`);
  say({ status: 'pulling manifest' });
  if (model === undefined) say({ error: MISSING });
  else if (!(await fetchLayers(state, call, model, fault, say))) return ALREADY_SENT;
  call.outgoing.end();
  return ALREADY_SENT;
}

/** False when the connection ended before the model was complete. */
async function fetchLayers(
  state: OllamaState,
  call: Call,
  model: LibraryModel,
  fault: OllamaFault | undefined,
  say: (line: Line) => void,
): Promise<boolean> {
  const { steps, msPerStep } = state.settings;
  const { name, sizeBytes: total } = model;
  const digest = `sha256:${digestOf(model)}`;
  const status = `pulling ${digest.slice(7, 19)}`;
  say({ status, digest, total, ...completedIf(state.partial.get(name) ?? 0) });
  for (let step = 1; (state.partial.get(name) ?? 0) < total; step += 1) {
    await sleep(msPerStep);
    if (call.outgoing.destroyed) return false;
    const completed = Math.min(total, (state.partial.get(name) ?? 0) + Math.ceil(total / steps));
    state.partial.set(name, completed);
    say({ status, digest, total, completed });
    if (fault === undefined || step < (fault.afterSteps ?? 1)) continue;
    if (fault.kind === 'error') {
      say({ error: fault.message ?? 'max retries exceeded: unexpected EOF' });
      return true;
    }
    if (fault.kind === 'hang') await once(call.outgoing, 'close');
    else call.outgoing.write('', () => call.outgoing.destroy());
    return false;
  }
  say({ status: 'verifying sha256 digest' });
  say({ status: 'writing manifest' });
  state.install(model);
  say({ status: 'success' });
  return true;
}

/** Ollama omits the field while nothing has arrived. */
const completedIf = (completed: number): Line => (completed === 0 ? {} : { completed });
