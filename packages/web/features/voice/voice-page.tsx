import type { VoiceView } from '@limelight/contracts';
import { useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Callout } from '../../ui/callout.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Page, PageHeader } from '../../ui/page.tsx';
import { Loading, SkeletonLines } from '../../ui/skeleton.tsx';
import { StatusBadge } from '../../ui/status-badge.tsx';
import { voiceQuery, voicesQuery } from './api.ts';
import { DescribedCard } from './described-card.tsx';
import { EditsCard } from './edits-card.tsx';
import { MeasuresCard } from './measures-card.tsx';
import { confidenceWords } from './rules.ts';
import { RulesCard } from './rules-card.tsx';
import { DeleteVoiceDialog, NewVoiceDialog } from './voice-dialogs.tsx';
import styles from './voice.module.css';

const tones = { low: 'warn', medium: 'plain', high: 'good' } as const;

function Standing({ voice }: { voice: VoiceView }) {
  const { posts, needed, confidence, traits } = voice;
  if (traits === null) {
    const missing = Math.max(1, needed - posts);
    return (
      <Callout title={missing === 1 ? 'One more post needed' : `${missing} more posts needed`}>
        Measuring a voice takes at least {needed} posts
        {posts === 0 ? '' : `, and you have ${posts}`}. Import your LinkedIn data or paste a few posts below.
      </Callout>
    );
  }
  return (
    <p className={styles.standing}>
      <StatusBadge tone={tones[confidence]}>{confidenceWords[confidence]}</StatusBadge>
      <span>
        Measured from {posts} posts{confidence === 'high' ? '.' : '. More posts make it more certain.'}
      </span>
    </p>
  );
}

/** The user's writing style, and the other voices they write in. The route supplies the import card. */
export function VoicePage({ imports }: { imports: (voiceId: string | undefined) => ReactNode }) {
  const [search, setSearch] = useSearchParams();
  const asked = search.get('voice') ?? undefined;
  const voices = useQuery(voicesQuery);
  const voice = useQuery(voiceQuery(asked));
  const [dialog, setDialog] = useState<'add' | 'delete' | null>(null);
  const items = voices.data?.items ?? [];
  const open = voice.data;
  return (
    <Page>
      <PageHeader
        title="Voice"
        description="How you write, measured from your own posts. Drafts follow it."
        actions={
          <>
            {open !== undefined && open.kind !== 'me' && (
              <Button look="quiet" onClick={() => setDialog('delete')}>
                Delete voice
              </Button>
            )}
            <Button onClick={() => setDialog('add')}>Add voice</Button>
          </>
        }
      />
      {items.length > 1 && (
        <nav aria-label="Voices" className={styles.voices}>
          {items.map(({ id, name, kind }) => (
            <ButtonLink
              key={id}
              size="small"
              look={open?.id === id ? 'ink' : 'plain'}
              aria-current={open?.id === id ? 'page' : undefined}
              to={kind === 'me' ? '/dashboard/voice' : `?voice=${id}`}
            >
              {name}
            </ButtonLink>
          ))}
        </nav>
      )}
      {voice.isPending && (
        <Loading>
          <SkeletonLines count={8} />
        </Loading>
      )}
      {voice.isError && (
        <ErrorState onRetry={() => void voice.refetch()}>This voice could not be loaded.</ErrorState>
      )}
      {open !== undefined && (
        <>
          <Standing voice={open} />
          {open.traits === null && imports(asked)}
          <div className={styles.columns}>
            {open.traits !== null && <DescribedCard key={open.id} voice={open} />}
            <RulesCard key={`rules ${open.id}`} voice={open} />
          </div>
          {open.kind === 'me' && <EditsCard />}
          {open.traits !== null && <MeasuresCard traits={open.traits} />}
          {open.traits !== null && imports(asked)}
        </>
      )}
      {dialog === 'add' && (
        <NewVoiceDialog
          onClose={() => setDialog(null)}
          onMade={(id) => {
            setDialog(null);
            setSearch({ voice: id });
          }}
        />
      )}
      {dialog === 'delete' && open !== undefined && (
        <DeleteVoiceDialog
          voice={open}
          onClose={() => setDialog(null)}
          onDeleted={() => {
            setDialog(null);
            setSearch({});
          }}
        />
      )}
    </Page>
  );
}
