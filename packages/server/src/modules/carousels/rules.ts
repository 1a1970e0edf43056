interface Tagged {
  tags: readonly string[];
}

/** Those whose title or one of whose tags contains what is sought, and that have the tag, whatever its case. */
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

/** Every tag once, whatever its case, by name, with how many have it. */
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
