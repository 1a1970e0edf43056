import { couponLimit } from '@limelight/contracts/catalog';

/** Normalises a code during typing. */
export const typedCode = (typed: string) => typed.toUpperCase().trimStart();

/** Normalises a code for the server: upper case, trimmed, at most 20 characters. */
export const cleanCode = (typed: string) => typed.trim().toUpperCase().slice(0, couponLimit);
