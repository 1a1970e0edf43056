import {
  acceptCopilotProposals,
  refuseCopilotProposal,
  type CopilotProposal,
  type CopilotTurn,
} from '@limelight/contracts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { isApiError } from '../../../../lib/api-error.ts';
import { useCall } from '../../../../lib/use-call.ts';
import { Button } from '../../../../ui/button.tsx';
import { changeTurns, conversationsKey, renewPage } from '../api.ts';
import { useCopilotHere } from '../copilot-context.ts';
import { openProposals } from '../rules.ts';
import { ProposalCard } from './proposal-card.tsx';
import styles from './proposals.module.css';

/** The proposals of a turn. Several open ones can be accepted together, in their order. */
export function TurnProposals({ turn }: { turn: CopilotTurn }) {
  const client = useQueryClient();
  const { renew } = useCopilotHere();
  const accepting = useCall(acceptCopilotProposals, { showError: false });
  const refusing = useCall(refuseCopilotProposal);
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const open = openProposals(turn);
  const chosen = open.filter(({ id }) => !left.has(id));
  const isPlan = open.length > 1;
  const words = ['Choose at least one', 'Do this one'][chosen.length] ?? `Do these ${chosen.length}`;
  const put = (items: readonly CopilotProposal[]) =>
    changeTurns(client, turn.conversationId, (turns) =>
      turns.map((one) => ({
        ...one,
        proposals: one.proposals.map((was) => items.find(({ id }) => id === was.id) ?? was),
      })),
    );
  // Whatever the answer is, the turn is read again: it says what happened to each.
  const after = async () => {
    await renew(turn).catch((error: unknown) => {
      if (!isApiError(error)) throw error;
    });
    await Promise.all([renewPage(client), client.invalidateQueries({ queryKey: conversationsKey })]);
  };
  const choose = (id: string, isChosen: boolean) =>
    setLeft((before) => {
      const next = new Set(before);
      if (isChosen) next.delete(id);
      else next.add(id);
      return next;
    });
  const accept = async (accepted: readonly CopilotProposal[]) => {
    const proposals = accepted.map(({ id, fingerprint }) => ({ id, fingerprint }));
    const answer = await accepting.run({ body: { proposals } });
    if (answer !== null) put(answer.items);
    await after();
  };
  const refuse = async (id: string) => {
    const answer = await refusing.run({ params: { id } });
    if (answer !== null) put([answer]);
    await after();
  };
  return (
    <>
      {turn.proposals.map((proposal) => (
        <ProposalCard
          key={proposal.id}
          proposal={proposal}
          isChosen={isPlan && proposal.status === 'open' ? !left.has(proposal.id) : null}
          onChoose={(isChosen) => choose(proposal.id, isChosen)}
          onAccept={() => void accept([proposal])}
          onRefuse={() => void refuse(proposal.id)}
          isBusy={accepting.loading || refusing.loading}
        />
      ))}
      {isPlan && (
        <div className={styles.plan}>
          <Button
            look="accent"
            loading={accepting.loading}
            aria-disabled={chosen.length === 0}
            credits={chosen.reduce((sum, { credits }) => sum + credits, 0) || undefined}
            onClick={(event) => {
              if (event.nativeEvent.isTrusted && chosen.length > 0) void accept(chosen);
            }}
          >
            {words}
          </Button>
        </div>
      )}
      {accepting.error !== null && (
        <p className={styles.error} role="alert">
          {accepting.error.message}
        </p>
      )}
    </>
  );
}
