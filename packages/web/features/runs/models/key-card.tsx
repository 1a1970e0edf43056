import { connectModel, listProviderModels, type EndpointCall } from '@limelight/contracts';
import { modelProviders, type ModelProvider, type ModelPurpose } from '@limelight/contracts/catalog';
import { Autocomplete, NativeSelect, PasswordInput, SegmentedControl, TextInput } from '@mantine/core';
import { IconExternalLink } from '@tabler/icons-react';
import { useId, useState } from 'react';
import { fieldErrors, type ApiError } from '../../../lib/api-error.ts';
import { useCall } from '../../../lib/use-call.ts';
import { Button } from '../../../ui/button.tsx';
import { Callout } from '../../../ui/callout.tsx';
import { Card } from '../../../ui/card.tsx';
import { Form } from '../../../ui/form.tsx';
import styles from './models.module.css';
import { useConnect } from './use-connect.ts';

type KeyProvider = EndpointCall<typeof connectModel>['body']['provider'];

const offered = connectModel.body.shape.provider.options.filter((provider) => provider !== 'ollama');
const choices = offered.map((value) => ({ value, label: modelProviders[value].label }));
const purposes = [
  { value: 'text', label: 'Writing' },
  { value: 'image', label: 'Images' },
];
const purposeOf = (value: string): ModelPurpose => (value === 'image' ? 'image' : 'text');

/** The error of each field. A rejected key shows the provider's own message. */
function faultsOf(error: ApiError | null): Record<string, string> {
  const found = fieldErrors(error);
  if (error === null || Object.keys(found).length === 0) return {};
  const codes: readonly string[] = ['model_key_refused', 'model_provider_refused', 'model_provider_silent'];
  if (!codes.includes(error.code)) return found;
  return Object.fromEntries(
    Object.entries(found).map(([field, said]) => [field, `${error.message} The provider said: ${said}`]),
  );
}

export function KeyCard({ knownKeys }: { knownKeys: readonly ModelProvider[] }) {
  const [provider, setProvider] = useState<KeyProvider>('openai');
  const [purpose, setPurpose] = useState<ModelPurpose>('text');
  const [baseUrl, setBaseUrl] = useState('');
  const [apiKey, setApiKey] = useState('');
  const [name, setName] = useState('');
  const [listed, setListed] = useState<readonly string[] | null>(null);
  const purposeLabel = useId();
  const list = useCall(listProviderModels, { showError: false });
  const { connect, loading, error, reset } = useConnect();
  const { label, keyPage, needsKey, ownAddress, purposes: possible } = modelProviders[provider];
  const failed = error ?? list.error;
  const faults = faultsOf(failed);
  const general =
    failed !== null && !('apiKey' in faults || 'name' in faults || (ownAddress && 'baseUrl' in faults));
  const known = knownKeys.includes(provider);

  const access = () => ({
    provider,
    purpose,
    ...(ownAddress && baseUrl.trim() !== '' ? { baseUrl: baseUrl.trim() } : {}),
    ...(apiKey.trim() === '' ? {} : { apiKey: apiKey.trim() }),
  });
  const clear = () => {
    reset();
    list.reset();
    setListed(null);
  };

  return (
    <Card title={ownAddress ? 'Server' : 'API key'}>
      <Form
        className={styles.form}
        noValidate
        autoComplete="off"
        onSubmit={async () => {
          list.reset();
          const model = await connect({ ...access(), name: name.trim() });
          if (model === null) return;
          setName('');
          setApiKey('');
        }}
      >
        <NativeSelect
          label="Provider"
          data={choices}
          value={provider}
          onChange={(event) => {
            const next = offered.find((one) => one === event.currentTarget.value);
            if (next === undefined) return;
            setProvider(next);
            setPurpose('text');
            setName('');
            setApiKey('');
            clear();
          }}
        />
        {possible.length > 1 && (
          <div>
            <span id={purposeLabel} className={styles.label}>
              Use it for
            </span>
            <SegmentedControl
              aria-labelledby={purposeLabel}
              data={purposes}
              value={purpose}
              onChange={(value) => {
                setPurpose(purposeOf(value));
                clear();
              }}
            />
          </div>
        )}
        {ownAddress && (
          <TextInput
            label="Address"
            description="Such as http://127.0.0.1:1234/v1"
            inputMode="url"
            value={baseUrl}
            error={faults['baseUrl']}
            onChange={(event) => setBaseUrl(event.currentTarget.value)}
          />
        )}
        <PasswordInput
          label={needsKey ? 'API key' : 'API key (optional)'}
          autoComplete="off"
          description={
            known
              ? `Leave empty to use the saved ${label} key.`
              : 'It is stored encrypted and never shown again.'
          }
          visibilityToggleButtonProps={{ 'aria-label': 'Show the key' }}
          value={apiKey}
          error={faults['apiKey']}
          onChange={(event) => setApiKey(event.currentTarget.value)}
        />
        {keyPage !== null && (
          <a className={styles.link} href={keyPage} target="_blank" rel="noreferrer">
            Get a key from {label} <IconExternalLink size={14} aria-hidden="true" />
          </a>
        )}
        <Autocomplete
          label="Model"
          description={
            listed === null
              ? 'Enter its name, or list the models to choose from.'
              : `${listed.length} ${listed.length === 1 ? 'model' : 'models'} to choose from.`
          }
          data={[...(listed ?? [])]}
          limit={200}
          maxDropdownHeight={260}
          value={name}
          error={faults['name']}
          onChange={setName}
        />
        {general && <Callout tone="bad">{failed.message}</Callout>}
        <div className={styles.actions}>
          <Button
            loading={list.loading}
            onClick={async () => {
              reset();
              const found = await list.run({ body: access() });
              if (found === null) return;
              setListed(found.models);
              // A single one needs no choice.
              if (found.models.length === 1) setName(found.models[0] ?? '');
            }}
          >
            List models
          </Button>
          <Button type="submit" loading={loading}>
            Connect model
          </Button>
        </div>
      </Form>
    </Card>
  );
}
