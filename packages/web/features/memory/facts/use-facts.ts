import {
  changeFact,
  decideFacts,
  forgetFact,
  type EndpointCall,
  type EndpointData,
  type Fact,
  type FactPrivacy,
  type listFacts,
} from '@limelight/contracts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { notices } from '../../../lib/notices.ts';
import { useCall } from '../../../lib/use-call.ts';
import { factsKey } from './api.ts';

type Changes = Omit<EndpointCall<typeof changeFact>['body'], 'version'>;

/** A decision changes one of these, so a decided fact is hidden only from the list where it was decided. */
const stateOf = ({ id, version, status, due }: Fact) => `${id} ${version} ${status} ${due}`;

/** What can be done with facts. A decided fact leaves its list at once and returns if the server refuses. */
export function useFacts() {
  const client = useQueryClient();
  const decide = useCall(decideFacts);
  const change = useCall(changeFact);
  const edit = useCall(changeFact, { showError: false });
  const forgetting = useCall(forgetFact);
  const [hidden, setHidden] = useState<ReadonlySet<string>>(new Set());

  const hide = (fact: Fact) => setHidden((before) => new Set([...before, stateOf(fact)]));
  const show = (fact: Fact) =>
    setHidden((before) => new Set([...before].filter((state) => state !== stateOf(fact))));
  const refresh = async () => client.invalidateQueries({ queryKey: factsKey });

  const put = (changed: Fact) =>
    client.setQueriesData<EndpointData<typeof listFacts>>({ queryKey: [...factsKey, 'list'] }, (list) =>
      list === undefined
        ? list
        : { ...list, items: list.items.map((one) => (one.id === changed.id ? changed : one)) },
    );
  const send = async (fact: Fact, body: Changes) => {
    const changed = await change.run({ params: { id: fact.id }, body: { version: fact.version, ...body } });
    if (changed !== null) put(changed);
    await refresh();
    return changed;
  };
  /** Changes a fact so that it leaves its list. */
  const leave = async (fact: Fact, body: Changes, title: string, undo?: Changes) => {
    hide(fact);
    const changed = await send(fact, body);
    if (changed === null) {
      show(fact);
      return;
    }
    notices.show({
      tone: 'good',
      title,
      message: '',
      ...(undo ? { action: { label: 'Undo', run: () => void send(changed, undo) } } : {}),
    });
  };

  return {
    isHidden: (fact: Fact) => hidden.has(stateOf(fact)),
    refresh,
    editError: edit.error,
    editing: edit.loading,
    resetEdit: edit.reset,

    async confirm(fact: Fact) {
      hide(fact);
      const done = await decide.run({ body: { ids: [fact.id], action: { kind: 'confirm' } } });
      if (done === null) show(fact);
      else notices.show({ tone: 'good', title: 'Fact confirmed', message: 'Drafts can use it now.' });
      await refresh();
    },
    /** A refusal is final for the server, so it is sent once it can no longer be undone. */
    refuse(fact: Fact) {
      hide(fact);
      const over = async () => {
        const done = await decide.run({ body: { ids: [fact.id], action: { kind: 'refuse' } } });
        if (done === null) show(fact);
        await refresh();
      };
      notices.show({
        tone: 'good',
        title: 'Suggestion refused',
        message: 'It is not suggested again.',
        action: { label: 'Undo', run: () => show(fact), over: () => void over() },
      });
    },
    keepFromModels: async (fact: Fact) =>
      leave(fact, { status: 'confirmed', privacy: 'never' }, 'Confirmed, and never given to a model'),
    stillTrue: async (fact: Fact) => leave(fact, { stillTrue: true }, 'Checked. We ask again in half a year'),
    retire: async (fact: Fact) =>
      leave(fact, { status: 'outdated' }, 'Moved to Outdated', { status: 'confirmed' }),
    revive: async (fact: Fact) =>
      leave(fact, { status: 'confirmed' }, 'Moved to Confirmed', { status: 'outdated' }),

    async setPrivacy(fact: Fact, privacy: FactPrivacy) {
      await send(fact, { privacy });
    },
    /** Saves an edited fact, which confirms a suggestion. False if the server refuses. */
    async save(fact: Fact, body: Changes): Promise<boolean> {
      const confirms: Changes = fact.status === 'suggested' ? { status: 'confirmed' } : {};
      const changed = await edit.run({
        params: { id: fact.id },
        body: { version: fact.version, ...body, ...confirms },
      });
      if (changed === null) return false;
      put(changed);
      if (fact.status === 'suggested') notices.show({ tone: 'good', title: 'Fact confirmed', message: '' });
      await refresh();
      return true;
    },
    async forget(fact: Fact) {
      hide(fact);
      const done = await forgetting.run({ params: { id: fact.id } });
      if (done === null) show(fact);
      else notices.show({ tone: 'good', title: 'Fact forgotten', message: '' });
      await refresh();
    },
  };
}

export type Facts = ReturnType<typeof useFacts>;
