/** The lengths of the character sequences that are compared. */
const lengths = [2, 3, 4] as const;

type Vector = Map<string, number>;

function gramsOf(text: string): Vector {
  const flat = ` ${text.replace(/[^\S\n]+/gu, ' ').replace(/\n+/gu, '\n')} `;
  const counts: Vector = new Map();
  for (const length of lengths)
    for (let at = 0; at + length <= flat.length; at += 1) {
      const gram = flat.slice(at, at + length);
      counts.set(gram, (counts.get(gram) ?? 0) + 1);
    }
  return counts;
}

function cosine(one: Vector, other: Vector): number {
  let dot = 0;
  for (const [gram, weight] of one) dot += weight * (other.get(gram) ?? 0);
  const size = (vector: Vector) =>
    Math.sqrt([...vector.values()].reduce((sum, weight) => sum + weight ** 2, 0));
  return dot / Math.max(Number.EPSILON, size(one) * size(other));
}

export interface Judge {
  /** The author whose posts a text resembles most. */
  nearest: (text: string) => string;
}

/**
 * Attributes a text to one of several authors by the cosine of character sequences, weighted by how few authors use them.
 * A public method, independent of the measures by which the product describes a voice.
 */
export function judgeOf(authors: readonly { name: string; posts: readonly string[] }[]): Judge {
  const counted = authors.map(({ name, posts }) => ({ name, grams: gramsOf(posts.join('\n')) }));
  const users = new Map<string, number>();
  for (const { grams } of counted)
    for (const gram of grams.keys()) users.set(gram, (users.get(gram) ?? 0) + 1);
  const weighted = (grams: Vector): Vector =>
    new Map(
      [...grams].map(([gram, count]) => [
        gram,
        (1 + Math.log(count)) * Math.log((1 + authors.length) / (1 + (users.get(gram) ?? 0))),
      ]),
    );
  const known = counted.map(({ name, grams }) => ({ name, vector: weighted(grams) }));
  return {
    nearest(text) {
      const vector = weighted(gramsOf(text));
      const ranked = known
        .map((one) => ({ name: one.name, likeness: cosine(vector, one.vector) }))
        .toSorted((a, b) => b.likeness - a.likeness);
      return ranked[0]?.name ?? '';
    },
  };
}
