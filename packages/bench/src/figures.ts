/** The p-th percentile (0–100) by nearest rank. Throws on an empty list. */
export function percentile(values: readonly number[], p: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  const value = sorted[Math.max(0, Math.ceil((p / 100) * sorted.length) - 1)];
  if (value === undefined) throw new Error('no measurements');
  return value;
}

export const median = (values: readonly number[]): number => percentile(values, 50);

export const rounded = (value: number, digits = 1): number => Number(value.toFixed(digits));

export interface Figure {
  name: string;
  value: string;
  target?: string;
  reached?: boolean;
}

export interface Measurement {
  title: string;
  /** A description of the measurement, so that others can judge it. */
  method: string;
  figures: Figure[];
}
