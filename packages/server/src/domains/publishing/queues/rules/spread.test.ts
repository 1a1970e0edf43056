import fc from 'fast-check';
import { expect, it } from 'vitest';
import { keepAway, roomIn, spreadEvenly, stretchesOf, type Stretch } from './spread.ts';

const hours = {
  fromTime: '09:00',
  toTime: '17:00',
  after: new Date('2031-01-01T00:00:00Z'),
  isOff: () => false,
};
const iso = (minutes: readonly number[] | null) =>
  minutes?.map((minute) => new Date(minute * 60_000).toISOString().slice(0, 16)) ?? null;

it('puts one post a day into the middle of its hours', () => {
  const days = stretchesOf({ ...hours, from: '2031-03-10', to: '2031-03-12', timeZone: 'UTC' });
  expect(iso(spreadEvenly(days, 3, 60))).toEqual([
    '2031-03-10T13:00',
    '2031-03-11T13:00',
    '2031-03-12T13:00',
  ]);
});

it('leaves out days that are off and what has passed', () => {
  const days = stretchesOf({
    ...hours,
    from: '2031-03-10',
    to: '2031-03-12',
    timeZone: 'UTC',
    after: new Date('2031-03-10T15:00:00Z'),
    isOff: (date) => date === '2031-03-11',
  });
  expect(days.map(({ from, to }) => iso([from, to]))).toEqual([
    ['2031-03-10T15:01', '2031-03-10T17:00'],
    ['2031-03-12T09:00', '2031-03-12T17:00'],
  ]);
});

it('means the clock of the zone, on the day the clocks change too', () => {
  const [short] = stretchesOf({
    ...hours,
    fromTime: '00:00',
    from: '2031-03-30',
    to: '2031-03-30',
    timeZone: 'Europe/Berlin',
  });
  expect(iso([short?.from ?? 0, short?.to ?? 0])).toEqual(['2031-03-29T23:00', '2031-03-30T15:00']);
  const kolkata = stretchesOf({ ...hours, from: '2031-03-10', to: '2031-03-10', timeZone: 'Asia/Kolkata' });
  expect(iso(kolkata.map(({ from }) => from))).toEqual(['2031-03-10T03:30']);
});

it('keeps its distance from what stands there', () => {
  const day = [{ from: 0, to: 480 }];
  expect(keepAway(day, [240], 60)).toEqual([
    { from: 0, to: 180 },
    { from: 300, to: 480 },
  ]);
  expect(keepAway(day, [-30, 500], 60)).toEqual([{ from: 30, to: 440 }]);
});

it('says nothing fits rather than squeezing', () => {
  expect(spreadEvenly([{ from: 0, to: 100 }], 3, 60)).toBeNull();
  expect(roomIn([{ from: 0, to: 100 }], 60)).toBe(2);
});

const someStretches = fc
  .array(fc.tuple(fc.integer({ min: 1, max: 600 }), fc.integer({ min: 0, max: 600 })), {
    minLength: 1,
    maxLength: 12,
  })
  .map((pairs) => {
    let at = 0;
    return pairs.map(([pause, length]): Stretch => {
      const from = at + pause;
      at = from + length;
      return { from, to: at };
    });
  });

it('whatever the hours and the gap: in order, apart, within the hours, and refused only when it cannot be done', () => {
  fc.assert(
    fc.property(
      someStretches,
      fc.integer({ min: 1, max: 30 }),
      fc.integer({ min: 5, max: 400 }),
      (all, count, gap) => {
        const chosen = spreadEvenly(all, count, gap);
        const room = roomIn(all, gap);
        expect(chosen !== null).toBe(count <= room);
        const times = chosen ?? [];
        expect(times.every((at) => all.some(({ from, to }) => from <= at && at <= to))).toBe(true);
        expect(times.slice(1).every((at, index) => at - (times[index] ?? 0) >= gap)).toBe(true);
      },
    ),
  );
});

it('whatever stands there already: nothing is left closer than the gap, and nothing farther is lost', () => {
  fc.assert(
    fc.property(
      someStretches,
      fc.array(fc.integer({ min: 0, max: 5000 }), { maxLength: 8 }),
      fc.integer({ min: 5, max: 200 }),
      (all, held, gap) => {
        const left = keepAway(all, held, gap);
        const within = (stretches: readonly Stretch[], at: number) =>
          stretches.some(({ from, to }) => from <= at && at <= to);
        for (let at = 0; at < 5000; at += 7) {
          const allowed = within(all, at) && held.every((other) => Math.abs(other - at) >= gap);
          expect(within(left, at)).toBe(allowed);
        }
      },
    ),
    { numRuns: 40 },
  );
});
