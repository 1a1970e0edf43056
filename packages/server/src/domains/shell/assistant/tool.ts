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

/** A tool that an assistant can call. `run` returns data in the form of `output`. */
export interface Tool {
  name: string;
  title: string;
  description: string;
  input: z.ZodObject;
  output: z.ZodObject;
  readOnly: boolean;
  /** True when the tool affects other people or deletes something. */
  destructive: boolean;
  run(input: unknown, context: ToolContext): Promise<object>;
}

interface Definition<S extends z.ZodObject, O extends z.ZodObject> {
  name: string;
  title: string;
  description: string;
  input: S;
  output: O;
  readOnly?: boolean;
  destructive?: boolean;
  run: (input: z.output<S>, context: ToolContext) => Promise<z.input<O>>;
}

/** Infers the type of `run`'s input from the schema. Arguments that it does not name are refused. */
export function defineTool<S extends z.ZodObject, O extends z.ZodObject>(definition: Definition<S, O>): Tool {
  const input = definition.input.strict();
  return {
    readOnly: false,
    destructive: false,
    ...definition,
    input,
    run: async (given, context) =>
      definition.output.parse(await definition.run(definition.input.parse(input.parse(given)), context)),
  };
}
