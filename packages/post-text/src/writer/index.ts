export { FORMATS, GOALS, LENGTHS, TONES } from './brief.ts';
export type { Format, Goal, Length, Tone, Variant, WriteBrief, WriteOptions, Written } from './brief.ts';
export { writePost } from './write.ts';
export { takeAsides, withoutNotes } from './clean/asides.ts';
export { splitDeltas, streamPost } from './stream.ts';
export { CONNECTIVES } from './closed-words.ts';
export { baseOf } from './base-forms.ts';
export { openingPatterns, patternOf } from '../improve/opening-patterns.ts';
export { findOpenings, judgeOpenings } from '../improve/openings.ts';
export { openWith } from '../improve/open-with.ts';
export { missingForOpenings } from '../improve/lacking.ts';
export { openingsForIdea } from '../improve/idea-openings.ts';
export type { OpeningPattern } from '../improve/opening-patterns.ts';
export type { Opening } from '../improve/openings.ts';
export { closeWith, endingPatterns, findEndings, judgeEndings } from '../improve/endings.ts';
export type { Ending, EndingPattern } from '../improve/endings.ts';
export { INTERVIEW_LENGTH, interviewSource, nextQuestion } from '../interview/questions.ts';
export { withoutReaders } from '../interview/readers.ts';
export { saysNothing } from '../interview/says-nothing.ts';
export type { AnsweredQuestion, InterviewQuestion } from '../interview/questions.ts';
export { briefFaults } from './brief-faults.ts';
export type { BriefFault } from './brief-faults.ts';
export { followInstruction, instructionKinds, understand } from '../improve/instruction.ts';
export { asksToUndo } from '../improve/undo-asked.ts';
export type { InstructionKind } from '../improve/instruction.ts';
export { faultsOf, mendByRule, mendedOf, withoutTells } from '../improve/mend.ts';
export type { Fault, MendContext } from '../improve/mend.ts';
export { LENGTH_RANGE } from './length.ts';
export {
  draftAngle,
  draftLikeness,
  draftNames,
  draftsApart,
  draftTwins,
  meanLikeness,
  type Twin,
} from '../improve/likeness.ts';
export { WHO_IT_IS_FOR } from './asking.ts';
export { ideaWithAnswer } from './questions/told-answer.ts';
export { noIdeaIn } from './no-idea.ts';
export { findSentences } from '../text/sentences.ts';
export { nameOfLanguage } from '../text/language.ts';
export { writtenIn } from './written-in.ts';
