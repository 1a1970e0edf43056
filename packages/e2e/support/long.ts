/** True in `npm test -- --long`, which checks more states of each screen and more ways in which something is missing. */
export const isLong = process.env['TEST_LONG'] === '1';
