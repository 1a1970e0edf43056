import { Autocomplete } from '@mantine/core';
import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Form } from '../../../ui/form.tsx';
import styles from './models.module.css';
import { SetupProgress } from './setup-progress.tsx';
import type { Setup } from './use-setup.ts';

/** Models in Ollama's library, from small to large. */
const suggestions = ['llama3.2:3b', 'qwen3:4b', 'gemma3:4b', 'mistral:7b', 'qwen2.5:7b'];

export function PullForm({ baseUrl, setup }: { baseUrl: string; setup: Setup }) {
  const [name, setName] = useState('');
  const model = name.trim();
  return (
    <Form
      className={styles.pull}
      onSubmit={() => {
        if (model !== '') void setup.begin({ where: 'ollama', model, baseUrl });
      }}
    >
      <Autocomplete
        className={styles.about}
        label="Download another model with Ollama"
        placeholder="qwen3:4b"
        spellCheck={false}
        data={suggestions}
        value={name}
        onChange={setName}
      />
      <Button type="submit" disabled={model === '' || setup.run.active || setup.starting}>
        Download
      </Button>
      {setup.setup?.where === 'ollama' && setup.setup.baseUrl === baseUrl && <SetupProgress setup={setup} />}
    </Form>
  );
}
