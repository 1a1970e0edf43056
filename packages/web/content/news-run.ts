import run from './news-run.json';

/** A run of the news agent, recorded by a test of the server from sample feeds and without a model. */
export const newsRun = run;
