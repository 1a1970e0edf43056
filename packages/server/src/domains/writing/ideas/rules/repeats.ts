import { sharedCount, shinglesOf, similarity } from '@limelight/post-text';

/** The similarity, by shared word sequences, from which two ideas count as the same. */
const sameIdea = 0.5;
/** An idea repeats a post that contains at least this share of its word sequences. */
const insidePost = 0.6;
/** Texts with fewer word sequences than this are too short to be compared with posts. */
const fewestShingles = 3;

/** The ideas and posts a person has already seen or written. A lookup is linear in their total length. */
export class Told {
  readonly #ideas: ReadonlySet<string>[] = [];
  readonly #posts: ReadonlySet<string>[] = [];

  constructor(ideas: readonly string[], posts: readonly string[]) {
    for (const text of ideas) this.add(text);
    this.#posts = posts.map((text) => shinglesOf(text));
  }

  add(idea: string): void {
    this.#ideas.push(shinglesOf(idea));
  }

  /**
   * True when one of the texts nearly equals an earlier idea or is largely contained in a post. The title that a text
   * quotes is not its own words, so a question about a post does not repeat the post.
   */
  repeats(texts: readonly string[], quoted = ''): boolean {
    return texts.some((text) => {
      const asked = shinglesOf(text);
      if (asked.size === 0) return false;
      if (this.#ideas.some((known) => similarity(asked, known) >= sameIdea)) return true;
      const own = quoted === '' ? asked : shinglesOf(text.replaceAll(quoted, ' '));
      return (
        own.size >= fewestShingles &&
        this.#posts.some((post) => sharedCount(own, post) / own.size >= insidePost)
      );
    });
  }
}
