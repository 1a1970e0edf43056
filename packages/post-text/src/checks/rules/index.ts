import type { Rule } from '../finding.ts';
import { adviceFrame } from './advice-frame.ts';
import { aphorism } from './aphorism.ts';
import { dramaticPause } from './dramatic-pause.ts';
import { echoOpenings } from './echo-openings.ts';
import { emDashRate } from './em-dash-rate.ts';
import { emojiBullets } from './emoji-bullets.ts';
import { tooManyHashtags } from './hashtags.ts';
import { hollowCloser } from './hollow-closer.ts';
import { hollowOpener } from './hollow-opener.ts';
import { inConfidence } from './in-confidence.ts';
import { intensifiers } from './intensifiers.ts';
import { leftFromNotes } from './left-from-notes.ts';
import { linkInBody } from './link-in-body.ts';
import { markdown } from './markdown.ts';
import { negationContrast } from './negation-contrast.ts';
import { openingFold } from './opening-fold.ts';
import { openingWasted } from './opening-wasted.ts';
import { overLimit } from './over-limit.ts';
import { participleTail } from './participle-tail.ts';
import { revealColon } from './reveal-colon.ts';
import { rhetoricalResult } from './rhetorical-result.ts';
import { saidTwice } from './said-twice.ts';
import { shouting } from './shouting.ts';
import { spelling } from './spelling.ts';
import { stackedFragments } from './stacked-fragments.ts';
import { stockWords } from './stock-words.ts';
import { throatClearing } from './throat-clearing.ts';
import { triads } from './triads.ts';
import { unfinished } from './unfinished.ts';
import { unicodeMarks } from './unicode-marks.ts';
import { wallOfText } from './wall-of-text.ts';
import { everyoneWrong } from './everyone-wrong.ts';
import { vagueAuthority } from './vague-authority.ts';
import { questionStack } from './question-stack.ts';
import { arrowBullets } from './arrow-bullets.ts';
import { labelLines } from './label-lines.ts';
import { engagementBait } from './engagement-bait.ts';
import { changedEverything } from './changed-everything.ts';
import { powerOf } from './power-of.ts';
import { fancyCopula } from './fancy-copula.ts';
import { callToArms } from './call-to-arms.ts';
import { reminder } from './reminder.ts';
import { gratitudeFormula } from './gratitude-formula.ts';
import { brokenLines } from './broken-lines.ts';
import { evenSentences } from './even-sentences.ts';
import { readingEase } from './reading-ease.ts';

/** Every rule that reads a post on its own. A new one is a file here and a line in this list. */
export const RULES: readonly Rule[] = [
  openingFold,
  openingWasted,
  overLimit,
  linkInBody,
  tooManyHashtags,
  inConfidence,
  unfinished,
  leftFromNotes,
  spelling,
  markdown,
  wallOfText,
  readingEase,
  evenSentences,
  saidTwice,
  shouting,
  unicodeMarks,
  negationContrast,
  rhetoricalResult,
  hollowOpener,
  hollowCloser,
  dramaticPause,
  adviceFrame,
  revealColon,
  throatClearing,
  participleTail,
  stockWords,
  emDashRate,
  triads,
  stackedFragments,
  echoOpenings,
  emojiBullets,
  intensifiers,
  aphorism,
  everyoneWrong,
  vagueAuthority,
  questionStack,
  arrowBullets,
  labelLines,
  engagementBait,
  changedEverything,
  powerOf,
  fancyCopula,
  callToArms,
  reminder,
  gratitudeFormula,
  brokenLines,
];
