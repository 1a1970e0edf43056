import { factCharacterLimit, type Fact } from '@limelight/contracts';
import { Textarea } from '@mantine/core';
import { useState } from 'react';
import { fieldErrors } from '../../../lib/api-error.ts';
import { Button } from '../../../ui/button.tsx';
import { Form } from '../../../ui/form.tsx';
import { detailsOf, FactFields, readDetails } from './fact-fields.tsx';
import styles from './memory.module.css';
import type { Facts } from './use-facts.ts';

/** Edits a fact in its place in the list. */
export function FactEditor({ fact, facts, onDone }: { fact: Fact; facts: Facts; onDone: () => void }) {
  const [text, setText] = useState(fact.text);
  const [details, setDetails] = useState(() => detailsOf(fact));
  const faults = facts.editError === null ? {} : fieldErrors(facts.editError);
  const general =
    facts.editError !== null && Object.keys(faults).length === 0 ? facts.editError.message : undefined;
  const close = () => {
    facts.resetEdit();
    onDone();
  };
  return (
    // Escape cancels in every field.
    <Form
      className={styles.editor}
      noValidate
      aria-label="Edit fact"
      onInput={facts.resetEdit}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.stopPropagation();
        close();
      }}
      onSubmit={() => facts.save(fact, { text, ...readDetails(details) }).then((saved) => saved && onDone())}
    >
      <Textarea
        label="Fact"
        autosize
        minRows={2}
        maxRows={6}
        maxLength={factCharacterLimit}
        value={text}
        error={faults['text'] ?? general}
        onChange={(event) => setText(event.currentTarget.value.replaceAll('\n', ' '))}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- it replaces what was pressed
        autoFocus
      />
      <FactFields details={details} faults={faults} onChange={setDetails} />
      <div className={styles.buttons}>
        <Button type="submit" look="accent" loading={facts.editing}>
          {fact.status === 'suggested' ? 'Save and confirm' : 'Save fact'}
        </Button>
        <Button onClick={close}>Cancel</Button>
      </div>
    </Form>
  );
}
