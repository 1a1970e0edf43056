export * from './model.ts';
export { designs, findDesign, isDesign } from './designs/index.ts';
export { contrast, derivePalette, isColor, minimumContrast, type Palette } from './color/palette.ts';
export { fontFamilies, findFontFamily, type FontFamily } from './fonts/catalog.ts';
export { isEmojiCode, isFontFile, type SlideFiles } from './fonts/book.ts';
export { sampleSlides } from './sample.ts';
export { SlideEngine, isRightToLeft, type Page } from './layout/deck.ts';
export type { Placed, PlacedText } from './layout/placed.ts';
