import type { Module } from '../../module.ts';
import { review } from './review.ts';

/** Everything a model does with a post's text. */
export const writingModule: Module = { name: 'writing', runs: [review] };
