import { carouselRun, carouselSlide, slideRun, type CarouselDeck } from '@limelight/contracts';
import { isDesign, noBrand, type Slide } from '@limelight/slides';
import type { z } from 'zod';
import type { Tx } from '../../../platform/db/index.ts';
import { AppError } from '../../../platform/http/index.ts';
import { implementRun, type Run, type StartedRun } from '../../../run.ts';
import { findPost } from '../../posts/posts/index.ts';
import { findSources } from '../../posts/sources/index.ts';
import { lockForChange, openCarousel } from './access.ts';
import { outline, rewrittenSlide, slideFrom, writtenSlides } from './answers.ts';
import { fillPrompt, outlinePrompt, slidePrompt } from './carousel-prompt.v1.ts';
import { carouselLimit, countCarousels, insertCarousel } from './repository.ts';
import { splitIntoSlides } from './split-text.ts';
import { keepVersion } from './versions/service.ts';

type Input = z.output<typeof carouselRun.input>;

const sourceCharacters = 40_000;

async function readSource(run: Run, { source }: Input): Promise<string> {
  const { db } = run.context.database;
  switch (source.kind) {
    case 'text':
    case 'idea':
      return source.text;
    case 'post':
      return (await findPost(db, run.userId, source.postId))?.text ?? '';
    case 'page':
    case 'file': {
      const [found] = await findSources(db, run.userId, [source.sourceId]);
      if (found === undefined) throw new AppError('not_found');
      return found.text;
    }
  }
}

interface Written {
  title: string;
  slides: Slide[];
  caption: string;
  leftOut: number;
}

async function writeWithModel(
  run: Run,
  input: Input,
  source: string,
  prefix: string,
): Promise<Written | null> {
  // An idea of one line cannot be split into slides, so nothing could take the place of the model's answer.
  const unusable = input.source.kind === 'idea' ? 'fail' : 'none';
  const { slides: count, language, tone, audience } = input;
  const isMaterial = input.source.kind !== 'idea';
  const shown = source.slice(0, sourceCharacters);
  const data = { source: shown, isMaterial, slides: count, language, tone, audience };
  const plan = await run.ask(`${prefix}outline`, { prompt: outlinePrompt, data, schema: outline, unusable });
  if (plan === null) return null;
  run.progress(1, 2, `Writing ${plan.slides.length} slides: ${plan.title}`);
  const answer = await run.ask(`${prefix}slides`, {
    prompt: fillPrompt,
    data: { ...data, outline: JSON.stringify(plan) },
    schema: writtenSlides,
    unusable,
    fault: ({ slides }) =>
      slides.length === plan.slides.length
        ? null
        : `Write exactly the ${plan.slides.length} slides of the plan.`,
  });
  if (answer === null) return null;
  const slides = answer.slides.map((slide, index) => slideFrom(`slide-${index + 1}`, slide));
  return {
    title: plan.title,
    slides,
    caption: answer.caption,
    leftOut: source.length - shown.length,
  };
}

/**
 * Makes a deck from a text, by a model or, without a usable answer, by splitting it at its paragraphs. `prefix` keeps the step names unique
 * within a run.
 */
async function writeDeck(
  run: Run,
  input: Input,
  source: string,
  prefix = '',
): Promise<{ deck: CarouselDeck; leftOut: number; fellBack: boolean }> {
  const byModel = await writeWithModel(run, input, source, prefix);
  const written = byModel ?? {
    ...splitIntoSlides(source, input.slides),
    caption: '',
  };
  const deck: CarouselDeck = {
    title: written.title,
    design: isDesign(input.design) ? input.design : 'spotlight',
    scheme: input.scheme,
    size: input.size,
    language: input.language,
    brand: input.brand ?? noBrand,
    // The result's schema allows only the slide kinds of a carousel.
    slides: carouselRun.result.shape.deck.shape.slides.parse(written.slides),
    caption: written.caption,
  };
  return { deck, leftOut: written.leftOut, fellBack: byModel === null && run.hasModel() };
}

/** For other runs that make a deck from a text, with the default settings. */
export async function deckFromText(run: Run, name: string, text: string): Promise<CarouselDeck> {
  const source = { kind: 'text', text } as const;
  return (await writeDeck(run, carouselRun.input.parse({ source }), text, `${name}-`)).deck;
}

/** Stores a deck that another run made. Refuses with `carousel_limit`. */
export async function keepDeck(
  tx: Tx,
  run: StartedRun,
  { carouselId, deck }: { carouselId: string; deck: CarouselDeck },
): Promise<void> {
  if ((await countCarousels(tx, run.userId)) >= carouselLimit) throw new AppError('carousel_limit');
  await insertCarousel(tx, { id: carouselId, userId: run.userId, deck }, new Date(run.context.clock.now()));
}

/**
 * With a model it plans a deck and then writes the slides. Without one it splits the person's text at its paragraphs.
 */
export const carousel = implementRun(carouselRun, {
  where: 'worker',
  place: ({ carouselId }) => `/dashboard/carousel/${carouselId}`,
  async prepare(tx, run) {
    if ((await countCarousels(tx, run.userId)) >= carouselLimit) throw new AppError('carousel_limit');
  },
  async work(run, input) {
    const source = await run.step('source', () => readSource(run, input));
    if (source.trim() === '') throw new AppError('carousel_source_short');
    if (input.source.kind === 'idea' && !run.hasModel()) throw new AppError('no_model');
    run.progress(0, 2, 'Planning the slides');
    const { deck, leftOut, fellBack } = await writeDeck(run, input, source);
    return { carouselId: run.id, deck, leftOut, fellBack };
  },
  save: (tx, run, { carouselId, deck }) =>
    insertCarousel(tx, { id: carouselId, userId: run.userId, deck }, new Date(run.context.clock.now())),
});

/** Rewrites one slide, also of a carousel that the person may edit. They pay for it. It needs a model. */
export const slide = implementRun(slideRun, {
  where: 'web',
  async prepare(tx, run, { carouselId }) {
    const row = await lockForChange(tx, run.userId, carouselId);
    await keepVersion(tx, row, { reason: 'rewrite', now: new Date(run.context.clock.now()) });
  },
  async work(run, { carouselId, slide: given, instruction }) {
    const found = await openCarousel(run.context.database.db, run.userId, carouselId, 'edit');
    const { id, picture, link, linkLabel, ...words } = given;
    const answer = await run.ask('slide', {
      prompt: slidePrompt,
      data: {
        slide: JSON.stringify(words),
        titles: found.deck.slides.map(({ title }) => title).join('\n'),
        instruction,
        language: found.deck.language,
      },
      schema: rewrittenSlide,
      fault: ({ kind }) => (kind === given.kind ? null : `Keep the kind "${given.kind}".`),
    });
    if (answer === null) throw new AppError('no_model');
    return { slide: carouselSlide.parse({ ...slideFrom(id, answer), picture, link, linkLabel }) };
  },
});
