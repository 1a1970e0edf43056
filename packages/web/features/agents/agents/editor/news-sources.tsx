import { findFeeds, importFeeds } from '@limelight/contracts';
import { useState } from 'react';
import { useCall } from '../../../../lib/use-call.ts';
import { Button } from '../../../../ui/button.tsx';
import { Callout } from '../../../../ui/callout.tsx';
import { Card } from '../../../../ui/card.tsx';
import { DropZone } from '../../../../ui/drop-zone.tsx';
import { TextArea } from '../../../../ui/text-area.tsx';
import { TextField } from '../../../../ui/text-field.tsx';
import styles from '../agents.module.css';
import { counted } from '../rules.ts';
import { partsOf } from './news-draft.ts';

/** Edits the feeds of a news agent. They can be typed, found on a website, or imported from an OPML file. */
export function NewsSources({
  feeds,
  error,
  onChange,
}: {
  feeds: string;
  error: string | undefined;
  onChange: (feeds: string) => void;
}) {
  const [address, setAddress] = useState('');
  const [imported, setImported] = useState<number | null>(null);
  const find = useCall(findFeeds, { showError: false });
  const load = useCall(importFeeds, { showError: false });
  const add = (more: readonly { address: string }[]) =>
    onChange(partsOf([feeds, ...more.map((feed) => feed.address)].join('\n'), /\n/).join('\n'));
  return (
    <Card id="sources" title="Sources">
      <div className={styles.form}>
        <TextField
          label="Address of a site or feed"
          type="url"
          placeholder="https://"
          value={address}
          onChange={setAddress}
          error={find.error?.message}
        />
        <div className={styles.actions}>
          <Button
            loading={find.loading}
            disabled={address.trim() === ''}
            onClick={async () => {
              const found = await find.run({ body: { address } });
              if (found === null) return;
              add(found.items);
              setAddress('');
            }}
          >
            Find feed
          </Button>
        </div>
        <DropZone
          label="Import OPML"
          accept=".opml,.xml"
          onFiles={async ([file]) => {
            if (!file) return;
            const found = await load.run({ body: { opml: await file.text() } });
            if (found === null) return;
            add(found.items);
            setImported(found.items.length);
          }}
        >
          or drop an OPML file here. Feed readers export their list of feeds as OPML.
        </DropZone>
        {load.error && <Callout tone="bad">{load.error.message}</Callout>}
        {!load.error && imported !== null && (
          <Callout tone={imported === 0 ? 'warn' : 'good'}>
            {imported === 0 ? 'This file lists no feeds.' : `${counted(imported, 'feed')} added below.`}
          </Callout>
        )}
        <TextArea label="Feeds, one per line" rows={5} value={feeds} onChange={onChange} error={error} />
      </div>
    </Card>
  );
}
