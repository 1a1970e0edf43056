import { brand } from '@limelight/contracts/catalog';
import type { ReactNode } from 'react';
import { about, contact, help } from '../../../content/pages.ts';
import { sitemapGroups } from '../../../content/sitemap.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { Closing } from '../closing.tsx';
import { Prose } from '../prose.tsx';
import { Cards, Section } from '../section.tsx';
import { Stage } from '../stage.tsx';
import styles from './plain-pages.module.css';

export function AboutPage() {
  return (
    <>
      <Stage title={`About ${brand.name}`} words={about.lead} crumbs={[{ name: 'About', path: '/about' }]} />
      <div className={styles.text}>
        <Prose text={about.sections} />
      </div>
      <Section title="Features">
        <Cards cards={about.features} />
      </Section>
      <div className={styles.text}>
        <Prose text={about.who} />
      </div>
      <Section title="Our Values">
        <Cards cards={about.values} />
      </Section>
      <p className={styles.closing}>{about.closing}</p>
      <Closing />
    </>
  );
}

/** `form` lets people without an account contact us. */
export function ContactPage({ form }: { form: ReactNode }) {
  return (
    <>
      <Stage
        title="Contact us"
        words="A real person reads every message."
        crumbs={[{ name: 'Contact', path: '/contactus' }]}
      />
      <Section title="Two ways to reach us">
        <Cards cards={contact} />
      </Section>
      <Section title="Write to us" words="No account needed. We’ll reply by email.">
        {form}
      </Section>
      <Section title="By post" words={brand.postalAddress.join(', ')} />
      <Closing title="Or try it for yourself." button="TRY NOW FOR FREE" />
    </>
  );
}

export function HelpPage() {
  return (
    <>
      <Stage
        title="Help and support"
        words="Read a guide, look for an answer, or ask us."
        crumbs={[{ name: 'Help', path: '/help' }]}
      />
      <Section title="Ask us">
        <Cards cards={help.options} />
      </Section>
      <Section title="Help yourself">
        <Cards cards={help.resources} />
      </Section>
      <Section title="Common issues">
        <Cards cards={help.issues} />
      </Section>
      <Section title="Additional information" words={help.more}>
        <div className={styles.buttons}>
          <ButtonLink to="/contactus" reloadDocument look="ink">
            Contact us
          </ButtonLink>
          <ButtonLink to="/faq" reloadDocument>
            Read the FAQ
          </ButtonLink>
        </div>
      </Section>
    </>
  );
}

/** `isThere` leaves out pages that this build does not prerender. */
export function SitemapPage({ isThere }: { isThere: (path: string) => boolean }) {
  return (
    <>
      <Stage
        title="Sitemap"
        words="Every page of this site and the dashboard, by topic."
        crumbs={[{ name: 'Sitemap', path: '/sitemap' }]}
      />
      {sitemapGroups.map((group) => (
        <Section
          key={group.title}
          title={group.title}
          {...(group.login ? { words: 'You need to be logged in for these.' } : {})}
        >
          <ul className={styles.links}>
            {group.links
              .filter(([url]) => isThere(url))
              .map(([url, name, description]) => (
                <li key={url}>
                  <a href={url}>{name}</a>
                  <span>{description}</span>
                </li>
              ))}
          </ul>
        </Section>
      ))}
      <Section title="Need help?" words="Didn’t find what you were looking for? Write to us.">
        <ButtonLink to="/contactus" reloadDocument look="ink">
          Contact us
        </ButtonLink>
      </Section>
    </>
  );
}
