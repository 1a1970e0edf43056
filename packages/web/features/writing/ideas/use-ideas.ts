import * as contract from '@limelight/contracts';
import { ideaStatuses } from '@limelight/contracts/catalog';
import { useQueryClient, type InfiniteData } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { isApiError } from '../../../lib/api-error.ts';
import { call } from '../../../lib/client.ts';
import { notices } from '../../../lib/notices.ts';
import { announce } from '../../../ui/live-region.tsx';
import { ideasKey, type IdeaList } from './api.ts';
import type { Move } from './rules.ts';

type NewIdea = contract.EndpointCall<typeof contract.createIdea>['body'];

/** A failed call has already shown its notice. Anything else is a bug. */
function orThrow(error: unknown): null {
  if (!isApiError(error)) throw error;
  return null;
}

export function useIdeas() {
  const client = useQueryClient();
  const navigate = useNavigate();
  const refresh = () => client.invalidateQueries({ queryKey: ideasKey });
  const lists = { queryKey: [...ideasKey, 'list'] };
  const write = async (id: string) => {
    const made = await call(contract.draftIdea, { params: { id } }).catch(orThrow);
    if (made === null) return;
    await client.invalidateQueries({ queryKey: ['posts'] });
    await navigate(`/dashboard/generate-post?post=${made.postId}`);
  };
  return {
    refresh,
    async keep(idea: NewIdea): Promise<contract.Idea | null> {
      const kept = await call(contract.createIdea, { body: idea }).catch(orThrow);
      if (kept !== null) await refresh();
      return kept;
    },
    /** Shows the move at once and reverts it if it is refused. */
    async move(idea: contract.Idea, move: Move) {
      const { id, angle } = idea;
      const moved = (one: contract.Idea) => (one.id === id ? { ...one, ...move } : one);
      client.setQueriesData<InfiniteData<IdeaList>>(
        lists,
        (list) =>
          list && {
            ...list,
            pages: list.pages.map((page) => ({ ...page, items: page.items.map(moved) })),
          },
      );
      const body = move.status === idea.status ? { position: move.position } : move;
      const answer = await call(contract.changeIdea, { params: { id }, body }).catch(orThrow);
      if (answer !== null) announce(`“${angle}” moved to ${ideaStatuses[answer.status]}.`);
      await refresh();
    },
    async remove({ id }: contract.Idea) {
      if ((await call(contract.deleteIdea, { params: { id } }).catch(orThrow)) === null) return;
      await refresh();
      const undo = async () => {
        await call(contract.restoreIdea, { params: { id } }).catch(orThrow);
        await refresh();
      };
      notices.show({
        tone: 'good',
        title: 'Idea deleted',
        message: 'It will not be suggested again.',
        action: { label: 'Undo', run: () => void undo() },
      });
    },
    /** Opens the draft of an idea, creating it the first time. */
    write,
  };
}

export type Ideas = ReturnType<typeof useIdeas>;
