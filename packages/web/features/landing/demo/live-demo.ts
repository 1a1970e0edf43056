import { fetchScript } from '../../../lib/fetch-script.ts';
import { takeEarlyPress } from '../../../lib/early-press.ts';
import { findDemo, type DemoParts } from './demo-parts.ts';
import { demoFormats, sampleIdea, wouldHelp, type DemoPost } from './sample.ts';

const letterMs = 16;
const wordMs = 38;
const longestWritingMs = 4000;
/** How long the printed post is left to be read before the editor plays by itself. */
const readingMs = 1200;
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

/** Shows a post word by word, in the room that the whole of it takes. Ends early when `signal` does. */
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

/** The live editor of the first page: plays once by itself when it is in sight, then belongs to the visitor. */
export function beginDemo(): void {
  const found = findDemo();
  if (!found) return;
  const parts = found;
  const { place, form, idea } = parts;
  const printed = parts.readPrinted();
  let running = new AbortController();
  let playing = true;
  let typing = false;

  const begin = () => {
    running.abort();
    running = new AbortController();
    return running.signal;
  };
  const fetchWriter = () => fetchScript(place.dataset['writer'] ?? '', () => window.composeDemo);

  /** The visitor touches the editor: what plays by itself stops, and the writer comes. */
  const takeOver = () => {
    void fetchWriter();
    if (!playing) return;
    playing = false;
    begin();
    if (typing) idea.value = sampleIdea;
    parts.post.textContent = printed.text;
    parts.busy(false);
  };

  const write = async () => {
    playing = false;
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

  const play = async (signal: AbortSignal) => {
    await pause(readingMs, signal);
    if (signal.aborted) return;
    parts.post.textContent = '';
    parts.busy(true);
    typing = true;
    for (let end = 0; end <= sampleIdea.length && !signal.aborted; end += 2) {
      idea.value = sampleIdea.slice(0, end);
      await pause(letterMs, signal);
    }
    if (signal.aborted) return;
    typing = false;
    idea.value = sampleIdea;
    await pause(250, signal);
    if (signal.aborted) return;
    await writeOut(printed, parts, signal);
    if (!signal.aborted) playing = false;
  };

  form.addEventListener('focusin', takeOver);
  idea.addEventListener('input', () => parts.complain(null));
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    void write();
  });
  const early = takeEarlyPress(form);
  if (early || idea.value !== idea.defaultValue || form.contains(document.activeElement)) takeOver();
  if (early) void write();
  if (!playing || wantsStill()) return;
  const { signal } = running;
  const sight = new IntersectionObserver(
    (seen) => {
      if (!seen.some((entry) => entry.isIntersecting)) return;
      sight.disconnect();
      void play(signal);
    },
    { threshold: 0.4 },
  );
  sight.observe(place);
  signal.addEventListener('abort', () => sight.disconnect());
}
