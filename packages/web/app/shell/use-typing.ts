import { useEffect } from 'react';

/** A visible share of the window below this means that an on-screen keyboard covers the rest. */
const leftByKeyboard = 0.75;

/** True when an on-screen keyboard covers part of the window: `seen` is the visible height, `whole` the full height. */
export function isKeyboardOpen(seen: number, whole: number): boolean {
  return seen < whole * leftByKeyboard;
}

/**
 * Sets `data-typing` on the page while a longer text is typed on a phone's keyboard, which hides everything not needed
 * for it.
 */
export function useTyping(): void {
  useEffect(() => {
    const root = document.documentElement;
    const visual = window.visualViewport;
    const look = () => {
      const writes = document.activeElement instanceof HTMLTextAreaElement;
      const open = isKeyboardOpen(visual?.height ?? window.innerHeight, window.screen.height);
      root.toggleAttribute('data-typing', writes && open);
    };
    // The delay lets a press that ends typing finish before the bars return and move the pressed element.
    const lookSoon = () => window.setTimeout(look, 250);
    visual?.addEventListener('resize', look);
    document.addEventListener('focusin', look);
    document.addEventListener('focusout', lookSoon);
    return () => {
      visual?.removeEventListener('resize', look);
      document.removeEventListener('focusin', look);
      document.removeEventListener('focusout', lookSoon);
      root.removeAttribute('data-typing');
    };
  }, []);
}
