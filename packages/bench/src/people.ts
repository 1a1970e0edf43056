import { randomBytes, randomUUID } from 'node:crypto';

interface Person {
  id: string;
  token: string;
}

const address = () => {
  const [a = 0, b = 0, c = 0] = randomBytes(3);
  return `100.${64 + (a % 64)}.${b}.${c}`;
};

export function readString(value: unknown, ...path: string[]): string {
  let current = value;
  for (const key of path)
    current =
      typeof current === 'object' && current !== null
        ? Object.entries(current).find(([name]) => name === key)?.[1]
        : undefined;
  if (typeof current !== 'string') throw new Error(`no ${path.join('.')} in ${JSON.stringify(value)}`);
  return current;
}

/** Creates accounts through the API, each from a different IP address. */
export async function signUpMany(url: string, count: number): Promise<Person[]> {
  const people: Person[] = [];
  for (let index = 0; index < count; index += 1) {
    const response = await fetch(`${url}/api/auth/sign-up`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': address() },
      body: JSON.stringify({
        name: 'Bench Person',
        email: `bench-${randomUUID()}@example.com`,
        password: 'Correct1@horse',
      }),
    });
    const body: unknown = await response.json();
    people.push({ id: readString(body, 'data', 'user', 'id'), token: readString(body, 'data', 'token') });
  }
  return people;
}
