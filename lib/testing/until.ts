/**
 * Lets everything else go on until something is so. Waits for no time: a test that hangs here is
 * ended by the runner.
 */
export async function until(isSo: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await isSo())) await new Promise<void>((resolve) => setImmediate(resolve));
}
