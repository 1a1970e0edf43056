import { useState } from 'react';

export const meta = () => [{ title: 'Bare' }];

export default function Home() {
  const [count, setCount] = useState(0);
  return (
    <main>
      <h1>Bare</h1>
      <button type="button" onClick={() => setCount(count + 1)}>
        {count}
      </button>
    </main>
  );
}
