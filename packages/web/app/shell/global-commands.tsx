import { useMantineColorScheme } from '@mantine/core';
import {
  IconDeviceDesktop,
  IconFileText,
  IconKeyboard,
  IconLogout,
  IconMoon,
  IconSettings,
  IconSun,
} from '@tabler/icons-react';
import { useEffect, useMemo, useRef } from 'react';
import { useNavigate } from 'react-router';
import { logOut } from '../../lib/client.ts';
import { useCommands, type Command } from '../../lib/commands.ts';
import { useUser } from '../../lib/query-client.ts';
import { entries } from './entries.tsx';
import { settings } from './settings.ts';

const postLists = [
  { label: 'Scheduled posts', show: 'scheduled' },
  { label: 'Published posts', show: 'published', keys: 'g u' },
  { label: 'Posts that need attention', show: 'attention' },
  { label: 'Deleted posts', show: 'deleted' },
] as const;

export function useGlobalCommands(showShortcuts: () => void): void {
  const navigate = useNavigate();
  const { setColorScheme } = useMantineColorScheme();
  const { managesModels = false, isOperator = false } = useUser().data ?? {};
  // The provider passes a new function on every render. Depending on it would register the commands endlessly.
  const latest = useRef(setColorScheme);
  useEffect(() => {
    latest.current = setColorScheme;
  });
  const commands = useMemo<Command[]>(
    () => [
      ...entries
        .filter(({ only }) => only === undefined || { managesModels, isOperator }[only])
        .map((entry) => ({
          id: `go:${entry.to}`,
          label: entry.label,
          group: 'Go to',
          keywords: ['go', 'open'],
          icon: entry.icon,
          ...(entry.keys ? { keys: entry.keys } : {}),
          run: () => void navigate(entry.to),
        })),
      ...postLists.map(({ label, show, ...keys }) => ({
        id: `posts:${show}`,
        label,
        group: 'Go to',
        keywords: ['go', 'open', 'list'],
        icon: <IconFileText />,
        ...keys,
        run: () => void navigate(`/dashboard/posts?show=${show}`),
      })),
      ...settings.map(({ label, to, keywords }) => ({
        id: `setting:${label}`,
        label,
        group: 'Settings',
        keywords,
        icon: <IconSettings />,
        run: () => void navigate(to),
      })),
      {
        id: 'scheme:light',
        label: 'Use light theme',
        group: 'Appearance',
        keywords: ['theme', 'mode'],
        icon: <IconSun />,
        run: () => latest.current('light'),
      },
      {
        id: 'scheme:dark',
        label: 'Use dark theme',
        group: 'Appearance',
        keywords: ['theme', 'mode'],
        icon: <IconMoon />,
        run: () => latest.current('dark'),
      },
      {
        id: 'scheme:auto',
        label: 'Use system theme',
        group: 'Appearance',
        keywords: ['theme', 'mode'],
        icon: <IconDeviceDesktop />,
        run: () => latest.current('auto'),
      },
      {
        id: 'help:shortcuts',
        label: 'Keyboard shortcuts',
        group: 'Help',
        icon: <IconKeyboard />,
        keys: '?',
        run: showShortcuts,
      },
      {
        id: 'account:log-out',
        label: 'Log out',
        group: 'Account',
        keywords: ['sign out', 'leave'],
        icon: <IconLogout />,
        run: logOut,
      },
    ],
    [managesModels, isOperator, navigate, showShortcuts],
  );
  useCommands(commands);
}
