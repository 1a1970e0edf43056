import { isPersonName } from '@limelight/post-text';

const numbered =
  /^(?:speaker|participant|guest|person|voice|sprecher(?:in)?|teilnehmer(?:in)?|person|hablante|intervenant|locuteur)[ _-]?0*(\d{1,2})$/i;

/**
 * Normalises a speaker's name: "Lindt, Mara (she/her)" becomes Mara Lindt, "SPEAKER_01" becomes Speaker 1. Empty when
 * it is not a name.
 */
export function speakerName(written: string): string {
  const bare = written
    .replace(/\*\*|__/g, '')
    .replace(/^\[([^\]]*)\]$/, '$1')
    .replace(/\s*[([][^()[\]]{0,40}[)\]]\s*$/, '')
    .replace(/^from\s+(\S.{0,60}?)(?:\s+to\s+\S.{0,60})?$/i, '$1')
    .replace(/\s*[|·•].*$/, '')
    .replace(/\s+/g, ' ')
    .trim();
  const number = numbered.exec(bare)?.[1];
  if (number !== undefined) return `Speaker ${number}`;
  const [, last = '', first = ''] = /^([^,]{2,30}), ([^,]{2,30})$/.exec(bare) ?? [];
  const name = first === '' ? bare : `${first} ${last}`;
  return name.length > 60 || !isPersonName(name) ? '' : name;
}
