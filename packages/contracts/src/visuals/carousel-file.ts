export type CarouselFormat = 'pdf' | 'png' | 'pptx';

/** The name of a carousel's file: its title without dots and signs that file systems refuse. */
export function carouselFileName(title: string, format: CarouselFormat): string {
  const plain = title.replaceAll(/[^\p{L}\p{M}\p{N} _-]/gu, '').trim();
  const name = [...plain].slice(0, 80).join('').trim();
  return `${name === '' ? 'Carousel' : name}.${format === 'png' ? 'zip' : format}`;
}
