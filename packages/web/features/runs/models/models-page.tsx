import { useQuery } from '@tanstack/react-query';
import { useUser } from '../../../lib/query-client.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Page, PageHeader } from '../../../ui/page.tsx';
import { Loading, Skeleton, SkeletonLines } from '../../../ui/skeleton.tsx';
import { modelsQuery } from './api.ts';
import { ModelList } from './model-list.tsx';
import { ModelSetup } from './model-setup.tsx';
import styles from './models.module.css';
import { useWayBack } from './use-way-back.ts';

function Placeholder() {
  return (
    <Loading label="Loading the models">
      <div className={styles.lists}>
        <Card title={<Skeleton width="6rem" />}>
          <SkeletonLines count={3} />
        </Card>
        <div className={styles.ways}>
          {['local', 'detected', 'key'].map((way) => (
            <Card key={way}>
              <SkeletonLines count={5} />
            </Card>
          ))}
        </div>
      </div>
    </Loading>
  );
}

function Manage() {
  const models = useQuery(modelsQuery);
  if (models.isPending) return <Placeholder />;
  if (models.isError)
    return (
      <Card>
        <ErrorState title="The models did not load" query={models} />
      </Card>
    );
  const { connected } = models.data;
  const text = connected.filter(({ purpose }) => purpose === 'text');
  const image = connected.filter(({ purpose }) => purpose === 'image');
  return (
    <div className={styles.lists}>
      <ModelList purpose="text" models={text} />
      <ModelList purpose="image" models={image} />
      <h2 className={styles.heading}>Connect a model</h2>
      <ModelSetup />
    </div>
  );
}

export function ModelsPage() {
  const user = useUser();
  const back = useWayBack();
  return (
    <Page>
      <PageHeader
        title="Models"
        actions={back !== null && <ButtonLink to={back}>Back to your work</ButtonLink>}
        description="The AI models that write, draw and transcribe for everyone who uses this installation."
      />
      {user.data?.managesModels === false ? (
        <Card>
          <EmptyState title="Models are managed by the operators">
            Only the people who run this server can connect or change models.
          </EmptyState>
        </Card>
      ) : user.isPending ? (
        <Placeholder />
      ) : (
        <Manage />
      )}
    </Page>
  );
}
