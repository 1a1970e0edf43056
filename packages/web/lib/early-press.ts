/**
 * For the scripts of prerendered pages: marks `element` as ready and returns whether its button was pressed before
 * that, which `first-paint.js` recorded. Such an element is rendered with `data-waits=""`.
 */
export function takeEarlyPress(element: HTMLElement): boolean {
  const pressed = element.dataset['waits'] === 'pressed';
  delete element.dataset['waits'];
  return pressed;
}
