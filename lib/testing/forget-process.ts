/*
 * Files that share a process begin as a new process would: what `once` holds of the file before, its database above
 * all, is forgotten.
 */

const registry = globalThis as unknown as Record<symbol, unknown>;

for (const key of Object.getOwnPropertySymbols(globalThis)) {
  if (Symbol.keyFor(key)?.startsWith("loopimmo.")) delete registry[key];
}
