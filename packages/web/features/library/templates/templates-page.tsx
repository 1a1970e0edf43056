import { addFavorite, keysOf, removeFavorite, type PostTemplate } from '@limelight/contracts';
import { postFormats, templateGroups } from '@limelight/contracts/catalog';
import { TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useDeferredValue, useState, useRef } from 'react';
import { useCall } from '../../../lib/use-call.ts';
import { useLostFocus } from '../../../lib/use-lost-focus.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Page, PageHeader } from '../../../ui/page.tsx';
import { Loading, Skeleton } from '../../../ui/skeleton.tsx';
import { favoritesQuery, ownTemplatesQuery, templatesQuery } from './api.ts';
import { OwnTemplateCard } from './own-template-card.tsx';
import { StarButton } from './star-button.tsx';
import { findOwn, findTemplates, type GroupChoice } from './rules.ts';
import { TemplateDialog } from './template-dialog.tsx';
import styles from './templates.module.css';

/** The longest time a closing dialog takes to restore the focus, in milliseconds. */
const dialogReturnMs = 50;

const groups: readonly (readonly [GroupChoice, string])[] = [
  ['all', 'All'],
  ['own', 'Your own'],
  ['favorites', 'Favourites'],
  ...keysOf(templateGroups).map((group) => [group, templateGroups[group]] as const),
];

function TemplateCard({
  template,
  favorite,
  onFavorite,
  onUse,
}: {
  template: PostTemplate;
  favorite: boolean;
  onFavorite: () => void;
  onUse: () => void;
}) {
  return (
    <Card
      as="li"
      title={template.name}
      aside={<StarButton name={template.name} favorite={favorite} onToggle={onFavorite} />}
      className={styles.template}
    >
      <p className={styles.use}>{template.use}</p>
      <blockquote className={styles.preview}>{template.example}</blockquote>
      <div className={styles.below}>
        <span className={styles.format}>{postFormats[template.format]}</span>
        <Button size="small" aria-label={`Use template: ${template.name}`} onClick={onUse}>
          Use template
        </Button>
      </div>
    </Card>
  );
}

export function TemplatesPage() {
  const client = useQueryClient();
  const templates = useQuery(templatesQuery);
  const own = useQuery(ownTemplatesQuery);
  const config = useQuery(favoritesQuery);
  const add = useCall(addFavorite, { showSuccess: true });
  const remove = useCall(removeFavorite, { showSuccess: true });
  const [search, setSearch] = useState('');
  const [group, setGroup] = useState<GroupChoice>('all');
  const [used, setUsed] = useState<PostTemplate | null>(null);
  const sought = useDeferredValue(search);
  const place = useRef<HTMLDivElement>(null);
  const focus = useLostFocus(place, 'li', (index) => {
    const search = place.current?.querySelector('input');
    const items = [...(place.current?.querySelectorAll('li') ?? [])];
    const next = items[Math.min(Math.max(index ?? 0, 0), items.length - 1)]?.querySelector('button');
    if (index !== null) (next ?? search)?.focus();
    // A dialog restores the focus itself, unless the element that opened it is gone.
    else setTimeout(() => document.activeElement === document.body && search?.focus(), dialogReturnMs);
  });
  const favorites = new Set(config.data?.favoriteTemplateIds ?? []);
  const sieve = { search: sought, group, favorites };
  const found = group === 'own' ? [] : findTemplates(templates.data?.items ?? [], sieve);
  const foundOwn = findOwn(own.data?.items ?? [], sieve);

  const toggle = async (id: string) => {
    const change = favorites.has(id) ? remove : add;
    const kept = await change.run({ body: { favoriteTemplateId: id } });
    if (kept) client.setQueryData(favoritesQuery.queryKey, kept);
  };

  return (
    <Page>
      <PageHeader
        title="Templates"
        description="Structures to start from. Each asks two or three questions, and your answers become the idea."
      />
      <div ref={place} className={styles.place} {...focus}>
        <div className={styles.tools}>
          <TextInput
            type="search"
            aria-label="Search templates"
            placeholder="Search templates"
            leftSection={<IconSearch size={16} />}
            value={search}
            onChange={(event) => setSearch(event.currentTarget.value)}
          />
          <fieldset className={styles.groups} aria-label="Group">
            {groups.map(([value, name]) => (
              <button
                key={value}
                type="button"
                aria-pressed={group === value}
                onClick={() => setGroup(value)}
              >
                {name}
              </button>
            ))}
          </fieldset>
        </div>
        {list()}
      </div>
      {used && <TemplateDialog key={used.id} template={used} onClose={() => setUsed(null)} />}
    </Page>
  );

  function list() {
    if (templates.isPending)
      return (
        <Loading label="Loading the templates">
          <div className={styles.list}>
            {[1, 2, 3, 4, 5, 6].map((one) => (
              <Skeleton key={one} height="15rem" />
            ))}
          </div>
        </Loading>
      );
    if (templates.isError) return <ErrorState title="The templates did not load" query={templates} />;
    if (found.length + foundOwn.length === 0 && group === 'own' && sought.trim() === '')
      return (
        <EmptyState
          title="No templates of your own yet"
          action={<ButtonLink to="/dashboard/generate-post">Start writing</ButtonLink>}
        >
          Set the style and format of a post, then choose “Save as a template”.
        </EmptyState>
      );
    if (found.length + foundOwn.length === 0)
      return group === 'favorites' && sought.trim() === '' ? (
        <EmptyState title="No favourites yet">Star a template to keep it here.</EmptyState>
      ) : (
        <EmptyState
          title="No results"
          action={
            <Button
              onClick={() => {
                setSearch('');
                setGroup('all');
              }}
            >
              Show all templates
            </Button>
          }
        >
          Try fewer words, or another group.
        </EmptyState>
      );
    return (
      <ul className={styles.list}>
        {foundOwn.map((template) => (
          <OwnTemplateCard
            key={template.id}
            template={template}
            favorite={favorites.has(template.id)}
            onFavorite={() => void toggle(template.id)}
          />
        ))}
        {found.map((template) => (
          <TemplateCard
            key={template.id}
            template={template}
            favorite={favorites.has(template.id)}
            onFavorite={() => void toggle(template.id)}
            onUse={() => setUsed(template)}
          />
        ))}
      </ul>
    );
  }
}
