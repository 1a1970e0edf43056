export interface PrintedPicture {
  src: string;
  alt: string;
  width: number;
  height: number;
}
