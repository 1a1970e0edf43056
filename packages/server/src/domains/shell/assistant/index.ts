export { createApi, Refused, type Api } from './api.ts';
export { refusalSummary, refusalWords } from './refusals.ts';
export { mountAssistant } from './routes.ts';
export type { Tool, ToolContext, ToolProposal } from './tool.ts';
export { tools } from './tools/index.ts';
