const whiteMask =
  /<mask id="([^"]+)"><rect x="([^"]+)" y="([^"]+)" width="([^"]+)" height="([^"]+)" fill="#fff"\/><\/mask>/g;
const maskedBox = /<(?:image|rect)\b[^>]* mask="url\(#([^)]+)\)"[^>]*>/g;

interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

const boxOf = (x: number, y: number, width: number, height: number): Box => ({
  left: x,
  top: y,
  right: x + width,
  bottom: y + height,
});

const isInside = (inner: Box, outer: Box) =>
  inner.left >= outer.left &&
  inner.top >= outer.top &&
  inner.right <= outer.right &&
  inner.bottom <= outer.bottom;

function attribute(tag: string, name: string): number {
  return Number(new RegExp(` ${name}="([^"]+)"`).exec(tag)?.[1] ?? Number.NaN);
}

/**
 * An SVG without the masks that hide nothing. Satori gives each picture and fill one, a white rectangle of at least its
 * own size, and a browser paints a layer of the whole page for every one of them.
 */
export function withoutIdleMasks(svg: string): string {
  const areas = new Map(
    [...svg.matchAll(whiteMask)].map(([, id = '', ...sides]) => {
      const [x = 0, y = 0, width = 0, height = 0] = sides.map(Number);
      return [id, boxOf(x, y, width, height)];
    }),
  );
  const unmasked = svg.replace(maskedBox, (tag: string, id: string) => {
    const area = areas.get(id);
    const [x, y, width, height] = ['x', 'y', 'width', 'height'].map((name) => attribute(tag, name));
    if (
      area === undefined ||
      x === undefined ||
      y === undefined ||
      width === undefined ||
      height === undefined
    )
      return tag;
    return isInside(boxOf(x, y, width, height), area) ? tag.replace(` mask="url(#${id})"`, '') : tag;
  });
  const used = new Set([...unmasked.matchAll(/url\(#([^)]+)\)/g)].map(([, id]) => id));
  return unmasked.replace(whiteMask, (mask: string, id: string) => (used.has(id) ? mask : ''));
}
