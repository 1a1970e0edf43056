import { useState } from 'react';
import type { FaqCategory } from '../../../content/faq.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { Questions } from '../questions.tsx';
import { searchFaq } from '../search-faq.ts';
import { Section } from '../section.tsx';
import { Stage } from '../stage.tsx';
import styles from './faq-page.module.css';

export function FaqPage({ categories }: { categories: readonly FaqCategory[] }) {
  const [search, setSearch] = useState('');
  const found = searchFaq(categories, search);
  return (
    <>
      <Stage
        title="Frequently asked questions"
        words="Short answers. Several can be open at once."
        crumbs={[{ name: 'FAQ', path: '/faq' }]}
      />
      <div className={styles.search}>
        <TextField
          label="Search the questions"
          type="search"
          placeholder="Search FAQs..."
          value={search}
          onChange={setSearch}
        />
      </div>
      {found.map(({ category, questions }) => (
        <Section key={category} title={category}>
          <Questions questions={questions} />
        </Section>
      ))}
      <output className={styles.none}>
        {found.length === 0 && (
          <>
            <strong>No results found</strong>
            <span>Try different keywords or contact support.</span>
            <Button onClick={() => setSearch('')}>Clear search</Button>
          </>
        )}
      </output>
      <Section title="Still have a question?" words="Write to us, or open a ticket in the dashboard.">
        <div className={styles.buttons}>
          <ButtonLink to="/contactus" reloadDocument look="ink">
            Contact us
          </ButtonLink>
          <ButtonLink to="/dashboard/support" reloadDocument>
            Support in the dashboard
          </ButtonLink>
        </div>
      </Section>
    </>
  );
}
