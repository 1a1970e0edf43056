import { createOwnTemplate } from '@limelight/contracts';
import { templateNameCharacterLimit } from '@limelight/contracts/catalog';
import { Modal, NativeSelect, TextInput } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { notices } from '../../../lib/notices.ts';
import { useCall } from '../../../lib/use-call.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { ownTemplatesQuery } from '../api/brief.ts';
import { settingsOf, type Choices } from '../rules/choices.ts';
import styles from './brief-fold.module.css';

/** Uses an own template, or keeps the brief as one. */
export function TemplateBar({ choices, onUse }: { choices: Choices; onUse: (choices: Choices) => void }) {
  const own = useQuery(ownTemplatesQuery).data?.items ?? [];
  const [saving, setSaving] = useState(false);
  return (
    <div className={styles.templates}>
      {own.length > 0 && (
        <NativeSelect
          label="Your templates"
          data={[
            { value: '', label: 'Use one…' },
            ...own.map(({ id, name }) => ({ value: id, label: name })),
          ]}
          value=""
          onChange={(event) => {
            const used = own.find(({ id }) => id === event.currentTarget.value);
            if (used === undefined) return;
            onUse(used.settings);
            notices.show({
              tone: 'plain',
              title: `“${used.name}” is set`,
              message: 'The source stays as it is.',
            });
          }}
        />
      )}
      <div className={styles.templateActions}>
        <Button size="small" onClick={() => setSaving(true)}>
          Save as a template
        </Button>
        <ButtonLink size="small" look="quiet" to="/dashboard/templates">
          All templates
        </ButtonLink>
      </div>
      {saving && <SaveTemplateDialog choices={choices} onClose={() => setSaving(false)} />}
    </div>
  );
}

function SaveTemplateDialog({ choices, onClose }: { choices: Choices; onClose: () => void }) {
  const client = useQueryClient();
  const save = useCall(createOwnTemplate, { showError: false });
  const [name, setName] = useState('');
  const [asked, setAsked] = useState(false);
  const missing = asked && name.trim() === '' ? 'Give it a name.' : null;
  return (
    <Modal opened onClose={onClose} title="Save as a template">
      <form
        className={styles.save}
        noValidate
        onSubmit={async (event) => {
          event.preventDefault();
          setAsked(true);
          if (name.trim() === '') return;
          const saved = await save.run({ body: { name, settings: settingsOf(choices) } });
          if (saved === null) return;
          void client.invalidateQueries({ queryKey: ownTemplatesQuery.queryKey });
          notices.show({
            tone: 'good',
            title: 'Template saved',
            message: `“${saved.name}” stands with your templates.`,
          });
          onClose();
        }}
      >
        <TextInput
          label="Name"
          placeholder="Monday lesson"
          maxLength={templateNameCharacterLimit}
          data-autofocus
          value={name}
          error={missing ?? save.error?.message}
          onChange={(event) => {
            save.reset();
            setName(event.currentTarget.value);
          }}
        />
        <p className={styles.hint}>Keeps how the post should come out, not what it is about.</p>
        <div className={styles.templateActions}>
          <Button type="submit" look="accent" loading={save.loading}>
            Save the template
          </Button>
          <Button look="quiet" onClick={onClose}>
            Cancel
          </Button>
        </div>
      </form>
    </Modal>
  );
}
