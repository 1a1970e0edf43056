import { z } from 'zod';
import { engine, postGoal, postLanguage, postTone } from '../posts/brief.ts';
import { chatChoices } from '../posts/chat.ts';
import { improvements } from '../catalog/improving.ts';
import { keysOf } from '../fields.ts';
import { foundLine } from './improving.ts';
import { toolAnswer, toolQuestion } from './public-tools.ts';
import { defineInnerRun } from '../runs/define.ts';

/** The facts from memory that it tells. */
const facts = z.array(z.string()).default([]);
const lines = z.object({ items: z.array(foundLine), replaces: z.string().default(''), facts });

export const rewriteRun = defineInnerRun({
  kind: 'rewrite',
  label: 'Text changed',
  input: z.object({
    text: z.string(),
    part: z.object({ start: z.number().int(), end: z.number().int() }).nullable(),
    help: z.enum(keysOf(improvements)),
    tone: postTone.optional(),
    language: postLanguage.optional(),
    instruction: z.string(),
  }),
  result: z.object({ text: z.string(), doubts: z.array(z.string()), facts }),
  action: 'text.rewrite',
});

export const openingsRun = defineInnerRun({
  kind: 'openings',
  label: 'Openings found',
  input: z.object({ text: z.string() }),
  result: lines,
  action: 'text.rewrite',
});

export const endingsRun = defineInnerRun({
  kind: 'endings',
  label: 'Endings found',
  input: z.object({ text: z.string(), goal: postGoal.exclude(['none']) }),
  result: lines,
  action: 'text.rewrite',
});

export const chatRun = defineInnerRun({
  kind: 'chat',
  label: 'Text changed in the chat',
  input: z.object({ postId: z.string(), text: z.string(), instruction: z.string() }),
  result: z.object({
    after: z.string(),
    words: z.string().default(''),
    choices: chatChoices.nullable().default(null),
    engine,
    doubts: z.array(z.string()),
    facts,
  }),
  action: 'text.rewrite',
});

export const questionRun = defineInnerRun({
  kind: 'question',
  label: 'Interview question',
  input: z.object({ answers: z.array(z.object({ question: z.string(), answer: z.string() })) }),
  result: z.object({ question: z.string(), hint: z.string() }),
  action: null,
});

export const toolRun = defineInnerRun({
  kind: 'tool',
  label: 'Tool answered',
  input: z.object({ question: toolQuestion.nullable() }),
  result: toolAnswer,
  action: null,
});
