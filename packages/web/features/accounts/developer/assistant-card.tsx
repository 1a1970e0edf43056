import { brand } from '@limelight/contracts/catalog';
import { Card } from '../../../ui/card.tsx';
import { CopyButton } from '../../../ui/copy-button.tsx';
import styles from './developer.module.css';

const serverName = brand.name.toLowerCase();

function Configuration({ title, code }: { title: string; code: string }) {
  return (
    <section>
      <h3 className={styles.subtitle}>{title}</h3>
      <pre className={styles.code}>{code}</pre>
      <CopyButton text={code} size="small" />
    </section>
  );
}

export function AssistantCard() {
  const url = `${window.location.origin}/mcp`;
  const header = 'Authorization: Bearer YOUR_TOKEN';
  const withToken = JSON.stringify(
    { mcpServers: { [serverName]: { type: 'http', url, headers: { Authorization: 'Bearer YOUR_TOKEN' } } } },
    null,
    2,
  );
  return (
    <Card title={`Use ${brand.name} from an assistant`}>
      <div className={styles.form}>
        <p>
          Assistants that speak MCP can write drafts, make slides, plan your calendar and read your results.
          Apps that support OAuth ask you to log in; others need a personal token.
        </p>
        <Configuration title="Address (OAuth)" code={url} />
        <Configuration
          title="Claude Code, with a personal token"
          code={`claude mcp add --transport http ${serverName} ${url} --header "${header}"`}
        />
        <Configuration title="Apps with a JSON configuration" code={withToken} />
        <p className={styles.note}>
          Publishing and scheduling wait for your confirmation on Home, unless you allow “without asking”.
        </p>
      </div>
    </Card>
  );
}
