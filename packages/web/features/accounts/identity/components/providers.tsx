import type { SignInProvider } from '@limelight/contracts';
import { IconBrandGoogle, IconBrandLinkedin } from '@tabler/icons-react';
import { useState } from 'react';
import { Button } from '../../../../ui/button.tsx';
import { startSignIn } from '../api/start-sign-in.ts';
import { useInstallation } from '../api/use-installation.ts';
import styles from './providers.module.css';

const ways = [
  { provider: 'linkedin', icon: <IconBrandLinkedin />, look: 'accent' },
  { provider: 'google', icon: <IconBrandGoogle />, look: 'plain' },
] as const;

/**
 * The ways to sign in with another account, above the form. Signing in with LinkedIn also connects it. `linkedin` and
 * `google` are the labels of the buttons, whose space is reserved until the installation says which it offers.
 */
export function Providers({ next, linkedin, google }: Record<'next' | SignInProvider, string>) {
  const installation = useInstallation();
  const [leaving, setLeaving] = useState<SignInProvider | null>(null);
  const offered = ways.filter((way) => installation === undefined || installation?.signIn[way.provider]);
  if (offered.length === 0) return null;
  const labels = { linkedin, google };

  const go = async (provider: SignInProvider) => {
    setLeaving(provider);
    try {
      await startSignIn(provider, next);
    } catch {
      // The call layer has already shown a notice.
      setLeaving(null);
    }
  };
  return (
    <div className={styles.providers} data-unknown={installation === undefined || undefined}>
      {offered.map(({ provider, icon, look }) => (
        <Button
          key={provider}
          wide
          look={look}
          size="large"
          icon={icon}
          loading={leaving === provider}
          onClick={() => void go(provider)}
        >
          {labels[provider]}
        </Button>
      ))}
      <p className={styles.or}>or with your email</p>
    </div>
  );
}
