import type { Brief, BriefSettings } from '@limelight/contracts';

/** Two names that differ in case or blanks alone are one. */
export function nameKeyOf(name: string): string {
  return name.normalize('NFC').replace(/\s+/g, ' ').trim().toLocaleLowerCase('en');
}

/** What of a brief the next one begins with: all but the source and the points, which belong to the one post. */
export function carriedOver({ idea: _idea, ...settings }: Brief): BriefSettings {
  return { ...settings, mustSay: [] };
}
