import type { Source } from '@limelight/contracts';
import { useEffect, useRef, useState } from 'react';
import { keep } from '../../../../../lib/keep.ts';
import { Button } from '../../../../../ui/button.tsx';
import { mostlyOwn, rememberOwn, type MaterialKind } from './source-voice.ts';
import styles from './sources.module.css';
import { useSourceActions } from '../../post/use-sources.ts';

export const voiceHint =
  'Your own words can be used as they are, including “I” and “we”. Other people’s words are quoted.';

/** Asks about the author of each file as it is added, starting with the last answer for its kind. */
export function WhoWrote({
  source,
  kind,
  onDone,
}: {
  source: Source;
  kind: MaterialKind;
  onDone: () => void;
}) {
  const { voice } = useSourceActions();
  const [said, setSaid] = useState<boolean | null>(null);
  const place = useRef<HTMLElement>(null);
  const own = mostlyOwn(keep, kind);
  useEffect(() => place.current?.querySelector<HTMLElement>('[data-likely=true]')?.focus(), []);
  const say = async (mine: boolean) => {
    setSaid(mine);
    rememberOwn(keep, kind, mine);
    if (mine === source.own || (await voice(source, { own: mine, speaker: '' }))) onDone();
    else setSaid(null);
  };
  const answer = (mine: boolean, label: string) => (
    <Button
      look={mine === own ? 'accent' : 'plain'}
      data-likely={mine === own}
      loading={said === mine}
      disabled={said === !mine}
      onClick={() => void say(mine)}
    >
      {label}
    </Button>
  );
  return (
    <section ref={place} className={styles.wrote} aria-labelledby="who-wrote">
      <p id="who-wrote" className={styles.question}>
        Who wrote “{source.title}”?
      </p>
      <p className={styles.quiet}>{voiceHint} You can change this next to the source.</p>
      <div className={styles.answers}>
        {answer(true, 'I did')}
        {answer(false, 'Someone else')}
      </div>
    </section>
  );
}
