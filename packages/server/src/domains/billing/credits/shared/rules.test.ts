import fc from 'fast-check';
import { expect, it } from 'vitest';
import { monthStart, shareBack } from './rules.ts';

const lot = fc
  .record({
    giverId: fc.constantFrom('ann', 'ben', 'cem'),
    amount: fc.integer({ min: 1, max: 2_000_000_000 }),
    used: fc.double({ min: 0, max: 1, noNaN: true }),
    day: fc.option(fc.integer({ min: 1, max: 3 })),
  })
  .map(({ giverId, amount, used, day }) => ({
    giverId,
    amount,
    remaining: Math.floor(amount * (1 - used)),
    expiresAt: day === null ? null : new Date(day * 86_400_000),
  }));

it('returns exactly what is left, to nobody more than they gave, and in proportion', () => {
  fc.assert(
    fc.property(fc.array(lot, { maxLength: 12 }), (lots) => {
      const shares = shareBack(lots);
      for (const time of new Set(lots.map(({ expiresAt }) => expiresAt?.getTime()))) {
        const same = ({ expiresAt }: { expiresAt: Date | null }) => expiresAt?.getTime() === time;
        const total = (numbers: readonly number[]) => numbers.reduce((sum, one) => sum + one, 0);
        const left = total(lots.filter(same).map(({ remaining }) => remaining));
        const given = total(lots.filter(same).map(({ amount }) => amount));
        expect(total(shares.filter(same).map(({ amount }) => amount))).toBe(left);
        for (const share of shares.filter(same)) {
          const own = total(
            lots.filter((one) => same(one) && one.giverId === share.giverId).map(({ amount }) => amount),
          );
          expect(share.amount).toBeLessThanOrEqual(own);
          expect(Math.abs(share.amount - (left * own) / given)).toBeLessThanOrEqual(2);
        }
      }
    }),
  );
});

it('counts months in UTC', () => {
  expect(monthStart(Date.parse('2027-02-28T23:30:00-02:00')).toISOString()).toBe('2027-03-01T00:00:00.000Z');
});
