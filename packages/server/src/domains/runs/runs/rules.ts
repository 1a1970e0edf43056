import type { StepStatus } from '@limelight/contracts';
import type { Boxed } from './tables.ts';

/** The limit of a stored step result in UTF-16 units. Files belong in storage instead. */
const resultLimit = 2_000_000;

/** The result of a step after a round trip through JSON, so that a first and a resumed run see the same value. */
export function stepResultOf<T>(stored: Boxed | null): T {
  const json = JSON.stringify(stored?.value);
  if (json !== undefined && json.length > resultLimit)
    throw new Error('A step gave a result that is too large.');
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the engine stored it as this step's result
  return (json === undefined ? undefined : JSON.parse(json)) as T;
}

/** Whether a step has its result and is not repeated when the run is resumed. */
export const isComplete = ({ status }: { status: StepStatus }) => status === 'done' || status === 'skipped';

/** The data of a model's step without the fields that are not stored. */
export function storedData<Data>(data: Data, unstored: readonly (keyof Data)[]): Data {
  if (unstored.length === 0) return data;
  const stored = { ...data };
  for (const field of unstored) delete stored[field];
  return stored;
}

/** Stored data, which its owner may have edited, with the fields that were not stored. */
export function wholeData<Data>(stored: Data, data: Data, unstored: readonly (keyof Data)[]): Data {
  const whole = { ...stored };
  for (const field of unstored) whole[field] = data[field];
  return unstored.length === 0 ? stored : whole;
}

export function chargeWithin(price: number, charge: number): number {
  if (Number.isNaN(charge)) throw new Error('A run gave no charge.');
  return Math.max(0, Math.min(price, Math.floor(Math.min(charge, price))));
}

/** The position of a follower in a run: `attempt.revision.characters`. */
export interface EventCursor {
  attempt: number;
  revision: number;
  characters: number;
}

const cursorPattern = /^(\d{1,6})\.(\d{1,9})\.(\d{1,9})$/;
export const startCursor: EventCursor = { attempt: 0, revision: -1, characters: 0 };

export const formatCursor = ({ attempt, revision, characters }: EventCursor) =>
  `${attempt}.${Math.max(revision, 0)}.${characters}`;

/** Parses `Last-Event-ID`. Anything invalid starts from the beginning. */
export function readCursor(given: string | null): EventCursor {
  const [, attempt, revision, characters] = cursorPattern.exec(given ?? '') ?? [];
  if (attempt === undefined) return startCursor;
  return { attempt: Number(attempt), revision: Number(revision), characters: Number(characters) };
}

/** The delay in seconds before a retry after an unexpected failure. */
export const retryDelaySeconds = (attempts: number) => Math.min(60, 2 ** attempts);
