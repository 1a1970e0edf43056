import type { ImportedProfile } from '../../../library/imports/index.ts';

/** What stands below the name: how to reach the person, as they entered it or as their profile says. */
export const contactOf = (email: string, profile: ImportedProfile | null): string[] =>
  [email, profile?.location ?? '', profile?.profileUrl ?? profile?.websites[0] ?? '']
    .map((line) => line.trim().slice(0, 200))
    .filter((line) => line !== '');
