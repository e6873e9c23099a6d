/** Runs once when a server process starts, before it takes requests. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== "nodejs") return;
  const { startProcess } = await import("./lib/server/process.ts");
  await startProcess();
}
