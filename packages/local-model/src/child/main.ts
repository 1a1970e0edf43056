// The child process that runs a model. It gets its order on standard input and exits when that closes.
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import type { Server } from 'node:http';
import { createInterface } from 'node:readline';
import { Failure } from './failure.ts';
import { chatService } from './chat.ts';
import { createApi, type Service } from './http.ts';
import { loadModel } from './llama.ts';
import { childOrder, type ChildOrder, type ChildReport } from './protocol.ts';
import { Queue } from './queue.ts';
import { loadRecogniser } from './recogniser.ts';
import { transcriptionService } from './transcription.ts';

const PARENT_CHECK_MS = 1000;

// Exiting at once is safe, because the process has nothing to save.
const leave = () => process.exit(0);

function report(line: ChildReport, written?: () => void): void {
  process.stdout.write(`${JSON.stringify(line)}\n`, written);
}

function watchParent(): void {
  process.stdin.on('end', leave).on('close', leave).on('error', leave);
  // The standard input may stay open after the parent was killed, if another of its children has inherited it.
  const parent = process.ppid;
  setInterval(() => {
    if (process.ppid !== parent) leave();
  }, PARENT_CHECK_MS).unref();
  process.once('SIGTERM', leave);
  process.once('SIGINT', leave);
}

async function listen(server: Server, port: number): Promise<number> {
  server.listen(port, '127.0.0.1');
  try {
    await once(server, 'listening');
  } catch (error) {
    if (port === 0) throw error;
    return listen(server, 0);
  }
  return portOf(server.address());
}

function portOf(address: string | AddressInfo | null): number {
  if (typeof address !== 'object' || address === null) throw new Error('The server has no port.');
  return address.port;
}

async function open(order: ChildOrder): Promise<{ service: Service; contextTokens?: number }> {
  const queue = new Queue(order.queueLimit);
  if (order.work === 'hearing') {
    const recogniser = await loadRecogniser(order);
    return { service: transcriptionService(recogniser, order, { queue, onIdle: leave }) };
  }
  const model = await loadModel(order);
  return { service: chatService(model, order.modelId, queue), contextTokens: model.contextTokens };
}

async function serve(order: ChildOrder): Promise<void> {
  try {
    const { service, ...about } = await open(order);
    const { modelId, apiKey } = order;
    const api = createApi({ service, modelId, apiKey, onShutdown: leave });
    const port = await listen(api, order.port);
    report({ event: 'ready', port, ...about });
  } catch (error) {
    const failure =
      error instanceof Failure
        ? error
        : new Failure('load_failed', 'The model could not be started.', String(error));
    const { code, message, reason } = failure;
    report({ event: 'failed', code, message, reason }, () => process.exit(1));
  }
}

const lines = createInterface({ input: process.stdin });
lines.once('line', (line) => {
  watchParent();
  void serve(childOrder.parse(JSON.parse(line)));
});
