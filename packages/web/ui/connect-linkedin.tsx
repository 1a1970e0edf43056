import { IconBrandLinkedin } from '@tabler/icons-react';
import { useConnectLinkedin } from '../lib/use-connect-linkedin.ts';
import { Button, type ButtonLook, type ButtonSize } from './button.tsx';

/** Opens LinkedIn directly and returns to this page. */
export function ConnectLinkedin({
  again = false,
  look = 'plain',
  size = 'normal',
  wide = false,
  next,
}: {
  /** True when the account was connected before. */
  again?: boolean;
  look?: ButtonLook;
  size?: ButtonSize;
  wide?: boolean;
  /** The path to return to, by default this page. */
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
