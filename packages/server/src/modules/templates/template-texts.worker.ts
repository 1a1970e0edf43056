export { writeShippedTemplates } from './examples.ts';
