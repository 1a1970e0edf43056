import { tokenScopes, type TokenScope } from '@limelight/contracts/catalog';
import { Checkbox } from '@mantine/core';
import styles from './developer.module.css';

export function ScopeList({
  scopes,
  chosen,
  onChange,
  error,
}: {
  scopes: readonly TokenScope[];
  chosen: readonly TokenScope[];
  onChange: (chosen: TokenScope[]) => void;
  error?: string | undefined;
}) {
  return (
    <Checkbox.Group
      label="Permissions"
      error={error}
      value={[...chosen]}
      onChange={(values) => onChange(scopes.filter((scope) => values.includes(scope)))}
    >
      <div className={styles.scopes}>
        {scopes.map((scope) => (
          <Checkbox
            key={scope}
            value={scope}
            label={tokenScopes[scope].label}
            description={tokenScopes[scope].description}
          />
        ))}
      </div>
    </Checkbox.Group>
  );
}
