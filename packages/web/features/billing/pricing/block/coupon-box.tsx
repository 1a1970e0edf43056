import { couponLimit } from '@limelight/contracts/catalog';
import { useState } from 'react';
import { Button } from '../../../../ui/button.tsx';
import { Form } from '../../../../ui/form.tsx';
import { TextField } from '../../../../ui/text-field.tsx';
import { cleanCode, typedCode } from '../rules/coupon-code.ts';
import styles from './coupon-box.module.css';

export type CouponState =
  | { kind: 'none' }
  | { kind: 'applying' }
  | { kind: 'applied'; code: string }
  | { kind: 'invalid'; message: string };

export function CouponBox({
  state,
  first = '',
  onApply,
  onClear,
}: {
  state: CouponState;
  first?: string;
  onApply: (code: string) => void;
  onClear: () => void;
}) {
  const [typed, setTyped] = useState(() => cleanCode(first));
  const applying = state.kind === 'applying';
  const empty = cleanCode(typed) === '';
  if (state.kind === 'applied') {
    return (
      <div className={styles.applied}>
        <output>Coupon code {state.code} applied successfully</output>
        <button
          type="button"
          className={styles.remove}
          aria-label={`Remove coupon code ${state.code}`}
          onClick={() => {
            setTyped('');
            onClear();
          }}
        >
          <span aria-hidden="true">×</span>
        </button>
      </div>
    );
  }
  return (
    <Form
      className={styles.box}
      noValidate
      onSubmit={() => {
        if (!empty && !applying) onApply(cleanCode(typed));
      }}
    >
      <TextField
        label="Coupon code"
        name="coupon"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={couponLimit}
        value={typed}
        onChange={(value) => {
          setTyped(typedCode(value));
          if (state.kind === 'invalid') onClear();
        }}
      />
      <Button type="submit" disabled={empty || applying} aria-busy={applying || undefined}>
        {applying ? 'Applying...' : 'Apply'}
      </Button>
      <p className={styles.wrong} role="alert">
        {state.kind === 'invalid' && state.message}
      </p>
    </Form>
  );
}
