import type { CarouselDeck, CarouselSlide } from '@limelight/contracts';
import { contrast, minimumContrast, smallestText } from '@limelight/slides/catalog';
import type { DrawnPage } from '../../lib/slides/messages.ts';

const mostWords = 60;

const countWords = (text: string) => text.split(/\s+/u).filter((word) => word !== '').length;

const mostNamed = 12;

function undrawnWarning(characters: readonly string[]): string {
  // A mark without its letter is shown on a circle.
  const named = characters.slice(0, mostNamed).map((one) => (/^\p{M}$/u.test(one) ? `◌${one}` : one));
  const rest = characters.length > mostNamed ? ' and more' : '';
  return `No font here can draw ${named.join(' ')}${rest}. Replace them before you export.`;
}

export function slideWarnings(slide: CarouselSlide, pages: readonly DrawnPage[] | null): string[] {
  const texts = (pages ?? []).flatMap((page) =>
    page.texts.filter((text) => text.field !== null && !text.decorative).map((text) => ({ page, text })),
  );
  const words = texts.reduce((sum, { text }) => sum + countWords(text.text), 0);
  const isSmall = texts.some(
    ({ page, text }) => text.fontSize < smallestText(page.width) && text.field !== 'eyebrow',
  );
  const undrawn = [...new Set((pages ?? []).flatMap((page) => page.undrawn))];
  const isFaint = texts.some(({ text }) => contrast(text.color, text.ground) < minimumContrast);
  return [
    ...(pages !== null && texts.length === 0 && slide.picture === null ? ['This slide is empty.'] : []),
    ...((pages?.length ?? 0) > 1
      ? [`The text needs ${pages?.length} pages. Split the slide or cut some words.`]
      : []),
    ...(pages?.some((page) => !page.fits) === true ? ['The text does not fit. Cut some words.'] : []),
    ...(undrawn.length > 0 ? [undrawnWarning(undrawn)] : []),
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
