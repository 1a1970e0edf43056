export { measureVoice } from '@limelight/post-text';
