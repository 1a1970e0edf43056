export { followInstruction, withoutNotes } from '@limelight/post-text/writer';
export { changedByRule, doubtsOf } from './by-rule.ts';
export { endingsOf, openingsOf } from './lines.ts';
