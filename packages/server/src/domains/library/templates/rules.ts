import { briefSettings, type BriefSettings } from '@limelight/contracts';

/** Names that only differ in case or spaces are the same. */
export function nameKeyOf(name: string): string {
  return name.normalize('NFC').replace(/\s+/g, ' ').trim().toLocaleLowerCase('en');
}

/** The part of a brief that carries over to the next one. The rest belongs to one post. */
export function carriedOver({ tone, audience, length, language, goal, never }: BriefSettings): BriefSettings {
  return briefSettings.parse({ tone, audience, length, language, goal, never });
}
