export { toLittleText } from './linkedin/little-text.ts';
export { splitRuns } from './linkedin/runs.ts';
export type { RunKind } from './linkedin/runs.ts';
export { findUrls, namesFirm } from './linkedin/urls.ts';
export { countUnits, POST_LIMIT, postLimits } from './linkedin/limits.ts';
export { FOLD_DEFAULTS, foldAt, QUICK_FOLD, wrapLines } from './linkedin/fold.ts';
export { averageMeasure } from './linkedin/measure.ts';
export { applyMark, hasMarks, toPlain } from './linkedin/marks.ts';
export type { Mark } from './linkedin/marks.ts';
export { sharedCount, shinglesOf, similarity } from './text/shingles.ts';
export { cutToFit } from './sources/cut-to-fit.ts';
export { isPersonName } from './text/person-names.ts';
export { speakersIn } from './text/speakers.ts';
export { firstLine } from './text/first-line.ts';
export { findGaps } from './text/gaps.ts';
export { findPrivate, withoutPrivate } from './text/private.ts';
export { isEnglish } from './text/english.ts';
export { segmentSentences } from './text/segment.ts';
export { shapeOf, type ShapePart } from './text/shape.ts';
export { FREE_SHARE, outline } from './outline/outline.ts';
export { checkText } from './remarks/check-text.ts';
export { takeFix } from './remarks/remark.ts';
export type { EarlierPost, RuleName } from './remarks/remark.ts';
export { nearestTo, readEarlier } from './remarks/style-rules.ts';
export { claimKey, doubtsIn, findClaims } from './claims/find-claims.ts';
export { measureStyle, styleKeys, type Style } from './voice/measure-style.ts';
export { traitLabels, type TraitUnit } from './voice/trait-labels.ts';
export {
  closestPosts,
  confidenceOf,
  copiedRun,
  distanceFrom,
  FEWEST_VOICE_POSTS,
  measureVoice,
  offSentences,
  offTraits,
  type MeasuredVoice,
} from './voice/voice.ts';
