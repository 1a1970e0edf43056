const WHAT =
  '(?: (?:that|it|this|all(?: of (?:it|that|this))?|everything|my last change|(?:the |your |that )?last (?:change|one|edit|step|thing)|(?:the|that|your) change|what you (?:just )?did)(?: again)?)?';
const ASKS = new RegExp(
  `^(?:please |no,? |oh |can you |could you |just )*(?:(?:undo|revert|rollback|roll back|take back|reverse)${WHAT}|(?:put|change|turn) (?:it|that|this) back(?: (?:as|to what|to how) it was(?: before)?)?|go back(?: (?:one step|a step|to (?:how|what) it was(?: before)?|to (?:the|my) (?:last|previous|old) (?:version|text)))?|(?:mach (?:das|es) )?rückgängig(?: machen)?)(?:,? please)?\\s*[.!]*$`,
  'iu',
);

/** Whether an instruction asks for nothing but to take back what was done before. */
export const asksToUndo = (instruction: string): boolean => ASKS.test(instruction.trim());
