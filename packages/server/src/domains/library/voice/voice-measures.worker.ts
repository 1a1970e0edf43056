export { fitByRules, measureVoice } from '@limelight/post-text';
