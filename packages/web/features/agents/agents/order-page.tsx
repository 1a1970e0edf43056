import {
  decideAgentProposal,
  listAgentOrders,
  sendAgentBrief,
  type AgentOrder,
  type AgentOrderState,
} from '@limelight/contracts';
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../../lib/client.ts';
import { formatDate, formatDateTime } from '../../../lib/format.ts';
import { pagedQuery } from '../../../lib/paged-query.ts';
import { useCall } from '../../../lib/use-call.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { Callout } from '../../../ui/callout.tsx';
import { Card } from '../../../ui/card.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Page, PageHeader } from '../../../ui/page.tsx';
import { ShowMore } from '../../../ui/show-more.tsx';
import { Loading } from '../../../ui/skeleton.tsx';
import { StatusBadge, type StatusTone } from '../../../ui/status-badge.tsx';
import { TextArea } from '../../../ui/text-area.tsx';
import styles from './agents.module.css';
import { ordersKey } from './api.ts';

const states: Readonly<Record<AgentOrderState, { label: string; tone: StatusTone }>> = {
  brief: { label: 'Brief needed', tone: 'warn' },
  proposal: { label: 'Proposal in progress', tone: 'link' },
  decision: { label: 'Your answer needed', tone: 'warn' },
  build: { label: 'Being built', tone: 'link' },
  delivered: { label: 'Delivered', tone: 'good' },
  refunded: { label: 'Refunded', tone: 'plain' },
};

function Brief({ order, onDone }: { order: AgentOrder; onDone: () => Promise<void> }) {
  const send = useCall(sendAgentBrief, { showError: false });
  const [brief, setBrief] = useState(order.brief);
  return (
    <>
      <TextArea
        label="Your brief"
        rows={8}
        maxLength={5_000}
        value={brief}
        onChange={setBrief}
        placeholder="What should it read? How often? What counts as a match? What should it deliver, and who checks it first?"
        error={send.error?.message}
      />
      <div className={styles.actions}>
        <Button
          look="accent"
          loading={send.loading}
          disabled={brief.trim().length < 40}
          onClick={async () => {
            if ((await send.run({ params: { id: order.id }, body: { brief } })) !== null) await onDone();
          }}
        >
          {order.state === 'brief' ? 'Send brief' : 'Send changed brief'}
        </Button>
      </div>
    </>
  );
}

function Decision({ order, onDone }: { order: AgentOrder; onDone: () => Promise<void> }) {
  const decide = useCall(decideAgentProposal, { showError: false });
  const [changes, setChanges] = useState('');
  const answer = async (accept: boolean) => {
    const body = { accept, changes };
    if ((await decide.run({ params: { id: order.id }, body })) !== null) await onDone();
  };
  return (
    <>
      <h3>Proposal</h3>
      <p className={styles.text}>{order.proposal}</p>
      <TextArea
        label="What to change (optional)"
        rows={3}
        maxLength={3_000}
        value={changes}
        onChange={setChanges}
        error={decide.error?.message}
      />
      <div className={styles.actions}>
        <Button look="accent" loading={decide.loading} onClick={() => void answer(true)}>
          Accept proposal
        </Button>
        <Button loading={decide.loading} disabled={changes.trim() === ''} onClick={() => void answer(false)}>
          Ask for changes
        </Button>
      </div>
    </>
  );
}

function Order({ order, onDone }: { order: AgentOrder; onDone: () => Promise<void> }) {
  const { state, dueAt, boughtAt, agentId, proposal } = order;
  const { label, tone } = states[state];
  return (
    <Card
      as="li"
      title={`Custom agent, bought ${formatDate(boughtAt)}`}
      aside={<StatusBadge tone={tone}>{label}</StatusBadge>}
    >
      <div className={styles.form}>
        {dueAt !== null && <p className={styles.facts}>You’ll hear from us by {formatDateTime(dueAt)}.</p>}
        {(state === 'brief' || state === 'proposal') && <Brief order={order} onDone={onDone} />}
        {state === 'decision' && <Decision order={order} onDone={onDone} />}
        {state === 'build' && <p className={styles.text}>{proposal}</p>}
        {state === 'refunded' && <p className={styles.facts}>Your payment was refunded.</p>}
        {state === 'delivered' && agentId !== null && (
          <div className={styles.actions}>
            <ButtonLink look="accent" to={`/dashboard/agents/${agentId}`}>
              Open your agent
            </ButtonLink>
          </div>
        )}
      </div>
    </Card>
  );
}

export function OrderPage() {
  const client = useQueryClient();
  const orders = useInfiniteQuery(
    pagedQuery([...ordersKey, 'pages'], (cursor, signal) =>
      call(listAgentOrders, { query: cursor }, { showError: false, signal }),
    ),
  );
  const items = orders.data?.pages.flatMap((page) => page.items);
  const buy = (
    <ButtonLink look="accent" to="/dashboard/pricing?product=p_custom_ai_agent">
      Buy a custom agent
    </ButtonLink>
  );
  return (
    <Page width="read">
      <PageHeader
        title="Custom agents"
        description="You write a brief, we propose, you approve, we build. You can request a refund within 48 hours."
        actions={<ButtonLink to="/dashboard/agents">Your agents</ButtonLink>}
      />
      {orders.isPending && <Loading lines={6} />}
      {orders.isError && <ErrorState query={orders}>Your orders could not be loaded.</ErrorState>}
      {items?.length === 0 && (
        <EmptyState title="No custom agents yet" action={buy}>
          We build one agent from your brief, once, for a fixed price.
        </EmptyState>
      )}
      {items?.some(({ state }) => state === 'brief') && (
        <Callout>
          A good brief says what to read, how often, what counts as a match, and what you want to get.
        </Callout>
      )}
      <ul className={styles.list}>
        {items?.map((order) => (
          <Order
            key={`${order.id} ${order.updatedAt}`}
            order={order}
            onDone={() => client.invalidateQueries({ queryKey: ordersKey })}
          />
        ))}
      </ul>
      <ShowMore list={orders}>Show more orders</ShowMore>
    </Page>
  );
}
