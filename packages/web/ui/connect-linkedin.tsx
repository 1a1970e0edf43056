import { IconBrandLinkedin } from '@tabler/icons-react';
import { useConnectLinkedin } from '../lib/use-connect-linkedin.ts';
import { Button, type ButtonLook, type ButtonSize } from './button.tsx';

/** Goes straight to LinkedIn and comes back to this page. */
export function ConnectLinkedin({
  again = false,
  look = 'plain',
  size = 'normal',
  wide = false,
  next,
}: {
  /** The account was connected before. */
  again?: boolean;
  look?: ButtonLook;
  size?: ButtonSize;
  wide?: boolean;
  /** Where to come back to; this page by default. */
  next?: string;
}) {
  const { connect, loading } = useConnectLinkedin(next);
  return (
    <Button
      look={look}
      size={size}
      wide={wide}
      icon={<IconBrandLinkedin size={18} />}
      loading={loading}
      onClick={() => void connect()}
    >
      {again ? 'Reconnect LinkedIn' : 'Connect LinkedIn'}
    </Button>
  );
}
