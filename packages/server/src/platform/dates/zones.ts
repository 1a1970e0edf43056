/**
 * The offsets in minutes of zone names with one meaning. Those of American zones are from RFC 822. Names with several
 * meanings, such as IST and AST, are left out.
 */
const offsets: Readonly<Record<string, number>> = {
  Z: 0,
  UT: 0,
  UTC: 0,
  GMT: 0,
  WET: 0,
  WEST: 60,
  BST: 60,
  CET: 60,
  MEZ: 60,
  CEST: 120,
  MESZ: 120,
  WAT: 60,
  CAT: 120,
  SAST: 120,
  EET: 120,
  EEST: 180,
  IDT: 180,
  EAT: 180,
  MSK: 180,
  TRT: 180,
  PKT: 300,
  NPT: 345,
  ICT: 420,
  WIB: 420,
  WITA: 480,
  AWST: 480,
  HKT: 480,
  SGT: 480,
  PHT: 480,
  JST: 540,
  KST: 540,
  WIT: 540,
  ACST: 570,
  AEST: 600,
  ACDT: 630,
  AEDT: 660,
  NZST: 720,
  NZDT: 780,
  BRST: -120,
  NDT: -150,
  BRT: -180,
  ART: -180,
  CLST: -180,
  ADT: -180,
  NST: -210,
  CLT: -240,
  EDT: -240,
  EST: -300,
  CDT: -300,
  PET: -300,
  COT: -300,
  CST: -360,
  MDT: -360,
  MST: -420,
  PDT: -420,
  PST: -480,
  AKDT: -480,
  AKST: -540,
  HST: -600,
};

/** A zone as minutes east of UTC, or as a name such as `Europe/Berlin`. */
export type Zone = number | string;

/** Returns null for an unknown name and for one with several meanings. */
export function zoneOf(name: string): Zone | null {
  const key = name.toUpperCase();
  if (Object.hasOwn(offsets, key)) return offsets[key] ?? null;
  if (!/^[A-Za-z]+(?:\/[A-Za-z_+-]+){1,2}$/.test(name)) return null;
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone;
  } catch {
    return null;
  }
}
