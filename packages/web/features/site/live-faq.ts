// The search of the prerendered FAQ. Hides the questions that do not match.
import { answers } from './search-faq.ts';

function begin(field: HTMLInputElement, none: HTMLOutputElement): void {
  const categories = Array.from(
    document.querySelectorAll<HTMLElement>('main section:has(details)'),
    (element) => ({
      element,
      items: Array.from(element.querySelectorAll('details'), (item) => ({
        item,
        question: item.querySelector('summary')?.textContent ?? '',
        answer: item.querySelector('p')?.textContent ?? '',
      })),
    }),
  );
  const nothing = document.querySelector<HTMLTemplateElement>('template[data-nothing]');
  const search = () => {
    for (const { element, items } of categories) {
      for (const one of items) one.item.hidden = !answers(one, field.value);
      element.hidden = items.every(({ item }) => item.hidden);
    }
    const found = categories.some(({ element }) => !element.hidden);
    if (found) none.replaceChildren();
    else if (none.childElementCount === 0 && nothing) none.append(nothing.content.cloneNode(true));
  };
  field.addEventListener('input', search);
  // A restored page keeps the text of the search field.
  window.addEventListener('pageshow', search);
  none.addEventListener('click', ({ target }) => {
    if (!(target instanceof Element) || !target.closest('button')) return;
    field.value = '';
    search();
    field.focus();
  });
  search();
}

const field = document.querySelector<HTMLInputElement>('input[type="search"]');
const none = document.querySelector<HTMLOutputElement>('output[data-none]');
if (field && none) begin(field, none);
