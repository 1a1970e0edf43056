import { loadOwnFont } from './own-fonts.ts';

const shipped = new Set<string>();
/** Null while the file is being read. */
const own = new Map<string, FontFace | null>();

function loadOwnFace(id: string, name: string, weight: 400 | 700): void {
  const key = `${name}-${weight}`;
  if (own.has(key)) return;
  own.set(key, null);
  loadOwnFont(id)
    .then((font) => {
      if (font === null || !own.has(key)) return undefined;
      const bytes = new Uint8Array(weight === 700 ? font.bold : font.regular);
      const face = new FontFace(name, bytes, { weight: String(weight) });
      own.set(key, face);
      document.fonts.add(face);
      return face.load();
    })
    .catch(() => own.delete(key));
}

/** For when the person's fonts have changed. */
export function forgetOwnFaces(): void {
  for (const face of own.values()) if (face !== null) document.fonts.delete(face);
  own.clear();
}

/** Loads the Latin subset of a slide's font for the text field laid over it. Other scripts use the system font. */
export function loadSlideFont(stack: string, bold: boolean): string {
  const first = stack.split(',')[0] ?? '';
  const weight = bold ? 700 : 400;
  const [, ownId] = /^(font-[0-9a-f-]{36})-own$/u.exec(first) ?? [];
  if (ownId !== undefined) {
    loadOwnFace(ownId, `slide-${ownId}`, weight);
    return `slide-${ownId}, var(--font-body)`;
  }
  const family = first.replace(/-latin$/u, '');
  if (!/^[a-z0-9-]{1,60}$/u.test(family)) return 'sans-serif';
  const name = `slide-${family}`;
  if (!shipped.has(`${name}-${weight}`)) {
    shipped.add(`${name}-${weight}`);
    const source = `url(/api/slides/fonts/${family}/${family}-latin-${weight}-normal.woff)`;
    const face = new FontFace(name, source, { weight: String(weight) });
    document.fonts.add(face);
    // A family with a single weight has no file for the other. The browser then uses what it has.
    face.load().catch(() => document.fonts.delete(face));
  }
  return `${name}, var(--font-body)`;
}
