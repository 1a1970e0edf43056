// Loaded by `live-example.js`: replaces the prerendered example with one made from the visitor's own notes.
import { noBrand, type DeckLook } from '@limelight/slides/catalog';
import { exampleKinds } from '../../content/feature.ts';
import type { DrawnPage } from '../../lib/slides/messages.ts';
import { graphicFromText, slidesFromNotes } from '../../lib/slides/plain-slides.ts';
import { SlideRenderer } from '../../lib/slides/renderer.ts';
import { composeExample } from './compose-example.ts';
import { exampleLook, graphicLook } from './example-look.ts';

const empty = 'Enter a few words first.';
const nothingToRemark = 'No clichés found.';
const made = 'Made from your notes, in your browser. Nothing was sent.';
const notDrawn = 'This browser could not draw the slides.';

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
    const found = composeExample(kind, notes.value);
    results.replaceChildren(
      ...(found.length === 0 ? [nothingToRemark] : found).map((result) => {
        const item = document.createElement('li');
        item.textContent = result;
        return item;
      }),
    );
    note.textContent = made;
  };
  form.addEventListener('submit', write);
  if ('pressed' in form.dataset) write();
}

const found = document.querySelector<HTMLFormElement>('form[data-example]');
if (found) begin(found);
