import { briefSettings, type BriefSettings } from '@limelight/contracts';

/** Two names that differ in case or blanks alone are one. */
export function nameKeyOf(name: string): string {
  return name.normalize('NFC').replace(/\s+/g, ' ').trim().toLocaleLowerCase('en');
}

/** What of a brief the next one begins with: what a person may want of every post. The rest belongs to the one. */
export function carriedOver({ tone, audience, length, language, goal, never }: BriefSettings): BriefSettings {
  return briefSettings.parse({ tone, audience, length, language, goal, never });
}
