import { useEffect } from 'react';

/** A window of which less than this is left has a keyboard over the rest. */
const leftByKeyboard = 0.75;

/** Whether a keyboard on the screen is open over a window `seen` high, on a screen `whole` high. */
export function isKeyboardOpen(seen: number, whole: number): boolean {
  return seen < whole * leftByKeyboard;
}

/**
 * Marks the page (`data-typing`) while a longer text is typed on the keyboard of a phone: what is not needed for it then
 * leaves its room to the text.
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
    // A press that ends the typing is over before the bars come back and move what is pressed.
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
