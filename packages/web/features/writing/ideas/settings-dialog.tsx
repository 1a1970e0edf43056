import { saveIdeaSettings, type getIdeaSettings, type EndpointData } from '@limelight/contracts';
import { ideaFeedLimit, pillarLimit } from '@limelight/contracts/catalog';
import { TagsInput, Textarea } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'react-router';
import { useCall } from '../../../lib/use-call.ts';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import styles from './ideas.module.css';
import { Mailbox } from './mailbox.tsx';
import { linesIn } from './rules.ts';

export function SettingsDialog({
  settings,
  onDone,
  onClose,
}: {
  settings: EndpointData<typeof getIdeaSettings>;
  onDone: () => void;
  onClose: () => void;
}) {
  const save = useCall(saveIdeaSettings, { showError: false });
  const [pillars, setPillars] = useState<string[]>(settings.pillars);
  const [feeds, setFeeds] = useState(settings.feeds.join('\n'));
  const followed = settings.followed.length;
  return (
    <FormDialog
      title="Pillars and sources"
      size="lg"
      confirmLabel="Save"
      loading={save.loading}
      onSubmit={async () => {
        if ((await save.run({ body: { pillars, feeds: linesIn(feeds) } })) === null) return;
        onDone();
        onClose();
      }}
      onClose={onClose}
    >
      <TagsInput
        label="Content pillars"
        description={`The subjects you want to be known for, ${pillarLimit} at most. Press Enter after each.`}
        maxTags={pillarLimit}
        acceptValueOnBlur
        value={pillars}
        onChange={setPillars}
        data-autofocus
      />
      <Textarea
        label="Feeds"
        description={`Addresses of RSS or Atom feeds, one per line, ${ideaFeedLimit} at most.`}
        autosize
        minRows={3}
        maxRows={10}
        value={feeds}
        error={save.error?.message}
        onChange={(event) => setFeeds(event.currentTarget.value)}
      />
      <p className={styles.why}>
        {followed === 0
          ? 'Feeds that your news agents follow are read too.'
          : `${followed === 1 ? 'One feed' : `${followed} feeds`} of your news agents ${followed === 1 ? 'is' : 'are'} read too.`}{' '}
        Industry, role and readers come from <Link to="/dashboard/profile">your profile</Link>.
      </p>
      <Mailbox />
    </FormDialog>
  );
}
