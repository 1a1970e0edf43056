import type { TextRole } from '../draw/canvas.ts';

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** A word or emoji. `x` and `y` are the left end of its baseline. */
export interface PlacedWord {
  kind: 'word' | 'emoji';
  text: string;
  /** Whether white space follows it in the source text. */
  spaced: boolean;
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface PlacedText extends Box {
  kind: 'text';
  text: string;
  role: TextRole;
  field: string | null;
  link: string | null;
  fontStack: string;
  bold: boolean;
  fontSize: number;
  lineHeight: number;
  letterSpacing: number;
  color: string;
  align: 'start' | 'center' | 'end';
  rightToLeft: boolean;
  words: PlacedWord[];
}

export interface PlacedFill extends Box {
  kind: 'fill';
  fill: string | null;
  radius: number;
  border: { width: number; color: string } | null;
}

export interface PlacedShape extends Box {
  kind: 'shape';
  d: string;
  /** The coordinate system of the path. */
  field: { width: number; height: number };
  fill: string | null;
  stroke: string | null;
  strokeWidth: number;
}

export interface PlacedPicture extends Box {
  kind: 'picture';
  key: string;
  alt: string;
  fit: 'cover' | 'contain';
  radius: number;
  src: string;
  natural: { width: number; height: number };
}

export type Placed = PlacedText | PlacedFill | PlacedShape | PlacedPicture;
