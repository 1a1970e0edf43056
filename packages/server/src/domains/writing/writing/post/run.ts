import { creditCosts, freeCancelCharacters, postRun } from '@limelight/contracts';
import { withoutUnasked } from '@limelight/post-text';
import type { z } from 'zod';
import { outlineEngine } from '../../../../integrations/ai/index.ts';
import { AppError } from '../../../../platform/http/index.ts';
import { implementRun, made } from '../../../../run.ts';
import { lockAccount } from '../../../billing/credits/index.ts';
import { briefIn } from '../../../posts/posts/index.ts';
import { authorFor, factsSaidIn, nothingKnown } from '../../../memory/author/index.ts';
import { writePostPrompt } from '../prompts/write-post.v15.ts';
import { keepWritten, openDraft, removeUnwritten } from './draft.ts';
import { materialOf, notedSources, promptMaterial } from './material.ts';
import { draftOutline } from './outline.ts';
import { listDrafts } from './read.ts';
import { faultOf, saysTheSame } from './rules.ts';

/** The facts that its author did not want in this text. */
const withoutIn = ({ facts }: z.output<typeof postRun.input>) => (facts === 'none' ? 'all' : facts.without);

/** The number of own posts that show a post how to sound. */
const voiceExamples = 5;

/** The limit for a draft. A model that does not stop is stopped there. */
const characterLimit = 12_000;

export const postWriting = implementRun(postRun, {
  where: 'web',
  resumes: false,
  announced: true,
  steps: { write: 'Write the draft' },
  outcome: ({ isPartial, cut, engine }, { post }) =>
    made(
      isPartial
        ? cut === null
          ? 'A draft, stopped early.'
          : 'A draft that ends in the middle.'
        : engine.kind === outlineEngine.kind
          ? 'An outline to complete.'
          : 'A draft.',
      ['Open draft', `/dashboard/generate-post?post=${post.id}`],
    ),

  price: async (_tx, run) => (run.context.writers.hasModel() ? creditCosts['post.generate'] : 0),

  prepare: openDraft,

  async work(run, input) {
    const { variant, variants } = input;
    const authorOf = async (subject: string) =>
      run.hasModel()
        ? authorFor(run.context, run.userId, {
            subject,
            voice: input.voice,
            examples: voiceExamples,
            without: withoutIn(input),
            chosen: true,
          })
        : null;
    const own = promptMaterial(briefIn(input), []).brief.idea;
    const [material, early] = await Promise.all([
      materialOf(run.context.database.db, run.userId, input),
      own === '' ? null : authorOf(own),
    ]);
    const { brief, sources, left } = promptMaterial(briefIn(input), notedSources(material));
    const author = early ?? (await authorOf(sources[0]?.text ?? ''));
    const written = await run.stream('write', {
      prompt: writePostPrompt,
      data: { brief, sources, variant, variants, cited: material.cited, author },
      unstored: ['author'],
      characterLimit,
      keepsCutFrom: freeCancelCharacters,
      mend: (text) => withoutUnasked(text, brief),
      check: (text) => faultOf(text, brief),
    });
    if (written === null) {
      const { text, left: missing } = draftOutline(input, material);
      run.write(text, outlineEngine);
      return { text, engine: outlineEngine, missing, isPartial: false, cut: null, isFree: true, facts: [] };
    }
    if (written.text === '') throw new AppError('writer_empty');
    const { text, cut, engine } = written;
    const isPartial = cut !== null;
    const facts = factsSaidIn(text, (author?.memory ?? nothingKnown).facts).map(({ id }) => id);
    return { text, engine, missing: left, isPartial, cut, isFree: false, facts };
  },

  keepPartial: ({ text, engine }) =>
    engine === null
      ? null
      : {
          text,
          engine,
          missing: [],
          isPartial: true,
          cut: null,
          isFree: text.length < freeCancelCharacters,
          facts: [],
        },

  /** A draft that is the same as another of its generation is free. */
  async charge({ text, isFree }, tx, run, { variants }) {
    if (isFree) return 0;
    const price = creditCosts['post.generate'];
    if (variants === 1) return price;
    // Serialises two drafts that end at the same time.
    await lockAccount(tx, run.userId, new Date(run.context.clock.now()));
    const others = await listDrafts(tx, run.userId, run.id);
    return others.some((other) => other.charged > 0 && saysTheSame(other.text, text)) ? 0 : price;
  },

  save: keepWritten,
  undo: removeUnwritten,
});
