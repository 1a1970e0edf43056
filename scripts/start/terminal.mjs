/** A failure that the person at the terminal can do something about: printed as it is, without a trace. */
export class StartFailure extends Error {}

/** One short line for the person at the terminal. */
export function say(line) {
  process.stdout.write(`${line}\n`);
}

/** Runs the main function; a failure is printed and ends the process with code 1. */
export async function runMain(main) {
  try {
    process.exitCode = await main();
  } catch (error) {
    process.stderr.write(`\n${error instanceof StartFailure ? error.message : error.stack}\n`);
    process.exitCode = 1;
  }
}
