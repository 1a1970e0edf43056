import type { Source } from '@limelight/contracts';
import { speakersIn } from '@limelight/post-text';
import type { Keep } from '../../../../../lib/keep.ts';

/** Kinds of material that may be the user's own or somebody else's. */
export type MaterialKind = 'pdf' | 'docx' | 'text-file' | 'captions' | 'text';

export function materialKind(fileName: string): MaterialKind {
  const name = fileName.toLowerCase();
  if (name.endsWith('.pdf')) return 'pdf';
  if (name.endsWith('.srt') || name.endsWith('.vtt')) return 'captions';
  return name.endsWith('.docx') ? 'docx' : 'text-file';
}

/** True when the author is asked for on adding. In a conversation the speaker is chosen next to the source. */
export function asksWhoWrote({ kind, text }: Pick<Source, 'kind' | 'text'>): boolean {
  return kind === 'file' || (kind === 'transcript' && speakersIn(text).length === 0);
}

/** Notes and Word files are usually the user's own. A PDF often is not. */
const likely: Readonly<Record<MaterialKind, boolean>> = {
  pdf: false,
  docx: true,
  'text-file': true,
  captions: true,
  text: true,
};

const place = (kind: MaterialKind) => `wrote:${kind}`;

/** The default for material of this kind: the user's last answer, otherwise the likelier one. */
export function mostlyOwn(keep: Pick<Keep, 'read'>, kind: MaterialKind): boolean {
  const said = keep.read(place(kind));
  return said === null ? likely[kind] : said === 'own';
}

export function rememberOwn(keep: Pick<Keep, 'write'>, kind: MaterialKind, own: boolean): void {
  keep.write(place(kind), own ? 'own' : 'others');
}
