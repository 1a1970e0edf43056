export interface DemoParts {
  place: HTMLElement;
  form: HTMLFormElement;
  idea: HTMLTextAreaElement;
  post: HTMLElement;
  room: HTMLElement;
  checks: HTMLElement;
  said: HTMLElement;
  chosenFormat: () => string | undefined;
  /** Shows a message below the form. Null restores the original text. */
  complain: (complaint: string | null) => void;
  /** The checks are hidden while a post is being written. */
  busy: (busy: boolean) => void;
  remark: (words: string, missing: boolean) => HTMLLIElement;
}

/** Finds the editor on the page. Null when there is none. */
export function findDemo(): DemoParts | null {
  const place = document.querySelector<HTMLElement>('[data-demo]');
  const find = (selector: string) => place?.querySelector<HTMLElement>(selector) ?? null;
  const form = place?.querySelector('form');
  const idea = place?.querySelector('textarea');
  const [post, room, checks, said, note] = [
    '[data-post]',
    '[data-room]',
    '[data-checks]',
    '[data-said]',
    '#demo-note',
  ].map(find);
  if (!place || !form || !idea || !post || !room || !checks || !said || !note) return null;
  const printedNote = note.textContent;
  return {
    place,
    form,
    idea,
    post,
    room,
    checks,
    said,
    chosenFormat: () => form.querySelector<HTMLInputElement>('input:checked')?.value,
    complain(complaint) {
      note.textContent = complaint ?? printedNote;
      if (complaint === null) idea.removeAttribute('aria-invalid');
      else idea.setAttribute('aria-invalid', 'true');
    },
    busy(busy) {
      post.setAttribute('aria-busy', String(busy));
      checks.setAttribute('aria-hidden', String(busy));
    },
    remark(words, missing) {
      const item = document.createElement('li');
      item.toggleAttribute('data-missing', missing);
      const text = document.createElement('span');
      text.textContent = words;
      item.append(text);
      return item;
    },
  };
}
