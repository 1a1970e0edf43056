/**
 * A named refusal. Its first sentence is the title of the notice; the others say what to do. Neither can be missing.
 */
interface Refusal {
  status: number;
  message: `${string}. ${string}.`;
}

function hasAll<K extends string>(made: object, messages: Record<K, string>): made is Record<K, Refusal> {
  return Object.keys(messages).every((code) => code in made);
}

/** The refusals with an HTTP status, by their codes. */
export function refusals<K extends string>(
  status: number,
  messages: Record<K, Refusal['message']>,
): Record<K, Refusal> {
  const made = Object.fromEntries(
    Object.entries(messages).map(([code, message]) => [code, { status, message }]),
  );
  if (!hasAll(made, messages)) throw new Error('A refusal is missing.');
  return made;
}
