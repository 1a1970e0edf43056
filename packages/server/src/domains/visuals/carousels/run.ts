import { carouselRun, carouselSlide, slideRun, type CarouselDeck } from '@limelight/contracts';
import { isDesign, noBrand, slideWords, type Slide } from '@limelight/slides';
import { languageIn } from '@limelight/post-text';
import { z } from 'zod';
import type { Tx } from '../../../platform/db/index.ts';
import { AppError } from '../../../platform/http/index.ts';
import { counted, implementRun, made, type Run, type StartedRun } from '../../../run.ts';
import { getUser } from '../../accounts/identity/index.ts';
import { authorFor, factMaterial } from '../../memory/author/index.ts';
import { findPost } from '../../posts/posts/index.ts';
import { findSources } from '../../posts/sources/index.ts';
import { lockForChange, openCarousel } from './access.ts';
import { outline, rewrittenSlide, slideFrom, writtenSlides } from './answers.ts';
import { fillPrompt, outlinePrompt, slidePrompt } from './carousel-prompt.v5.ts';
import { carouselLimit, countCarousels, insertCarousel } from './repository/carousels.ts';
import { deckDoubts, doubtsAbout } from './doubts.ts';
import { within } from './split/marks.ts';
import { fewestSlides, splitIntoSlides } from './split/split-text.ts';
import { keepVersion } from './versions/service.ts';

type Input = z.output<typeof carouselRun.input>;

const sourceCharacters = 40_000;
/** The code for a language that is not known. */
const unknownLanguage = 'und';
const languageCode = z
  .string()
  .regex(/^[a-z]{2,3}(?:-[A-Za-z\d]{2,8})*$/)
  .max(35);

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
  /** A language code. */
  language: string;
  slides: Slide[];
  caption: string;
  leftOut: number;
  /** What the author confirmed, which supports the slides too. */
  facts: readonly string[];
}

const slidesOf = (count: number) => `Write exactly the ${count} slides of the plan.`;

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
  if (!run.hasModel()) return null;
  const author = await authorFor(run.context, run.userId, {
    subject: shown,
    examples: 1,
    chosen: !isMaterial,
  });
  const data = { source: shown, isMaterial, slides: count, language, tone, audience, author };
  const plan = await run.ask(`${prefix}outline`, {
    prompt: outlinePrompt,
    data,
    unstored: ['author'],
    schema: outline,
    unusable,
  });
  if (plan === null) return null;
  run.progress(1, 2, `Writing ${plan.slides.length} slides: ${plan.title}`);
  const answer = await run.ask(`${prefix}slides`, {
    prompt: fillPrompt,
    data: { ...data, outline: JSON.stringify(plan) },
    unstored: ['author'],
    schema: writtenSlides,
    unusable,
    // A deck with fewer slides than planned is a deck.
    fault: ({ slides }) => (slides.length < fewestSlides ? slidesOf(plan.slides.length) : null),
    doubt: ({ slides }) => (slides.length === plan.slides.length ? null : slidesOf(plan.slides.length)),
  });
  if (answer === null) return null;
  const slides = answer.slides.map((slide, index) => slideFrom(`slide-${index + 1}`, slide));
  return {
    title: plan.title,
    language: languageCode.safeParse(language || plan.language).data ?? unknownLanguage,
    slides,
    caption: answer.caption,
    leftOut: source.length - shown.length,
    facts: factMaterial(author.memory),
  };
}

const longestBrandName = 60;

/** The name of the person, for slides without a brand kit. */
async function ownBrand(run: Run): Promise<CarouselDeck['brand']> {
  const user = await getUser(run.context.database.db, run.userId);
  return { ...noBrand, name: within(user?.name ?? '', longestBrandName) };
}

/**
 * Makes a deck from a text, by a model or, without a usable answer, by splitting it at its paragraphs. `prefix` keeps
 * the step names unique within a run. Null for fewer than three slides.
 */
async function writeDeck(
  run: Run,
  input: Input,
  source: string,
  prefix = '',
): Promise<{ deck: CarouselDeck; leftOut: number; fellBack: boolean } | null> {
  const byModel = await writeWithModel(run, input, source, prefix);
  // What is split from a text is in it.
  const written = byModel ?? {
    ...splitIntoSlides(source, input.slides),
    language: input.language || (languageIn(source) ?? unknownLanguage),
    caption: '',
    facts: [],
  };
  if (written.slides.length < fewestSlides) return null;
  const deck: CarouselDeck = {
    title: written.title,
    design: isDesign(input.design) ? input.design : 'spotlight',
    scheme: input.scheme,
    size: input.size,
    language: written.language,
    brand: input.brand ?? (await ownBrand(run)),
    // The result's schema allows only the slide kinds of a carousel.
    slides: carouselRun.result.shape.deck.shape.slides.parse(written.slides),
    caption: written.caption,
  };
  const material = [source, input.audience, input.tone, ...written.facts];
  const doubts = byModel === null ? [] : await deckDoubts(run, `${prefix}check`, deck, material);
  if (doubts.length > 0) deck.doubts = doubts;
  return { deck, leftOut: written.leftOut, fellBack: byModel === null && run.hasModel() };
}

/** For other runs that make a deck from a text, with the default settings. Null for a text that is too short. */
export async function deckFromText(run: Run, name: string, text: string): Promise<CarouselDeck | null> {
  const source = { kind: 'text', text } as const;
  const made = await writeDeck(run, carouselRun.input.parse({ source }), text, `${name}-`);
  return made?.deck ?? null;
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
  steps: {
    source: 'Read the text',
    outline: 'Plan the slides',
    slides: 'Write the slides',
    check: 'Compare the slides with the text',
  },
  outcome: ({ carouselId, deck, leftOut }) =>
    made(
      `“${deck.title}”, ${counted(deck.slides.length, 'slide')}.${leftOut > 0 ? ' Part of the text did not fit.' : ''}`,
      ['Open carousel', `/dashboard/carousel/${carouselId}`],
    ),
  async prepare(tx, run) {
    if ((await countCarousels(tx, run.userId)) >= carouselLimit) throw new AppError('carousel_limit');
  },
  async work(run, input) {
    const source = await run.step('source', () => readSource(run, input));
    if (source.trim() === '') throw new AppError('carousel_source_short');
    if (input.source.kind === 'idea' && !run.hasModel()) throw new AppError('no_model');
    run.progress(0, 2, 'Planning the slides');
    const made = await writeDeck(run, input, source);
    if (made === null) throw new AppError('carousel_source_short');
    return { carouselId: run.id, ...made };
  },
  save: (tx, run, { carouselId, deck }) =>
    insertCarousel(tx, { id: carouselId, userId: run.userId, deck }, new Date(run.context.clock.now())),
});

/** Rewrites one slide, also of a carousel that the person may edit. They pay for it. It needs a model. */
export const slide = implementRun(slideRun, {
  where: 'web',
  steps: { slide: 'Rewrite the slide' },
  outcome: (_result, { carouselId }) =>
    made('One slide was rewritten.', ['Open carousel', `/dashboard/carousel/${carouselId}`]),
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
    const rewritten = carouselSlide.parse({ ...slideFrom(id, answer), picture, link, linkLabel });
    const supplied = [...found.deck.slides, given].map((one) => slideWords(one));
    return {
      slide: rewritten,
      doubts: doubtsAbout(slideWords(rewritten), [...supplied, instruction]),
    };
  },
});
