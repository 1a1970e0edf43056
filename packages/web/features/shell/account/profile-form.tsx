import {
  saveProfileData,
  type EndpointData,
  type getImportedProfile,
  type ProfileData,
} from '@limelight/contracts';
import { briefLanguages, industries, postTones } from '@limelight/contracts/catalog';
import { NativeSelect, Select, Textarea, TextInput } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { fieldErrors } from '../../../lib/api-error.ts';
import { importedProfileQuery, profileQuery } from '../../../lib/person.ts';
import { deviceZone, knownZones, zoneLabel } from '../../../lib/time-zones.ts';
import { useCall } from '../../../lib/use-call.ts';
import { Button } from '../../../ui/button.tsx';
import { Callout } from '../../../ui/callout.tsx';
import { Card, Foot } from '../../../ui/card.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Form } from '../../../ui/form.tsx';
import { Loading } from '../../../ui/skeleton.tsx';

import { useSchemaForm } from './form.ts';
import styles from './account.module.css';

const listed = new Intl.ListFormat('en-GB');

const options = <K extends string>(labels: Readonly<Record<K, string>>) =>
  Object.entries<string>(labels).map(([value, label]) => ({ value, label }));

const isOneOf = <K extends string>(labels: Readonly<Record<K, string>>, value: string): value is K =>
  Object.hasOwn(labels, value);

function useTimeZones(chosen: string | null) {
  return useMemo(
    () =>
      knownZones(...(chosen === null ? [] : [chosen])).map((value) => ({ value, label: zoneLabel(value) })),
    [chosen],
  );
}

type Found = EndpointData<typeof getImportedProfile>;

const importedQuery = {
  ...importedProfileQuery,
  // An import on this page changes it.
  staleTime: 0,
  refetchInterval: 10_000,
};

const foundNames = ['headline', 'role', 'industry'] as const;

/** The imported fields that are empty in the form. */
const missingIn = (values: ProfileData, found: Found | undefined) =>
  foundNames.filter((name) => (values[name] ?? '') === '' && (found?.[name] ?? '') !== '');

function Fields({ profile }: { profile: ProfileData }) {
  const found = useQuery(importedQuery).data;
  const client = useQueryClient();
  const zones = useTimeZones(profile.timeZone);
  const save = useCall(saveProfileData, { successMessage: 'Profile saved.' });
  const form = useSchemaForm<ProfileData>(saveProfileData.body, profile);
  const { values, set } = form;
  const errors = { ...fieldErrors(save.error), ...form.errors };
  const missing = missingIn(values, found);
  return (
    <Form
      className={styles.form}
      noValidate
      onInput={save.reset}
      onSubmit={async () => {
        const body = form.check();
        const saved = body && (await save.run({ body }));
        if (!saved) return;
        form.reset(saved);
        client.setQueryData(profileQuery.queryKey, saved);
      }}
    >
      {found && missing.length > 0 && (
        <Callout
          action={
            <Button
              size="small"
              onClick={() => {
                if (missing.includes('headline')) set('headline', found.headline);
                if (missing.includes('role')) set('role', found.role);
                if (missing.includes('industry')) set('industry', found.industry);
              }}
            >
              Fill in empty fields
            </Button>
          }
        >
          Your import contains your {listed.format(missing)}.
        </Callout>
      )}
      <TextInput
        label="Headline"
        description="As it appears on LinkedIn. Shown in the preview."
        maxLength={220}
        value={values.headline}
        error={errors['headline']}
        onChange={(event) => set('headline', event.currentTarget.value)}
      />
      <div className={styles.pair}>
        <TextInput
          label="Role"
          maxLength={100}
          value={values.role}
          error={errors['role']}
          onChange={(event) => set('role', event.currentTarget.value)}
        />
        <NativeSelect
          label="Industry"
          value={values.industry ?? ''}
          error={errors['industry']}
          data={[{ value: '', label: 'Not set' }, ...industries]}
          onChange={(event) => {
            const chosen = event.currentTarget.value;
            set('industry', industries.find((industry) => industry === chosen) ?? null);
          }}
        />
      </div>
      <TextInput
        label="Audience"
        description="The people you write for."
        maxLength={200}
        value={values.audience}
        error={errors['audience']}
        onChange={(event) => set('audience', event.currentTarget.value)}
      />
      <Textarea
        label="Goals"
        description="What you want to achieve by posting."
        maxLength={500}
        autosize
        minRows={2}
        value={values.goals}
        error={errors['goals']}
        onChange={(event) => set('goals', event.currentTarget.value)}
      />
      <div className={styles.pair}>
        <NativeSelect
          label="Language"
          description="Default for new posts."
          value={values.language}
          data={options(briefLanguages)}
          onChange={(event) => {
            const chosen = event.currentTarget.value;
            if (isOneOf(briefLanguages, chosen)) set('language', chosen);
          }}
        />
        <NativeSelect
          label="Tone"
          description="Default for new posts."
          value={values.tone}
          data={options(postTones)}
          onChange={(event) => {
            const chosen = event.currentTarget.value;
            if (isOneOf(postTones, chosen)) set('tone', chosen);
          }}
        />
      </div>
      <Select
        label="Time zone"
        description="Used for scheduling."
        searchable
        clearable
        clearButtonProps={{ 'aria-label': 'Clear the time zone' }}
        limit={200}
        placeholder={`Same as this device: ${zoneLabel(deviceZone())}`}
        data={zones}
        value={values.timeZone}
        error={errors['timeZone']}
        onChange={(zone) => set('timeZone', zone)}
      />
      <Foot>
        <Button type="submit" loading={save.loading}>
          Save profile
        </Button>
      </Foot>
    </Form>
  );
}

export function ProfileCard() {
  const profile = useQuery(profileQuery);
  return (
    <Card title="About you">
      {profile.isPending && <Loading label="Loading your profile" lines={8} />}
      {profile.isError && <ErrorState title="Your profile did not load" query={profile} />}
      {profile.data && <Fields profile={profile.data} />}
    </Card>
  );
}
