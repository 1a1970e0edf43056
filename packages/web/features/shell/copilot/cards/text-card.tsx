import type { CopilotCard, CopilotTurn } from '@limelight/contracts';
import { closeCopilot } from '../../../../lib/copilot.ts';
import { useOpenPageNow } from '../../../../lib/open-page.ts';
import { Button } from '../../../../ui/button.tsx';
import { CopyButton } from '../../../../ui/copy-button.tsx';
import { withPassage } from '../rules.ts';
import { CardFrame } from './frame.tsx';
import styles from './cards.module.css';

/** Where the panel covers the page it makes room for the editor. */
const showPage = () => {
  if (matchMedia('(max-width: 1199px)').matches) closeCopilot();
};

/** Words that can be copied, or shown in the open editor as changes to accept. */
export function TextCard({
  card: { title, text },
  turn,
}: {
  card: Extract<CopilotCard, { kind: 'text' }>;
  turn: CopilotTurn;
}) {
  const open = useOpenPageNow();
  const passage = turn.page?.selection ?? null;
  const put = (after: string) => {
    showPage();
    open?.propose?.(title, after);
  };
  const inPassage = passage === null ? null : withPassage(open?.text?.() ?? '', passage, text);
  return (
    <CardFrame
      label={title}
      title={title}
      actions={
        <>
          <CopyButton size="small" text={text} />
          {open?.propose && inPassage !== null && (
            <Button size="small" onClick={() => put(inPassage)}>
              Replace the selection
            </Button>
          )}
          {open?.propose && (
            <Button size="small" onClick={() => put(text)}>
              {inPassage === null ? 'Show as changes' : 'Replace the text'}
            </Button>
          )}
        </>
      }
    >
      <p className={styles.text} dir="auto">
        {text}
      </p>
    </CardFrame>
  );
}
