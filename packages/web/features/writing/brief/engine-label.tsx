import { Popover } from '@mantine/core';
import { engineWords } from '../../../lib/engine-words.ts';
import { useSystem } from '../../../lib/query-client.ts';
import { useWriting } from '../studio/writing-context.ts';
import styles from './brief-panel.module.css';

/** Which writer will write: a model's name, or the built-in writer with how to connect a model. Where another one wrote the text, that too. */
export function EngineLabel() {
  const writer = useSystem().data?.writer;
  const { engine, generation } = useWriting().state;
  if (!writer) return null;
  const fresh = generation.kind === 'done' || generation.kind === 'found';
  const wrote = fresh && engine !== null && engine.name !== writer.name ? engine : null;
  return (
    <p className={styles.engine}>
      <span className={styles.light} data-model={writer.kind === 'model'} aria-hidden="true" />
      <span>{writer.name}</span>
      {wrote !== null && <span>Written by {engineWords(wrote)}</span>}
      {writer.kind === 'built-in' && (
        <Popover width={320} position="top-start" trapFocus returnFocus>
          <Popover.Target>
            <button type="button">Connect a model</button>
          </Popover.Target>
          <Popover.Dropdown>
            <div className={styles.how} tabIndex={-1} data-autofocus>
              <h2>Connect a model</h2>
              <p>
                The built-in writer works without a network and orders your own words. For more, name a model
                in the server’s <strong>.env</strong> file and start it again:
              </p>
              <code>
                AI_MODELS=openai:NAME
                <br />
                OPENAI_API_KEY=…
              </code>
              <p>
                <strong>anthropic:</strong> wants ANTHROPIC_API_KEY, <strong>google:</strong>{' '}
                GOOGLE_AI_API_KEY. A server of your own (Ollama, llama.cpp, vLLM, LM Studio):
              </p>
              <code>
                AI_MODELS=compatible:NAME
                <br />
                COMPATIBLE_BASE_URL=http://127.0.0.1:11434/v1
              </code>
            </div>
          </Popover.Dropdown>
        </Popover>
      )}
    </p>
  );
}
