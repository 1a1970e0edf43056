import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { creditMailbox, giveBack, takeSoonest, type OpenLot } from './rules.ts';

const lots = fc
  .array(
    fc.record({
      remaining: fc.integer({ min: 0, max: 500 }),
      days: fc.option(fc.integer({ min: 1, max: 40 })),
    }),
    { maxLength: 8 },
  )
  .map((rows) =>
    rows.map(({ remaining, days }, index): OpenLot => ({
      id: `lot-${index}`,
      remaining,
      expiresAt: days === null ? null : new Date(days * 86_400_000),
    })),
  );
const total = (shares: readonly { amount: number }[]) => shares.reduce((sum, share) => sum + share.amount, 0);
const lapse = (lot: { expiresAt: Date | null }) => lot.expiresAt?.getTime() ?? Number.POSITIVE_INFINITY;

describe('spending', () => {
  it('takes exactly the amount, or nothing when it is not there', () => {
    fc.assert(
      fc.property(lots, fc.integer({ min: 0, max: 3000 }), (open, amount) => {
        const shares = takeSoonest(open, amount);
        const held = open.reduce((sum, lot) => sum + lot.remaining, 0);
        expect(shares === null ? null : total(shares)).toBe(amount > held ? null : amount);
        for (const share of shares ?? []) {
          expect(share.amount).toBeLessThanOrEqual(
            open.find((lot) => lot.id === share.lotId)?.remaining ?? 0,
          );
        }
      }),
    );
  });

  it('leaves nothing in a lot that lapses before one it took from', () => {
    fc.assert(
      fc.property(lots, fc.integer({ min: 1, max: 1500 }), (open, amount) => {
        const shares = takeSoonest(open, amount) ?? [];
        const last = Math.max(...shares.map(lapse));
        for (const lot of open.filter((candidate) => lapse(candidate) < last)) {
          expect(total(shares.filter((share) => share.lotId === lot.id))).toBe(lot.remaining);
        }
      }),
    );
  });

  it('gives back as if only what was used had been taken', () => {
    fc.assert(
      fc.property(
        lots,
        fc.integer({ min: 0, max: 1500 }),
        fc.double({ min: 0, max: 1, noNaN: true }),
        (open, amount, part) => {
          const taken = takeSoonest(open, amount);
          if (taken === null) return;
          const used = Math.floor(amount * part);
          const back = giveBack(taken, used);
          const kept = new Map(taken.map((share) => [share.lotId, share.amount]));
          for (const share of back) kept.set(share.lotId, (kept.get(share.lotId) ?? 0) - share.amount);
          const alone = new Map((takeSoonest(open, used) ?? []).map((share) => [share.lotId, share.amount]));
          for (const [lotId, left] of kept) expect(left).toBe(alone.get(lotId) ?? 0);
        },
      ),
    );
  });
});

it.each([
  ['Asha+News+2@Example.com', 'asha@example.com'],
  ['a.s.h.a@example.com', 'a.s.h.a@example.com'],
  ['A.s.h.a+x@Gmail.com', 'asha@gmail.com'],
  ['as.ha@googlemail.com', 'asha@gmail.com'],
  ['+only@example.com', '+only@example.com'],
  ['plain@exa+mple.com', 'plain@exa+mple.com'],
])('the credits of %j are those of %j', (given, mailbox) => {
  expect(creditMailbox(given)).toBe(mailbox);
});
