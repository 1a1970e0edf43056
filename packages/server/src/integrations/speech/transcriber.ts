import type { Transcriber as About } from '@limelight/contracts';

/** A part of a recording: 16-bit samples, one channel at 16 kHz. */
export interface Piece {
  samples: Uint8Array<ArrayBuffer>;
  /** ISO 639-1; null to find out. */
  language: string | null;
  /** Names that may be said, so that they are spelt right. */
  names: readonly string[];
}

/** Words with the seconds between which they are said, counted from the beginning of the piece. */
export interface HeardPart {
  from: number;
  to: number;
  text: string;
}

export interface Heard {
  text: string;
  /** The text in parts, where the transcriber tells when each is said. */
  parts: HeardPart[];
}

/** Turns sound into text. Refuses with `transcriber_away` and `transcriber_refused`. */
export interface Transcriber {
  about: About;
  /** The languages that it knows, in ISO 639-1; null if it does not tell. */
  languages: readonly string[] | null;
  /** The number of pieces it should be given at once. */
  atOnce: number;
  listen(piece: Piece, signal: AbortSignal): Promise<Heard>;
}
