import { carouselRun, type CarouselDeck } from '@limelight/contracts';
import { emptySlide, isDesign, noBrand, slideLimits, type Slide } from '@limelight/slides';
import { z } from 'zod';
import { AppError } from '../../platform/http/index.ts';
import { implementRun, type Run } from '../../run.ts';
import { findPost } from '../posts/index.ts';
import { fillPrompt, outlinePrompt } from './carousel-prompt.v1.ts';
import { insertCarousel } from './repository.ts';
import { splitIntoSlides } from './split-text.ts';

type Input = z.output<typeof carouselRun.input>;

const kinds = [
  'cover',
  'text',
  'list',
  'step',
  'quote',
  'stat',
  'comparison',
  'timeline',
  'closing',
] as const;
const outline = z.object({
  title: z.string().min(1).max(slideLimits.title),
  slides: z
    .array(z.object({ kind: z.enum(kinds), title: z.string().max(slideLimits.title) }))
    .min(3)
    .max(slideLimits.slides),
});
const column = z.object({ title: z.string().max(80), lines: z.array(z.string().max(300)).max(8) });
const filled = z.object({
  slides: z
    .array(
      z.object({
        kind: z.enum(kinds),
        eyebrow: z.string().max(slideLimits.eyebrow),
        title: z.string().max(slideLimits.title),
        body: z.string().max(slideLimits.body),
        items: z
          .array(z.object({ label: z.string().max(80), text: z.string().max(500) }))
          .max(slideLimits.items),
        columns: z.array(column).max(2),
        figure: z.string().max(slideLimits.figure),
        attribution: z.string().max(slideLimits.attribution),
      }),
    )
    .min(1)
    .max(slideLimits.slides),
});

async function readSource(run: Run, { source }: Input): Promise<string> {
  if (source.kind !== 'post') return source.text;
  const post = await findPost(run.context.database.db, run.userId, source.postId);
  if (post === null || post.text.trim() === '') throw new AppError('not_found');
  return post.text;
}

async function writeWithModel(
  run: Run,
  input: Input,
  source: string,
): Promise<{ title: string; slides: Slide[] } | null> {
  const data = { source, slides: input.slides, language: input.language, audience: input.audience };
  const plan = await run.ask('outline', { prompt: outlinePrompt, data, schema: outline });
  if (plan === null) return null;
  run.progress(1, 2, `${plan.slides.length} slides planned`);
  const answer = await run.ask('slides', {
    prompt: fillPrompt,
    data: { ...data, outline: JSON.stringify(plan) },
    schema: filled,
    fault: ({ slides }) =>
      slides.length === plan.slides.length
        ? null
        : `Write exactly the ${plan.slides.length} slides of the plan.`,
  });
  if (answer === null) return null;
  const none = { title: '', lines: [] };
  const slides = answer.slides.map(({ columns, ...slide }, index): Slide => ({
    ...emptySlide(`slide-${index + 1}`, slide.kind),
    ...slide,
    columns: [columns[0] ?? none, columns[1] ?? none],
  }));
  return { title: plan.title, slides };
}

/** With a model: a plan, then the slides. Without one: the person's own text, split as it stands. */
export const carousel = implementRun(carouselRun, {
  where: 'worker',
  async work(run, input) {
    const source = await run.step('source', () => readSource(run, input));
    run.progress(0, 2, 'Planning the slides');
    const written = (await writeWithModel(run, input, source)) ?? splitIntoSlides(source, input.slides);
    const deck: CarouselDeck = {
      title: written.title,
      design: isDesign(input.design) ? input.design : 'spotlight',
      scheme: 'dark',
      size: input.size,
      language: input.language,
      brand: noBrand,
      // The contract knows the kinds of a carousel alone.
      slides: carouselRun.result.shape.deck.shape.slides.parse(written.slides),
    };
    return { carouselId: run.id, deck };
  },
  save: (tx, run, { carouselId, deck }) =>
    insertCarousel(tx, { id: carouselId, userId: run.userId, deck }, new Date(run.context.clock.now())),
});
