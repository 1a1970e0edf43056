// A module of its own, so that the writer's code is fetched only when somebody asks.
export { openingsForIdea as findHooks } from '@limelight/post-text/writer';
