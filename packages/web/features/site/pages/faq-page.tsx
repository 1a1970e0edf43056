import { IconFlag, IconLock, IconReceipt, IconTool, IconTools } from '@tabler/icons-react';
import type { FaqCategory, FaqIcon } from '../../../content/faq.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { Questions } from '../questions.tsx';
import { Section } from '../section.tsx';
import { Stage } from '../stage.tsx';
import styles from './faq-page.module.css';

const icons: Readonly<Record<FaqIcon, typeof IconFlag>> = {
  flag: IconFlag,
  tools: IconTools,
  receipt: IconReceipt,
  lock: IconLock,
  wrench: IconTool,
};

/** `live-faq.ts` searches the prerendered content. */
export function FaqPage({ categories }: { categories: readonly FaqCategory[] }) {
  return (
    <>
      <Stage
        title="Frequently asked questions"
        words="Short answers to common questions."
        crumbs={[{ name: 'FAQ', path: '/faq' }]}
      />
      <div className={styles.search}>
        <TextField
          label="Search the questions"
          type="search"
          placeholder="Search FAQs..."
          autoComplete="off"
        />
      </div>
      {categories.map(({ category, icon, questions }) => {
        const Icon = icons[icon];
        return (
          <Section key={category} title={category} icon={<Icon size="1em" aria-hidden="true" />}>
            <Questions questions={questions} />
          </Section>
        );
      })}
      <output className={styles.none} data-none />
      <template data-nothing>
        <strong>No results found</strong>
        <span>Try different keywords or contact support.</span>
        <Button>Clear search</Button>
      </template>
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
