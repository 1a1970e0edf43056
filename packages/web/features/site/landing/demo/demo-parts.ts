export interface DemoParts {
  idea: HTMLTextAreaElement;
  post: HTMLElement;
  room: HTMLElement;
  by: HTMLElement;
  checks: HTMLElement;
  said: HTMLElement;
  chosenFormat: () => string | undefined;
  /** Says below the form where the notes go. */
  explain: (words: string) => void;
  /** Shows a complaint below the form. Null restores what was there. */
  complain: (complaint: string | null) => void;
  /** The checks are hidden while a post is being written. */
  busy: (busy: boolean) => void;
  remark: (words: string, open: boolean) => HTMLLIElement;
}

/** Finds the editor on the page. Null when there is none. */
export function findDemo(): DemoParts | null {
  const place = document.querySelector<HTMLElement>('[data-demo]');
  const find = (selector: string) => place?.querySelector<HTMLElement>(selector) ?? null;
  const form = place?.querySelector('form');
  const idea = place?.querySelector('textarea');
  const [post, room, by, checks, said, note] = [
    '[data-post]',
    '[data-room]',
    '[data-by]',
    '[data-checks]',
    '[data-said]',
    '#demo-note',
  ].map(find);
  if (!form || !idea || !post || !room || !by || !checks || !said || !note) return null;
  let explanation = note.textContent;
  return {
    idea,
    post,
    room,
    by,
    checks,
    said,
    chosenFormat: () => form.querySelector<HTMLInputElement>('input:checked')?.value,
    explain(words) {
      explanation = words;
      if (!idea.hasAttribute('aria-invalid')) note.textContent = words;
    },
    complain(complaint) {
      note.textContent = complaint ?? explanation;
      if (complaint === null) idea.removeAttribute('aria-invalid');
      else idea.setAttribute('aria-invalid', 'true');
    },
    busy(busy) {
      post.setAttribute('aria-busy', String(busy));
      checks.setAttribute('aria-hidden', String(busy));
    },
    remark(words, open) {
      const item = document.createElement('li');
      item.toggleAttribute('data-open', open);
      const text = document.createElement('span');
      text.textContent = words;
      item.append(text);
      return item;
    },
  };
}
