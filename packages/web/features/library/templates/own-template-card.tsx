import { changeOwnTemplate, deleteOwnTemplate, type OwnTemplate } from '@limelight/contracts';
import { templateNameCharacterLimit } from '@limelight/contracts/catalog';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { briefSummary } from '../../../lib/brief-summary.ts';
import { useCall } from '../../../lib/use-call.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { NameDialog } from '../../../ui/name-dialog.tsx';
import { ownTemplatesQuery } from './api.ts';
import { addressOf } from './rules.ts';
import { StarButton } from './star-button.tsx';
import styles from './templates.module.css';

/** The user's own saved brief, which they can use, rename or delete. */
export function OwnTemplateCard({
  template,
  favorite,
  onFavorite,
}: {
  template: OwnTemplate;
  favorite: boolean;
  onFavorite: () => void;
}) {
  const client = useQueryClient();
  const remove = useCall(deleteOwnTemplate);
  const [doing, setDoing] = useState<'rename' | 'delete' | null>(null);
  const { id, name, settings } = template;
  const refresh = () => client.invalidateQueries({ queryKey: ownTemplatesQuery.queryKey });
  return (
    <Card
      as="li"
      title={name}
      aside={<StarButton name={name} favorite={favorite} onToggle={onFavorite} />}
      className={styles.template}
    >
      <p className={styles.own}>{briefSummary(settings)}</p>
      {settings.mustSay.length > 0 && <p className={styles.use}>Says: {settings.mustSay.join('; ')}</p>}
      {settings.never.length > 0 && <p className={styles.use}>Never says: {settings.never.join('; ')}</p>}
      <div className={styles.below}>
        <span className={styles.actions}>
          <Button size="small" look="quiet" aria-label={`Rename ${name}`} onClick={() => setDoing('rename')}>
            Rename
          </Button>
          <Button size="small" look="quiet" aria-label={`Delete ${name}`} onClick={() => setDoing('delete')}>
            Delete
          </Button>
        </span>
        <ButtonLink size="small" aria-label={`Use template: ${name}`} to={addressOf(template)}>
          Use template
        </ButtonLink>
      </div>
      {doing === 'rename' && (
        <RenameDialog template={template} onClose={() => setDoing(null)} onRenamed={() => void refresh()} />
      )}
      <ConfirmDialog
        opened={doing === 'delete'}
        title={`Delete “${name}”?`}
        confirmLabel="Delete template"
        danger
        loading={remove.loading}
        onClose={() => setDoing(null)}
        onConfirm={async () => {
          if ((await remove.run({ params: { id } })) === null) return;
          setDoing(null);
          if (favorite) onFavorite();
          await refresh();
        }}
      >
        Posts written with it don’t change.
      </ConfirmDialog>
    </Card>
  );
}

function RenameDialog({
  template,
  onClose,
  onRenamed,
}: {
  template: OwnTemplate;
  onClose: () => void;
  onRenamed: () => void;
}) {
  const change = useCall(changeOwnTemplate, { showError: false });
  return (
    <NameDialog
      title={`Rename “${template.name}”`}
      start={template.name}
      longest={templateNameCharacterLimit}
      confirmLabel="Rename template"
      loading={change.loading}
      fault={change.error?.message ?? null}
      onType={change.reset}
      onConfirm={async (name) => {
        if ((await change.run({ params: { id: template.id }, body: { name } })) === null) return;
        onRenamed();
        onClose();
      }}
      onClose={onClose}
    />
  );
}
