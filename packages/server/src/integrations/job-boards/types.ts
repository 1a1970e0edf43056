import type { JobBoardKind, PayPeriod, Workplace } from '@limelight/contracts';

/** One company's board, or with an empty `company` a board of many. Lever's European boards begin with `eu:`. */
export interface BoardRef {
  kind: JobBoardKind;
  company: string;
}

/** Integers in the currency's minor units; one of the two bounds may be missing. */
export interface Pay {
  minMinor: number | null;
  maxMinor: number | null;
  currency: string;
  /** Null when the advertisement does not say. */
  period: PayPeriod | null;
}

/** An opening as its board has it now, in one form for every board. */
export interface JobAd {
  board: JobBoardKind;
  /** Unique within the board and company. */
  externalId: string;
  url: string;
  title: string;
  company: string;
  /** As written, without blanks at the ends, each once. */
  places: string[];
  workplace: Workplace | null;
  employment: string | null;
  department: string | null;
  /** Plain text with line breaks. */
  text: string;
  pay: Pay | null;
  publishedAt: Date | null;
  updatedAt: Date | null;
}

/** What the last read left behind for the next one. */
export interface ReadMark {
  etag: string | null;
  lastModified: string | null;
}

export interface BoardRead {
  ads: JobAd[];
  /** Ads left out because they could not be understood or the board has more than we take. */
  skipped: number;
  mark: ReadMark;
}

/** Pages of one board that were read, or null when nothing changed since `mark`. */
export type BoardReader = (read: ReadJson, ref: BoardRef, mark: ReadMark | null) => Promise<BoardRead | null>;

export type ReadJson = (path: string, mark?: ReadMark | null) => Promise<JsonAnswer | null>;

export interface JsonAnswer {
  body: unknown;
  mark: ReadMark;
}

export type BoardFault = 'unknown' | 'busy' | 'down' | 'unreadable' | 'too-large';

/** Why a board gave nothing. `retryAfterSeconds` is the board's own word, if it had one. */
export class BoardError extends Error {
  readonly fault: BoardFault;
  readonly retryAfterSeconds: number | null;

  constructor(fault: BoardFault, retryAfterSeconds: number | null = null) {
    super(`job board: ${fault}`);
    this.name = 'BoardError';
    this.fault = fault;
    this.retryAfterSeconds = retryAfterSeconds;
  }
}
