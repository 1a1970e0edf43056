import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import {
  isBoolean,
  isEither,
  isNull,
  isNumber,
  isOneOf,
  isRecordOf,
  isShape,
  isString,
  type Guarded,
} from '../guards.ts';
import { drawFrom } from '../draw.ts';
import { json, type Answer } from './answer.ts';
import { ALREADY_SENT, type Call, type Handled } from './router.ts';

/** A fault ordered through the control path. */
export const isFaultOrder = isShape(
  {
    kind: isOneOf(
      'status',
      'html',
      'empty',
      'drop',
      'hang',
      'delay',
      'cut-body',
      'rate-limit',
      'unauthorized',
      'conflict',
      'no-id',
      'slow-media',
      'failed-media',
    ),
  },
  {
    /** An operation such as `linkedin.post.create`. A trailing `*` matches any ending. */
    operation: isString,
    method: isString,
    /** A regular expression that the raw path must match. */
    path: isString,
    /** A member's id, email or subject; any when absent. */
    member: isString,
    bodyIncludes: isString,
    /** How many requests it affects: 1 by default, null for all. */
    times: isEither(isNumber, isNull),
    /** The number of matching requests to let pass first. */
    skip: isNumber,
    /** The share of matching requests affected, drawn from `seed` in order. */
    probability: isNumber,
    seed: isNumber,
    phase: isOneOf('before', 'after'),
    delayMs: isNumber,
    status: isNumber,
    code: isString,
    body: isString,
    headers: isRecordOf(isString),
    retryAfterSeconds: isNumber,
    scope: isOneOf('MEMBER', 'APPLICATION'),
    window: isOneOf('DAY', 'MINUTE', 'SECOND'),
    omitWindow: isBoolean,
  },
);

export type FaultOrder = Guarded<typeof isFaultOrder>;
export type Fault = FaultOrder & { id: string; struck: number; seen: number };

type Subject = { operation: string; call: Call; memberNames: readonly string[] };

type Queued = { fault: Fault; path: RegExp | undefined; draw: () => number };

/** The queue of ordered faults. Each request gets the first one that matches. */
export class FaultQueue {
  #queue: Queued[] = [];
  #count = 0;

  add(order: FaultOrder): Fault {
    this.#count += 1;
    const fault: Fault = { ...order, id: `fault-${this.#count}`, struck: 0, seen: 0 };
    const path = order.path === undefined ? undefined : new RegExp(order.path);
    this.#queue.push({ fault, path, draw: drawFrom(order.seed ?? this.#count) });
    return fault;
  }

  list(): Fault[] {
    return this.#queue.map(({ fault }) => ({ ...fault }));
  }

  remove(id: string): boolean {
    const before = this.#queue.length;
    this.#queue = this.#queue.filter(({ fault }) => fault.id !== id);
    return this.#queue.length < before;
  }

  clear(): void {
    this.#queue = [];
  }

  take(subject: Subject): Fault | undefined {
    for (const queued of this.#queue) {
      if (!matches(queued, subject)) continue;
      const { fault } = queued;
      fault.seen += 1;
      if (fault.seen <= (fault.skip ?? 0)) continue;
      if (fault.probability !== undefined && queued.draw() >= fault.probability) continue;
      fault.struck += 1;
      const times = fault.times === undefined ? 1 : fault.times;
      if (times !== null && fault.struck >= times) this.remove(fault.id);
      return fault;
    }
    return undefined;
  }
}

function matches({ fault, path }: Queued, { operation, call, memberNames }: Subject): boolean {
  if (fault.operation !== undefined) {
    const wanted = fault.operation;
    const fits = wanted.endsWith('*') ? operation.startsWith(wanted.slice(0, -1)) : operation === wanted;
    if (!fits) return false;
  }
  if (fault.method !== undefined && fault.method !== call.method) return false;
  if (path !== undefined && !path.test(call.path)) return false;
  if (fault.member !== undefined && !memberNames.includes(fault.member)) return false;
  return fault.bodyIncludes === undefined || call.body.includes(fault.bodyIncludes);
}

export type Work = () => Handled | Promise<Handled>;

/**
 * Runs `work` under a fault: with phase `before` (the default) without its effect, with `after` once it has happened.
 * `translate` supplies the provider's own answer for a fault, and may modify the real answer. The common kinds are
 * handled here.
 */
export async function runWithFault(
  fault: Fault,
  call: Call,
  work: Work,
  translate: (fault: Fault, answer: Answer | undefined) => Answer | undefined,
): Promise<Handled> {
  if (fault.kind === 'delay') {
    if (fault.phase !== 'after') await sleep(fault.delayMs ?? 1000);
    const handled = await work();
    if (fault.phase === 'after') await sleep(fault.delayMs ?? 1000);
    return handled;
  }
  const altering = fault.kind === 'no-id' || fault.kind === 'slow-media' || fault.kind === 'failed-media';
  const happens = altering || fault.kind === 'cut-body' || fault.phase === 'after';
  const handled = happens ? await work() : undefined;
  if (handled === ALREADY_SENT) return handled;
  if (fault.delayMs !== undefined && !altering) await sleep(fault.delayMs);
  if (fault.kind === 'drop') return drop(call);
  if (fault.kind === 'hang') return hang(call);
  if (fault.kind === 'cut-body' && handled !== undefined) return cut(call, handled);
  const special = translate(fault, handled);
  if (special !== undefined) return special;
  if (altering && handled !== undefined) return handled;
  return commonAnswer(fault);
}

function commonAnswer(fault: Fault): Answer {
  const headers = fault.headers ?? {};
  if (fault.kind === 'html') {
    const body =
      fault.body ?? '<html><head><title>Error</title></head><body><h1>Bad Gateway</h1></body></html>';
    return { status: fault.status ?? 502, headers: { 'content-type': 'text/html', ...headers }, body };
  }
  if (fault.kind === 'empty') return { status: fault.status ?? 503, headers };
  const status = fault.status ?? 500;
  if (fault.body !== undefined)
    return { status, headers: { 'content-type': 'application/json', ...headers }, body: fault.body };
  return json(
    status,
    { status, code: fault.code ?? 'SERVICE_UNAVAILABLE', message: 'Ordered fault' },
    headers,
  );
}

/** Ends the connection without an answer. */
function drop(call: Call): typeof ALREADY_SENT {
  call.outgoing.destroy();
  return ALREADY_SENT;
}

/** Never answers, until the other side gives up. */
async function hang(call: Call): Promise<typeof ALREADY_SENT> {
  if (!call.outgoing.destroyed) await once(call.outgoing, 'close');
  return ALREADY_SENT;
}

function cut(call: Call, answer: Answer): typeof ALREADY_SENT {
  const body = Buffer.from(answer.body ?? '{}');
  call.outgoing.writeHead(answer.status, { ...answer.headers, 'content-length': String(body.length + 1) });
  call.outgoing.write(body.subarray(0, Math.floor(body.length / 2)), () => call.outgoing.destroy());
  return ALREADY_SENT;
}
