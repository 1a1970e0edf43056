import { updateVoice, voiceRuleLimit, type VoiceView } from '@limelight/contracts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useCall } from '../../../lib/use-call.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { Form } from '../../../ui/form.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { voicesQuery } from './api.ts';
import styles from './voice.module.css';

export function RulesCard({ voice }: { voice: VoiceView }) {
  const client = useQueryClient();
  const update = useCall(updateVoice);
  const mayEdit = voice.sharing?.mayEdit !== false;
  const [rule, setRule] = useState('');
  const { rules } = voice;
  const save = async (next: string[]) => {
    const body = { rules: next, version: voice.version };
    const saved = await update.run({ params: { id: voice.id }, body });
    // After a refusal too, because somebody else may have changed the rules in the meantime.
    await client.invalidateQueries({ queryKey: voicesQuery.queryKey });
    return saved !== null;
  };
  return (
    <Card title="Rules" aside={rules.length === 0 ? undefined : `${rules.length} of ${voiceRuleLimit}`}>
      <div className={styles.form}>
        <p className={styles.quiet}>Every draft follows them, such as “I never write ‘excited’”.</p>
        {rules.length > 0 && (
          <ul className={styles.plain} aria-label="Rules">
            {rules.map((one) => (
              <li key={one} className={styles.rule}>
                <span>{one}</span>
                {mayEdit && (
                  <Button
                    size="small"
                    look="quiet"
                    aria-label={`Delete rule: ${one}`}
                    onClick={() => void save(rules.filter((other) => other !== one))}
                  >
                    Delete
                  </Button>
                )}
              </li>
            ))}
          </ul>
        )}
        {mayEdit && rules.length < voiceRuleLimit && (
          <Form
            className={styles.add}
            onSubmit={async () => {
              const added = rule.trim();
              if (added !== '' && (rules.includes(added) || (await save([...rules, added])))) setRule('');
            }}
          >
            <TextField label="New rule" maxLength={200} value={rule} onChange={setRule} />
            <Button type="submit" loading={update.loading} disabled={rule.trim() === ''}>
              Add rule
            </Button>
          </Form>
        )}
      </div>
    </Card>
  );
}
