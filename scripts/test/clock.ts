import { shiftDate } from './shift-date.ts';

/** The clock of tests runs ahead like that of a program they start, which reads the same variable. */
const seconds = Number(process.env['CLOCK_AHEAD_SECONDS'] ?? '0');
const shifted = Symbol.for('limelight.shifted');
// Test files share a process, and each of them loads this.
if (seconds > 0 && !Reflect.has(globalThis, shifted)) {
  Reflect.set(globalThis, shifted, true);
  shiftDate(seconds * 1000);
}
