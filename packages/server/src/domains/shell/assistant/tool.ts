import type { CopilotCard, TokenScope } from '@limelight/contracts';
import type { z } from 'zod';
import type { Api } from './api.ts';

export interface ToolContext {
  api: Api;
  scopes: ReadonlySet<TokenScope>;
  /** The base address of links into the app. */
  publicUrl: string;
  /** Aborts when the assistant cancels the call or disconnects. */
  signal: AbortSignal;
  /** All that the person wrote in this conversation, where it is known. */
  said?: readonly string[];
  /** The times that were proposed for posts and wait for the person, where proposals are made. */
  proposedTimes?: () => Promise<readonly PostTime[]>;
}

export interface PostTime {
  postId: string;
  at: string;
  timeZone: string;
}

/** The same with calls that end with its signal, unless they are given another. */
export function bound(context: ToolContext): ToolContext {
  const { api, signal } = context;
  const call: Api['call'] = async (endpoint, input, ends = signal) => api.call(endpoint, input, ends);
  const open: Api['open'] = async (endpoint, input, ends = signal) => api.open(endpoint, input, ends);
  return { ...context, api: { call, open } };
}

/**
 * What a tool changes: nothing, the person's own work in the app, or what others see, receive or lose. The last kind
 * is described by its `proposal` first, and happens once the person agrees.
 */
type ToolEffect = 'read' | 'own' | 'outward';

/** What exactly will happen, for the person to agree to. */
export interface ToolProposal {
  /** As a sentence. */
  title: string;
  /** The time, the recipients, the account and the like. */
  details: { label: string; value: string }[];
  /** The exact words that it publishes, sends or deletes. */
  text: string | null;
  postId: string | null;
  /** The page of what it is about. */
  path: string | null;
  /** The input with what it left open, such as the next free slot; the call is made with it. */
  pinned?: Record<string, unknown>;
}

/** A tool that an assistant can call. Everything that takes an input refuses one that `input` does. */
export interface Tool {
  name: string;
  title: string;
  description: string;
  input: z.ZodObject;
  output: z.ZodObject;
  effect: ToolEffect;
  /** Only for the person in the app: its endpoint is closed to tokens, so other assistants are not offered it. */
  inAppOnly?: boolean;
  /** The most credits that a call can cost; none where it is left out. */
  credits?: (input: unknown) => number;
  /** Every outward tool has one. It changes nothing, and fails as the call itself would where that can be known. */
  proposal?: (input: unknown, context: ToolContext) => Promise<ToolProposal>;
  /** A sentence that counts as the person's own; without their having written it, a call is only proposed. */
  ownWords?: (input: unknown) => string | null;
  /** How the product shows what came of a call. `output` is what `run` returned. */
  card?: (output: unknown, input: unknown) => CopilotCard | null;
  /** Returns data in the form of `output`. Throws `Refused`, and a `ZodError` for wrong arguments. */
  run(input: unknown, context: ToolContext): Promise<object>;
}

interface Definition<S extends z.ZodObject, O extends z.ZodObject> {
  name: string;
  title: string;
  description: string;
  input: S;
  output: O;
  effect?: ToolEffect;
  inAppOnly?: boolean;
  credits?: (input: z.output<S>) => number;
  proposal?: (input: z.output<S>, context: ToolContext) => Promise<ToolProposal>;
  ownWords?: (input: z.output<S>) => string | null;
  card?: (output: z.output<O>, input: z.output<S>) => CopilotCard | null;
  run: (input: z.output<S>, context: ToolContext) => Promise<z.input<O>>;
}

/**
 * Infers the type of `run`'s input from the schema. Arguments that it does not name are refused, and its calls end with
 * the signal of the context.
 */
export function defineTool<S extends z.ZodObject, O extends z.ZodObject>(definition: Definition<S, O>): Tool {
  const { credits, proposal, ownWords, card, run, effect = 'own', ...rest } = definition;
  const strict = definition.input.strict();
  const read = (given: unknown) => definition.input.parse(strict.parse(given));
  return {
    ...rest,
    effect,
    input: strict,
    ...(credits && { credits: (given: unknown) => credits(read(given)) }),
    ...(proposal && {
      proposal: async (given: unknown, context: ToolContext) => proposal(read(given), bound(context)),
    }),
    ...(ownWords && { ownWords: (given: unknown) => ownWords(read(given)) }),
    ...(card && {
      card: (output: unknown, given: unknown) => card(definition.output.parse(output), read(given)),
    }),
    run: async (given, context) => definition.output.parse(await run(read(given), bound(context))),
  };
}
