export { bestTimesOf, monthOf, overviewOf, strongPostsOf } from './rules/compare.ts';
