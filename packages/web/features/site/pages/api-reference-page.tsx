import { keysOf } from '@limelight/contracts';
import {
  brand,
  printedOrigin,
  tokenRequestsPerMinute,
  tokenScopes,
  webhookEvents,
} from '@limelight/contracts/catalog';
import type { ReferenceEntry, ReferenceGroup } from '../../../content/api-reference.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { Section } from '../section.tsx';
import { Stage } from '../stage.tsx';
import styles from './api-reference-page.module.css';

function Entry({ entry }: { entry: ReferenceEntry }) {
  const { method, path, summary, scope, fields, answers, curl } = entry;
  return (
    <details className={styles.entry} id={entry.name}>
      <summary>
        <code className={styles.method}>{method}</code> <code>/api{path}</code>{' '}
        <span className={styles.what}>{summary}</span>
      </summary>
      <div className={styles.inside}>
        <p>
          Permission: <code>{scope}</code>.
        </p>
        {fields.length > 0 && (
          <div className={styles.fields}>
            <table>
              <thead>
                <tr>
                  <th scope="col">Field</th>
                  <th scope="col">In</th>
                  <th scope="col">Type</th>
                </tr>
              </thead>
              <tbody>
                {fields.map((field) => (
                  <tr key={`${field.place} ${field.name}`}>
                    <th scope="row">
                      <code>{field.name}</code>
                      {field.required ? ' (required)' : ''}
                    </th>
                    <td>{field.place}</td>
                    <td>
                      <code>{field.type}</code>
                    </td>
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
        )}
        <pre className={styles.code}>{curl}</pre>
        <dl className={styles.answers}>
          {answers.map((answer) => (
            <div key={answer.status}>
              <dt>{answer.status}</dt>
              <dd>{answer.isForm ? <code>{answer.words}</code> : answer.words}</dd>
            </div>
          ))}
        </dl>
      </div>
    </details>
  );
}

/** `live-faq.ts` searches the prerendered content. */
export function ApiReferencePage({ groups }: { groups: readonly ReferenceGroup[] }) {
  return (
    <>
      <Stage
        title="API reference"
        words={`Use ${brand.name} from your own scripts, apps and assistants.`}
        crumbs={[{ name: 'API reference', path: '/api-reference' }]}
      />
      <Section
        title="Getting started"
        words="Create a personal token in the dashboard, under API. Send it with every request."
      >
        <div className={styles.guide}>
          <pre className={styles.code}>
            {`export ADDRESS=${printedOrigin}\nexport TOKEN=lmt_…\ncurl ${'$'}ADDRESS/api/posts -H "Authorization: Bearer $TOKEN"`}
          </pre>
          <ul>
            <li>
              Answers are <code>{'{ data, message?, userUsage? }'}</code>, where <code>userUsage</code> is the
              credits spent. Errors are <code>{'{ message, code, details? }'}</code>.
            </li>
            <li>
              Send an <code>Idempotency-Key</code> with a POST to make it safe to repeat. The same key with
              another body is refused with 422.
            </li>
            <li>
              Long lists have a <code>nextCursor</code>; send it as <code>cursor</code> for the next page.
            </li>
            <li>
              A token can make {tokenRequestsPerMinute} requests a minute. <code>RateLimit-Limit</code>,{' '}
              <code>RateLimit-Remaining</code> and <code>RateLimit-Reset</code> say what is left; 429 carries{' '}
              <code>Retry-After</code>.
            </li>
            <li>
              The same as <a href="/api/openapi.json">OpenAPI 3.1</a>.
            </li>
          </ul>
        </div>
      </Section>
      <Section title="Permissions" words="A token can do only what you allow it.">
        <dl className={styles.answers}>
          {keysOf(tokenScopes).map((scope) => (
            <div key={scope}>
              <dt>
                <code>{scope}</code>
              </dt>
              <dd>{tokenScopes[scope].description}</dd>
            </div>
          ))}
        </dl>
      </Section>
      <Section
        title="Webhooks"
        words="Messages are signed as Standard Webhooks describes, so any of its libraries can verify them."
      >
        <div className={styles.guide}>
          <p>
            Answer with 2xx within 20 seconds. Anything else is tried again for about two days. A message sent
            twice has the same <code>webhook-id</code>.
          </p>
          <dl className={styles.answers}>
            {keysOf(webhookEvents).map((event) => (
              <div key={event}>
                <dt>
                  <code>{event}</code>
                </dt>
                <dd>{webhookEvents[event]}</dd>
              </div>
            ))}
          </dl>
        </div>
      </Section>
      <Section
        title="Assistants (MCP)"
        words="Connect an assistant to /mcp with OAuth or a personal token: it gets tools for posts, ideas, slides, pictures, the calendar, results, agents, jobs and people. The API page of the dashboard has the exact lines."
      />
      <div className={styles.search}>
        <TextField
          label="Search the endpoints"
          type="search"
          placeholder="schedule, drafts, runs…"
          autoComplete="off"
        />
      </div>
      {groups.map(({ title, entries }) => (
        <Section key={title} title={title}>
          <div>
            {entries.map((entry) => (
              <Entry key={entry.name} entry={entry} />
            ))}
          </div>
        </Section>
      ))}
      <output className={styles.none} data-none />
      <template data-nothing>
        <strong>No results</strong>
        <Button>Clear search</Button>
      </template>
      <div className={styles.search}>
        <ButtonLink to="/dashboard/developer" reloadDocument look="ink">
          Create a token
        </ButtonLink>
      </div>
    </>
  );
}
