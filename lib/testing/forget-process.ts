const registry = globalThis as unknown as Record<symbol, unknown>;

/**
 * Files that share a process begin as a new process would: what `once` (lib/platform/once.ts) holds of the file before,
 * its database above all, is forgotten. As a set-up file this runs before each of them.
 */
export function forgetProcess(): void {
  for (const key of Object.getOwnPropertySymbols(globalThis)) {
    if (Symbol.keyFor(key)?.startsWith("loopimmo.")) delete registry[key];
  }
}

forgetProcess();
