import { useCallback, useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { readCarried } from '../../../../lib/carried.ts';
import { currentTime } from '../../../../lib/clock.ts';
import { ButtonLink } from '../../../../ui/button.tsx';
import { ErrorState } from '../../../../ui/error-state.tsx';
import { forgetCurrent, readCurrent } from '../post/this-tab.ts';
import { isNewKey } from '../post/kept-post.ts';
import { NotLoaded } from './not-loaded.tsx';
import { LeftCopies } from './left-copies.tsx';
import { StartTroublePlace } from './start-trouble.tsx';
import { StudioDesk, type PreviewOf } from './studio-desk.tsx';
import { StudioSkeleton } from './studio-skeleton.tsx';
import { useRoom } from './use-room.ts';
import { useStudio } from './use-studio.ts';
import { ThumbsContext, WritingContext, type ThumbsOf } from '../post/writing-context.ts';
import styles from './studio.module.css';

const carriedNow = () => readCarried(currentTime());

/** A post of this tab that was saved after its screen was left, so the address does not contain its id yet. */
function unaddressedPost(): string | null {
  const current = readCurrent();
  return current === null || isNewKey(current) ? null : current;
}

/**
 * The writing screen. `?post=<id>` opens a post. `?idea=…` starts a new one with an idea and optionally `format`,
 * `tone`, the name of a template in `from`, or `suggested` when the idea was suggested by the app. `?template=<id>`
 * starts one with the user's own template, `?interview=<id>` with the answers of an interview, `?text=…` with a text in
 * the editor, and `?carried` with a visitor's text. The route supplies the preview and the feedback buttons, which are
 * separate features.
 */
export function Studio({ preview, thumbs }: { preview: PreviewOf; thumbs: ThumbsOf }) {
  const [search, setSearch] = useSearchParams();
  const navigate = useNavigate();
  const place = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const [idea, format, tone] = [search.get('idea'), search.get('format'), search.get('tone')];
  const from = search.get('from');
  const [template, interview, text] = [search.get('template'), search.get('interview'), search.get('text')];
  const [carries, suggested] = [search.has('carried'), search.has('suggested')];
  const start = useMemo(() => {
    const carried = carries ? carriedNow() : null;
    if ([idea, template, interview, carried, text].every((one) => one === null)) return null;
    return { idea, format, tone, from, suggested, template, interview, carried, text };
  }, [idea, format, tone, from, suggested, template, interview, carries, text]);
  const taken = useCallback(() => setSearch({}, { replace: true, preventScrollReset: true }), [setSearch]);
  const named = search.get('post');
  const [remembered] = useState(() => (named === null && start === null ? unaddressedPost() : null));
  const [unaddressed, setUnaddressed] = useState(remembered);
  const asked = named ?? unaddressed;
  // From then on an address without an id means another post.
  if (named !== null && unaddressed !== null) setUnaddressed(null);
  useEffect(() => {
    if (named !== null) forgetCurrent();
    else if (unaddressed !== null)
      setSearch({ post: unaddressed }, { replace: true, preventScrollReset: true });
  }, [named, unaddressed, setSearch]);
  const studio = useStudio(asked, start, taken);
  // The user did not ask for this post explicitly, so if it was deleted a new one is started.
  const isGone = studio.kind === 'failed' && studio.missing && named !== null && named === remembered;
  useEffect(() => {
    if (!isGone) return;
    forgetCurrent();
    setSearch({}, { replace: true, preventScrollReset: true });
  }, [isGone, setSearch]);
  useRoom(place, studio.kind);
  // A post that gets its id while it is being left is put into the address first. Only then does an address without an
  // id mean another post.
  const leaving = useRef(false);
  const address = useRef(asked);
  const leave = useCallback(() => {
    leaving.current = address.current === null;
    if (!leaving.current) void navigate('/dashboard/generate-post');
  }, [navigate]);
  useEffect(() => {
    address.current = asked;
    if (leaving.current) leave();
  }, [asked, leave]);
  return (
    <div ref={place} className={styles.place}>
      <h1 ref={heading} className="visually-hidden" tabIndex={-1}>
        Write
      </h1>
      <ThumbsContext value={thumbs}>{content()}</ThumbsContext>
    </div>
  );

  function content(): ReactNode {
    switch (studio.kind) {
      case 'loading':
        return <StudioSkeleton />;
      case 'failed':
        if (isGone) return <StudioSkeleton />;
        return studio.missing ? (
          <ErrorState title="Post not found">
            It may have been deleted. <ButtonLink to="/dashboard/generate-post">Write a new post</ButtonLink>
          </ErrorState>
        ) : (
          <NotLoaded message={studio.message} retry={studio.retry} />
        );
      case 'open': {
        const { trouble } = studio;
        const above = interview !== null;
        const told = (here: boolean) => ({
          trouble: here ? trouble : null,
          onLost: () => heading.current?.focus({ preventScroll: true }),
        });
        return (
          <WritingContext key={studio.open.key} value={studio.open}>
            <StudioDesk
              preview={preview}
              written={above}
              aboutIdea={<StartTroublePlace {...told(!above)} />}
              top={
                <>
                  <StartTroublePlace above {...told(above)} />
                  <LeftCopies
                    left={studio.open.left}
                    onContinue={studio.continueLeft}
                    onDiscard={studio.discardLeft}
                  />
                </>
              }
              onPostId={(id) => {
                if (asked !== id) setSearch({ post: id }, { replace: true, preventScrollReset: true });
              }}
              onNew={leave}
            />
          </WritingContext>
        );
      }
    }
  }
}
