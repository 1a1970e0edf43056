const fetching = new Map<string, Promise<boolean>>();

function load(address: string): Promise<boolean> {
  return new Promise((resolve) => {
    const script = document.createElement('script');
    script.src = address;
    script.addEventListener('load', () => resolve(true));
    script.addEventListener('error', () => {
      script.remove();
      resolve(false);
    });
    document.head.append(script);
  });
}

/**
 * For the scripts of prerendered pages: loads another script once and returns what `read` finds afterwards. Undefined
 * when it did not load, in which case the next call tries again.
 */
export async function fetchScript<Left>(
  address: string,
  read: () => Left | undefined,
): Promise<Left | undefined> {
  const there = fetching.get(address) ?? load(address);
  fetching.set(address, there);
  if (!(await there)) fetching.delete(address);
  return read();
}
