export { bestTimesOf, monthOf, overviewOf, ownResultsOf, strongPostsOf } from './rules/compare.ts';
