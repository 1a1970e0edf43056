/**
 * For the script of a printed page: `element` waits for it no longer. Tells whether its button was pressed meanwhile, which
 * `first-paint.js` kept. The page prints such an element with `data-waits=""`.
 */
export function takeEarlyPress(element: HTMLElement): boolean {
  const pressed = element.dataset['waits'] === 'pressed';
  delete element.dataset['waits'];
  return pressed;
}
