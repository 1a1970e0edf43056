/** True in `npm test -- --long`, which repeats generated and killed cases more often. */
export const isLong = process.env['TEST_LONG'] === '1';
