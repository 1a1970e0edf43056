import { readLinkCard } from '@limelight/contracts';
import { useCallback, useEffect, useRef, useState } from 'react';
import { isApiError } from '../../../../../lib/api-error.ts';
import { call } from '../../../../../lib/client.ts';
import { announce } from '../../../../../ui/live-region.tsx';
import { addAttachment } from './attaching.ts';
import { attach } from './attach.ts';
import { cardNote, fillCard, hostOf, offeredAddress } from './link-card.ts';
import { currentText } from '../../post/session-state.ts';
import { useWriting } from '../../post/writing-context.ts';

/** The delay before a card is offered, in milliseconds, because the address may still be incomplete. */
const settleMs = 700;

export interface LinkCardReading {
  offered: string | null;
  reading: boolean;
  /** A note about what the page lacked, or the reason it could not be read. */
  note: string | null;
  /** Attaches a link and reads its page for the card. */
  add: (source: string) => void;
  decline: (source: string) => void;
  /** Reads the page again and overwrites the card. */
  readAgain: () => void;
}

/**
 * The card of a link. It is offered for an address in the text and filled by our server, because LinkedIn does not read
 * the page.
 */
export function useLinkCard(): LinkCardReading {
  const { session, state } = useWriting();
  const [declined, setDeclined] = useState<ReadonlySet<string>>(new Set());
  const [reading, setReading] = useState<string | null>(null);
  const [note, setNote] = useState<string | null>(null);
  const asked = useRef(0);
  const found = offeredAddress(currentText(state), state, declined);
  const [settled, setSettled] = useState<string | null>(null);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(found), settleMs);
    return () => clearTimeout(timer);
  }, [found]);

  const read = useCallback(
    async (source: string, anew: boolean) => {
      asked.current += 1;
      const own = asked.current;
      setReading(source);
      setNote(null);
      try {
        const card = await call(readLinkCard, { body: { source } }, { showError: false });
        const filled = fillCard(session.state, card, anew);
        if (own !== asked.current || filled === null) return;
        session.attach(filled.attachment, filled.pictures);
        setNote(cardNote(card));
        announce('Card details loaded.');
      } catch (error) {
        if (own !== asked.current) return;
        const why = isApiError(error) ? error.message : 'The page could not be read.';
        setNote(`${why} The card shows ${hostOf(source)} with the title you enter.`);
      } finally {
        if (own === asked.current) setReading(null);
      }
    },
    [session],
  );
  const add = useCallback(
    (source: string) => {
      attach(session, addAttachment(session.state, { kind: 'link', source, title: '', description: '' }));
      void read(source, false);
    },
    [session, read],
  );
  const decline = useCallback((source: string) => {
    asked.current += 1;
    setReading(null);
    setNote(null);
    setDeclined((before) => new Set([...before, source]));
  }, []);
  const { attachment } = state;
  const source = attachment?.kind === 'link' ? attachment.source : null;
  const readAgain = useCallback(() => {
    if (source !== null) void read(source, true);
  }, [source, read]);
  return {
    offered: found !== null && found === settled ? found : null,
    reading: reading !== null && reading === source,
    note: source === null ? null : note,
    add,
    decline,
    readAgain,
  };
}
