export { nextQuestion } from '@limelight/post-text/writer';
export { tellableOf } from './tellable.ts';
export { questionFault } from './question-fault.ts';
