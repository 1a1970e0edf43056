import { voiceFitRun, voiceRun, type Engine } from '@limelight/contracts';
import { confidenceOf, distanceFrom, FEWEST_VOICE_POSTS, offTraits } from '@limelight/post-text';
import { finishAnswer } from '../../../integrations/ai/index.ts';
import { AppError } from '../../../platform/http/index.ts';
import { counted, foundNothing, implementRun, made } from '../../../run.ts';
import { requireOwner } from '../../teams/teams/index.ts';
import { changedFacts, goalsOf, isNearer } from './fitting.ts';
import { describeAnswer, describeVoicePrompt, fitAnswer, fitVoicePrompt } from './prompts.ts';
import { changeVoiceRow, findVoiceRow } from './repository.ts';
import { borneOut, exampleOf } from './rules.ts';
import { knownOf, measuring, openVoice, openVoiceFor } from './service.ts';

const postsToDescribe = 30;
const fewestDescribed = 3;

/** Measures a voice and has a model describe it. Traits without an exact quotation are dropped. */
export const describeVoice = implementRun(voiceRun, {
  where: 'worker',
  steps: { measure: 'Measure the posts', describe: 'Describe the voice' },
  outcome: ({ posts, missing, described }) =>
    missing > 0
      ? foundNothing(`${counted(missing, 'more post is', 'more posts are')} needed to describe this voice.`)
      : made(
          described === null
            ? `Measured from ${counted(posts, 'post')}.`
            : `${counted(described.length, 'trait')} described from ${counted(posts, 'post')}.`,
          ['Open voice', '/dashboard/voice'],
        ),
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

/** Moves a text into a voice: by rules what they can, and the wording with a model, twice when once was not enough. */
export const fitToVoice = implementRun(voiceFitRun, {
  where: 'web',
  steps: { rewrite: 'Move the wording into your voice', again: 'Move what is still unlike you' },
  outcome: ({ text, left, distance, reach }, { text: before }) =>
    text === before
      ? foundNothing(
          distance <= reach
            ? 'It already sounds like this voice.'
            : 'Only other wording would bring it nearer.',
        )
      : made(
          distance <= reach
            ? 'It now sounds like this voice.'
            : `Nearer to this voice; ${counted(left.length, 'trait is', 'traits are')} still outside its range.`,
        ),
  async work(run, { text: original, voiceId }) {
    const opened = await openVoiceFor(run.context, run.userId, voiceId, 'use');
    const { measured, texts, row } = opened;
    if (measured === null) throw new AppError('voice_posts_missing');
    const posts = texts.filter((post) => post.trim() !== original.trim());
    const voice = knownOf(opened, original, 3);
    const byRules = async (given: string) =>
      run.context.threads.texts.call(measuring, 'fitByRules', [measured, given], { owner: run.userId });
    let text = await byRules(original);
    let engine: Engine | null = null;
    let faults: string[] = [];
    for (const step of ['rewrite', 'again']) {
      if (distanceFrom(measured, text) <= measured.reach) break;
      const answer = await run.ask(step, {
        prompt: fitVoicePrompt,
        data: { text, goals: [...faults, ...goalsOf(measured, text)], voice },
        unstored: row.userId === run.userId ? [] : ['goals', 'voice'],
        schema: fitAnswer,
        rescue: (said) => ({ text: said }),
        unusable: 'none',
      });
      if (answer === null) break;
      const changed = await byRules(finishAnswer(answer.text, text).text ?? '');
      faults = changedFacts(original, changed);
      if (!isNearer(measured, posts, { original, now: text, changed })) continue;
      text = changed;
      engine = run.engine;
    }
    const distance = distanceFrom(measured, text);
    return { text, engine, distance, reach: measured.reach, left: offTraits(measured, text) };
  },
  // What rules can do is free.
  charge: ({ engine }) => (engine === null ? 0 : Number.POSITIVE_INFINITY),
});
