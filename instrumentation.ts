/** The longest a start waits for the search index: a large one goes on loading while pages answer. */
const PATIENCE_MS = 2_000;

/** Runs once when a server process starts, before it takes requests. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== "nodejs") return;
  const { startProcess } = await import("./lib/platform/process.ts");
  await startProcess();
  const { readySearch } = await import("./lib/search/queries/ready-search.ts");
  const patience = new Promise((resolve) => setTimeout(resolve, PATIENCE_MS).unref());
  await Promise.race([readySearch(), patience]);
}

/** Next reports what a page or the middleware threw: the HTTP server sends another response than Next's own then. */
export async function onRequestError(error: unknown): Promise<void> {
  if (process.env.NEXT_RUNTIME !== "nodejs") return;
  const { isUnavailable } = await import("./lib/platform/unavailable.ts");
  const { markUnavailable } = await import("./lib/platform/request-context.ts");
  if (isUnavailable(error)) markUnavailable();
}
