import '@mantine/spotlight/styles.layer.css';
import { Spotlight } from '@mantine/spotlight';
import { IconMessageChatbot, IconSearch } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { listCommandSources, useCommandList, type Command } from '../../lib/commands.ts';
import { openCopilot } from '../../lib/copilot.ts';
import { useWriterHere } from '../../lib/writer.ts';
import { Kbd } from '../../ui/kbd.tsx';
import { groupCommands, matchCommands } from './match-commands.ts';
import styles from './palette.module.css';

const asked = 250;

/** Asks every source for the query. Only the latest query counts. */
function useFound(query: string): { found: readonly Command[]; looking: boolean } {
  const [{ answered, found }, setFound] = useState<{ answered: string; found: readonly Command[] }>({
    answered: '',
    found: [],
  });
  useEffect(() => {
    const stop = new AbortController();
    const sources = query.trim().length < 2 ? [] : listCommandSources();
    const timer = setTimeout(
      () => {
        void Promise.allSettled(sources.map((source) => source(query.trim(), stop.signal))).then(
          (answers) => {
            if (stop.signal.aborted) return;
            setFound({
              answered: query,
              found: answers.flatMap((answer) => (answer.status === 'fulfilled' ? answer.value : [])),
            });
          },
        );
      },
      sources.length > 0 ? asked : 0,
    );
    return () => {
      stop.abort();
      clearTimeout(timer);
    };
  }, [query]);
  return { found, looking: answered !== query };
}

const askFor = (words: string): Command => ({
  id: 'copilot:ask',
  label: `Ask Limelight: ${words}`,
  group: 'Co-pilot',
  icon: <IconMessageChatbot />,
  run: () => openCopilot({ words, send: false }),
});

/** The command palette (⌘K or Ctrl+K), which navigates, runs commands and finds posts. */
export function Palette() {
  const [query, setQuery] = useState('');
  const commands = useCommandList();
  const { found, looking } = useFound(query);
  const { model } = useWriterHere();
  const matching = [...matchCommands(commands, query), ...found];
  // While there is nothing else yet, Enter must not ask instead of opening what is about to be found.
  const asks = typeof model === 'string' && query.trim() !== '' && (matching.length > 0 || !looking);
  const groups = groupCommands(asks ? [...matching, askFor(query.trim())] : matching);
  const shown = groups.flatMap(([, list]) => list.map(({ id }) => id)).join(' ');
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // Results that arrive after typing are selected too, so that Enter runs the first.
    if (query.trim() === '' || list.current?.querySelector('[data-selected]')) return;
    list.current?.querySelector('[data-action]')?.setAttribute('data-selected', 'true');
  }, [query, shown]);
  return (
    <Spotlight.Root
      query={query}
      onQueryChange={setQuery}
      shortcut={['mod + K']}
      triggerOnContentEditable
      tagsToIgnore={[]}
      scrollable
      maxHeight={420}
      size={600}
      centered={false}
      yOffset="12dvh"
      radius="lg"
      overlayProps={{ color: 'var(--veil)', backgroundOpacity: 1, blur: 0 }}
      transitionProps={{ duration: 120, transition: 'fade' }}
      classNames={{ content: styles.content ?? '', search: styles.search ?? '' }}
    >
      <Spotlight.Search placeholder="Search or create" leftSection={<IconSearch size={20} stroke={1.6} />} />
      <Spotlight.ActionsList ref={list}>
        {groups.map(([group, list]) => (
          <Spotlight.ActionsGroup key={group} label={group}>
            {list.map((command) => (
              <Spotlight.Action key={command.id} onClick={command.run} highlightQuery={false}>
                <span className={styles.action}>
                  <span className={styles.icon} aria-hidden="true">
                    {command.icon}
                  </span>
                  <span className={styles.words}>
                    <span className={styles.label}>{command.label}</span>
                    {command.description && <span className={styles.description}>{command.description}</span>}
                  </span>
                  {command.keys && <Kbd keys={command.keys} />}
                </span>
              </Spotlight.Action>
            ))}
          </Spotlight.ActionsGroup>
        ))}
        {groups.length === 0 && (
          <Spotlight.Empty>{looking ? 'Searching…' : 'No results. Try fewer letters.'}</Spotlight.Empty>
        )}
      </Spotlight.ActionsList>
    </Spotlight.Root>
  );
}
