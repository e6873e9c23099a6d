import { setTimeout as pause } from "node:timers/promises";

interface Waiting<Item> {
  item: Item;
  resolve(): void;
  reject(error: unknown): void;
}

/**
 * Writes items many at a time: the first at once, those that come meanwhile together. Each call ends
 * when its item was written, so that nothing acknowledged is lost with the process.
 * @param write all of them, or none
 * @param pauseMs between two writes: what bounds how often the write lock is taken
 * @param most items of one write
 */
export function batched<Item>(
  write: (items: readonly Item[]) => Promise<void>,
  { pauseMs, most }: { pauseMs: number; most: number },
): (item: Item) => Promise<void> {
  const waiting: Waiting<Item>[] = [];
  let running = false;
  const run = async () => {
    running = true;
    while (waiting.length > 0) {
      const batch = waiting.splice(0, most);
      try {
        await write(batch.map(({ item }) => item));
        for (const { resolve } of batch) resolve();
      } catch (error) {
        for (const { reject } of batch) reject(error);
      }
      await pause(pauseMs);
    }
    running = false;
  };
  return (item) =>
    new Promise((resolve, reject) => {
      waiting.push({ item, resolve, reject });
      if (!running) void run();
    });
}
