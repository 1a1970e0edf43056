import { startSandbox, type Sandbox } from '@limelight/sandbox';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import { startProgram, type RunningProgram } from './program.ts';

/** The connected models, in order of use. */
export const models = { first: 'gpt-journey', second: 'claude-journey' } as const;

/** A separate program for a journey file, with two models of the sandbox connected. */
export function startModelProgram(): {
  readonly url: string;
  readonly mailboxUrl: string;
  readonly sandbox: Sandbox;
} {
  let sandbox: Sandbox;
  let program: RunningProgram;
  beforeAll(async () => {
    sandbox = await startSandbox({ model: { mode: 'helpful' } });
    program = await startProgram({
      AI_MODELS: `openai:${models.first},anthropic:${models.second}`,
      OPENAI_API_KEY: 'a-key',
      OPENAI_BASE_URL: sandbox.modelUrl,
      ANTHROPIC_API_KEY: 'another-key',
      ANTHROPIC_BASE_URL: sandbox.anthropicUrl,
    });
  });
  afterAll(async () => {
    await program.stop();
    await sandbox.close();
  });
  beforeEach(() => sandbox.control.model.clearOrders());
  return {
    get url() {
      return program.url;
    },
    get mailboxUrl() {
      return program.mailboxUrl;
    },
    get sandbox() {
      return sandbox;
    },
  };
}
