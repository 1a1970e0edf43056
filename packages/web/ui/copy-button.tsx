import { IconCheck, IconCopy } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { Button, type ButtonProps } from './button.tsx';
import { announce } from './live-region.tsx';

/** Copies `text` and confirms it on the button for two seconds. */
export function CopyButton({
  text,
  label = 'Copy',
  ...rest
}: { text: string; label?: string } & Omit<ButtonProps, 'onClick' | 'children'>) {
  const [state, setState] = useState<'idle' | 'copied' | 'refused'>('idle');
  useEffect(() => {
    if (state === 'idle') return;
    const timer = setTimeout(() => setState('idle'), 2000);
    return () => clearTimeout(timer);
  }, [state]);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setState('copied');
      announce('Copied.');
    } catch {
      setState('refused');
      announce('The browser doesn’t allow copying.');
    }
  };
  return (
    <Button {...rest} icon={state === 'copied' ? <IconCheck /> : <IconCopy />} onClick={() => void copy()}>
      {state === 'copied' ? 'Copied' : state === 'refused' ? 'Can’t copy here' : label}
    </Button>
  );
}
