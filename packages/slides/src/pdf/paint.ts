// oxlint-disable-next-line typescript/triple-slash-reference -- programs that import this file must see the types too
/// <reference path="./svg-to-pdfkit.d.ts" />
import drawSvg from 'svg-to-pdfkit';
import { readDataAddress } from '../data-address.ts';
import type { PlacedFill, PlacedPicture, PlacedShape, PlacedWord } from '../layout/placed.ts';

function outline(document: PDFKit.PDFDocument, box: PlacedFill | PlacedPicture, inset = 0): void {
  const { left, top, width, height } = box;
  const radius = Math.max(0, Math.min(box.radius, width / 2, height / 2) - inset);
  const measures = [left + inset, top + inset, width - 2 * inset, height - 2 * inset] as const;
  if (radius > 0) document.roundedRect(...measures, radius);
  else document.rect(...measures);
}

export function paintFill(document: PDFKit.PDFDocument, box: PlacedFill): void {
  if (box.width <= 0 || box.height <= 0) return;
  if (box.fill !== null) {
    outline(document, box);
    document.fill(box.fill);
  }
  if (box.border !== null) {
    outline(document, box, box.border.width / 2);
    document.lineWidth(box.border.width).stroke(box.border.color);
  }
}

export function paintShape(document: PDFKit.PDFDocument, shape: PlacedShape): void {
  document.save();
  document.translate(shape.left, shape.top);
  document.scale(shape.width / shape.field.width, shape.height / shape.field.height);
  document.lineCap('round').lineJoin('round');
  document.path(shape.d);
  if (shape.stroke !== null && shape.strokeWidth > 0) {
    document.lineWidth(shape.strokeWidth);
    if (shape.fill === null) document.stroke(shape.stroke);
    else document.fillAndStroke(shape.fill, shape.stroke);
  } else if (shape.fill !== null) document.fill(shape.fill);
  document.restore();
}

/** The rectangle in which a picture is drawn to cover its box or fit into it. */
function frameOf(picture: PlacedPicture): { x: number; y: number; width: number; height: number } {
  const { left, top, width, height, natural, fit } = picture;
  const across = width / Math.max(1, natural.width);
  const down = height / Math.max(1, natural.height);
  const scale = fit === 'cover' ? Math.max(across, down) : Math.min(across, down);
  const drawn = { width: natural.width * scale, height: natural.height * scale };
  return { x: left + (width - drawn.width) / 2, y: top + (height - drawn.height) / 2, ...drawn };
}

export function paintPicture(document: PDFKit.PDFDocument, picture: PlacedPicture): void {
  const data = readDataAddress(picture.src);
  if (data === null) return;
  const { x, y, width, height } = frameOf(picture);
  document.save();
  outline(document, picture);
  document.clip();
  if (data.type === 'image/svg+xml')
    drawSvg(document, new TextDecoder().decode(data.bytes), x, y, { width, height, assumePt: true });
  else document.image(Buffer.from(data.bytes), x, y, { width, height });
  document.restore();
}

/** Draws an emoji as large as a letter, in the middle of its line. */
export function paintEmoji(
  document: PDFKit.PDFDocument,
  svg: string,
  { x, y, width, height }: PlacedWord,
): void {
  const side = Math.min(width, height);
  const left = x + (width - side) / 2;
  const top = y - height / 2 - side / 2;
  document.save();
  drawSvg(document, svg, left, top, { width: side, height: side, assumePt: true });
  document.restore();
}
