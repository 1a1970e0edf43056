export { FORMATS, LENGTHS, TONES } from './brief.ts';
export type { Format, Length, Tone, Variant, WriteBrief, WriteOptions, Written } from './brief.ts';
export { writePost } from './write.ts';
export { splitDeltas, streamPost } from './stream.ts';
export { CONNECTIVES, CORRECTED_WORDS } from './closed-words.ts';
export { findOpenings, judgeOpenings, openingPatterns, openWith, patternOf } from '../improve/openings.ts';
export { writtenOpenings } from '../improve/written-openings.ts';
export type { Opening, OpeningPattern } from '../improve/openings.ts';
