import { addTargetCompany, removeTargetCompany } from '@limelight/contracts';
import { jobBoards } from '@limelight/contracts/catalog';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useCall } from '../../../lib/use-call.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { Form } from '../../../ui/form.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { companiesQuery } from './api.ts';
import styles from './job-agents.module.css';

export function Companies() {
  const client = useQueryClient();
  const companies = useQuery(companiesQuery);
  const add = useCall(addTargetCompany, { showError: false });
  const remove = useCall(removeTargetCompany);
  const [company, setCompany] = useState('');
  const reload = () => client.invalidateQueries({ queryKey: companiesQuery.queryKey });
  const follow = async () => {
    if ((await add.run({ body: { company } })) === null) return;
    setCompany('');
    await reload();
  };
  const drop = async (id: string) => {
    if ((await remove.run({ params: { id } })) !== null) await reload();
  };
  return (
    <Card title="Companies you follow">
      <Form className={styles.form} onSubmit={follow}>
        <TextField
          label="Company, careers page or feed"
          placeholder="https://jobs.lever.co/company"
          value={company}
          onChange={setCompany}
          error={add.error?.message}
          hint="We find its board on Greenhouse, Lever, Ashby, Recruitee, SmartRecruiters, Workable, Workday, Personio or Teamtailor. You can also paste the address of an RSS or JSON feed of openings."
        />
        <div className={styles.actions}>
          <Button type="submit" size="small" loading={add.loading} disabled={company.trim().length < 2}>
            Follow company
          </Button>
        </div>
      </Form>
      <ul className={styles.rows}>
        {companies.data?.items.map(({ id, name, board, openings, fault }) => (
          <li key={id}>
            <span>
              <strong>{name}</strong>{' '}
              <span className={styles.facts}>
                {fault ?? `${jobBoards[board]}, ${openings} ${openings === 1 ? 'opening' : 'openings'}`}
              </span>
            </span>
            <Button size="small" look="quiet" aria-label={`Remove ${name}`} onClick={() => void drop(id)}>
              Remove
            </Button>
          </li>
        ))}
      </ul>
    </Card>
  );
}
