import { sharedCount, shinglesOf, similarity } from '@limelight/post-text';

/** From this share of common runs of words on, two ideas are the same. */
const sameIdea = 0.5;
/** An idea of which so much is in a post repeats it. */
const insidePost = 0.6;
/** An opening of fewer runs of words than this says too little to be found in a post. */
const fewestShingles = 3;

/** What a person has said or been offered, to find repetitions. Each question is linear in what was told. */
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

  /** Whether one of these texts is nearly an earlier idea, or stands in a post. */
  repeats(texts: readonly string[]): boolean {
    return texts.some((text) => {
      const asked = shinglesOf(text);
      if (asked.size === 0) return false;
      if (this.#ideas.some((known) => similarity(asked, known) >= sameIdea)) return true;
      return (
        asked.size >= fewestShingles &&
        this.#posts.some((post) => sharedCount(asked, post) / asked.size >= insidePost)
      );
    });
  }
}
