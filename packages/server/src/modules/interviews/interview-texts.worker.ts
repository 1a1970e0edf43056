export { nextQuestion } from '@limelight/post-text/writer';
export { questionFault } from './question-fault.ts';
