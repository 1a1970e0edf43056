import type { TokenScope } from '@limelight/contracts';
import type { z } from 'zod';
import type { Api } from './api.ts';

/** What a tool may use while it works. */
export interface ToolContext {
  api: Api;
  scopes: ReadonlySet<TokenScope>;
  /** Where the person opens things. */
  publicUrl: string;
  /** Ends when the assistant cancels the call or leaves. */
  signal: AbortSignal;
}

/** Something an assistant can do. `run` answers with data, which the assistant gets as JSON. */
export interface Tool {
  name: string;
  title: string;
  description: string;
  input: z.ZodObject;
  readOnly: boolean;
  /** Whether it reaches people outside, or takes something away. */
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

/** Keeps the type of the input between a tool's schema and its work. */
export function defineTool<S extends z.ZodObject>(definition: Definition<S>): Tool {
  return {
    readOnly: false,
    destructive: false,
    ...definition,
    run: async (input, context) => definition.run(definition.input.parse(input), context),
  };
}
