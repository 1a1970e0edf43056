import { brand, supportHours, ticketSubjectLimit, ticketTextLimit } from '@limelight/contracts/catalog';
import { useCallback, useEffect, useRef, useState, useSyncExternalStore, type FormEvent } from 'react';
import { typedInto } from '../../../../lib/use-fields.ts';
import { Button } from '../../../../ui/button.tsx';
import { Callout } from '../../../../ui/callout.tsx';
import { TextArea } from '../../../../ui/text-area.tsx';
import { TextField } from '../../../../ui/text-field.tsx';
import styles from './contact.module.css';
import { check, prepare, send, type ContactFields, type Proof } from './send.ts';

const empty: ContactFields = { name: '', email: '', subject: '', text: '', website: '' };
const mailAddress = <a href={`mailto:${brand.supportEmail}`}>{brand.supportEmail}</a>;

const never = () => () => undefined;

/** True once the page's script runs. The form cannot be sent before that. */
const useReady = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );

/** Contacts us without an account. Bots are kept out by a hidden field, a minimum delay and a proof of work. */
export function ContactForm() {
  const ready = useReady();
  const [values, setValues] = useState(empty);
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [state, setState] = useState<'writing' | 'sending' | 'sent'>('writing');
  const [failure, setFailure] = useState<string | null>(null);
  const proof = useRef<Promise<Proof> | null>(null);
  const thanks = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (state === 'sent') thanks.current?.focus();
  }, [state]);

  /** Keeps what was typed into the printed form before the script ran. */
  const attach = useCallback((form: HTMLFormElement | null) => {
    if (form === null) return;
    const typed = new FormData(form);
    setValues((held) => ({ ...held, ...typedInto({ ...empty, website: '' }, typed) }));
  }, []);
  const begin = () => {
    if (proof.current !== null) return;
    proof.current = prepare();
    // A failure occurs again when the form is sent, and is reported then.
    proof.current.catch(() => (proof.current = null));
  };
  const field = (name: keyof ContactFields) => ({
    name,
    value: values[name] ?? '',
    error: errors[name],
    onChange: (value: string) => {
      setValues((held) => ({ ...held, [name]: value }));
      setErrors((held) => Object.fromEntries(Object.entries(held).filter(([key]) => key !== name)));
      begin();
    },
  });
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    setFailure(null);
    setState('sending');
    try {
      const found = await check(values);
      setErrors(found);
      const wrong = Object.keys(values).find((name) => name in found);
      if (wrong === undefined) {
        await send(values, proof.current);
        setState('sent');
        return;
      }
      form.querySelector<HTMLElement>(`[name="${wrong}"]`)?.focus();
    } catch (error) {
      proof.current = null;
      setFailure(error instanceof Error ? error.message : 'This could not be sent.');
    }
    setState('writing');
  };

  if (state === 'sent') {
    return (
      <div ref={thanks} tabIndex={-1} className={styles.sent}>
        <Callout tone="good" title="Message sent">
          A real person will read it and reply to {values.email} within {supportHours.emailHours} hours on
          working days.
        </Callout>
      </div>
    );
  }
  return (
    <form ref={attach} className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
      <noscript>
        <p>This form needs JavaScript. Without it, write to {mailAddress}.</p>
      </noscript>
      {failure && (
        <Callout tone="bad">
          {failure} You can also write to {mailAddress}.
        </Callout>
      )}
      <div className={styles.pair}>
        <TextField label="Your name" autoComplete="name" maxLength={50} {...field('name')} />
        <TextField
          label="Your email"
          type="email"
          autoComplete="email"
          inputMode="email"
          {...field('email')}
        />
      </div>
      <TextField label="Subject" maxLength={ticketSubjectLimit} {...field('subject')} />
      <TextArea label="Your message" maxLength={ticketTextLimit} {...field('text')} />
      <div className={styles.trap} aria-hidden="true">
        <label>
          Leave this empty
          <input
            type="text"
            name="website"
            tabIndex={-1}
            autoComplete="off"
            value={values.website ?? ''}
            onChange={(event) => field('website').onChange(event.target.value)}
          />
        </label>
      </div>
      <div className={styles.actions}>
        <Button type="submit" look="accent" size="large" disabled={!ready} loading={state === 'sending'}>
          Send message
        </Button>
        <p className={styles.quiet}>
          The conversation is deleted a year after its last message:{' '}
          <a href="/privacy-policy">privacy policy</a>. With an account,{' '}
          <a href="/dashboard/support">ask in the dashboard</a>: you can send files there.
        </p>
      </div>
    </form>
  );
}
