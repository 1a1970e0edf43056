import {
  acceptCopilotProposals,
  refuseCopilotProposal,
  type CopilotProposal,
  type CopilotTurn,
} from '@limelight/contracts';
import { useQueryClient } from '@tanstack/react-query';
import { createContext, useContext, useMemo, useState, type ReactNode } from 'react';
import { isApiError } from '../../../../lib/api-error.ts';
import { useCall } from '../../../../lib/use-call.ts';
import { Button } from '../../../../ui/button.tsx';
import { changeTurns, conversationsKey, renewPage } from '../api.ts';
import { useCopilotHere } from '../copilot-context.ts';
import { openProposals } from '../rules.ts';
import { ProposalCard } from './proposal-card.tsx';
import styles from './proposals.module.css';

interface Plan {
  proposals: readonly CopilotProposal[];
  /** The proposals that are done together; null when there is one only. */
  chosen: ReadonlySet<string> | null;
  choose: (id: string, isChosen: boolean) => void;
  accept: (ids: readonly string[]) => void;
  refuse: (id: string) => void;
  isBusy: boolean;
}

const PlanContext = createContext<Plan | null>(null);

/** The proposals of a turn. Several open ones can be accepted together, in their order. */
export function TurnProposals({ turn, children }: { turn: CopilotTurn; children: ReactNode }) {
  const client = useQueryClient();
  const { renew } = useCopilotHere();
  const accepting = useCall(acceptCopilotProposals, { showError: false });
  const refusing = useCall(refuseCopilotProposal);
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const open = openProposals(turn);
  const chosen = open.filter(({ id }) => !left.has(id));
  const isBusy = accepting.loading || refusing.loading;
  const plan = useMemo<Plan>(() => {
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
    return {
      proposals: turn.proposals,
      chosen: open.length > 1 ? new Set(chosen.map(({ id }) => id)) : null,
      choose: (id, isChosen) =>
        setLeft((before) => {
          const next = new Set(before);
          if (isChosen) next.delete(id);
          else next.add(id);
          return next;
        }),
      accept: (ids) => {
        const proposals = turn.proposals
          .filter(({ id }) => ids.includes(id))
          .map(({ id, fingerprint }) => ({ id, fingerprint }));
        void accepting.run({ body: { proposals } }).then((answer) => {
          if (answer !== null) put(answer.items);
          return after();
        });
      },
      refuse: (id) => {
        void refusing.run({ params: { id } }).then((answer) => {
          if (answer !== null) put([answer]);
          return after();
        });
      },
      isBusy,
    };
  }, [client, renew, turn, open, chosen, accepting, refusing, isBusy]);
  return (
    <PlanContext value={plan}>
      {children}
      {open.length > 1 && (
        <div className={styles.plan}>
          <Button
            look="accent"
            loading={accepting.loading}
            aria-disabled={chosen.length === 0}
            credits={chosen.reduce((sum, { credits }) => sum + credits, 0) || undefined}
            onClick={(event) => {
              if (event.nativeEvent.isTrusted && chosen.length > 0) plan.accept(chosen.map(({ id }) => id));
            }}
          >
            {chosen.length === 1 ? 'Do this one' : `Do these ${chosen.length}`}
          </Button>
        </div>
      )}
      {accepting.error !== null && (
        <p className={styles.error} role="alert">
          {accepting.error.message}
        </p>
      )}
    </PlanContext>
  );
}

/** A proposal of the turn, by its id. */
export function ProposalPlan({ id }: { id: string }) {
  const plan = useContext(PlanContext);
  const proposal = plan?.proposals.find((one) => one.id === id);
  if (plan === null || proposal === undefined) return null;
  return (
    <ProposalCard
      proposal={proposal}
      isChosen={plan.chosen?.has(id) ?? null}
      onChoose={(isChosen) => plan.choose(id, isChosen)}
      onAccept={() => plan.accept([id])}
      onRefuse={() => plan.refuse(id)}
      isBusy={plan.isBusy}
    />
  );
}
