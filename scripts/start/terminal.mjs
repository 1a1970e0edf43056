/** A failure that the user can resolve: printed without a stack trace. */
export class StartFailure extends Error {}

export function say(line) {
  process.stdout.write(`${line}\n`);
}

/** Runs the main function. A failure is printed and ends the process with code 1. */
export async function runMain(main) {
  try {
    process.exitCode = await main();
  } catch (error) {
    process.stderr.write(`\n${error instanceof StartFailure ? error.message : error.stack}\n`);
    process.exitCode = 1;
  }
}
