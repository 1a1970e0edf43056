export * from './catalog.ts';
export { isEmojiCode, isFontFile, type SlideFiles } from './fonts/book.ts';
export { SlideBooks, SlideEngine, isRightToLeft, type Page } from './layout/deck.ts';
export { textsOnSlide } from './layout/texts.ts';
export type { Placed, PlacedText } from './layout/placed.ts';
export { sharedRanges } from './fonts/ranges.ts';
