export { escapeLittleText, fromLittleText, toLittleText } from './linkedin/little-text.ts';
export { splitRuns } from './linkedin/runs.ts';
export type { Mention, Run, RunKind } from './linkedin/runs.ts';
export { findUrls, namesFirm } from './linkedin/urls.ts';
export type { Span } from './linkedin/urls.ts';
export { countUnits, POST_LIMIT, postLimits } from './linkedin/limits.ts';
export type { PostLimits } from './linkedin/limits.ts';
export { FOLD_DEFAULTS, foldAt, QUICK_FOLD, quickFold, wrapLines } from './linkedin/fold.ts';
export type { FoldSettings } from './linkedin/fold.ts';
export { averageMeasure } from './linkedin/measure.ts';
export { applyMark, hasMarks, MARKS, toPlain } from './linkedin/marks.ts';
export type { Mark } from './linkedin/marks.ts';
export { normalizePost } from './linkedin/normalize.ts';
export { checkPost, measureBaseline } from './checks/check-post.ts';
export type { Baseline, CheckContext, Finding, Fix, RuleGroup } from './checks/finding.ts';
export { shinglesOf, similarity } from './text/shingles.ts';
export { applyFix } from './checks/fix.ts';
export { saysMoreThan, unsupportedClaims } from './checks/claims/unsupported-claims.ts';
export { qualities } from './checks/qualities.ts';
export type { Quality } from './checks/qualities.ts';
export { guessLanguage, surelyIn } from './text/language.ts';
export type { Language } from './text/language.ts';
export { cutFix } from './checks/fix.ts';
export { linkClaims, prepareSource, usedPassages } from './checks/claims/link-claims.ts';
export type { LinkedClaim, PreparedSource, SourcePlace } from './checks/claims/link-claims.ts';
export { cutToKey } from './sources/key-sentences.ts';
export { cutToFit } from './sources/cut-to-fit.ts';
export { notesFrom, quotedFrom } from './sources/notes-from.ts';
export type { NoteSource } from './sources/notes-from.ts';
export { takeConfidences } from './text/confidences.ts';
export { isPersonName } from './text/person-names.ts';
export { speakersIn } from './text/speakers.ts';
export { shorten } from './improve/shorten.ts';
export { simplify } from './improve/simplify.ts';
export { findGaps } from './text/gaps.ts';
export type { Gap } from './text/gaps.ts';
export { findPrivate, withoutPrivate } from './text/private.ts';
export type { PrivateSpan } from './text/private.ts';
export { isEnglish } from './text/english.ts';
export { segmentSentences } from './text/segment.ts';
export {
  convertListMarkers,
  LIST_MARKERS,
  moveHashtagsToEnd,
  normalizeSpaces,
  stripMarks,
  type ListMarker,
} from './text/tidy.ts';
export { FREE_SHARE, outline } from './outline/outline.ts';
export type { Outline, OutlineRequest } from './outline/outline.ts';
export type { OutlineFormat } from './outline/formats.ts';
export type { OutlineSource } from './outline/material.ts';
export { checkText } from './remarks/check-text.ts';
export { takeFix } from './remarks/remark.ts';
export type {
  CheckOptions,
  EarlierPost,
  EarlierPosts,
  Remark,
  RemarkFix,
  RuleName,
  Severity,
} from './remarks/remark.ts';
export { nearestTo, readEarlier, TOO_SIMILAR } from './remarks/style-rules.ts';
export { claimKey, doubtsIn, findClaims } from './claims/find-claims.ts';
export type { Claim, ClaimKind } from './claims/find-claims.ts';
export { measureStyle, styleKeys } from './voice/measure-style.ts';
export type { Style } from './voice/measure-style.ts';
export {
  closestPosts,
  confidenceOf,
  copiedRun,
  distanceFrom,
  FEWEST_VOICE_POSTS,
  measureVoice,
  offSentences,
  offTraits,
} from './voice/voice.ts';
export type { MeasuredVoice, OffTrait, Trait } from './voice/voice.ts';
