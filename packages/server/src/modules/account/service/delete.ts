import type { Context } from '../../../context.ts';

/** Where every file of a person lies. */
export const filesOf = (userId: string) => `users/${userId}`;

export async function removeFiles(context: Context, userId: string): Promise<void> {
  await context.storage.removeAll(filesOf(userId));
}
