import { startInterview } from '@limelight/contracts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCall } from '../../../lib/use-call.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Page, PageHeader } from '../../../ui/page.tsx';
import { Loading, Skeleton } from '../../../ui/skeleton.tsx';
import { currentInterviewQuery } from './api.ts';
import { InterviewView, type QuestionThumbs, type QuestionVoice } from './interview-view.tsx';

/** Five questions for users without any material, asked one by one. The answers become the source of a post. */
export function InterviewPage({ thumbs, voice }: { thumbs: QuestionThumbs; voice: QuestionVoice }) {
  const client = useQueryClient();
  const current = useQuery(currentInterviewQuery);
  const start = useCall(startInterview);
  return (
    <Page width="read">
      <PageHeader
        title="Interview"
        description="Five short questions. Your answers become the source of a post."
        actions={
          <>
            <ButtonLink to="/dashboard/talk">Talk instead</ButtonLink>
            <ButtonLink look="quiet" to="/dashboard/generate-post">
              Back to writing
            </ButtonLink>
          </>
        }
      />
      {content()}
    </Page>
  );

  function content() {
    if (current.isPending)
      return (
        <Loading label="Loading the interview">
          <Skeleton height="14rem" />
        </Loading>
      );
    if (current.isError) return <ErrorState title="The interview did not load" query={current} />;
    if (current.data === null)
      return (
        <EmptyState
          title="Nothing to write about yet?"
          action={
            <Button
              look="accent"
              loading={start.loading}
              onClick={async () => {
                const begun = await start.run({});
                if (begun) client.setQueryData(currentInterviewQuery.queryKey, begun);
              }}
            >
              Ask me
            </Button>
          }
        >
          It takes about four minutes. Skip questions, change answers, or come back later. The questions are
          free; writing the post costs the same as any post.
        </EmptyState>
      );
    return <InterviewView key={current.data.id} interview={current.data} thumbs={thumbs} voice={voice} />;
  }
}
