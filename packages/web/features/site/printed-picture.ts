/** A picture that is part of a printed page. */
export interface PrintedPicture {
  src: string;
  alt: string;
  width: number;
  height: number;
}
