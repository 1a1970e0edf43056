import type { MessageDraft } from '@limelight/contracts';
import { messageLimits, type MessageChannel } from '@limelight/contracts/catalog';
import { useState } from 'react';
import { saveBlob } from '../../../lib/save-file.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { CopyButton } from '../../../ui/copy-button.tsx';
import { StatusBadge } from '../../../ui/status-badge.tsx';
import { TextArea } from '../../../ui/text-area.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { Unsupported } from '../../../ui/unsupported.tsx';
import styles from './messages.module.css';
import { addressIn, checksOf, emlOf, mailtoOf } from './rules.ts';

export function DraftCard({
  title,
  draft,
  channel,
  email,
}: {
  title: string;
  draft: MessageDraft;
  channel: MessageChannel;
  email: string;
}) {
  const [text, setText] = useState(draft.text);
  const [subject, setSubject] = useState(draft.subject ?? '');
  const mail = { to: email, subject, text };
  const unsupported = draft.unsupported.filter((words) => `${subject}\n${text}`.includes(words));
  const hasSubject = draft.subject !== undefined || channel === 'mail' || channel === 'inmail';
  return (
    <Card as="article" title={title}>
      <div className={styles.form}>
        {hasSubject && <TextField label={`Subject of ${title}`} value={subject} onChange={setSubject} />}
        <TextArea
          label={`Text of ${title}`}
          rows={messageLimits[channel] <= 300 ? 5 : 11}
          value={text}
          onChange={setText}
        />
        <div className={styles.checks}>
          {checksOf({ text, details: draft.details }, messageLimits[channel]).map(({ label, passed }) => (
            <StatusBadge key={label} tone={passed ? 'good' : 'warn'}>
              {label}
            </StatusBadge>
          ))}
        </div>
        <Unsupported words={unsupported} where="what you supplied" />
        {draft.details.length > 0 && (
          <ul className={styles.details} aria-label={`Sources of the details in ${title}`}>
            {draft.details.map(({ text: detail, origin }, index) => {
              const address = addressIn(origin);
              return (
                <li key={`${index} ${detail}`}>
                  <q>{detail}</q>
                  <p className={styles.facts}>
                    {address === null ? (
                      origin
                    ) : (
                      <a href={address} target="_blank" rel="noopener noreferrer">
                        {origin}
                      </a>
                    )}
                  </p>
                </li>
              );
            })}
          </ul>
        )}
        <div className={styles.actions}>
          <CopyButton text={text} label={`Copy ${title}`} />
          {channel === 'mail' && (
            <>
              <a href={mailtoOf(mail)}>Open in email app</a>
              <Button
                onClick={() => saveBlob(new Blob([emlOf(mail)], { type: 'message/rfc822' }), 'draft.eml')}
              >
                Download .eml
              </Button>
            </>
          )}
        </div>
      </div>
    </Card>
  );
}
