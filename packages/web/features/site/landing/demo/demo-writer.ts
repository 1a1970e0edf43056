// The landing page's writer, loaded when its editor is first used.
import { askModel, findModel, writtenBy } from '../../../../lib/ask-model.ts';
import { composeDemo } from './compose.ts';
import { findDemo, type DemoParts } from './demo-parts.ts';
import { demoFormats, type DemoFormat, type DemoPost } from './sample.ts';

const wordMs = 38;
const longestWritingMs = 4000;
const empty = 'Enter a few words about your post.';
const inBrowser =
  'No AI model is connected here, so the post is made of your own sentences. Nothing you type is sent.';
const sentTo = (model: string) =>
  `Your notes are sent to ${model}, the model this site uses. We store neither them nor the post.`;

const model = findModel(new AbortController().signal);

/** Asks the model if there is one, and otherwise, or when it does not answer, outlines the notes. */
async function compose(notes: string, format: DemoFormat, signal: AbortSignal): Promise<DemoPost> {
  if ((await model) === null) return composeDemo(notes, format);
  const answer = await askModel({ tool: 'post', notes, format, tone: 'plain' }, signal);
  if (answer.kind === 'refused') return composeDemo(notes, format, answer.words);
  const [text = ''] = answer.lines;
  if (text === '') return composeDemo(notes, format);
  return {
    text,
    by: writtenBy(answer.writer, null),
    good: answer.doubts.length === 0 ? ['No numbers, names or quotes outside your notes'] : [],
    open: answer.doubts.map((words) => `Check: ${words}`),
  };
}

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
async function typeOut({ text, by, good, open }: DemoPost, parts: DemoParts, signal: AbortSignal) {
  parts.room.textContent = text;
  parts.by.textContent = by;
  parts.checks.replaceChildren(
    ...good.map((words) => parts.remark(words, false)),
    ...open.map((words) => parts.remark(words, true)),
  );
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
}

function begin(parts: DemoParts): () => Promise<void> {
  const { idea } = parts;
  let running = new AbortController();
  void model.then((name) => parts.explain(name === null ? inBrowser : sentTo(name)));
  idea.addEventListener('input', () => parts.complain(null));
  return async () => {
    if (idea.value.trim() === '') return parts.complain(empty);
    parts.complain(null);
    running.abort();
    running = new AbortController();
    const { signal } = running;
    const format = demoFormats.find((one) => one === parts.chosenFormat()) ?? demoFormats[0];
    parts.busy(true);
    const post = await compose(idea.value, format, signal);
    if (signal.aborted) return undefined;
    await typeOut(post, parts, signal);
    if (signal.aborted) return undefined;
    parts.busy(false);
    parts.said.textContent = `Written: ${post.text}`;
    return undefined;
  };
}

const parts = findDemo();
if (parts !== null) window.writeDemo = begin(parts);
