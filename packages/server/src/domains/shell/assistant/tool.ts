import type { TokenScope } from '@limelight/contracts';
import type { z } from 'zod';
import type { Api } from './api.ts';

export interface ToolContext {
  api: Api;
  scopes: ReadonlySet<TokenScope>;
  /** The base address of links into the app. */
  publicUrl: string;
  /** Aborts when the assistant cancels the call or disconnects. */
  signal: AbortSignal;
}

/** A tool that an assistant can call. `run` returns data, which is sent as JSON. */
export interface Tool {
  name: string;
  title: string;
  description: string;
  input: z.ZodObject;
  readOnly: boolean;
  /** True when the tool affects other people or deletes something. */
  destructive: boolean;
  run(input: unknown, context: ToolContext): Promise<object>;
}

interface Definition<S extends z.ZodObject> {
  name: string;
  title: string;
  description: string;
  input: S;
  readOnly?: boolean;
  destructive?: boolean;
  run: (input: z.output<S>, context: ToolContext) => Promise<object>;
}

/** Infers the type of `run`'s input from the schema. */
export function defineTool<S extends z.ZodObject>(definition: Definition<S>): Tool {
  return {
    readOnly: false,
    destructive: false,
    ...definition,
    run: async (input, context) => definition.run(definition.input.parse(input), context),
  };
}
