/** What the printed page of the graphic generator shows before it is touched. */
export const firstGraphic = '41 → 63%\nof people finish the form since it has four fields fewer';
