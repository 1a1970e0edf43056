import type { BrandKit, ItemSharing } from '@limelight/contracts';
import { Button } from '../../../ui/button.tsx';
import { Callout } from '../../../ui/callout.tsx';
import styles from './brand.module.css';

function rightsOf({ mayEdit, mayUse }: ItemSharing): string {
  if (mayEdit) return 'Changes you save apply to everyone.';
  return mayUse ? 'You can use it and copy it to your kits.' : 'You can view it.';
}

export function SharedKitNote({ sharing }: { sharing: ItemSharing }) {
  return (
    <p className={styles.quiet}>
      Shared by {sharing.owner} in {sharing.team}. {rightsOf(sharing)}
    </p>
  );
}

const fields: Readonly<Record<keyof BrandKit['brand'], string>> = {
  logo: 'logo',
  portrait: 'portrait',
  name: 'name',
  handle: 'handle',
  footer: 'footer',
  pageNumbers: 'page numbers',
  primary: 'first colour',
  secondary: 'second colour',
  displayFont: 'font of titles',
  textFont: 'font of texts',
};

/** The parts of a kit that somebody else changed in the meantime. */
function changesOf(before: BrandKit, now: BrandKit): string[] {
  const brand = Object.entries(now.brand).flatMap(([field, value]) => {
    const earlier = new Map<string, unknown>(Object.entries(before.brand)).get(field);
    const label = new Map<string, string>(Object.entries(fields)).get(field);
    return earlier === value || label === undefined ? [] : [label];
  });
  return before.name === now.name ? brand : ['name of the kit', ...brand];
}

/** Two people changed the same kit. Nothing is lost until the person decides whose version counts. */
export function KitConflict({
  opened,
  current,
  onLoad,
  onOverwrite,
}: {
  opened: BrandKit;
  current: BrandKit;
  onLoad: () => void;
  onOverwrite: () => void;
}) {
  const changes = changesOf(opened, current);
  return (
    <Callout
      tone="warn"
      title="Someone else changed this kit"
      action={
        <div className={styles.pair}>
          <Button size="small" onClick={onLoad}>
            Load their version
          </Button>
          <Button size="small" onClick={onOverwrite}>
            Save my version
          </Button>
        </div>
      }
    >
      {changes.length > 0 ? `Changed since you opened it: ${changes.join(', ')}. ` : ''}
      Your changes are not saved yet.
    </Callout>
  );
}
