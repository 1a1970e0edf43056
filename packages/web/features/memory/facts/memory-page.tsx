import { collectFactsRun, exportFacts, type factExportFormats } from '@limelight/contracts';
import { Menu, NativeSelect } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import { useState } from 'react';
import { useRunAt } from '../../../lib/runs/use-run-at.ts';
import { saveFile } from '../../../lib/save-file.ts';
import { useAddressFilters } from '../../../lib/use-address-filters.ts';
import { useCall } from '../../../lib/use-call.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { Page, PageHeader } from '../../../ui/page.tsx';
import { CollectCard } from './collect-card.tsx';
import { MemoryLists } from './memory-lists.tsx';
import { OneFact } from './one-fact.tsx';
import { RememberDialog } from './remember-dialog.tsx';
import { idIn } from './rules.ts';
import styles from './memory.module.css';

/** A workspace whose company facts the person can read. */
export interface MemoryTeam {
  id: string;
  name: string;
  mayChange: boolean;
}

/** What is known of the person, or of a workspace: to be found, decided, changed and forgotten. */
export function MemoryPage({ teams }: { teams: readonly MemoryTeam[] }) {
  const { values: search, set } = useAddressFilters();
  const run = useRunAt(collectFactsRun);
  const prepare = useCall(exportFacts);
  const teamId = idIn(search.get('team'));
  const team = teams.find(({ id }) => id === teamId) ?? null;
  const own = teamId === null;
  const factId = idIn(search.get('fact'));
  const mayChange = own || team?.mayChange === true;
  const [remembering, setRemembering] = useState(false);
  const adding = remembering || search.get('new') === 'fact';
  const collect = () => void run.begin({});
  const save = async (format: (typeof factExportFormats)[number]) => {
    const file = await prepare.run({ body: { format } });
    if (file !== null) saveFile(file);
  };
  return (
    <Page>
      <PageHeader
        title="Memory"
        description={
          own
            ? 'Facts about you and your work, each with its source. Drafts use the confirmed ones.'
            : 'Names, prices and figures that may be published, and words to avoid. Every draft in this workspace can use them.'
        }
        actions={
          <>
            {own && (
              <Button credits={0} loading={run.starting || run.active} onClick={collect}>
                Find facts
              </Button>
            )}
            {own && exportMenu()}
            {own && <ButtonLink to="/dashboard/talk">Talk</ButtonLink>}
            {mayChange && (
              <Button look="accent" onClick={() => setRemembering(true)}>
                Remember something
              </Button>
            )}
          </>
        }
      />
      {own && <CollectCard run={run} reviewSearch="?show=suggested" />}
      {teams.length > 0 && factId === null && (
        <div className={styles.place}>
          <NativeSelect
            aria-label="Whose facts"
            value={teamId ?? ''}
            data={[
              { value: '', label: 'My facts' },
              ...teams.map(({ id, name }) => ({ value: id, label: `Company facts of ${name}` })),
            ]}
            onChange={({ currentTarget: { value } }) =>
              set({
                team: value,
                show: '',
                q: '',
                kind: '',
                subject: '',
                source: '',
                privacy: '',
                page: '',
                run: '',
              })
            }
          />
        </div>
      )}
      {factId === null ? (
        <MemoryLists
          key={teamId ?? 'own'}
          search={search}
          set={set}
          own={own}
          mayChange={mayChange}
          onAdd={() => setRemembering(true)}
        />
      ) : (
        <OneFact
          key={factId}
          id={factId}
          mayChange={(fact) =>
            fact.teamId === null || teams.some((one) => one.id === fact.teamId && one.mayChange)
          }
        />
      )}
      {adding && mayChange && (
        <RememberDialog
          team={team}
          onClose={() => {
            setRemembering(false);
            set({ new: '' });
          }}
        />
      )}
    </Page>
  );

  function exportMenu() {
    return (
      <Menu position="bottom-end">
        <Menu.Target>
          <Button icon={<IconChevronDown size={16} />} loading={prepare.loading}>
            Export
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item onClick={() => void save('json')}>Export as JSON</Menu.Item>
          <Menu.Item onClick={() => void save('markdown')}>Export as Markdown</Menu.Item>
        </Menu.Dropdown>
      </Menu>
    );
  }
}
