import type { Post } from '@limelight/contracts';
import {
  memo,
  useCallback,
  useDeferredValue,
  useEffect,
  useMemo,
  useRef,
  useState,
  type CSSProperties,
  type ReactNode,
} from 'react';
import { currentTime } from '../../../../lib/clock.ts';
import { formatSlot } from '../../../../lib/format.ts';
import { notices } from '../../../../lib/notices.ts';
import { useConnection, useProfile } from '../../../../lib/person.ts';
import { useUser } from '../../../../lib/query-client.ts';
import { BriefPanel } from '../panels/brief/brief-panel.tsx';
import { AssistPanel } from '../panels/assist/assist-panel.tsx';
import { ReviewContext, useReviewOfText } from '../post/use-review.ts';
import { EditPanel } from '../panels/editor/edit-panel.tsx';
import type { EditorHandle } from '../text/post-editor.tsx';
import { stepBack } from '../text/step-back.ts';
import { PublishBar } from '../panels/publishing/publish-bar.tsx';
import { isDirty } from '../post/autosave.ts';
import { isWriting } from '../post/generation.ts';
import { openProposal, proposedText } from '../post/proposing.ts';
import { briefOf, currentText } from '../post/session-state.ts';
import { shownOf, type Shown } from '../panels/attachments/shown.ts';
import { SourceSide, sourcesLabel } from '../panels/sources/source-side.tsx';
import { leaveStudio } from './open-studio.ts';
import { PanelSwitch, panels, type Tab } from './panel-switch.tsx';
import { useBesideEditor } from './use-beside-editor.ts';
import { useDeskKeys } from './use-desk-keys.ts';
import { useOpenDraft } from './use-open-draft.ts';
import { useSessionLife } from './use-session-life.ts';
import { useSession, useWritingPart } from '../post/writing-context.ts';
import styles from './studio.module.css';

export type PreviewDevice = 'phone' | 'desktop';

export interface PreviewParts {
  text: string;
  author: { name: string; headline: string; pictureUrl: string | null };
  attached: Shown | null;
  audience: 'PUBLIC' | 'CONNECTIONS';
  time: string;
  /** The version of the post that the server has, or null before the first save. */
  savedVersion: number | null;
  published: boolean;
  device: PreviewDevice;
  onDevice: (device: PreviewDevice) => void;
}
export type PreviewOf = (parts: PreviewParts) => ReactNode;

const columnPanels = panels.filter(({ value }) => value === 'idea' || value === 'assist');

/** A desktop preview needs more room. */
const wideSide: CSSProperties & Record<`--${string}`, string> = { '--side': 'clamp(408px, 40cqw, 640px)' };

export function StudioDesk({
  preview,
  top,
  aboutIdea,
  written,
  onPostId,
  onNew,
}: {
  preview: PreviewOf;
  top: ReactNode;
  aboutIdea: ReactNode;
  /** True when a text is about to be written without the user asking for it here. */
  written: boolean;
  onPostId: (id: string) => void;
  onNew: () => void;
}) {
  const { session, writer } = useSession();
  const drafted = useWritingPart(({ state }) => state.drafts !== null);
  const torn = useWritingPart(({ saving }) => saving.theirs !== null);
  const panel = useWritingPart(({ desk }) => desk.panel);
  const besideSource = useWritingPart(({ desk }) => desk.beside === 'source');
  const facts = useWritingPart(({ desk }) => desk.facts);
  const passage = useWritingPart(({ desk }) => desk.passage);
  const proposed = useWritingPart((view) => openProposal(view) !== null);
  const [comparing, setComparing] = useState(false);
  const [asking, setAsking] = useState(false);
  const [device, setDevice] = useState<PreviewDevice>('phone');
  const idea = useRef<HTMLTextAreaElement>(null);
  const editor = useRef<EditorHandle>(null);
  useSessionLife(onPostId);
  useOpenDraft(editor);
  const show = useCallback(
    (tab: Tab) => {
      const beside = tab === 'source' ? 'source' : tab === 'preview' ? 'preview' : null;
      session.show({ panel: tab === 'source' ? 'preview' : tab, ...(beside && { beside }) });
    },
    [session],
  );
  useEffect(() => {
    if (currentText(session.state) !== '' || written) session.show({ panel: 'edit' });
  }, [session, written]);
  const [factsShown, setFactsShown] = useState(facts);
  if (facts !== factsShown) {
    // The claims are listed below the text.
    setFactsShown(facts);
    setComparing(false);
  }
  useEffect(() => {
    // On a phone the source is shown in place of the text.
    if (passage !== null && session.view.desk.panel === 'edit') session.show({ panel: 'preview' });
  }, [passage, session]);

  const pane = useRef<HTMLDivElement>(null);
  const [proposalShown, setProposalShown] = useState(proposed);
  if (proposed !== proposalShown) {
    setProposalShown(proposed);
    if (proposed) setComparing(false);
  }
  useEffect(() => {
    // On a phone the changes appear in the text, which is not on the screen yet.
    if (proposed && pane.current?.offsetParent === null) session.show({ panel: 'edit' });
  }, [proposed, session]);

  const write = useCallback(
    (variants: 1 | 3) => {
      if (briefOf(session.state) === null) {
        setAsking(true);
        session.show({ panel: 'idea' });
        idea.current?.focus();
        return;
      }
      setAsking(false);
      session.show({ panel: 'edit' });
      setComparing(variants === 3);
      // Where the page scrolls, the brief may be scrolled far down. This brings the new text into view.
      window.scrollTo(0, 0);
      void writer.write(variants).then(() => {
        // The reason nothing was written is shown next to the idea.
        const { kind } = session.state.generation;
        if (kind === 'short' || kind === 'failed') session.show({ panel: 'idea' });
      });
    },
    [session, writer],
  );
  const save = useCallback(() => {
    session.saver.retry();
    void session.saver.flush();
  }, [session]);
  const startNew = useCallback(async () => {
    if (isWriting(session.state.generation)) {
      notices.show({
        tone: 'plain',
        title: 'Still writing',
        message: 'Stop it first, or wait until it is finished.',
      });
      return;
    }
    await session.saver.flush();
    const unsaved = isDirty(session.view.saving.state) && currentText(session.state).trim() !== '';
    if (unsaved) {
      notices.error('This post is not saved yet', 'Check your connection and try again.');
      return;
    }
    if (session.view.saving.state.saved === null) leaveStudio();
    else onNew();
  }, [session, onNew]);
  const begin = useCallback(() => void startNew(), [startNew]);
  useDeskKeys({
    write: () => write(1),
    save,
    startNew: begin,
    stepBack: (by) => stepBack(session, editor, by),
  });

  const sources = useWritingPart(({ state }) => state.sourceIds.length);
  const parts = useMemo(
    () => (sources === 0 ? panels : [...panels, { value: 'source' as const, label: sourcesLabel(sources) }]),
    [sources],
  );
  const onSource = besideSource && sources > 0;
  const shown = torn ? 'edit' : panel === 'preview' && onSource ? 'source' : panel;
  const grid = useRef<HTMLDivElement>(null);
  const beside = useBesideEditor(grid);
  // There the text is always visible, so the switch is about the panel next to it.
  const chosen = beside && shown === 'edit' ? (onSource ? 'source' : 'preview') : shown;

  return (
    <ReviewProvider>
      <div
        ref={grid}
        className={styles.grid}
        data-tab={shown === 'assist' ? 'idea' : shown === 'source' ? 'preview' : shown}
        data-comparing={comparing && drafted}
        style={device === 'desktop' ? wideSide : undefined}
      >
        <PanelSwitch className={styles.switch} of={parts} shown={chosen} onShow={show} />
        <div className={styles.brief}>
          <PanelSwitch
            className={styles.column}
            of={columnPanels}
            shown={shown === 'assist' ? 'assist' : 'idea'}
            onShow={show}
          />
          <AssistPanel editor={editor} hidden={shown !== 'assist'} />
          {shown !== 'assist' && (
            <BriefPanel ideaField={idea} top={aboutIdea} onWrite={write} onNew={begin} asking={asking} />
          )}
        </div>
        <div ref={pane} className={styles.edit}>
          {top}
          <EditPanel
            editor={editor}
            comparing={comparing && drafted}
            onCompare={setComparing}
            onNew={begin}
            onAssist={() => session.show({ panel: 'assist' })}
            onIdea={(sample) => {
              session.setIdea(sample);
              session.show({ panel: 'idea' });
              idea.current?.focus();
            }}
          />
        </div>
        <div className={styles.side}>
          <SourceSide
            preview={<PreviewSide preview={preview} device={device} onDevice={setDevice} />}
            onSource={onSource}
            onShow={(source) => session.show({ beside: source ? 'source' : 'preview' })}
          />
        </div>
        <div className={styles.send} data-bar="bottom">
          <PublishBar />
        </div>
      </div>
    </ReviewProvider>
  );
}

/** Checks the text once for every component that shows the result. */
function ReviewProvider({ children }: { children: ReactNode }) {
  return <ReviewContext value={useReviewOfText()}>{children}</ReviewContext>;
}

/** Rendered with a delay so that it never slows down typing. */
const PreviewSide = memo(function PreviewSide({
  preview,
  device,
  onDevice,
}: Pick<PreviewParts, 'device' | 'onDevice'> & { preview: PreviewOf }) {
  const text = useDeferredValue(useWritingPart(proposedText));
  const parts = usePreviewParts(text);
  return useMemo(() => preview({ ...parts, device, onDevice }), [preview, parts, device, onDevice]);
});

function usePreviewParts(text: string): Omit<PreviewParts, 'device' | 'onDevice'> {
  const user = useUser().data;
  const profile = useProfile().data;
  const connection = useConnection().data;
  const attachment = useWritingPart(({ state }) => state.attachment);
  const pictures = useWritingPart(({ state }) => state.pictures);
  const audience = useWritingPart(({ state }) => state.visibility);
  const post = useWritingPart(({ state }) => state.post);
  const savedVersion = useWritingPart(({ saving }) => saving.state.saved?.version ?? null);
  const published = post?.status === 'published';
  const name = connection?.name ?? user?.name ?? '';
  const headline = profile?.headline ?? '';
  const pictureUrl = connection?.pictureUrl ?? null;
  const time = feedTime(post);
  return useMemo(
    () => ({
      text,
      author: { name, headline, pictureUrl },
      attached: shownOf({ attachment, pictures }),
      audience,
      time,
      savedVersion,
      published,
    }),
    [text, name, headline, pictureUrl, attachment, pictures, audience, time, savedVersion, published],
  );
}

/** The time that LinkedIn shows below the name: "Now", or when a scheduled post is published. */
function feedTime(post: Post | null): string {
  if (post?.status !== 'scheduled' || post.scheduledAt === null) return 'Now';
  return formatSlot(post.scheduledAt, post.timeZone ?? undefined, currentTime());
}
