import type { Pay } from '../../../../integrations/job-boards/index.ts';

const perYear = { year: 1, month: 12, week: 48, day: 220, hour: 1760 } as const;

/**
 * The upper bound in whole currency units per year, assuming 48 weeks, 220 days or 1,760 hours. Null if the pay period
 * is unknown.
 */
export function yearlyPay(pay: Pay | null): number | null {
  if (pay === null || pay.period === null) return null;
  const digits = new Intl.NumberFormat('en', { style: 'currency', currency: pay.currency }).resolvedOptions();
  const units = (pay.maxMinor ?? pay.minMinor ?? 0) / 10 ** (digits.maximumFractionDigits ?? 2);
  const yearly = Math.round(units * perYear[pay.period]);
  return yearly > 0 && yearly < 1e12 ? yearly : null;
}
