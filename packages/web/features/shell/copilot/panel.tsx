import { runHasEnded, type CopilotTurn } from '@limelight/contracts';
import { IconEdit, IconHistory, IconX } from '@tabler/icons-react';
import { useMediaQuery } from '@mantine/hooks';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { closeCopilot, showConversation, takeCopilotWords, useCopilot } from '../../../lib/copilot.ts';
import { readOpenPage, useOpenPageNow } from '../../../lib/open-page.ts';
import { useKeptText } from '../../../lib/use-kept-text.ts';
import { useWriterHere } from '../../../lib/writer.ts';
import { Button } from '../../../ui/button.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { ScrollRegion } from '../../../ui/scroll-region.tsx';
import { Loading } from '../../../ui/skeleton.tsx';
import { renewTurn, untilEnded } from './api.ts';
import { Box } from './box.tsx';
import { Conversations } from './conversations.tsx';
import { CopilotContext, type Copilot, type CopilotParts } from './copilot-context.ts';
import { NoModel } from './no-model.tsx';
import styles from './panel.module.css';
import { aboutWords, pageOf, suggestionsFor } from './rules.ts';
import { Asked, Turn } from './turn.tsx';
import { steerTurn, stopTurn } from './turn-calls.ts';
import { useConversation } from './use-conversation.ts';
import { useOverPage } from './use-over-page.ts';
import { useStick } from './use-stick.ts';

/** The conversation with the co-pilot, beside the page. */
export function CopilotPanel({ parts }: { parts: CopilotParts }) {
  const client = useQueryClient();
  const { pathname, search } = useLocation();
  const path = `${pathname}${search}`;
  const page = useOpenPageNow();
  const { words: given, calls } = useCopilot();
  const { model } = useWriterHere();
  const [words, setWords] = useKeptText('copilot:box');
  const [isListing, setListing] = useState(false);
  /** The page that the next request is not about. */
  const [without, setWithout] = useState<string | null>(null);
  const talk = useConversation();
  const [isSteering, setSteering] = useState(false);
  const [notAdded, setNotAdded] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  const inner = useStick();
  const isPhone = useMediaQuery('(max-width: 48em)') ?? false;
  useOverPage(inner, isPhone);

  const pageKey = page === null ? null : `${page.kind} ${page.id ?? path}`;
  const about = page !== null && pageKey !== without ? aboutWords(page.kind) : null;
  const { ask: askIn, forgetRefusal } = talk;
  const ask = useCallback(
    async (request: string) => {
      setListing(false);
      // Tools read what is saved.
      await readOpenPage()?.save?.();
      return askIn(request, pageOf(path, readOpenPage(), about !== null));
    },
    [askIn, path, about],
  );
  const fill = useCallback(
    (next: string) => {
      setListing(false);
      setWords(next);
      const box = field.current;
      box?.focus();
      // The caret goes to the end of words to be completed.
      requestAnimationFrame(() => box?.setSelectionRange(next.length, next.length));
    },
    [setWords],
  );
  const renew = useCallback((turn: CopilotTurn) => renewTurn(client, turn).then(() => undefined), [client]);
  const copilot = useMemo<Copilot>(() => ({ parts, fill, ask, renew }), [parts, fill, ask, renew]);

  const turns = talk.conversation?.turns ?? [];
  const last = turns.at(-1);
  const working = last !== undefined && !runHasEnded(last.status) ? last : null;
  // Suggestions are for a matter that the conversation is not about yet.
  const isNew =
    !talk.isLoading && (last === undefined || (about !== null && last.page?.object?.id !== page?.id));
  const send = async () => {
    const request = words.trim();
    setWords('');
    // What is refused goes back into the box.
    if (working === null) {
      if (!(await ask(request))) setWords(request);
      return;
    }
    setSteering(true);
    const outcome = await steerTurn(working.id, request);
    await (outcome === 'ended' ? untilEnded : renewTurn)(client, working).catch(() => undefined);
    setSteering(false);
    setNotAdded(outcome === 'refused');
    if (outcome === 'refused' || (outcome === 'ended' && !(await ask(request)))) setWords(request);
  };

  useEffect(() => {
    if (calls > 0) field.current?.focus();
  }, [calls]);
  useEffect(() => {
    if (given === null) return undefined;
    const timer = setTimeout(() => {
      const taken = takeCopilotWords();
      if (taken === null) return;
      if (taken.send && model !== null) void ask(taken.words);
      else fill(taken.words);
    });
    return () => clearTimeout(timer);
  }, [given, model, ask, fill]);

  return (
    <CopilotContext value={copilot}>
      <section className={styles.panel} aria-label="Conversation">
        <header className={styles.header}>
          <h2 className={styles.title}>
            {isListing ? 'Conversations' : (talk.conversation?.title ?? 'Co-pilot')}
          </h2>
          <Button
            size="small"
            look="quiet"
            aria-label="Conversations"
            aria-pressed={isListing}
            title="Conversations"
            icon={<IconHistory size={18} />}
            onClick={() => setListing(!isListing)}
          />
          <Button
            size="small"
            look="quiet"
            aria-label="New conversation"
            title="New conversation"
            icon={<IconEdit size={18} />}
            onClick={() => {
              setListing(false);
              showConversation(null);
              field.current?.focus();
            }}
          />
          <Button
            size="small"
            look="quiet"
            aria-label="Close the co-pilot"
            title="Close"
            icon={<IconX size={18} />}
            onClick={closeCopilot}
          />
        </header>
        <ScrollRegion className={styles.list} label="Messages">
          <div ref={inner} className={styles.inner} role="log" aria-live="off">
            {content()}
          </div>
        </ScrollRegion>
        {model === null ? null : (
          <Box
            field={field}
            words={words}
            onWords={(next) => {
              setWords(next);
              setNotAdded(false);
              if (talk.refusal !== null) forgetRefusal();
            }}
            onSend={() => void send()}
            onStop={working === null ? null : () => stopTurn(working.id)}
            isSending={talk.asked !== null || isSteering}
            about={about}
            onWithoutPage={() => setWithout(pageKey)}
            suggestions={isNew ? suggestionsFor(about === null ? null : (page?.kind ?? null), pathname) : []}
            error={notAdded ? 'This was not added. Try again.' : (talk.refusal?.message ?? null)}
          />
        )}
      </section>
    </CopilotContext>
  );

  function content() {
    if (isListing)
      return (
        <Conversations
          current={talk.id}
          onOpen={(id) => {
            showConversation(id);
            setListing(false);
          }}
          onGone={(id) => {
            if (id === talk.id) showConversation(null);
          }}
        />
      );
    if (model === null && turns.length === 0) return <NoModel />;
    if (talk.failed !== null) return <ErrorState title="The conversation did not load" query={talk.failed} />;
    if (talk.isLoading) return <Loading label="Loading the conversation" lines={6} />;
    return (
      <>
        {turns.length === 0 && talk.asked === null && (
          <p className={styles.welcome}>
            Say what you want done. Limelight uses what it knows about you and shows each step.
          </p>
        )}
        {turns.map((turn) => (
          <Turn key={turn.id} turn={turn} isLast={turn === last} />
        ))}
        {talk.asked !== null && <Asked words={talk.asked} />}
        {model === null && <NoModel />}
      </>
    );
  }
}
