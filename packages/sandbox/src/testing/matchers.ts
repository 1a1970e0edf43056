import { expect } from 'vitest';

/** Vitest's matchers with a type that lint can follow. */
export const anyNumber: unknown = expect.any(Number);
export const anyString: unknown = expect.any(String);
export const anyArray: unknown = expect.any(Array);
export const containing = (text: string): unknown => expect.stringContaining(text);
export const matching = (pattern: RegExp): unknown => expect.stringMatching(pattern);
