/** Dollars per million tokens, which equals micro-dollars per token. */
export interface TokenPrice {
  input: number;
  output: number;
}

const entryPattern = /^(\S+:\S+?)=(\d+(?:\.\d+)?)\/(\d+(?:\.\d+)?)$/;

/** Parses `openai:NAME=2.5/10,…` and returns malformed entries in `faults`. */
export function parsePrices(list: string): {
  prices: ReadonlyMap<string, TokenPrice>;
  faults: readonly string[];
} {
  const prices = new Map<string, TokenPrice>();
  const faults: string[] = [];
  for (const entry of list.split(',').map((item) => item.trim())) {
    if (entry === '') continue;
    const match = entryPattern.exec(entry);
    if (match?.[1] === undefined) faults.push(entry);
    else prices.set(match[1], { input: Number(match[2]), output: Number(match[3]) });
  }
  return { prices, faults };
}

/** The cost of a call in micro-dollars, or null when the price or the tokens are unknown. */
export function costOf(
  price: TokenPrice | undefined,
  inputTokens: number | null,
  outputTokens: number | null,
): number | null {
  if (price === undefined || inputTokens === null || outputTokens === null) return null;
  return Math.round(inputTokens * price.input + outputTokens * price.output);
}
