import { finishLinkedinConnection, oauthFinish } from '@limelight/contracts';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { isApiError } from '../../../../lib/api-error.ts';
import { call } from '../../../../lib/client.ts';
import { safeNext } from '../../../../lib/navigation.ts';
import { notices } from '../../../../lib/notices.ts';
import { takeOAuth } from '../../../../lib/oauth-record.ts';
import { ButtonLink } from '../../../../ui/button.tsx';
import { Callout } from '../../../../ui/callout.tsx';
import { enter } from '../api/enter.ts';
import { Frame } from '../components/frame.tsx';
import styles from '../components/form.module.css';
import { readOAuthAnswer } from '../rules/oauth-answer.ts';

interface Stop {
  tone?: 'plain';
  title: string;
  message: string;
  back: { to: string; label: string };
}

const toLogin = { to: '/login', label: 'Back to log in' };

/** Completes the flow started at a provider. Returns the next path, or the reason it failed. */
async function finish(search: string): Promise<string | Stop> {
  const record = takeOAuth();
  const answer = readOAuthAnswer(search);
  const back = record?.kind === 'connect' ? { to: safeNext(record.next), label: 'Go back' } : toLogin;
  if (!record || answer.kind === 'nothing') {
    return { title: 'Nothing to finish here', message: 'Start again from the page you came from.', back };
  }
  if (answer.kind === 'declined') {
    return {
      tone: 'plain',
      title: 'Access was not granted',
      message: 'Nothing was changed. You can start again at any time.',
      back,
    };
  }
  if (answer.kind === 'failed') {
    return {
      title: 'That did not work',
      message: 'The provider could not complete the request. Try again in a moment.',
      back,
    };
  }
  const { code, state } = answer;
  try {
    if (record.kind === 'connect') {
      await call(finishLinkedinConnection, { body: { code, state } }, { showError: false });
      notices.success('LinkedIn is connected.');
      return safeNext(record.next);
    }
    const { provider, binding } = record;
    const entered = await call(
      oauthFinish,
      { body: { provider, code, state, binding } },
      { showError: false },
    );
    enter(entered);
    return safeNext(entered.next);
  } catch (cause) {
    const message = isApiError(cause) ? cause.message : 'Something went wrong. Please try again later.';
    return { title: 'That did not work', message, back };
  }
}

/** The callback page for Google and LinkedIn, for both signing in and connecting. */
export function ReturnPage() {
  const navigate = useNavigate();
  const began = useRef(false);
  const [stop, setStop] = useState<Stop | null>(null);
  useEffect(() => {
    if (began.current) return;
    began.current = true;
    void finish(window.location.search).then((end) => {
      if (typeof end === 'string') void navigate(end, { replace: true });
      else setStop(end);
    });
  }, [navigate]);

  if (!stop) {
    return (
      <Frame title="One moment">
        <output className={styles.small}>Completing the connection.</output>
      </Frame>
    );
  }
  return (
    <Frame title={stop.title}>
      <Callout tone={stop.tone ?? 'bad'}>{stop.message}</Callout>
      <div className={styles.actions}>
        <ButtonLink look="accent" to={stop.back.to}>
          {stop.back.label}
        </ButtonLink>
      </div>
    </Frame>
  );
}
