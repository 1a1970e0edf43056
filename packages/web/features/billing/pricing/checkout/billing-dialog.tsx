import { billing as billingSchema, saveBilling, type Billing } from '@limelight/contracts';
import { countryCodes, indianStates } from '@limelight/contracts/catalog';
import { NativeSelect, Textarea, TextInput } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { fieldErrors } from '../../../../lib/api-error.ts';
import { useTimeZone } from '../../../../lib/person.ts';
import { useCall } from '../../../../lib/use-call.ts';
import { FormDialog } from '../../../../ui/form-dialog.tsx';
import { billingQuery } from '../dashboard/api.ts';
import { billingBody, startValues, type BillingValues } from './billing-form.ts';
import styles from './billing-dialog.module.css';

const names = new Intl.DisplayNames('en', { type: 'region' });
const countries = countryCodes
  .map((value) => ({ value, label: names.of(value) ?? value }))
  .toSorted((one, other) => one.label.localeCompare(other.label, 'en'));
const states = Object.keys(indianStates).toSorted((one, other) => one.localeCompare(other, 'en'));

/** Asks for the billing address. The country and the state determine the tax. */
export function BillingDialog({
  saved,
  here,
  usd,
  buying,
  onSaved,
  onClose,
}: {
  saved: Billing | null;
  here: string | null;
  /** True when the user chose dollars where rupees are the default. */
  usd: boolean;
  /** What the payment that follows is for and its price, such as "2,500 credits for ₹350". Null when none follows. */
  buying: string | null;
  onSaved: () => void;
  onClose: () => void;
}) {
  const client = useQueryClient();
  const timeZone = useTimeZone();
  const save = useCall(saveBilling, { showError: false });
  const [values, setValues] = useState(() => startValues(saved, here));
  const [found, setFound] = useState<Record<string, string>>({});
  const indian = values.country === 'IN';
  const errors: Record<string, string> = { ...fieldErrors(save.error), ...found };
  const set = (field: keyof BillingValues, value: string) => {
    setValues({ ...values, [field]: value, ...(field === 'country' ? { state: '' } : {}) });
    setFound({});
    save.reset();
  };

  const submit = async () => {
    const body = billingBody(values, usd);
    if (body === null) {
      setFound({ country: 'Choose your country.' });
      return;
    }
    const issues = billingSchema.safeParse(body).error?.issues ?? [];
    if (issues.length > 0) {
      setFound(Object.fromEntries(issues.map((issue) => [issue.path.join('.'), issue.message])));
      return;
    }
    const kept = await save.run({ body: { ...body, timeZone } });
    if (kept === null) return;
    client.setQueryData(billingQuery.queryKey, kept);
    onSaved();
  };

  return (
    <FormDialog
      title="Billing details"
      confirmLabel={buying === null ? 'Save' : 'Save and go to payment'}
      loading={save.loading}
      onClose={onClose}
      onSubmit={submit}
    >
      {buying !== null && (
        <p>
          You’re buying <strong>{buying}</strong>, taxes included.
        </p>
      )}
      <p className={styles.words}>
        You only enter this once. Country and state are used to calculate tax on your invoice.
      </p>
      <NativeSelect
        label="Country"
        autoComplete="country"
        data={[{ value: '', label: 'Choose a country' }, ...countries]}
        value={values.country}
        error={errors['country']}
        data-autofocus
        onChange={(event) => set('country', event.currentTarget.value)}
      />
      {indian ? (
        <NativeSelect
          label="State"
          data={[{ value: '', label: 'Choose a state' }, ...states]}
          value={values.state}
          error={errors['state']}
          onChange={(event) => set('state', event.currentTarget.value)}
        />
      ) : (
        <TextInput
          label="State or region (optional)"
          autoComplete="address-level1"
          maxLength={100}
          value={values.state}
          error={errors['state']}
          onChange={(event) => set('state', event.currentTarget.value)}
        />
      )}
      <TextInput
        label={indian ? 'GST number (optional)' : 'Tax number (optional)'}
        maxLength={30}
        value={values.taxNumber}
        error={errors['taxNumber']}
        onChange={(event) => set('taxNumber', event.currentTarget.value)}
      />
      <TextInput
        label="Name or company on the invoice (optional)"
        description="Leave blank to use your name."
        autoComplete="organization"
        maxLength={150}
        value={values.name}
        error={errors['name']}
        onChange={(event) => set('name', event.currentTarget.value)}
      />
      <Textarea
        label="Address (optional)"
        autoComplete="street-address"
        autosize
        minRows={2}
        maxRows={4}
        maxLength={300}
        value={values.address}
        error={errors['address']}
        onChange={(event) => set('address', event.currentTarget.value)}
      />
      {save.error && Object.keys(errors).length === 0 && (
        <p role="alert" className={styles.wrong}>
          {save.error.message}
        </p>
      )}
    </FormDialog>
  );
}
