// Loaded by `live-example.js`: replaces the prerendered example with one made from the visitor's own notes.
import { noBrand, type DeckLook } from '@limelight/slides/catalog';
import { exampleKinds, type ExampleKind } from '../../content/feature.ts';
import { askModel, findModel, writtenBy } from '../../lib/ask-model.ts';
import type { DrawnPage } from '../../lib/slides/messages.ts';
import { graphicFromText, slidesFromNotes } from '../../lib/slides/plain-slides.ts';
import { SlideRenderer } from '../../lib/slides/renderer.ts';
import { composeExample } from './compose-example.ts';
import { exampleLook, graphicLook } from './example-look.ts';

const empty = 'Enter a few words first.';
const nothingToRemark = 'No clichés found.';
const made = 'Made from your notes, in your browser. Nothing was sent.';
const notDrawn = 'This browser could not draw the slides.';
const model = findModel(new AbortController().signal);

interface Composed {
  results: readonly string[];
  words: string;
}

/** Asks the model if there is one, and otherwise, or when it does not answer, uses the notes' own sentences. */
async function compose(
  kind: Exclude<ExampleKind, 'slides' | 'graphic'>,
  notes: string,
  signal: AbortSignal,
): Promise<Composed> {
  const own = (words: string) => ({ results: composeExample(kind, notes), words });
  if ((await model) === null) return own(made);
  const questions = {
    post: { tool: 'post', notes, format: 'auto', tone: 'plain' },
    openings: { tool: 'hooks', notes },
    remarks: { tool: 'profile', headline: '', about: notes },
  } as const;
  const answer = await askModel(questions[kind], signal);
  if (answer.kind === 'refused') return own(writtenBy(null, answer.words));
  const results =
    kind === 'remarks' ? answer.remarks.map(({ title, words }) => `${title}: ${words}`) : answer.lines;
  if (results.length === 0 && kind !== 'remarks') return own(made);
  const doubts = answer.doubts.map((words) => ` Check: ${words}`).join('');
  return { results, words: `${writtenBy(answer.writer, null)}${doubts}` };
}

/** Starts the drawing engine in a worker on the first press. */
function startEngine(address: string): SlideRenderer {
  return new SlideRenderer({
    start(onMessage, onFailure) {
      const worker = new Worker(address);
      worker.addEventListener('message', (event: MessageEvent<unknown>) => onMessage(event.data));
      worker.addEventListener('error', onFailure);
      return { post: (message) => worker.postMessage(message), stop: () => worker.terminate() };
    },
    picture: () => Promise.resolve(null),
    ownFont: () => Promise.resolve(null),
  });
}

function show(page: DrawnPage, alt: string): HTMLElement {
  const item = document.createElement('li');
  const picture = document.createElement('img');
  picture.src = URL.createObjectURL(new Blob([page.svg], { type: 'image/svg+xml' }));
  picture.width = page.width;
  picture.height = page.height;
  picture.alt = alt;
  item.append(picture);
  return item;
}

function begin(form: HTMLFormElement): void {
  const kind = exampleKinds.find((one) => one === form.dataset['example']);
  const notes = form.querySelector('textarea');
  const note = form.querySelector('output');
  const results = form.querySelector('ol');
  if (kind === undefined || !notes || !note || !results) return;
  let engine: SlideRenderer | null = null;
  let running = new AbortController();
  const draw = () => {
    engine ??= startEngine(form.dataset['engine'] ?? '');
    const isGraphic = kind === 'graphic';
    const slides = isGraphic ? [graphicFromText(notes.value)] : slidesFromNotes(notes.value);
    const look: DeckLook = {
      ...(isGraphic ? graphicLook : exampleLook),
      brand: { ...noBrand, pageNumbers: !isGraphic },
    };
    const drawn = new Map<number, HTMLElement>();
    note.textContent = 'Drawing …';
    for (const [index, slide] of slides.entries())
      engine.draw(
        `slide-${index}`,
        { look, slide, number: index + 1, total: slides.length },
        false,
        (pages) => {
          const page = pages?.[0];
          if (page === undefined) {
            note.textContent = notDrawn;
            return;
          }
          drawn.set(index, show(page, [slide.figure, slide.title, slide.body].filter(Boolean).join('. ')));
          if (drawn.size < slides.length) return;
          results.replaceChildren(...[...drawn].toSorted(([a], [b]) => a - b).map(([, item]) => item));
          note.textContent = made;
        },
      );
  };
  const write = () => {
    if (notes.value.trim() === '') {
      note.textContent = empty;
      return;
    }
    if (kind === 'slides' || kind === 'graphic') {
      draw();
      return;
    }
    running.abort();
    running = new AbortController();
    const { signal } = running;
    note.textContent = 'Writing …';
    void compose(kind, notes.value, signal).then((composed) => {
      if (signal.aborted) return;
      const found = composed.results.length === 0 ? [nothingToRemark] : composed.results;
      results.replaceChildren(
        ...found.map((result) => {
          const item = document.createElement('li');
          item.textContent = result;
          return item;
        }),
      );
      note.textContent = composed.words;
    });
  };
  form.addEventListener('submit', write);
  if ('pressed' in form.dataset) write();
}

const found = document.querySelector<HTMLFormElement>('form[data-example]');
if (found) begin(found);
