import {
  Agent as HttpAgent,
  request as httpRequest,
  type ClientRequest,
  type IncomingMessage,
} from 'node:http';
import { Agent as HttpsAgent, request as httpsRequest } from 'node:https';
import type { Socket } from 'node:net';

export interface Outgoing {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  url: URL;
  headers: Readonly<Record<string, string>>;
  body: Uint8Array | null;
  /** The timeouts for connecting and, after that, for the complete response. */
  connectTimeoutMs: number;
  answerTimeoutMs: number;
  bodyLimit: number;
  /**
   * Called once connected, right before the first byte is sent; returning false ends the call without sending
   * anything.
   */
  maySend?: () => boolean;
}

export interface Received {
  kind: 'answer';
  status: number;
  headers: Readonly<Record<string, string>>;
  body: Uint8Array;
  /**
   * False when the connection ended or the limit was reached within the body. Status and headers are always
   * complete.
   */
  complete: boolean;
}

/**
 * `not_sent`: certainly no byte of the request was sent. `refused`: the same, because `maySend` returned false.
 * `no_answer`: the request may have arrived and taken effect.
 */
export type Exchange =
  | Received
  | { kind: 'not_sent'; reason: string }
  | { kind: 'refused'; reason: string }
  | { kind: 'no_answer'; reason: string };

// Uses node:http because fetch reports 'never connected' and 'connected, then lost' with the same error, and may
// repeat a request on another connection. Here each call opens a new connection (a kept-alive one may be closing on
// the other side), and nothing is written until it is established, so any earlier failure certainly had no effect.
const agents = {
  'http:': new HttpAgent({ keepAlive: false }),
  'https:': new HttpsAgent({ keepAlive: false }),
};

function open(outgoing: Outgoing): ClientRequest {
  const { url, method, headers, body } = outgoing;
  const length = body === null ? {} : { 'content-length': String(body.byteLength) };
  const options = { method, headers: { ...headers, ...length } };
  return url.protocol === 'https:'
    ? httpsRequest(url, { ...options, agent: agents['https:'] })
    : httpRequest(url, { ...options, agent: agents['http:'] });
}

function plainHeaders(response: IncomingMessage): Record<string, string> {
  const plain: Record<string, string> = {};
  for (const [name, value] of Object.entries(response.headers)) {
    if (value !== undefined) plain[name] = Array.isArray(value) ? value.join(', ') : value;
  }
  return plain;
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'error';
  if ('code' in error && typeof error.code === 'string') return error.code;
  return error.name;
}

/** Sends one request on one connection, without redirects or retries. Never throws. */
export async function exchange(outgoing: Outgoing): Promise<Exchange> {
  return new Promise<Exchange>((resolve) => {
    let phase: 'connecting' | 'sent' | 'answering' | 'done' = 'connecting';
    let request: ClientRequest;
    const end = (result: Exchange) => {
      if (phase === 'done') return;
      phase = 'done';
      clearTimeout(timer);
      resolve(result);
      request?.destroy();
    };
    const fail = (reason: string) => end({ kind: phase === 'connecting' ? 'not_sent' : 'no_answer', reason });
    let answered: (() => void) | null = null;
    let timer = setTimeout(() => fail('connect timeout'), outgoing.connectTimeoutMs);

    const send = () => {
      if (phase !== 'connecting') return;
      clearTimeout(timer);
      if (outgoing.maySend && !outgoing.maySend()) {
        end({ kind: 'refused', reason: 'too late to send' });
        return;
      }
      phase = 'sent';
      timer = setTimeout(() => {
        // After this process was blocked, the timeout can fire although the response has arrived, so it is read
        // first.
        setImmediate(() => (answered ? answered() : fail('answer timeout')));
      }, outgoing.answerTimeoutMs);
      request.end(outgoing.body ?? undefined);
    };

    try {
      request = open(outgoing);
    } catch (error) {
      clearTimeout(timer);
      resolve({ kind: 'not_sent', reason: reasonOf(error) });
      return;
    }
    request.on('socket', (socket: Socket) => {
      socket.once(outgoing.url.protocol === 'https:' ? 'secureConnect' : 'connect', send);
    });
    request.on('error', (error) => (answered ? answered() : fail(reasonOf(error))));
    request.on('close', () => (answered ? answered() : fail('closed')));
    request.on('response', (response) => {
      const chunks: Uint8Array[] = [];
      let size = 0;
      const finish = (complete: boolean) =>
        end({
          kind: 'answer',
          status: response.statusCode ?? 0,
          headers: plainHeaders(response),
          body: Buffer.concat(chunks),
          complete,
        });
      answered = () => finish(false);
      response.on('data', (chunk: Buffer) => {
        size += chunk.byteLength;
        if (size > outgoing.bodyLimit) finish(false);
        else chunks.push(chunk);
      });
      response.on('end', () => finish(response.complete));
      response.on('error', () => finish(false));
    });
  });
}
