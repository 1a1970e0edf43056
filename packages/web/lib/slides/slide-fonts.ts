const loaded = new Set<string>();

/** Loads the Latin subset of a slide's font for the text field laid over it. Other scripts use the system font. */
export function loadSlideFont(stack: string, bold: boolean): string {
  const first = stack.split(',')[0] ?? '';
  const family = first.replace(/-latin$/u, '');
  if (!/^[a-z0-9-]{1,60}$/u.test(family)) return 'sans-serif';
  const weight = bold ? 700 : 400;
  const name = `slide-${family}`;
  if (!loaded.has(`${name}-${weight}`)) {
    loaded.add(`${name}-${weight}`);
    const source = `url(/api/slides/fonts/${family}/${family}-latin-${weight}-normal.woff)`;
    const face = new FontFace(name, source, { weight: String(weight) });
    document.fonts.add(face);
    // A family with a single weight has no file for the other. The browser then uses what it has.
    face.load().catch(() => document.fonts.delete(face));
  }
  return `${name}, var(--font-body)`;
}
