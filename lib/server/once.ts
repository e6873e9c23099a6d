/**
 * The value registered under `name` in this process, created on first use.
 *
 * Next may load one module several times in a process (pages, route handlers, instrumentation),
 * so a module-level variable is not unique; a symbol on `globalThis` is.
 */
export function once<T>(name: string, create: () => T): T {
  const key = Symbol.for(`loopimmo.${name}`);
  const registry = globalThis as unknown as Record<symbol, T | undefined>;
  const existing = registry[key];
  if (existing !== undefined) return existing;
  const created = create();
  registry[key] = created;
  return created;
}

/** Forgets what `once` registered under `name`: for shutdown and tests. */
export function forget(name: string): void {
  delete (globalThis as unknown as Record<symbol, unknown>)[Symbol.for(`loopimmo.${name}`)];
}
