import { Menu, useMantineColorScheme } from '@mantine/core';
import { starterName } from '@limelight/contracts/catalog';
import {
  IconCheck,
  IconActivity,
  IconApi,
  IconCoin,
  IconCpu,
  IconDeviceDesktop,
  IconHelpCircle,
  IconLogout,
  IconMoon,
  IconReceipt,
  IconSettings,
  IconSun,
  IconTag,
  IconUser,
} from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { unreadQuery } from '../../features/desk/support/api.ts';
import { logOut } from '../../lib/client.ts';
import { useUser } from '../../lib/query-client.ts';
import { classNames } from '../../ui/class-names.ts';
import { Avatar } from '../../ui/avatar.tsx';
import styles from './account-menu.module.css';

const schemes = [
  { value: 'light', label: 'Light', icon: <IconSun size={16} /> },
  { value: 'dark', label: 'Dark', icon: <IconMoon size={16} /> },
  { value: 'auto', label: 'Use system theme', icon: <IconDeviceDesktop size={16} /> },
] as const;

export function AccountMenu({ place = 'rail' }: { place?: 'rail' | 'header' }) {
  const user = useUser().data;
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  const unread = useQuery(unreadQuery).data?.count ?? 0;
  const answers = unread === 1 ? '1 new reply' : `${unread} new replies`;
  const name = user?.name ?? 'Account';
  return (
    <Menu position={place === 'rail' ? 'top-start' : 'bottom-end'} width={232}>
      <Menu.Target>
        <button type="button" className={classNames(styles.target, styles[place])}>
          <span className={styles.picture}>
            <Avatar name={name} size={32} />
            {unread > 0 && <span className={styles.mark} aria-hidden="true" />}
          </span>
          <span className={styles.words}>
            <span className={styles.name}>{name}</span>
            <span className={styles.plan}>{unread > 0 ? answers : (user?.plan ?? starterName)}</span>
          </span>
        </button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item component={Link} to="/dashboard/profile" leftSection={<IconUser size={16} />}>
          Profile
        </Menu.Item>
        <Menu.Item component={Link} to="/dashboard/account" leftSection={<IconSettings size={16} />}>
          Account settings
        </Menu.Item>
        <Menu.Item component={Link} to="/dashboard/developer" leftSection={<IconApi size={16} />}>
          API
        </Menu.Item>
        {user?.managesModels && (
          <Menu.Item component={Link} to="/dashboard/models" leftSection={<IconCpu size={16} />}>
            Models
          </Menu.Item>
        )}
        {user?.isOperator && (
          <Menu.Item component={Link} to="/dashboard/operations" leftSection={<IconActivity size={16} />}>
            Operations
          </Menu.Item>
        )}
        <Menu.Item component={Link} to="/dashboard/credits" leftSection={<IconCoin size={16} />}>
          Credits{user?.payingWith && ` (${user.payingWith.name} pays)`}
        </Menu.Item>
        <Menu.Item component={Link} to="/dashboard/pricing" leftSection={<IconTag size={16} />}>
          Plans and prices
        </Menu.Item>
        <Menu.Item component={Link} to="/dashboard/payments" leftSection={<IconReceipt size={16} />}>
          Payments and invoices
        </Menu.Item>
        <Menu.Item component={Link} to="/dashboard/support" leftSection={<IconHelpCircle size={16} />}>
          Support{unread > 0 && ` (${answers})`}
        </Menu.Item>
        <Menu.Divider />
        <Menu.Label>Colours</Menu.Label>
        {schemes.map((scheme) => (
          <Menu.Item
            key={scheme.value}
            role="menuitemradio"
            aria-checked={colorScheme === scheme.value}
            leftSection={scheme.icon}
            rightSection={colorScheme === scheme.value ? <IconCheck size={16} /> : null}
            closeMenuOnClick={false}
            onClick={() => setColorScheme(scheme.value)}
          >
            {scheme.label}
          </Menu.Item>
        ))}
        <Menu.Divider />
        <Menu.Item leftSection={<IconLogout size={16} />} onClick={logOut}>
          Log out
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
