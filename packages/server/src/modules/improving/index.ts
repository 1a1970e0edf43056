export { askStructured } from './ask-structured.ts';
export { recordFreeHelp } from './charge.ts';
export { eraseImprovingData, exportImprovingData } from './personal-data.ts';
export { findHelp } from './repository.ts';
export { improvingRoutes } from './routes.ts';
