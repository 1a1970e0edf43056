import type { Source } from '@limelight/contracts';
import { speakersIn } from '@limelight/post-text';
import type { Keep } from '../../../lib/keep.ts';

/** Kinds of material that people write themselves or have from others. */
export type MaterialKind = 'pdf' | 'docx' | 'text-file' | 'captions' | 'text';

export function materialKind(fileName: string): MaterialKind {
  const name = fileName.toLowerCase();
  if (name.endsWith('.pdf')) return 'pdf';
  if (name.endsWith('.srt') || name.endsWith('.vtt')) return 'captions';
  return name.endsWith('.docx') ? 'docx' : 'text-file';
}

/** Whether it is asked of a source as it is added. In a conversation it is asked beside the source, by name. */
export function asksWhoWrote({ kind, text }: Pick<Source, 'kind' | 'text'>): boolean {
  return kind === 'file' || (kind === 'transcript' && speakersIn(text).length === 0);
}

/** Notes and Word files are mostly one’s own; a PDF is as often somebody else’s. */
const likely: Readonly<Record<MaterialKind, boolean>> = {
  pdf: false,
  docx: true,
  'text-file': true,
  captions: true,
  text: true,
};

const place = (kind: MaterialKind) => `wrote:${kind}`;

/** Whether material of this kind is taken for the person’s own: what they said of the last one, else what is likely. */
export function mostlyOwn(keep: Pick<Keep, 'read'>, kind: MaterialKind): boolean {
  const said = keep.read(place(kind));
  return said === null ? likely[kind] : said === 'own';
}

export function rememberOwn(keep: Pick<Keep, 'write'>, kind: MaterialKind, own: boolean): void {
  keep.write(place(kind), own ? 'own' : 'others');
}
