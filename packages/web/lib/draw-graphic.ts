export const graphicSizes = {
  wide: { label: 'Wide', width: 1200, height: 627 },
  square: { label: 'Square', width: 1080, height: 1080 },
  tall: { label: 'Tall', width: 1080, height: 1350 },
} as const;
export type GraphicSize = keyof typeof graphicSizes;

export const graphicLooks = {
  dark: { label: 'Dark', ground: '#0e1013', ink: '#f2f3f0', mark: '#c8f04b', quiet: '#9aa3af' },
  paper: { label: 'Paper', ground: '#fbfbf9', ink: '#14171c', mark: '#4d6b00', quiet: '#5b626d' },
  lime: { label: 'Lime', ground: '#c8f04b', ink: '#14171c', mark: '#14171c', quiet: '#14171c' },
} as const;
export type GraphicLook = keyof typeof graphicLooks;

export interface Graphic {
  /** The sentence, or the figure with its explanation on the next line. */
  text: string;
  name: string;
  size: GraphicSize;
  look: GraphicLook;
}

const margin = 96;
const escape = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

function wrap(text: string, perLine: number): string[] {
  return text.split('\n').flatMap((paragraph) => {
    const lines: string[] = [];
    for (const word of paragraph.split(/\s+/u).filter(Boolean)) {
      const last = lines.at(-1);
      if (last !== undefined && last.length + word.length < perLine)
        lines[lines.length - 1] = `${last} ${word}`;
      else lines.push(word);
    }
    return lines;
  });
}

/** The largest letters, of a few sizes, at which the text fits its place. */
function fit(text: string, width: number, height: number): { lines: string[]; size: number } {
  let fitted = { lines: [''], size: 28 };
  for (const size of [28, 36, 44, 54, 66, 80, 96, 120, 150]) {
    const lines = wrap(text, Math.floor(width / (size * 0.56)));
    const widest = Math.max(0, ...lines.map((line) => line.length)) * size * 0.56;
    if (lines.length * size * 1.2 <= height && widest <= width) fitted = { lines, size };
    else if (size === 28) fitted = { lines: lines.slice(0, Math.floor(height / (size * 1.2))), size };
  }
  return fitted;
}

interface Setting {
  lines: string[];
  size: number;
  /** The baseline of the first line. */
  top: number;
}

/** A figure in the first line stands large, with its explanation below it; any other text is set in one size. */
function setText(text: string, width: number, height: number): Setting[] {
  const [first = '', ...rest] = text.trim().split('\n');
  if (rest.join('').trim() === '' || first.length > 16 || !/\d/u.test(first)) {
    const { lines, size } = fit(text.trim(), width, height);
    return [{ lines, size, top: margin + (height - lines.length * size * 1.2) / 2 + size }];
  }
  const large = Math.min(220, Math.floor(width / (first.length * 0.6)), Math.floor(height * 0.5));
  const words = fit(rest.join('\n'), width, height - large * 1.2);
  const size = Math.min(words.size, Math.max(36, Math.floor(large * 0.34)));
  const lines = wrap(rest.join('\n'), Math.floor(width / (size * 0.56)));
  const whole = large * 1.2 + lines.length * size * 1.3;
  const top = margin + Math.max(0, (height - whole) / 2) + large;
  return [
    { lines: [first], size: large, top },
    { lines, size, top: top + large * 0.25 + size },
  ];
}

/** The picture as SVG, in fonts that every system has. What the person typed is escaped. */
export function drawGraphic({ text, name, size, look }: Graphic): string {
  const { width, height } = graphicSizes[size];
  const colours = graphicLooks[look];
  const room = { width: width - 2 * margin, height: height - 2 * margin - 90 };
  const texts = setText(text, room.width, room.height).map(({ lines, size: letter, top }, part, all) => {
    const words = lines.map(
      (line, index) =>
        `<tspan x="${margin}" y="${Math.round(top + index * letter * 1.2)}">${escape(line)}</tspan>`,
    );
    const isFigure = all.length > 1 && part === 0;
    return `<text font-size="${letter}" font-weight="${all.length > 1 && part === 1 ? 500 : 700}" fill="${isFigure ? colours.mark : colours.ink}">${words.join('')}</text>`;
  });
  // The dot stands beside a name and for nothing else.
  const corner =
    name.trim() === ''
      ? ''
      : `<circle cx="${margin + 17}" cy="${height - margin - 17}" r="17" fill="${colours.mark}"/><text x="${margin + 52}" y="${height - margin - 6}" font-size="30" fill="${colours.quiet}">${escape(name.trim())}</text>`;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img" aria-label="${escape(text.trim())}">`,
    `<rect width="${width}" height="${height}" fill="${colours.ground}"/>`,
    `<g font-family="Arial, Helvetica, sans-serif">`,
    ...texts,
    corner,
    '</g></svg>',
  ].join('');
}

/** A drawn graphic as an address that an image can show. */
export const pictureAddress = (svg: string) => `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
