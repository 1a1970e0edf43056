/** A picture embedded in a prerendered page. */
export interface PrintedPicture {
  src: string;
  alt: string;
  width: number;
  height: number;
}
