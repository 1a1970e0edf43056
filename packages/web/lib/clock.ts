/** The time in milliseconds. The only place of the page that reads a clock. */
export const currentTime = (): number => Date.now();
