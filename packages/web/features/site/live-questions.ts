import { takeEarlyPress } from '../../lib/early-press.ts';

/** Makes the button below the first questions show and hide the others. */
export function beginQuestions(): void {
  const button = document.querySelector<HTMLButtonElement>('button[aria-controls="other-questions"]');
  const others = document.getElementById('other-questions');
  if (!button || !others) return;
  const more = button.textContent;
  const toggle = () => {
    others.hidden = !others.hidden;
    button.setAttribute('aria-expanded', String(!others.hidden));
    button.textContent = others.hidden ? more : (button.dataset['less'] ?? more);
  };
  button.addEventListener('click', toggle);
  if (takeEarlyPress(button)) toggle();
}
