/**
 * Returns what runs `work` one at a time: whoever calls while it runs gets a run that begins after the present one,
 * shared by all who do. So a run that is awaited has always begun after it was asked for.
 */
export function runAgain(work: () => Promise<void>): () => Promise<void> {
  let running: Promise<void> | null = null;
  let next: Promise<void> | null = null;

  const start = (): Promise<void> => {
    const run = work().finally(() => {
      running = null;
    });
    running = run;
    return run;
  };

  return () => {
    if (running === null) return start();
    const startNext = () => {
      next = null;
      return start();
    };
    next ??= running.then(startNext, startNext);
    return next;
  };
}
