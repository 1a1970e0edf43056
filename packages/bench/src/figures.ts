/** The p-th percentile (0–100) by nearest rank. Throws on no values. */
export function percentile(values: readonly number[], p: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  const value = sorted[Math.max(0, Math.ceil((p / 100) * sorted.length) - 1)];
  if (value === undefined) throw new Error('no measurements');
  return value;
}

export const median = (values: readonly number[]): number => percentile(values, 50);

export const rounded = (value: number, digits = 1): number => Number(value.toFixed(digits));

/** One line of what was seen: a figure, the aim, and whether it was reached. */
export interface Figure {
  name: string;
  value: string;
  target?: string;
  reached?: boolean;
}

export interface Measurement {
  title: string;
  /** What was run, so that somebody else can judge it. */
  method: string;
  figures: Figure[];
}
