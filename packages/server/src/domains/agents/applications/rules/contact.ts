import type { ImportedProfile } from '../../../library/imports/index.ts';

/** An address as people read it, which a line holds whole: "linkedin.com/in/jörg". */
function readable(address: string): string {
  const bare = address.replace(/^https?:\/\/(?:www\.)?/iu, '').replace(/\/$/u, '');
  try {
    return decodeURI(bare);
  } catch {
    return bare;
  }
}

/** What stands below the name: how to reach the person, as they entered it or as their profile says. */
export const contactOf = (email: string, profile: ImportedProfile | null): string[] =>
  [email, profile?.location ?? '', readable(profile?.profileUrl ?? profile?.websites[0] ?? '')]
    .map((line) => line.trim().slice(0, 200))
    .filter((line) => line !== '');
