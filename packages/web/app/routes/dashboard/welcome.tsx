import { brand } from '@limelight/contracts/catalog';
import { ImportCard } from '../../../features/library/imports/import-card.tsx';
import { ConnectionCard } from '../../../features/accounts/linkedin/connection-card.tsx';
import { ModelSetup } from '../../../features/runs/models/model-setup.tsx';
import { WelcomePage } from '../../../features/accounts/welcome/welcome-page.tsx';

export const meta = () => [{ title: `Welcome · ${brand.name}` }];

export default function Welcome() {
  return (
    <WelcomePage
      bring={
        <>
          <ConnectionCard next="/dashboard/welcome" />
          <ImportCard title="Import your posts and network" />
        </>
      }
      model={<ModelSetup />}
    />
  );
}
