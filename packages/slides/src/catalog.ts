export * from './model.ts';
export { figureText } from './figures.ts';
export { slideWords } from './words.ts';
export { designs, findDesign, isDesign } from './designs/index.ts';
export { contrast, derivePalette, isColor, minimumContrast, type Palette } from './color/palette.ts';
export { fontFamilies, findFontFamily, type FontFamily } from './fonts/catalog.ts';
export { isOwnFontId, type OwnFont } from './fonts/own-font.ts';
export { splitSlide } from './layout/continue.ts';
export { sampleSlides } from './sample.ts';
