import PptxGenJS from 'pptxgenjs';
import { rasterise } from '../png/index.ts';
import { readDataAddress } from '../data-address.ts';
import type { Page } from '../layout/deck.ts';
import type { Placed, PlacedFill, PlacedPicture, PlacedShape, PlacedText } from '../layout/placed.ts';

export interface PptxOptions {
  title: string;
  author: string;
}

// The types describe a CommonJS module, but Node and the bundler load the class itself.
const Presentation = 'default' in PptxGenJS ? PptxGenJS.default : PptxGenJS;
type Slide = ReturnType<InstanceType<typeof Presentation>['addSlide']>;

const pixelsPerInch = 96;
const inches = (pixels: number) => pixels / pixelsPerInch;
const points = (pixels: number) => (pixels * 72) / pixelsPerInch;
const hex = (color: string) => color.replace('#', '').toUpperCase();
const measures = ({ left, top, width, height }: Placed) => ({
  x: inches(left),
  y: inches(top),
  w: inches(width),
  h: inches(height),
});

function toBase64(bytes: Uint8Array): string {
  return Buffer.from(bytes).toString('base64');
}

function fontFace({ fonts }: Page, stack: string): string {
  return stack === fonts.stacks.display ? fonts.labels.display : fonts.labels.text;
}

function addText(slide: Slide, page: Page, text: PlacedText): void {
  // Leave room, because other programs may measure text slightly wider.
  const spare = text.fontSize * 0.35;
  const { x, y, w, h } = measures(text);
  const before = text.align === 'center' ? spare / 2 : text.rightToLeft ? spare : 0;
  slide.addText(text.text, {
    x: x - inches(before),
    y,
    w: w + inches(spare),
    h,
    margin: 0,
    fontFace: fontFace(page, text.fontStack),
    fontSize: Math.round(points(text.fontSize) * 10) / 10,
    bold: text.bold,
    color: hex(text.color),
    charSpacing: Math.round(points(text.letterSpacing) * 100) / 100,
    lineSpacing: Math.round(points(text.lineHeight) * 10) / 10,
    align:
      text.align === 'center' ? 'center' : (text.align === 'end') === text.rightToLeft ? 'left' : 'right',
    valign: 'top',
    wrap: true,
    rtlMode: text.rightToLeft,
    ...(text.link === null ? {} : { hyperlink: { url: text.link } }),
  });
}

function addFill(slide: Slide, box: PlacedFill): void {
  if (box.width <= 0 || box.height <= 0) return;
  const least = Math.min(box.width, box.height);
  slide.addShape(box.radius > 0 ? 'roundRect' : 'rect', {
    ...measures(box),
    ...(box.fill === null ? { fill: { type: 'none' } } : { fill: { color: hex(box.fill) } }),
    ...(box.border === null
      ? { line: { type: 'none' } }
      : { line: { color: hex(box.border.color), width: points(box.border.width) } }),
    ...(box.radius > 0 ? { rectRadius: inches(Math.min(box.radius, least / 2)) } : {}),
  });
}

function addShape(slide: Slide, shape: PlacedShape): void {
  const { width, height } = shape.field;
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">` +
    `<path d="${shape.d}" fill="${shape.fill ?? 'none'}" stroke="${shape.stroke ?? 'none'}"` +
    ` stroke-width="${shape.strokeWidth}" stroke-linejoin="round" stroke-linecap="round"/></svg>`;
  const png = rasterise(svg, Math.max(1, Math.ceil(width)));
  slide.addImage({ ...measures(shape), data: `data:image/png;base64,${toBase64(png)}` });
}

function addPicture(slide: Slide, picture: PlacedPicture): void {
  const data = readDataAddress(picture.src);
  if (data === null) return;
  const { x, y, w, h } = measures(picture);
  slide.addImage({
    x,
    y,
    // The natural size tells the library how much to crop.
    w: inches(picture.natural.width),
    h: inches(picture.natural.height),
    sizing: { type: picture.fit, w, h },
    data: `data:${data.type};base64,${toBase64(data.bytes)}`,
    altText: picture.alt,
  });
}

/** Writes a presentation with editable text boxes and shapes. */
export async function renderPptx(pages: readonly Page[], options: PptxOptions): Promise<Uint8Array> {
  const [first] = pages;
  if (first === undefined) throw new Error('A presentation needs a slide.');
  const presentation = new Presentation();
  presentation.title = options.title;
  presentation.author = options.author;
  presentation.defineLayout({ name: 'deck', width: inches(first.width), height: inches(first.height) });
  presentation.layout = 'deck';
  for (const page of pages) {
    const slide = presentation.addSlide();
    slide.background = { color: hex(page.ground) };
    for (const placed of page.placed)
      switch (placed.kind) {
        case 'text':
          addText(slide, page, placed);
          break;
        case 'fill':
          addFill(slide, placed);
          break;
        case 'shape':
          addShape(slide, placed);
          break;
        case 'picture':
          addPicture(slide, placed);
      }
  }
  const written = await presentation.write({ outputType: 'nodebuffer' });
  if (!(written instanceof Uint8Array)) throw new Error('The presentation was not written as bytes.');
  return new Uint8Array(written);
}
