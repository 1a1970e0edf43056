import * as contract from '@limelight/contracts';
import { checkText } from '@limelight/post-text';
import { z } from 'zod';
import { refusedField } from '../api.ts';
import { defineTool, type Tool, type ToolContext } from '../tool.ts';
import { addressOf, pages } from './addresses.ts';
import { listCard, textCard } from './cards.ts';
import * as field from './fields.ts';
import { gapsIn, readPost } from './shown-post.ts';
import { runAfter } from './waiting.ts';
import { unsupportedWords } from './posts.ts';
import { claimsIn } from './writing.ts';

const subject = {
  postId: field.postId.optional().describe('The id of a post, as list_posts gives it; or give text'),
  text: z.string().max(12_000).optional().describe('A text; or give postId'),
};

/** The text that is meant, given or of a post. */
async function requestedText(
  context: ToolContext,
  { postId, text }: { postId?: string | undefined; text?: string | undefined },
) {
  if ((postId === undefined) === (text === undefined))
    throw refusedField('postId', 'Give the id of a post or a text, one of them.');
  const words = postId === undefined ? (text ?? '') : (await readPost(context, postId)).text;
  if (words.trim() === '')
    throw refusedField(postId === undefined ? 'text' : 'postId', 'There is no text yet.');
  return words;
}

const helps = z.enum(contract.keysOf(contract.improvements));
const lines = z.array(
  z.object({ line: z.string(), pattern: z.string(), reason: z.string(), text: z.string() }),
);
const passage = z.object({ quote: z.string(), problem: z.string(), suggestion: z.string().nullable() });
const rewrite = contract.creditCosts['text.rewrite'];

async function suggestionsOf(context: ToolContext, text: string, postId: string | undefined) {
  const body = { text, ...(postId === undefined ? {} : { postId }) };
  const { id } = await context.api.call(contract.reviewRun.start, { body });
  const run = await runAfter(context, id, 50);
  const result = contract.reviewRun.result.safeParse(run.result);
  return {
    editor: run.status === 'done' ? 'read' : `${run.status}: ${run.error?.message ?? 'read it with get_run'}`,
    runId: id,
    creditsCharged: run.creditsCharged ?? 0,
    suggestions: (result.data?.suggestions ?? []).map(({ quote, reason, replacement }) => ({
      quote,
      problem: reason,
      suggestion: replacement,
    })),
  };
}

export const improvingTools: readonly Tool[] = [
  defineTool({
    name: 'improve_text',
    title: 'Rewrite a text',
    description:
      'Has the app’s model rewrite a text or a post. Nothing is saved: edit_draft does that. Costs 5 credits.',
    output: z.object({
      text: z.string(),
      doubts: z.array(z.string()).describe('What the new text says and the old one does not'),
      writtenBy: z.string(),
      url: z.string().nullable(),
    }),
    input: z.object({
      ...subject,
      help: helps.default('own').describe('What to do; "own" follows the instruction'),
      instruction: z.string().max(500).default('').describe('With "own": what to change'),
      tone: contract.postTone.optional().describe('With "tone": the new one'),
      language: contract.postLanguage.optional().describe('With "translate": the new one'),
    }),
    credits: () => rewrite,
    card: ({ text }) => textCard('Rewritten', text),
    async run({ postId, text, ...how }, context) {
      const body = { text: await requestedText(context, { postId, text }), ...how };
      const done = await context.api.call(contract.improvePost, { body });
      const url = postId === undefined ? null : addressOf(context, pages.post(postId));
      return { text: done.text, doubts: done.doubts, writtenBy: done.engine.name, url };
    },
  }),
  defineTool({
    name: 'suggest_lines',
    title: 'Find openings or endings',
    description: [
      'Finds up to ten other first lines, or five last ones, for a text or a post, each with the whole text.',
      'Costs 5 credits.',
    ].join(' '),
    output: z.object({ replaces: z.string(), lines, writtenBy: z.string() }),
    input: z.object({
      ...subject,
      place: z.enum(['opening', 'ending']).default('opening').describe('Which end of the text'),
      goal: contract.postGoal
        .exclude(['none'])
        .default('comments')
        .describe('For endings: what the post should bring'),
    }),
    credits: () => rewrite,
    card: ({ lines: found }, { place }) =>
      listCard(
        'other',
        place === 'opening' ? 'Openings' : 'Endings',
        found.map(({ line, reason }) => ({ title: line, detail: reason, path: null })),
      ),
    async run({ place, goal, ...what }, context) {
      const { api } = context;
      const text = await requestedText(context, what);
      const found =
        place === 'opening'
          ? await api.call(contract.findOpenings, { body: { text } })
          : { ...(await api.call(contract.findEndings, { body: { text, goal } })), replaces: '' };
      const { replaces, items, engine } = found;
      return { replaces, lines: items, writtenBy: engine.name };
    },
  }),
  defineTool({
    name: 'review_text',
    title: 'Review a text',
    description: [
      'Reads a text or a post for what keeps it from working: gaps, claims nothing bears out, distance from',
      'the person’s voice, rules of LinkedIn and style. Free; with editor a model reads it too, for 5',
      'credits.',
    ].join(' '),
    output: z.object({
      missing: z.array(z.string()).describe('What the author still has to fill in'),
      unsupported: z
        .array(z.object({ claim: z.string(), sentence: z.string() }))
        .nullable()
        .describe(unsupportedWords),
      remarks: z.array(passage.extend({ severity: z.string() })),
      voice: z.unknown().describe('null with too few posts of the person'),
      similar: z.unknown().describe('A nearly equal post of the person'),
      editor: z.string().nullable(),
      suggestions: z.array(passage),
      creditsCharged: z.number().int(),
      url: z.string().nullable(),
    }),
    input: z.object({
      ...subject,
      editor: z.boolean().default(false).describe('Also have a model read it as an editor would'),
    }),
    credits: ({ editor }) => (editor ? rewrite : 0),
    card: ({ remarks, suggestions, missing }) =>
      listCard('other', 'Review', [
        ...missing.map((title) => ({ title, detail: 'To fill in', path: null })),
        ...[...remarks, ...suggestions].map(({ quote, problem }) => ({
          title: quote,
          detail: problem,
          path: null,
        })),
      ]),
    async run({ editor, postId, text: given }, context) {
      const { api, scopes } = context;
      const text = await requestedText(context, { postId, text: given });
      const [unsupported, fit, similar, read, avoided] = await Promise.all([
        postId === undefined ? null : claimsIn(context, postId, text),
        scopes.has('runs') ? api.call(contract.checkVoice, { body: { text } }) : null,
        postId === undefined ? null : api.call(contract.findSimilarPost, { params: { id: postId } }),
        editor ? suggestionsOf(context, text, postId) : null,
        api.call(contract.listAvoidedWords, { query: {} }),
      ]);
      return {
        missing: gapsIn(text),
        unsupported,
        remarks: checkText(text, { avoid: avoided.items }).map(
          ({ start, end, message, reason, severity, fix }) => ({
            quote: text.slice(start, end),
            problem: `${message} ${reason}`,
            suggestion: fix?.replacement ?? null,
            severity,
          }),
        ),
        voice: fit?.fit ?? null,
        similar: similar?.similar ?? null,
        editor: read?.editor ?? null,
        suggestions: read?.suggestions ?? [],
        creditsCharged: read?.creditsCharged ?? 0,
        url: postId === undefined ? null : addressOf(context, pages.post(postId)),
      };
    },
  }),
];
