/** The position of a text offset in the copy behind the field. */
export function rectAt(copy: HTMLElement, offset: number): DOMRect | null {
  const walker = document.createTreeWalker(copy, NodeFilter.SHOW_TEXT);
  let left = offset;
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const { length } = node.textContent ?? '';
    if (left <= length) {
      const range = document.createRange();
      range.setStart(node, left);
      range.setEnd(node, left);
      return range.getBoundingClientRect();
    }
    left -= length;
  }
  return null;
}

/** Space kept visible around a place, in px. */
const margin = 40;

/** The visible area of the text: the nearest scrolling element, or the page, whose ends are covered by bars. */
function viewOf(copy: HTMLElement): { scroller: Element; top: number; bottom: number } | null {
  for (
    let element = copy.parentElement;
    element && element !== document.body;
    element = element.parentElement
  ) {
    if (!/auto|scroll/.test(getComputedStyle(element).overflowY)) continue;
    if (element.scrollHeight <= element.clientHeight) continue;
    const { top, bottom } = element.getBoundingClientRect();
    return { scroller: element, top: top + margin, bottom: bottom - margin };
  }
  const scroller = document.scrollingElement;
  return scroller && { scroller, ...uncovered(copy) };
}

/** The part of the window in which the text is not covered by a bar, as far as the text is visible. */
function uncovered(copy: HTMLElement): { top: number; bottom: number } {
  const height = window.visualViewport?.height ?? window.innerHeight;
  const paper = copy.parentElement;
  const { left, width } = copy.getBoundingClientRect();
  const shown = Array.from({ length: Math.floor(height / 8) }, (_, index) => index * 8).filter(
    (y) => paper?.contains(document.elementFromPoint(left + width / 2, y)) === true,
  );
  const [first = height * 0.35, last = height * 0.6] = [shown[0], shown.at(-1)];
  return { top: first + 8, bottom: Math.max(last, first + 3 * margin) - 8 };
}

/** Scrolls to a place with the lines around it. Does nothing when it is already visible. */
export function reveal(copy: HTMLElement, { start, end }: { start: number; end: number }): void {
  const from = rectAt(copy, start);
  const view = viewOf(copy);
  if (from === null || view === null) return;
  const to = rectAt(copy, end) ?? from;
  if (from.top >= view.top && (to.bottom <= view.bottom || from.top <= view.top + margin)) return;
  const fits = to.bottom - from.top <= view.bottom - view.top;
  const wanted = fits ? (view.top + view.bottom - (to.bottom - from.top)) / 2 : view.top;
  view.scroller.scrollTop += from.top - wanted;
}
