import { expect, it } from 'vitest';
import { growthOf } from '../../testing-data/test-growth.ts';
import { simplify } from '../improve/simplify.ts';
import { checkPost } from './check-post.ts';
import { linkClaims, prepareSource } from './claims/link-claims.ts';
import { unsupportedClaims } from './claims/unsupported-claims.ts';

const works = {
  checks: (text: string) => checkPost(text),
  claims: (text: string) => unsupportedClaims(text, 'We sold seats.'),
  links: (text: string) => linkClaims(text, [prepareSource('We sold seats.')]),
  simplify: (text: string) => simplify(text),
};
/** Of each as many as a text can hold. */
const pieces = [
  '“',
  '“a” ',
  '1\n',
  '1 ',
  '1% ',
  '$1 ',
  '🚀',
  '?',
  '!',
  '. ',
  '— ',
  'a, b and ',
  'We 1 3 May. ',
  'I sold 9. ',
  'our client Acme ',
  'A patient Anna ',
  'ask Anna if it is ok to say ',
  '(off the record ',
  'Don’t mention Ab. ',
  'TODO ask. ',
  'We said it all at noon that day. ',
];

it.each(Object.entries(works))(
  '%s of a hostile text twice as long cost some twice as much',
  (_, work) => {
    const grown = pieces.map(
      (piece) => [piece, growthOf(work, (units) => piece.repeat(units / piece.length), 10_000, 3)] as const,
    );
    expect(grown.filter(([, growth]) => growth >= 3)).toEqual([]);
  },
  120_000,
);
