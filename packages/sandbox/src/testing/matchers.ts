import { expect } from 'vitest';

export const anyNumber: unknown = expect.any(Number);
export const anyString: unknown = expect.any(String);
export const anyArray: unknown = expect.any(Array);
export const containing = (text: string): unknown => expect.stringContaining(text);
export const matching = (pattern: RegExp): unknown => expect.stringMatching(pattern);
