import { postCarousel, type Carousel, type CarouselDeck, type CarouselSlide } from '@limelight/contracts';
import { slideLabel } from '@limelight/slides/catalog';
import { Tabs } from '@mantine/core';
import { IconHistory } from '@tabler/icons-react';
import { useCallback, useState, type ReactNode } from 'react';
import { Link, useNavigate } from 'react-router';
import { useCall } from '../../../lib/use-call.ts';
import { Button } from '../../../ui/button.tsx';
import { announce } from '../../../ui/live-region.tsx';
import { SharedBy } from '../../../ui/shared-by.tsx';
import * as edits from '../deck-edits.ts';
import { useDeckSession } from '../use-deck-session.ts';
import { DeckPanel } from './deck-panel.tsx';
import { EditedSlide } from './edited-slide.tsx';
import { ExportMenu } from './export-menu.tsx';
import { Filmstrip } from './filmstrip.tsx';
import { RewriteSlide } from './rewrite-slide.tsx';
import { ConflictNote, SaveLine } from './save-line.tsx';
import { SharedTools } from './shared-tools.tsx';
import { SlideFields } from './slide-fields.tsx';
import { SlidePicture } from './slide-picture.tsx';
import { SlideTools } from './slide-tools.tsx';
import { useEditorKeys } from './use-editor-keys.ts';
import { useSlideRewrite } from './use-slide-rewrite.ts';
import { useTop } from './use-top.ts';
import { DeckVersions } from './versions/deck-versions.tsx';
import styles from './editor.module.css';

export function DeckEditor({
  carousel,
  share,
}: {
  carousel: Carousel;
  share: (title: string, words?: string) => ReactNode;
}) {
  const { sharing } = carousel;
  const { session, state } = useDeckSession(carousel);
  const { deck } = state;
  const [chosen, setChosen] = useState(0);
  const [showsVersions, setShowsVersions] = useState(false);
  const navigate = useNavigate();
  const attach = useCall(postCarousel);
  useEditorKeys(session);
  const frame = useTop();
  const index = Math.min(chosen, deck.slides.length - 1);
  const slide = deck.slides[index];
  const total = deck.slides.length;
  const change = useCallback(
    (next: CarouselDeck, group: string | null = null) => session.change(next, group === '' ? null : group),
    [session],
  );
  const changeSlide = useCallback(
    (next: CarouselSlide, group = '') => change(edits.replaceSlide(session.read().deck, next), group),
    [change, session],
  );
  const rewrite = useSlideRewrite({
    carouselId: carousel.id,
    onBegin: () => session.flush(),
    onChange: useCallback(
      (next: CarouselSlide, found: readonly string[]) =>
        change(edits.withDoubts(edits.replaceSlide(session.read().deck, next), found)),
      [change, session],
    ),
  });
  if (slide === undefined) return null;
  const move = (from: number, to: number) => {
    const next = edits.moveSlide(deck, from, to);
    if (next === deck) return;
    change(next);
    setChosen(to);
    announce(`Slide moved to place ${to + 1} of ${total}.`);
  };
  const remove = (at: number) => {
    const next = edits.removeSlide(deck, at);
    if (next === deck) return;
    change(next);
    setChosen(Math.max(0, Math.min(at, next.slides.length - 1)));
    announce('Slide deleted. Undo restores it.');
  };
  const add = () => {
    change(edits.insertSlide(deck, index + 1, { ...edits.blankSlide('text'), title: 'New slide' }));
    setChosen(index + 1);
  };
  const use = async () => {
    if (!(await session.flush())) return;
    const made = await attach.run({ params: { id: carousel.id }, body: {} });
    if (made !== null) await navigate(`/dashboard/generate-post?post=${made.postId}`);
  };
  return (
    <div ref={frame} className={styles.editor}>
      <h1 className="visually-hidden" tabIndex={-1}>
        Edit carousel: {deck.title || 'Untitled carousel'}
      </h1>
      <header className={styles.head}>
        <Link to="/dashboard/carousel" className={styles.back}>
          Carousels
        </Link>
        <input
          className={styles.title}
          aria-label="Title of the document"
          placeholder="Untitled carousel"
          maxLength={200}
          value={deck.title}
          onChange={(event) => change({ ...deck, title: event.target.value }, 'title')}
        />
        <SaveLine state={state} />
        <Button
          look="quiet"
          icon={<IconHistory size={16} />}
          aria-label="Versions"
          onClick={() => setShowsVersions(true)}
        >
          <span className={styles.wideOnly}>Versions</span>
        </Button>
        <ExportMenu id={carousel.id} title={deck.title} before={() => session.flush()} />
        <Button look="accent" loading={attach.loading} onClick={() => void use()}>
          Use in a post
        </Button>
        {sharing === null ? (
          share(deck.title.trim() === '' ? 'Untitled carousel' : deck.title, styles.wideOnly)
        ) : (
          <SharedTools id={carousel.id} before={() => session.flush()} />
        )}
        {sharing !== null && (
          <p className={styles.shared}>
            <SharedBy sharing={sharing} />. Pictures and fonts that you add are copied to {sharing.owner}.
          </p>
        )}
        {state.save === 'conflict' && <ConflictNote session={session} />}
      </header>
      {showsVersions && <DeckVersions session={session} onClose={() => setShowsVersions(false)} />}
      <div className={styles.strip}>
        <Filmstrip
          deck={deck}
          current={index}
          onSelect={setChosen}
          onMove={move}
          onRemove={remove}
          onAdd={add}
        />
      </div>
      <section className={styles.middle} aria-label={`Slide ${index + 1}, ${slideLabel(slide.kind)}`}>
        <SlideTools
          deck={deck}
          slide={slide}
          index={index}
          canUndo={state.canUndo}
          canRedo={state.canRedo}
          onUndo={() => session.undo()}
          onRedo={() => session.redo()}
          onKind={(kind) => changeSlide(edits.changeKind(slide, kind))}
          onMove={(to) => move(index, to)}
          onDuplicate={() => {
            change(edits.duplicateSlide(deck, index));
            setChosen(index + 1);
          }}
          onSplit={() => change(edits.splitInTwo(deck, index))}
          onMerge={() => change(edits.mergeWithNext(deck, index))}
          onRemove={() => remove(index)}
        />
        <EditedSlide
          deck={deck}
          slide={slide}
          index={index}
          onChange={changeSlide}
          onConfirm={(doubt) => change(edits.withoutDoubt(deck, doubt))}
        />
      </section>
      <aside className={styles.panel} aria-label="Properties">
        <Tabs defaultValue="slide" keepMounted={false}>
          <Tabs.List mb="md">
            <Tabs.Tab value="slide">Slide</Tabs.Tab>
            <Tabs.Tab value="deck">Design</Tabs.Tab>
          </Tabs.List>
          <Tabs.Panel value="slide">
            <SlideFields key={slide.id} slide={slide} onChange={changeSlide} />
            {(slide.kind === 'picture' || slide.picture !== null) && (
              <section className={styles.section}>
                <h2>Picture</h2>
                <SlidePicture slide={slide} onChange={changeSlide} />
              </section>
            )}
            <section className={styles.section}>
              <h2>Rewrite</h2>
              <RewriteSlide key={slide.id} slide={slide} rewrite={rewrite} />
            </section>
          </Tabs.Panel>
          <Tabs.Panel value="deck">
            <DeckPanel deck={deck} onChange={(part, group) => change({ ...deck, ...part }, group)} />
          </Tabs.Panel>
        </Tabs>
      </aside>
    </div>
  );
}
