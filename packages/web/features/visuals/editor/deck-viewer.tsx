import { postCarousel, type Carousel, type ItemSharing } from '@limelight/contracts';
import { slideSizes } from '@limelight/slides/catalog';
import { useNavigate } from 'react-router';
import { useCall } from '../../../lib/use-call.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { Page, PageHeader } from '../../../ui/page.tsx';
import { SharedBy } from '../../../ui/shared-by.tsx';
import { SlideImage } from '../../../ui/slides/slide-image.tsx';
import { lookOf } from '../deck-edits.ts';
import { useCopyDeck } from '../use-copy-deck.ts';
import styles from './deck-viewer.module.css';
import { ExportMenu } from './export-menu.tsx';

/** A shared carousel for people who cannot edit it. What their role allows them to do with it is offered. */
export function DeckViewer({
  carousel: { id, deck },
  sharing,
}: {
  carousel: Carousel;
  sharing: ItemSharing;
}) {
  const navigate = useNavigate();
  const attach = useCall(postCarousel);
  const { copy, loading } = useCopyDeck(id);
  const use = async () => {
    const made = await attach.run({ params: { id }, body: {} });
    if (made !== null) await navigate(`/dashboard/generate-post?post=${made.postId}`);
  };
  const open = async () => {
    const made = await copy();
    if (made !== null) await navigate(`/dashboard/carousel/${made.id}`);
  };
  const title = deck.title.trim() === '' ? 'Untitled carousel' : deck.title;
  return (
    <Page>
      <PageHeader
        title={title}
        description={
          <>
            <SharedBy sharing={sharing} />.{' '}
            {sharing.mayUse ? 'You can use and copy it, but not change it.' : 'You can view it.'}
          </>
        }
        actions={
          <>
            <ButtonLink to="/dashboard/carousel">All carousels</ButtonLink>
            {sharing.mayUse && (
              <>
                <ExportMenu id={id} title={deck.title} before={async () => true} />
                <Button loading={attach.loading} onClick={() => void use()}>
                  Use in a post
                </Button>
                <Button look="accent" loading={loading} onClick={() => void open()}>
                  Copy to my carousels
                </Button>
              </>
            )}
          </>
        }
      />
      <ol className={styles.slides} aria-label="Slides">
        {deck.slides.map((slide, index) => (
          <li key={slide.id}>
            <SlideImage
              order={{ look: lookOf(deck), slide, number: index + 1, total: deck.slides.length }}
              {...slideSizes[deck.size]}
              alt={`Slide ${index + 1}: ${slide.title || slide.body.slice(0, 80) || slide.kind}`}
            />
          </li>
        ))}
      </ol>
      {deck.caption.trim() !== '' && (
        <section className={styles.caption}>
          <h2>Post text</h2>
          <p dir="auto">{deck.caption}</p>
        </section>
      )}
    </Page>
  );
}
