import { couponLimit } from '@limelight/contracts/catalog';

/** A code while it is being typed. */
export const typedCode = (typed: string) => typed.toUpperCase().trimStart();

/** A code as it is sent: upper-cased, trimmed, at most 20 characters. */
export const cleanCode = (typed: string) => typed.trim().toUpperCase().slice(0, couponLimit);
