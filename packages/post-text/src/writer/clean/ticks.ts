const LINE = /^([^\S\n]*(?:[-*•+–]|\d{1,2}[.)])?[^\S\n]*)\[([ xX✓✔]?)\][^\S\n]+(?=\S)/gmu;
const DONE = /[xX✓✔]/u;

/**
 * Notes with the boxes of a checklist read: what is ticked is done and stands as an item. What is not, beside something that is, is
 * still to be done and no matter for readers; a list without a tick is one for them.
 */
export function readTicks(notes: string): string {
  const boxes = [...notes.matchAll(LINE)];
  if (boxes.length === 0) return notes;
  const someDone = boxes.some(([, , box = '']) => DONE.test(box));
  return notes.replace(LINE, (_, mark: string, box: string) =>
    someDone && !DONE.test(box) ? `${mark === '' ? '- ' : mark}TODO ` : mark,
  );
}
