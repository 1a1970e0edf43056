interface Tagged {
  tags: readonly string[];
}

/** Finds decks with the given tag whose title or one of whose tags contains `search`. Case is ignored. */
export function findDecks<Deck extends Tagged & { title: string }>(
  decks: readonly Deck[],
  { search, tag }: { search: string; tag?: string | undefined },
): Deck[] {
  const sought = search.trim().toLowerCase();
  const wanted = tag?.toLowerCase();
  return decks.filter(({ title, tags }) => {
    const lower = tags.map((one) => one.toLowerCase());
    if (wanted !== undefined && !lower.includes(wanted)) return false;
    return [title.toLowerCase(), ...lower].some((text) => text.includes(sought));
  });
}

/** Counts the decks of each tag, sorted by name. Tags that differ only in case count as one. */
export function tagsOf(decks: readonly Tagged[]): { name: string; count: number }[] {
  const found = new Map<string, { name: string; count: number }>();
  for (const { tags } of decks)
    for (const name of tags) {
      const known = found.get(name.toLowerCase());
      if (known === undefined) found.set(name.toLowerCase(), { name, count: 1 });
      else known.count += 1;
    }
  return [...found.values()].toSorted((a, b) => a.name.localeCompare(b.name));
}
