import { z } from 'zod';
import { improvements, instructionCharacterLimit } from '../catalog/improving.ts';
import { POST } from '../endpoint.ts';
import { creditErrors, writerErrors } from '../errors.ts';
import { id, keysOf } from '../fields.ts';
import { engine, postGoal, postLanguage, postTone } from '../posts/brief.ts';

const improvement = z.enum(keysOf(improvements));

const textLimit = 12_000;

const draftText = z
  .string()
  .max(textLimit, 'This text is too long.')
  .refine((text) => text.trim() !== '', 'Write something first.');

const improveBody = z
  .object({
    text: draftText,
    /** The part to change in UTF-16 units, `end` exclusive; null for the whole text. */
    part: z
      .object({ start: z.number().int().min(0), end: z.number().int().min(0) })
      .nullable()
      .default(null),
    help: improvement,
    tone: postTone.optional(),
    language: postLanguage.optional(),
    instruction: z
      .string()
      .trim()
      .max(instructionCharacterLimit, `Keep it under ${instructionCharacterLimit} characters.`)
      .default(''),
  })
  .superRefine(({ text, part, help, tone, language, instruction }, found) => {
    const needs = (path: string, message: string) =>
      found.addIssue({ code: 'custom', path: [path], message });
    if (part !== null && (part.start >= part.end || part.end > text.length))
      needs('part', 'The selected part is outside the text.');
    else if (part !== null && text.slice(part.start, part.end).trim() === '')
      needs('part', 'Select some words first.');
    if (help === 'tone' && tone === undefined) needs('tone', 'Choose a tone.');
    if (help === 'translate' && language === undefined) needs('language', 'Choose a language.');
    if (help === 'own' && instruction === '') needs('instruction', 'Say what should change.');
  });

export const improvePost = POST.runs('/posts/improve', {
  summary: 'Rewrite a text or a part of it; returns the whole resulting text without saving it',
  kind: 'generation',
  body: improveBody,
  response: z.object({
    text: z.string(),
    engine,
    /** Identifies the answer for feedback. */
    helpId: id,
    /** Figures, names and quotations that the original does not contain, for the author to confirm or remove. */
    doubts: z.array(z.string()),
  }),
  errors: [...creditErrors, 'no_model', 'nothing_to_change', ...writerErrors],
  cost: 'text.rewrite',
});

export const foundLine = z.object({
  /** The displayed kind, for example 'A figure', 'An admission' or 'A question'. */
  pattern: z.string(),
  line: z.string(),
  reason: z.string(),
  text: z.string(),
  /** True when the line would fit any text, because it uses nothing from this one. */
  general: z.boolean().default(false),
});
export type FoundLine = z.infer<typeof foundLine>;

export const findOpenings = POST.runs('/posts/openings', {
  summary:
    'Up to ten other openings for a text, strongest first, what they replace, and the text with each; fewer than five are free',
  kind: 'generation',
  body: z.object({ text: draftText }),
  response: z.object({
    engine,
    helpId: id,
    /** The opening that each line takes the place of. */
    replaces: z.string(),
    items: z.array(foundLine),
  }),
  errors: [...creditErrors, 'no_model', 'no_openings', ...writerErrors],
  cost: 'text.rewrite',
});

export const findEndings = POST.runs('/posts/endings', {
  summary: 'Up to five other last lines for a text and its goal, and the text with each',
  kind: 'generation',
  body: z.object({ text: draftText, goal: postGoal.exclude(['none']) }),
  response: z.object({ engine, helpId: id, items: z.array(foundLine) }),
  errors: [...creditErrors, 'no_model', 'no_endings', ...writerErrors],
  cost: 'text.rewrite',
});
