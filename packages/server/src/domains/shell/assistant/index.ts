export { mountAssistant } from './routes.ts';
