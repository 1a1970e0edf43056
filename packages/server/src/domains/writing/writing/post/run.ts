import { creditCosts, freeCancelCharacters, postRun } from '@limelight/contracts';
import type { z } from 'zod';
import { AnswerCleaner, outlineEngine } from '../../../../integrations/ai/index.ts';
import { AppError } from '../../../../platform/http/index.ts';
import { implementRun, type Run } from '../../../../run.ts';
import { lockAccount } from '../../../billing/credits/index.ts';
import { briefIn } from '../../../posts/posts/index.ts';
import { voiceFor, type VoiceForDraft } from '../../../library/voice/index.ts';
import { writePostPrompt } from '../prompts/write-post.v8.ts';
import { keepWritten, openDraft, removeUnwritten } from './draft.ts';
import { materialOf, notedSources, promptMaterial } from './material.ts';
import { draftOutline } from './outline.ts';
import { hasPaidFor, listDrafts } from './read.ts';
import { saysTheSame } from './rules.ts';

/** The limit for a draft. A model that does not stop is stopped there. */
const characterLimit = 12_000;

/** The author's writing style, if it is known and wanted. */
async function voiceOf(
  { context, userId }: Run,
  { voice }: z.output<typeof postRun.input>,
  subject: string,
): Promise<VoiceForDraft | null> {
  if (voice === 'none') return null;
  return voiceFor(context, userId, subject, voice === 'own' ? undefined : voice);
}

export const postWriting = implementRun(postRun, {
  where: 'web',
  resumes: false,
  announced: true,
  place: (_result, { post }) => `/dashboard/generate-post?post=${post.id}`,

  async price(tx, run, input) {
    if (run.context.writers.hasModel()) return creditCosts['post.generate'];
    const { text, price } = draftOutline(input, await materialOf(tx, run.userId, input));
    return price > 0 && (await hasPaidFor(tx, run.userId, text)) ? 0 : price;
  },

  prepare: openDraft,

  async work(run, input) {
    const { variant, variants } = input;
    const material = await materialOf(run.context.database.db, run.userId, input);
    const { brief, sources, left } = promptMaterial(briefIn(input), notedSources(material));
    const voice = run.hasModel() ? await voiceOf(run, input, brief.idea || (sources[0]?.text ?? '')) : null;
    const written = await run.stream('write', {
      prompt: writePostPrompt,
      data: { brief, sources, variant, variants, cited: material.cited, voice: voice?.block ?? null },
      unstored: voice?.isShared ? ['voice'] : [],
      cleaner: () => new AnswerCleaner(),
      characterLimit,
    });
    if (written === null) {
      const { text, left: missing, price } = draftOutline(input, material);
      run.write(text, outlineEngine);
      return { text, engine: outlineEngine, missing, isPartial: false, isFree: price === 0 };
    }
    if (written.text === '') throw new AppError('writer_empty');
    return { ...written, missing: left, isPartial: false, isFree: false };
  },

  keepPartial: ({ text, engine }) =>
    engine === null
      ? null
      : { text, engine, missing: [], isPartial: true, isFree: text.length < freeCancelCharacters },

  /** An outline that was paid for before, or a draft that is the same as another of its generation, is free. */
  async charge({ text, engine, isFree }, tx, run, { variants }) {
    if (isFree) return 0;
    const price = creditCosts['post.generate'];
    if (variants === 1 && engine.kind !== outlineEngine.kind) return price;
    // Serialises two drafts that end at the same time.
    await lockAccount(tx, run.userId, new Date(run.context.clock.now()));
    if (engine.kind === outlineEngine.kind) return (await hasPaidFor(tx, run.userId, text)) ? 0 : price;
    const others = await listDrafts(tx, run.userId, run.id);
    return others.some((other) => other.charged > 0 && saysTheSame(other.text, text)) ? 0 : price;
  },

  save: keepWritten,
  undo: removeUnwritten,
});
