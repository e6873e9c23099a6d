const keyOf = (name: string) => Symbol.for(`loopimmo.${name}`);

const registry = globalThis as unknown as Record<symbol, unknown>;

/**
 * The value registered under `name` in this process, created on first use.
 *
 * Next may load one module several times in a process (pages, route handlers, instrumentation),
 * so a module-level variable is not unique; a symbol on `globalThis` is.
 */
export function once<T>(name: string, create: () => T): T {
  const existing = registry[keyOf(name)];
  if (existing !== undefined) return existing as T;
  const created = create();
  registry[keyOf(name)] = created;
  return created;
}

/** Puts `value` under `name`, whatever was there: what tests and shutdown need. */
export function replaceOnce(name: string, value: unknown): void {
  registry[keyOf(name)] = value;
}
