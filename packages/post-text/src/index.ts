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
export { readSentence, type Figure, type ReadSentence } from './claims/read.ts';
export { findPassage, sameMarks } from './text/same-marks.ts';
export { askInBrackets, findGaps, firstGap, LONGEST_GAP } from './text/gaps.ts';
export { findPrivate, withoutPrivate } from './text/private.ts';
export { isEnglish } from './text/english.ts';
export { isFunctionWord, languageIn, languageOf, type Language } from './text/language.ts';
export { notAsAsked, withoutUnasked, type NotAsAsked } from './asked/not-as-asked.ts';
export { segmentSentences } from './text/segment.ts';
export { shapeOf, type ShapePart } from './text/shape.ts';
export {
  originsOf,
  restsOnWhat,
  type OriginMaterial,
  type Origins,
  type TextStep,
} from './origins/origins.ts';
export { outline } from './outline/outline.ts';
export { checkText } from './remarks/check-text.ts';
export { HUMAN_BASELINE, slopRates } from './slop/slop.ts';
export { readerCheck, type ReaderCheck } from './slop/reader-check.ts';
export { restingSentences } from './slop/rests.ts';
export { takeFix } from './remarks/remark.ts';
export type { AvoidedWord, EarlierPost, RuleName } from './remarks/remark.ts';
export { nearestTo, readEarlier } from './remarks/style-rules.ts';
export type { Claim, ClaimKind } from './claims/find-claims.ts';
export { claimKey, findClaims } from './claims/find-claims.ts';
export { datesIn, ownStatements, type OwnStatement } from './claims/own-statements.ts';
export { saysMoreThan } from './claims/says-more.ts';
export { hasRead, openWith, type CheckedClaim } from './claims/checked.ts';
export { doubtsIn, doubtWords, leftOutOf, openClaimsIn, unsupportedIn } from './claims/open-claims.ts';
export { fitByRules } from './voice/fit-by-rules.ts';
export { hasSpeech, ownScenes, type OwnScenes } from './voice/speech.ts';
export { measureStyle, type Style } from './voice/measure-style.ts';
export { isTrait, styleKeys, traitLabels, type TraitUnit } from './voice/traits.ts';
export {
  closestPosts,
  confidenceOf,
  copiedRun,
  distanceFrom,
  FEWEST_VOICE_POSTS,
  measureVoice,
  offSentences,
  offTraits,
  offFrequencies,
  type MeasuredVoice,
} from './voice/voice.ts';
