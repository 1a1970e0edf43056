import type { StandardSchemaWithJSON } from '@modelcontextprotocol/server';
import { z } from 'zod';
import type { Tool } from './tool.ts';

/** Drops what an assistant would read for nothing: a pattern beside its format, and the limits of every integer. */
function lean({ jsonSchema }: { jsonSchema: z.core.JSONSchema.BaseSchema }): void {
  if (jsonSchema.format !== undefined) delete jsonSchema.pattern;
  if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum;
  if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum;
}

const described = (schema: z.ZodObject, io: 'input' | 'output'): StandardSchemaWithJSON => {
  const { $schema: _dialect, ...json } = z.toJSONSchema(schema, { io, override: lean });
  // Tools read their own input, so that a refusal can say what they expect.
  return {
    '~standard': {
      version: 1,
      vendor: 'limelight',
      validate: (value) => ({ value }),
      jsonSchema: { input: () => json, output: () => json },
    },
  };
};

/** What a tool takes and returns, as assistants read it. */
export const schemasOf = ({ input, output }: Tool) => ({
  inputSchema: described(input, 'input'),
  outputSchema: described(output, 'output'),
});
