import { readFile } from 'node:fs/promises';
import { z } from 'zod';
import { ConfigError } from '../../platform/config/index.ts';

/** The fewest posts that a voice can be measured from. */
const fewestPosts = 5;

const author = z.object({
  name: z.string().min(1),
  /** Notes for one more post. */
  brief: z.string().min(1),
  /** The post that the author wrote from these notes. No writer is shown it. */
  genuine: z.string().min(1),
  posts: z.array(z.string()).min(fewestPosts),
});
export type Author = z.infer<typeof author>;
const authors = z.array(author).min(2);

/** The authors of a file: a JSON list of people with their posts, notes for one more, and the post they made of them. */
export async function readAuthors(path: string): Promise<Author[]> {
  try {
    return authors.parse(JSON.parse(await readFile(path, 'utf8')));
  } catch (error) {
    const fault =
      error instanceof z.ZodError
        ? error.issues.map(({ path: at, message }) => `${at.join('.')}: ${message}`).join('; ')
        : error instanceof Error
          ? error.message
          : 'cannot be read';
    throw new ConfigError([`--authors ${path}: ${fault}`]);
  }
}
