/**
 * The keys of calls (`Idempotency-Key`): the same for the same request until an answer came, so that trying again
 * after a lost answer does nothing twice.
 * @param draw a new key
 */
export function callKeys(draw: () => string) {
  let open: { request: string; key: string } | null = null;
  return {
    of(request: string): string {
      if (open?.request !== request) open = { request, key: draw() };
      return open.key;
    },
    answered(): void {
      open = null;
    },
  };
}
