import type { SignInProvider } from '@limelight/contracts';
import { IconBrandGoogle, IconBrandLinkedin } from '@tabler/icons-react';
import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { startSignIn } from '../api/start-sign-in.ts';
import { useInstallation } from '../api/use-installation.ts';
import styles from './providers.module.css';

const ways = [
  { provider: 'google', label: 'Continue with Google', icon: <IconBrandGoogle /> },
  { provider: 'linkedin', label: 'Continue with LinkedIn', icon: <IconBrandLinkedin /> },
] as const;

export function Providers({ next }: { next: string }) {
  const installation = useInstallation();
  const [leaving, setLeaving] = useState<SignInProvider | null>(null);
  const offered = ways.filter((way) => installation?.signIn[way.provider]);
  if (offered.length === 0) return null;

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
    <div className={styles.providers}>
      <p className={styles.or}>or</p>
      {offered.map((way) => (
        <Button
          key={way.provider}
          wide
          size="large"
          icon={way.icon}
          loading={leaving === way.provider}
          onClick={() => void go(way.provider)}
        >
          {way.label}
        </Button>
      ))}
    </div>
  );
}
