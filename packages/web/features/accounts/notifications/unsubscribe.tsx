import { errorCatalogue, resubscribeMail, unsubscribeMail } from '@limelight/contracts';
import { mailLabel } from '@limelight/contracts/catalog';
import { useEffect, useRef, useState, type ComponentType, type ReactNode } from 'react';
import { isApiError } from '../../../lib/api-error.ts';
import { call } from '../../../lib/client.ts';
import { useCall } from '../../../lib/use-call.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { Callout } from '../../../ui/callout.tsx';

type Progress =
  | { step: 'asking' }
  | { step: 'off' | 'on'; events: string }
  | { step: 'failed'; message: string };

interface FrameProps {
  title: string;
  children: ReactNode;
}

/** The page behind the unsubscribe link of an email. Opening it was enough, and it offers to undo that. */
export function Unsubscribe({
  frame: Frame,
  actions,
}: {
  frame: ComponentType<FrameProps>;
  actions: string;
}) {
  const asked = useRef(false);
  const again = useCall(resubscribeMail);
  const [token, setToken] = useState('');
  const [progress, setProgress] = useState<Progress>({ step: 'asking' });

  useEffect(() => {
    if (asked.current) return;
    asked.current = true;
    const given = new URLSearchParams(window.location.search).get('token') ?? '';
    if (given === '') {
      void Promise.resolve().then(() =>
        setProgress({ step: 'failed', message: errorCatalogue.unsubscribe_invalid.message }),
      );
      return;
    }
    call(unsubscribeMail, { params: { token: given } }, { showError: false }).then(
      ({ kinds }) => {
        setToken(given);
        setProgress({ step: 'off', events: kinds.map(mailLabel).join(', ') });
      },
      (cause: unknown) =>
        setProgress({
          step: 'failed',
          message: isApiError(cause) ? cause.message : 'Something went wrong. Please try again later.',
        }),
    );
  }, []);

  const settings = <ButtonLink to="/dashboard/account#notifications">Notification settings</ButtonLink>;
  switch (progress.step) {
    case 'asking':
      return (
        <Frame title="Unsubscribing">
          <output>One moment.</output>
        </Frame>
      );
    case 'off':
      return (
        <Frame title="You’re unsubscribed">
          <Callout tone="good">We won’t email you about: {progress.events}.</Callout>
          <div className={actions}>
            <Button
              loading={again.loading}
              onClick={async () => {
                if (await again.run({ params: { token } })) setProgress({ ...progress, step: 'on' });
              }}
            >
              Subscribe again
            </Button>
            {settings}
          </div>
        </Frame>
      );
    case 'on':
      return (
        <Frame title="You’re subscribed again">
          <Callout tone="good">We’ll email you about: {progress.events}.</Callout>
          <div className={actions}>{settings}</div>
        </Frame>
      );
    case 'failed':
      return (
        <Frame title="This link does not work">
          <Callout tone="bad">{progress.message}</Callout>
          <div className={actions}>{settings}</div>
        </Frame>
      );
  }
}
