import { carriedAddress, carriedPath } from '../../../../lib/carried.ts';
import { currentTime } from '../../../../lib/clock.ts';
import { fetchScript } from '../../../../lib/fetch-script.ts';
import { takeEarlyPress } from '../../../../lib/early-press.ts';

/**
 * The landing page's live editor, whose writer is loaded on first use. It shows a finished post until the visitor asks
 * for their own.
 */
export function beginDemo(): void {
  const place = document.querySelector<HTMLElement>('[data-demo]');
  const form = place?.querySelector('form');
  const idea = place?.querySelector('textarea');
  if (!place || !form || !idea) return;
  const find = (selector: string) => place.querySelector(selector);
  const fetchWriter = () => fetchScript(place.dataset['writer'] ?? '', () => window.writeDemo);

  const write = async () => {
    const writeDemo = await fetchWriter();
    const note = find('#demo-note');
    if (writeDemo) await writeDemo();
    else if (note) note.textContent = 'The editor did not load. Check your connection and try again.';
  };

  form.addEventListener('focusin', () => void fetchWriter(), { once: true });
  // A different format produces a new post at once.
  form.addEventListener('change', (event) => {
    if (event.target !== idea) void write();
  });
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    void write();
  });
  const carry = (event: Event) => {
    // The room holds the whole draft while it is being typed out.
    const draft = find('[data-room]')?.textContent ?? '';
    const to = carriedAddress({ notes: idea.value, draft }, currentTime());
    if (to === carriedPath || event.type !== 'click') return;
    event.preventDefault();
    window.location.assign(to);
  };
  for (const type of ['click', 'auxclick']) find('[data-continue]')?.addEventListener(type, carry);
  if (takeEarlyPress(form)) void write();
}
