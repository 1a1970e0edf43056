import type { JobBoardKind, JobLevel, PayPeriod, Workplace } from '@limelight/contracts';

/**
 * A company's board, or with an empty `company` a board shared by many. The names of Lever's European boards begin
 * with `eu:`. The `company` of a feed is its address.
 */
export interface BoardRef {
  kind: JobBoardKind;
  company: string;
}

/** Integers in the currency's minor unit. One of the bounds may be missing. */
export interface Pay {
  minMinor: number | null;
  maxMinor: number | null;
  currency: string;
  /** Null when not stated. */
  period: PayPeriod | null;
}

export interface JobAd {
  board: JobBoardKind;
  /** Unique within the board and company. */
  externalId: string;
  url: string;
  title: string;
  company: string;
  /** As written, trimmed and without duplicates. */
  places: string[];
  workplace: Workplace | null;
  employment: string | null;
  /** The value of the board's level field. Empty if it has none. */
  levels: JobLevel[];
  department: string | null;
  /** Plain text with line breaks. */
  text: string;
  pay: Pay | null;
  publishedAt: Date | null;
  updatedAt: Date | null;
}

/** The validators of the last response, for a conditional request. */
export interface ReadMark {
  etag: string | null;
  lastModified: string | null;
}

export interface BoardPage {
  ads: JobAd[];
  /** The number of ads left out because they were invalid or exceeded the limit. */
  skipped: number;
}

export interface BoardRead extends BoardPage {
  /** The name of the board itself, if it is not the company's. */
  name?: string;
  mark: ReadMark;
}

export interface BoardAnswer {
  body: Uint8Array;
  mark: ReadMark;
}

export type BoardFault = 'unknown' | 'busy' | 'down' | 'unreadable' | 'too-large';

/** A board could not be read. `retryAfterSeconds` is the delay it requested, if any. */
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
