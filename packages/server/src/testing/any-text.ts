import fc from 'fast-check';

/** Any character of Unicode. fast-check's own `binary` says the same, and takes more than a second to begin with. */
const anyCharacter = fc
  .nat({ max: 0x10_f7_ff })
  .map((number) => String.fromCodePoint(number < 0xd8_00 ? number : number + 0x8_00));

export const anyText = (limits: { maxLength?: number } = {}) => fc.string({ unit: anyCharacter, ...limits });
