import type { recordingSecondsLimit } from '@limelight/contracts';

/** Samples a second of what transcribers hear: one channel of 16 bits. */
export const soundRate = 16_000;
export const bytesPerSecond = soundRate * 2;

// The types hold it to the contract, whose code a thread need not load.
export const longestSeconds: typeof recordingSecondsLimit = 7200;
