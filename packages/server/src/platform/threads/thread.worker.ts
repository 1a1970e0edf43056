import { parentPort } from 'node:worker_threads';

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** Runs in every thread: calls a function of one of the program's files and returns `{ value }` or `{ error }`. */
async function answer(order: unknown): Promise<{ value: unknown } | { error: unknown }> {
  try {
    if (!isObject(order) || !('href' in order) || !('name' in order) || !('args' in order))
      throw new TypeError('That is no order for a thread.');
    const file: unknown = await import(String(order.href));
    const called: unknown = isObject(file) ? Reflect.get(file, String(order.name)) : null;
    if (typeof called !== 'function' || !Array.isArray(order.args))
      throw new TypeError(`Threads have no ${String(order.name)}.`);
    return { value: await Reflect.apply(called, undefined, order.args) };
  } catch (error) {
    return { error };
  }
}

parentPort?.on('message', (order: unknown) => {
  void answer(order).then((said) => parentPort?.postMessage(said));
});
