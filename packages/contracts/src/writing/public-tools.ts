import { z } from 'zod';
import { toolAboutLimit, toolNotesLimit } from '../catalog/public-tools.ts';
import { GET, POST } from '../endpoint.ts';
import { writerErrors } from '../errors.ts';
import { engine, postFormat, postTone } from '../posts/brief.ts';

const someWords = (limit: number) =>
  z
    .string()
    .max(limit, `Keep it under ${limit} characters.`)
    .refine((text) => text.trim() !== '', 'Say in a few words what it is about.');
const fewWords = z.string().max(200, 'Keep it under 200 characters.').default('');

export const toolsWriter = GET('/tools/writer', {
  summary: 'The writer of the public tools: a model of this installation, or the outline in the browser',
  access: 'none',
  response: z.object({ engine }),
});

export const toolQuestion = z.discriminatedUnion('tool', [
  z.object({ tool: z.literal('post'), notes: someWords(toolNotesLimit), format: postFormat, tone: postTone }),
  z.object({ tool: z.literal('hooks'), notes: someWords(toolNotesLimit) }),
  z.object({ tool: z.literal('graphic'), notes: someWords(toolNotesLimit) }),
  z.object({ tool: z.literal('headlines'), role: someWords(200), audience: fewWords, result: fewWords }),
  z.object({
    tool: z.literal('profile'),
    headline: z.string().max(500).default(''),
    about: someWords(toolAboutLimit),
  }),
]);
export type ToolQuestion = z.output<typeof toolQuestion>;

export const toolAnswer = z.object({
  /** The post, or lines to choose from; empty for a profile. */
  lines: z.array(z.string()),
  /** For a profile: suggested changes with their reasons. */
  remarks: z.array(z.object({ title: z.string(), words: z.string() })),
  /** Figures, names and quotations that the input does not contain. */
  doubts: z.array(z.string()),
});
export type ToolAnswer = z.infer<typeof toolAnswer>;

export const askTool = POST('/tools/ask', {
  summary: 'One answer of the configured model for a visitor without an account; nothing is stored',
  access: 'none',
  kind: 'generation',
  bodyLimit: 32 * 1024,
  body: toolQuestion,
  response: toolAnswer.extend({ engine }),
  errors: ['no_model', 'too_many_requests', ...writerErrors],
});
