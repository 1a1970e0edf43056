/** Migrations that were edited after databases had run them, and the ones that do the same now. */
const edited: ReadonlyMap<string, readonly string[]> = new Map([
  [
    // 0015_workspace-things, to which the table of 0016_review-changes was added.
    '68e2653635e970e85e944adff1581817c5edc594603c31e45eee4d2724a63224',
    [
      'd1ce51081a5713145afa47dd9d6ccda43978832ad5a999ae9cffb31f7e8d802b',
      '4581d73b16c7cbc37eb1f66a33003568fb8056948aa890d867617e2f531b64db',
    ],
  ],
]);

/** The hashes of today's migrations that a database or a backup with these has run. */
export const currentHashes = (hashes: Iterable<string>): ReadonlySet<string> =>
  new Set([...hashes].flatMap((hash) => edited.get(hash) ?? [hash]));
