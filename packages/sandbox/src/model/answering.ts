import { once } from 'node:events';
import { setImmediate as nextTurn, setTimeout as sleep } from 'node:timers/promises';
import { json } from '../http/answer.ts';
import { ALREADY_SENT, type Call, type Handled } from '../http/router.ts';
import { composePost, sentences, tokenize } from './compose.ts';
import type { Failure } from './errors.ts';
import { valueFor } from './from-schema.ts';
import { obey } from './gullible.ts';
import { help } from './helpful/index.ts';
import { mayCall, obeyAll } from './obedient.ts';
import { readPrompt, type Message } from './prompt.ts';
import type { Behaviour } from './settings.ts';
import type { ModelRequest, ModelState } from './state.ts';

export type Asked = {
  api: ModelRequest['api'];
  model: string;
  messages: Message[];
  stream: boolean;
  body: unknown;
  /** The schema that the answer must match. `{}` means any JSON object. */
  schema?: unknown;
  maxTokens?: number | undefined;
};

export type Finish = 'stop' | 'length' | 'refusal';
export type Usage = { prompt: number; completion: number };

/** A protocol's format of answers and errors. */
export type Dialect = {
  /** Sent with every successful answer. */
  headers?: Record<string, string>;
  error: (failure: Failure) => Handled;
  whole: (text: string, finish: Finish, usage: Usage) => unknown;
  opening: (usage: Usage) => string;
  token: (text: string) => string;
  closing: (text: string, finish: Finish, usage: Usage) => string;
  /** An error after the answer started, which ends the stream. */
  failing: (failure: Failure) => string;
  /** An event with incomplete JSON, and what follows it. */
  broken: string;
};

const MALFORMED = '{"id":"broken","content":[{"text":';
const TOKENS_PER_TURN = 32;

/**
 * Answers a valid request: records it, applies an ordered behaviour, and writes the answer at once or token by token.
 */
export async function answerModel(
  state: ModelState,
  call: Call,
  asked: Asked,
  dialect: Dialect,
): Promise<Handled> {
  const promptText = asked.messages.map(({ role, text }) => `${role}: ${text}`).join('\n\n');
  const behaviour = state.take(promptText, asked.model);
  const record = state.open({
    api: asked.api,
    model: asked.model,
    stream: asked.stream,
    headers: headersWithoutKey(call),
    body: asked.body,
    promptText,
    ...(behaviour === undefined ? {} : { behaviour: behaviour.kind }),
  });
  call.outgoing.once('close', () => {
    if (record.outcome === 'pending') end(state, record, 'cancelled');
  });
  if (behaviour?.kind === 'error' && (behaviour.afterTokens === undefined || !asked.stream)) {
    const failure = failureOf(behaviour);
    end(state, record, 'refused', failure.status);
    return dialect.error(failure);
  }
  if (behaviour?.kind === 'hang' && behaviour.afterTokens === undefined) return hang(state, call, record);
  const { tokens, finish } = tokensFor(state, asked, behaviour, record);
  const usage = { prompt: Math.ceil(promptText.length / 4), completion: tokens.length };
  const pace = {
    first: behaviour?.msToFirstToken ?? state.settings.msToFirstToken,
    each: behaviour?.msPerToken ?? state.settings.msPerToken,
  };
  if (asked.stream) return stream(state, call, record, { tokens, finish, usage, pace, dialect, behaviour });
  const wait = pace.first + pace.each * tokens.length;
  if (wait > 0) await sleep(wait);
  if (record.outcome !== 'pending') return ALREADY_SENT;
  if (behaviour?.kind === 'cut') {
    end(state, record, 'cut');
    call.outgoing.destroy();
    return ALREADY_SENT;
  }
  if (behaviour?.kind === 'hang') return hang(state, call, record);
  record.tokensSent = tokens.length;
  end(state, record, 'completed', 200);
  if (behaviour?.kind === 'malformed')
    return { status: 200, headers: { 'content-type': 'application/json' }, body: MALFORMED };
  return json(200, dialect.whole(tokens.join(''), finish, usage), dialect.headers);
}

function failureOf(behaviour: Behaviour): Failure {
  return {
    status: behaviour.status ?? 500,
    code: behaviour.code ?? 'ordered_error',
    message: behaviour.message ?? 'An error was ordered',
    retryAfterSeconds: behaviour.retryAfterSeconds,
  };
}

function tokensFor(
  state: ModelState,
  asked: Asked,
  behaviour: Behaviour | undefined,
  record: ModelRequest,
): { tokens: string[]; finish: Finish } {
  if (behaviour?.kind === 'refusal') {
    record.answer = scripted(behaviour) ?? '';
    return { tokens: tokenize(record.answer), finish: 'refusal' };
  }
  const text = behaviour?.kind === 'empty' ? '' : (scripted(behaviour) ?? spontaneous(state, asked, record));
  record.answer = text;
  const tokens = tokenize(text);
  const most = Math.min(
    asked.maxTokens ?? Number.POSITIVE_INFINITY,
    behaviour?.kind === 'length' ? (behaviour.afterTokens ?? 10) : Number.POSITIVE_INFINITY,
  );
  return tokens.length > most
    ? { tokens: tokens.slice(0, most), finish: 'length' }
    : { tokens, finish: 'stop' };
}

function scripted(behaviour: Behaviour | undefined): string | undefined {
  if (behaviour?.json !== undefined) return JSON.stringify(behaviour.json);
  return behaviour?.text;
}

function spontaneous(state: ModelState, asked: Asked, record: ModelRequest): string {
  const prompt = readPrompt(asked.messages, state.settings);
  const obeyed =
    state.settings.mode === 'gullible' ? obey(prompt, state.settings.instructionPatterns) : undefined;
  if (obeyed !== undefined) record.obeyed = obeyed.instruction;
  const helped =
    state.settings.mode === 'helpful' ? help(prompt, asked.schema, state.settings.invents) : undefined;
  if (helped !== undefined) return helped;
  if (state.settings.mode === 'obedient' && mayCall(prompt)) return JSON.stringify(obeyAll(prompt));
  if (asked.schema !== undefined) {
    return JSON.stringify(valueFor(asked.schema, obeyed === undefined ? sentences(prompt) : [obeyed.answer]));
  }
  if (obeyed !== undefined) return obeyed.answer;
  return state.settings.mode === 'echo' ? prompt.lastUser : composePost(prompt);
}

type Streaming = {
  tokens: string[];
  finish: Finish;
  usage: Usage;
  pace: { first: number; each: number };
  dialect: Dialect;
  behaviour: Behaviour | undefined;
};

async function stream(
  state: ModelState,
  call: Call,
  record: ModelRequest,
  plan: Streaming,
): Promise<Handled> {
  const { outgoing } = call;
  const { tokens, pace, dialect, behaviour } = plan;
  const stops = behaviour?.kind === 'cut' || behaviour?.kind === 'hang' || behaviour?.kind === 'error';
  const stopAt = stops ? (behaviour.afterTokens ?? 3) : undefined;
  outgoing.writeHead(200, {
    ...dialect.headers,
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-cache',
    'x-accel-buffering': 'no',
  });
  outgoing.write(dialect.opening(plan.usage));
  if (behaviour?.kind === 'malformed') {
    outgoing.end(dialect.broken);
    end(state, record, 'completed', 200);
    return ALREADY_SENT;
  }
  if (pace.first > 0) await sleep(pace.first);
  for (const [index, token] of tokens.entries()) {
    if (record.outcome !== 'pending') return ALREADY_SENT;
    if (index === stopAt) break;
    if (!outgoing.write(dialect.token(token))) await room(outgoing);
    record.firstTokenAt ??= state.now();
    record.tokensSent += 1;
    if (pace.each > 0) await sleep(pace.each);
    else if (index % TOKENS_PER_TURN === TOKENS_PER_TURN - 1) await nextTurn();
  }
  if (record.outcome !== 'pending') return ALREADY_SENT;
  if (behaviour?.kind === 'hang') return hang(state, call, record);
  if (behaviour?.kind === 'cut') {
    end(state, record, 'cut', 200);
    // Lets the tokens written so far be sent before the connection breaks.
    await sleep(5);
    outgoing.destroy();
    return ALREADY_SENT;
  }
  if (behaviour?.kind === 'error') {
    const failure = failureOf(behaviour);
    outgoing.end(dialect.failing(failure));
    end(state, record, 'cut', failure.status);
    return ALREADY_SENT;
  }
  outgoing.end(dialect.closing(tokens.join(''), plan.finish, plan.usage));
  end(state, record, 'completed', 200);
  return ALREADY_SENT;
}

/** Resolves when the connection accepts more data, or ends. */
function room(outgoing: Call['outgoing']): Promise<void> {
  return new Promise((resolve) => {
    const go = () => {
      outgoing.off('drain', go).off('close', go);
      resolve();
    };
    outgoing.on('drain', go).on('close', go);
  });
}

async function hang(state: ModelState, call: Call, record: ModelRequest): Promise<typeof ALREADY_SENT> {
  record.outcome = 'hung';
  if (!call.outgoing.destroyed) await once(call.outgoing, 'close');
  record.endedAt = state.now();
  return ALREADY_SENT;
}

function end(
  state: ModelState,
  record: ModelRequest,
  outcome: ModelRequest['outcome'],
  status?: number,
): void {
  record.outcome = outcome;
  record.endedAt = state.now();
  if (status !== undefined) record.status = status;
}

function headersWithoutKey(call: Call): Record<string, string> {
  const kept: Record<string, string> = {};
  for (const [name, value] of Object.entries(call.headers)) {
    if (name !== 'authorization' && name !== 'x-api-key' && typeof value === 'string') kept[name] = value;
  }
  return kept;
}
