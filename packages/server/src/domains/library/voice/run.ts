import { voiceFitRun, voiceRun } from '@limelight/contracts';
import { closestPosts, confidenceOf, FEWEST_VOICE_POSTS, offSentences } from '@limelight/post-text';
import { AppError } from '../../../platform/http/index.ts';
import { implementRun } from '../../../run.ts';
import { requireOwner } from '../../teams/teams/index.ts';
import { describeAnswer, describeVoicePrompt, fitAnswer, fitVoicePrompt } from './prompts.ts';
import { changeVoiceRow, findVoiceRow } from './repository.ts';
import { borneOut, exampleOf, limitsOf, usableRewrites } from './rules.ts';
import { openVoice, openVoiceFor } from './service.ts';

const postsToDescribe = 30;
const fewestDescribed = 3;

/** Measures a voice and has a model describe it. Traits without an exact quotation are dropped. */
export const describeVoice = implementRun(voiceRun, {
  where: 'worker',
  timeoutMs: 10 * 60_000,
  async work(run, { voiceId }) {
    // The posts are stored with the run, so only the owner of a voice can have it described.
    if (voiceId !== undefined) await requireOwner(run.context.database.db, run.userId, 'voice', voiceId);
    run.progress(0, 2, 'Measuring your posts');
    const { id, posts, texts } = await run.step('measure', async (step) => {
      const voice = await openVoice(run.context, run.userId, voiceId);
      step.summarise(`${voice.posts} posts`);
      return {
        id: voice.row.id,
        posts: voice.posts,
        texts: voice.texts.slice(0, postsToDescribe).map(exampleOf),
      };
    });
    const result = { voiceId: id, posts, confidence: confidenceOf(posts), described: null };
    if (posts < FEWEST_VOICE_POSTS) return { ...result, missing: FEWEST_VOICE_POSTS - posts };
    run.progress(1, 2, 'Describing what sets them apart');
    const answer = await run.ask('describe', {
      prompt: describeVoicePrompt,
      data: { posts: texts },
      schema: describeAnswer,
      fault: ({ traits }) =>
        borneOut(traits, texts).length < fewestDescribed
          ? 'Every "quote" must be an exact passage of one of the posts.'
          : null,
    });
    return { ...result, missing: 0, described: answer === null ? null : borneOut(answer.traits, texts) };
  },
  async save(tx, { userId, context }, { voiceId, described, posts }) {
    if (described === null) return;
    const row = await findVoiceRow(tx, userId, voiceId);
    const describedAt = new Date(context.clock.now());
    if (row !== null) await changeVoiceRow(tx, row, { described, describedPosts: posts, describedAt });
  },
});

/**
 * Rewrites the sentences of a text that are outside the range of a voice. Needs a model and at least one such sentence.
 */
export const fitToVoice = implementRun(voiceFitRun, {
  where: 'web',
  async work(run, { text, voiceId }) {
    const { measured, texts, row } = await openVoiceFor(run.context, run.userId, voiceId, 'use');
    if (measured === null) throw new AppError('voice_posts_missing');
    const sentences = offSentences(measured, text).map(({ start, end }) => text.slice(start, end).trim());
    if (sentences.length === 0) return { rewrites: [] };
    const examples = closestPosts(
      text,
      texts.map((post) => ({ text: post })),
      3,
    );
    const answer = await run.ask('rewrite', {
      prompt: fitVoicePrompt,
      data: {
        text,
        sentences,
        limits: limitsOf(measured),
        rules: row.rules,
        examples: examples.map((example) => exampleOf(example.text)),
      },
      unstored: row.userId === run.userId ? [] : ['limits', 'rules', 'examples'],
      schema: fitAnswer,
      fault: ({ rewrites }) =>
        usableRewrites(measured, text, texts, rewrites).length === 0
          ? 'Every "quote" must be an exact passage of the post, and every "replacement" must keep to the measures.'
          : null,
    });
    if (answer === null) throw new AppError('no_model');
    return { rewrites: usableRewrites(measured, text, texts, answer.rewrites) };
  },
  // A text that already fits costs nothing.
  charge: ({ rewrites }) => (rewrites.length === 0 ? 0 : Number.POSITIVE_INFINITY),
});
