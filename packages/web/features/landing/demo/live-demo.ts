import { fetchScript } from '../../../lib/fetch-script.ts';
import { takeEarlyPress } from '../../../lib/early-press.ts';
import { findDemo, type DemoParts } from './demo-parts.ts';
import { demoFormats, wouldHelp, type DemoPost } from './sample.ts';

const wordMs = 38;
const longestWritingMs = 4000;
const empty = 'Enter a few words about your post.';
const notLoaded = 'The editor did not load. Check your connection and try again.';

function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      signal.removeEventListener('abort', end);
      resolve();
    };
    const timer = setTimeout(end, ms);
    signal.addEventListener('abort', end);
  });
}

const wantsStill = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Types out a post word by word in space reserved for all of it. Ends early when `signal` aborts. */
async function writeOut({ text, good, missing }: DemoPost, parts: DemoParts, signal: AbortSignal) {
  parts.room.textContent = text;
  parts.checks.replaceChildren(
    ...good.map((words) => parts.remark(words, false)),
    ...missing.map((words) => parts.remark(wouldHelp + words, true)),
  );
  parts.busy(true);
  const words = wantsStill() ? [] : (text.match(/\s*\S+/gu) ?? []);
  const step = Math.min(wordMs, longestWritingMs / Math.max(1, words.length));
  let shown = '';
  for (const word of words) {
    shown += word;
    parts.post.textContent = shown;
    await pause(step, signal);
    if (signal.aborted) return;
  }
  parts.post.textContent = text;
  parts.busy(false);
}

/** The landing page's live editor. Shows the finished post until the visitor asks for their own. */
export function beginDemo(): void {
  const found = findDemo();
  if (!found) return;
  const parts = found;
  const { place, form, idea } = parts;
  let running = new AbortController();

  const begin = () => {
    running.abort();
    running = new AbortController();
    return running.signal;
  };
  const fetchWriter = () => fetchScript(place.dataset['writer'] ?? '', () => window.composeDemo);

  const write = async () => {
    if (idea.value.trim() === '') {
      parts.complain(empty);
      return;
    }
    parts.complain(null);
    const signal = begin();
    const note = idea.value;
    const compose = await fetchWriter();
    if (signal.aborted) return;
    if (!compose) {
      parts.complain(notLoaded);
      return;
    }
    const format = demoFormats.find((one) => one === parts.chosenFormat()) ?? demoFormats[0];
    const next = compose(note, format);
    await writeOut(next, parts, signal);
    if (!signal.aborted) parts.said.textContent = `Written: ${next.text}`;
  };

  form.addEventListener('focusin', () => void fetchWriter(), { once: true });
  // A different format produces a new post at once.
  form.addEventListener('change', (event) => {
    if (event.target !== idea) void write();
  });
  idea.addEventListener('input', () => parts.complain(null));
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    void write();
  });
  if (takeEarlyPress(form)) void write();
}
