import type { Pay } from '../../../integrations/job-boards/index.ts';

const perYear = { year: 1, month: 12, week: 48, day: 220, hour: 1760 } as const;

/** The upper bound of a pay as whole units a year, with the usual working days; null when it does not say how often it is paid. */
export function yearlyPay(pay: Pay | null): number | null {
  if (pay === null || pay.period === null) return null;
  const digits = new Intl.NumberFormat('en', { style: 'currency', currency: pay.currency }).resolvedOptions();
  const units = (pay.maxMinor ?? pay.minMinor ?? 0) / 10 ** (digits.maximumFractionDigits ?? 2);
  const yearly = Math.round(units * perYear[pay.period]);
  return yearly > 0 && yearly < 1e12 ? yearly : null;
}
