import {
  industries,
  keysOf,
  libraryLengths,
  librarySources,
  type LibraryLength,
  type LibrarySource,
} from '@limelight/contracts';
import { postFormats, postLanguages } from '@limelight/contracts/catalog';
import type { ReactNode } from 'react';
import styles from './inspiration.module.css';

const sources: Readonly<Record<LibrarySource, string>> = {
  'not-own': 'Others and starters',
  others: 'Imported posts of others',
  starter: 'Starter posts',
  own: 'My posts',
  all: 'All posts',
};

const lengths: Readonly<Record<LibraryLength, string>> = {
  short: 'Short (to 600 characters)',
  medium: 'Medium (to 1,300)',
  long: 'Long',
};

function Choice({
  label,
  name,
  values,
  onChange,
  children,
}: {
  label: string;
  name: string;
  values: URLSearchParams;
  onChange: (name: string, value: string) => void;
  children: ReactNode;
}) {
  return (
    <label className={styles.field}>
      {label}
      <select value={values.get(name) ?? ''} onChange={({ target }) => onChange(name, target.value)}>
        {children}
      </select>
    </label>
  );
}

const options = (labels: Readonly<Record<string, string>>) =>
  Object.entries(labels).map(([value, label]) => (
    <option key={value} value={value}>
      {label}
    </option>
  ));

export function Filters({
  values,
  onChange,
}: {
  values: URLSearchParams;
  onChange: (name: string, value: string) => void;
}) {
  const shared = { values, onChange };
  return (
    <div className={styles.filters}>
      <Choice label="Source" name="source" {...shared}>
        <option value="">{sources['not-own']}</option>
        {librarySources
          .filter((source) => source !== 'not-own')
          .map((source) => (
            <option key={source} value={source}>
              {sources[source]}
            </option>
          ))}
      </Choice>
      <Choice label="Industry" name="industry" {...shared}>
        <option value="">Every industry</option>
        {industries.map((industry) => (
          <option key={industry}>{industry}</option>
        ))}
      </Choice>
      <Choice label="Format" name="format" {...shared}>
        <option value="">Every format</option>
        {keysOf(postFormats)
          .filter((format) => format !== 'auto')
          .map((format) => (
            <option key={format} value={format}>
              {postFormats[format]}
            </option>
          ))}
      </Choice>
      <Choice label="Language" name="language" {...shared}>
        <option value="">Every language</option>
        {options(postLanguages)}
      </Choice>
      <Choice label="Length" name="length" {...shared}>
        <option value="">Any length</option>
        {libraryLengths.map((length) => (
          <option key={length} value={length}>
            {lengths[length]}
          </option>
        ))}
      </Choice>
      <Choice label="Reactions" name="minReactions" {...shared}>
        <option value="">Any number</option>
        {options({ 10: 'At least 10', 100: 'At least 100', 1000: 'At least 1,000' })}
      </Choice>
      <Choice label="Comments" name="minComments" {...shared}>
        <option value="">Any number</option>
        {options({ 5: 'At least 5', 50: 'At least 50', 500: 'At least 500' })}
      </Choice>
      <Choice label="Age" name="maxAgeDays" {...shared}>
        <option value="">Any age</option>
        {options({ 30: 'Last 30 days', 90: 'Last 90 days', 365: 'Last year' })}
      </Choice>
      <Choice label="Media" name="media" {...shared}>
        <option value="">With or without</option>
        {options({ yes: 'With media', no: 'Text only' })}
      </Choice>
      <label className={styles.field}>
        Author
        <input
          type="text"
          maxLength={200}
          defaultValue={values.get('author') ?? ''}
          onBlur={({ target }) => onChange('author', target.value.trim())}
          onKeyDown={(event) => {
            if (event.key === 'Enter') onChange('author', event.currentTarget.value.trim());
          }}
        />
      </label>
    </div>
  );
}
