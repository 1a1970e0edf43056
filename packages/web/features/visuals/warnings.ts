import type { CarouselDeck, CarouselSlide } from '@limelight/contracts';
import { contrast, minimumContrast } from '@limelight/slides/catalog';
import type { DrawnPage } from '../../lib/slides/messages.ts';

/** The width of a document in LinkedIn's app on a phone, in CSS pixels. */
const phoneWidth = 340;
const smallestOnPhone = 8.5;
const mostWords = 60;

const countWords = (text: string) => text.split(/\s+/u).filter((word) => word !== '').length;

export function slideWarnings(slide: CarouselSlide, pages: readonly DrawnPage[] | null): string[] {
  const texts = (pages ?? []).flatMap((page) =>
    page.texts.filter((text) => text.field !== null && !text.decorative).map((text) => ({ page, text })),
  );
  const words = texts.reduce((sum, { text }) => sum + countWords(text.text), 0);
  const isSmall = texts.some(
    ({ page, text }) =>
      (text.fontSize / page.width) * phoneWidth < smallestOnPhone && text.field !== 'eyebrow',
  );
  const isFaint = texts.some(({ text }) => contrast(text.color, text.ground) < minimumContrast);
  return [
    ...(pages !== null && texts.length === 0 && slide.picture === null ? ['This slide is empty.'] : []),
    ...((pages?.length ?? 0) > 1
      ? [`The text needs ${pages?.length} pages. Split the slide or cut some words.`]
      : []),
    ...(pages?.some((page) => !page.fits) === true ? ['The text does not fit. Cut some words.'] : []),
    ...(isSmall ? ['The text is small on a phone. Cut some words or split the slide.'] : []),
    ...(words > mostWords
      ? [`${words} words on one slide. Most readers swipe past more than ${mostWords}.`]
      : []),
    ...(isFaint ? ['Some text has little contrast. Choose another brand colour.'] : []),
    ...(slide.picture !== null && slide.picture.alt.trim() === ''
      ? ['The picture has no alt text. Describe it for people who cannot see it.']
      : []),
  ];
}

export function deckWarnings(deck: CarouselDeck): string[] {
  return [
    ...(deck.slides.at(-1)?.kind === 'closing'
      ? []
      : ['The last slide has no call to action. Add a closing slide.']),
    ...(deck.title.trim() === '' ? ['LinkedIn shows the title of the document. Add one.'] : []),
  ];
}
