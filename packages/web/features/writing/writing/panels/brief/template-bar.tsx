import { createOwnTemplate } from '@limelight/contracts';
import { templateNameCharacterLimit } from '@limelight/contracts/catalog';
import { NativeSelect } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { notices } from '../../../../../lib/notices.ts';
import { useCall } from '../../../../../lib/use-call.ts';
import { Button, ButtonLink } from '../../../../../ui/button.tsx';
import { NameDialog } from '../../../../../ui/name-dialog.tsx';
import { ownTemplatesQuery } from '../../post/brief.ts';
import { useSession } from '../../post/writing-context.ts';
import { settingsOf } from '../../post/choices.ts';
import { takeTemplate } from './take-template.ts';
import styles from './brief-fold.module.css';

export function TemplateBar() {
  const { session } = useSession();
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
            if (used !== undefined) takeTemplate(session, used, own);
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
      {saving && <SaveTemplateDialog onClose={() => setSaving(false)} />}
    </div>
  );
}

function SaveTemplateDialog({ onClose }: { onClose: () => void }) {
  const { session } = useSession();
  const client = useQueryClient();
  const save = useCall(createOwnTemplate, { showError: false });
  return (
    <NameDialog
      title="Save as a template"
      placeholder="Monday lesson"
      hint="Saves style and format, not the content."
      longest={templateNameCharacterLimit}
      confirmLabel="Save template"
      loading={save.loading}
      fault={save.error?.message ?? null}
      onType={save.reset}
      onConfirm={async (name) => {
        const saved = await save.run({ body: { name, settings: settingsOf(session.state.choices) } });
        if (saved === null) return;
        void client.invalidateQueries({ queryKey: ownTemplatesQuery.queryKey });
        notices.show({
          tone: 'good',
          title: 'Template saved',
          message: `“${saved.name}” is now in your templates.`,
        });
        onClose();
      }}
      onClose={onClose}
    />
  );
}
