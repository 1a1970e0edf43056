/**
 * A named refusal. Its first sentence is the title of the notice; the others say what to do. Neither can be missing.
 */
export interface Refusal {
  status: number;
  message: `${string}. ${string}.`;
}
