const label = '[\\p{L}\\p{N}](?:[\\p{L}\\p{M}\\p{N}-]{0,61}[\\p{L}\\p{M}\\p{N}])?';
const topLabel = '(?:[\\p{L}\\p{M}]{2,63}|xn--[a-z0-9-]{0,58}[a-z0-9])';

/**
 * An address that mail can be sent to: no spaces, none of the signs that would make it a list, a comment or a name
 * with another address, and a domain of two labels or more.
 */
export const emailPattern = new RegExp(
  `^[^\\s\\p{C}@<>(),;:\\\\"[\\]]{1,64}@(?:${label}[.])+${topLabel}$`,
  'iu',
);
