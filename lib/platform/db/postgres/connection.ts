import { Client, type ClientConfig } from "pg";

/** Milliseconds after which a server that does not answer is not there. */
const CONNECT_MS = 5_000;

/**
 * How every connection is opened. Columns hold an instant without its zone, so that the session's clock is UTC's,
 * whatever the server's is; what listens for a server that is gone is told by the network.
 */
export function connectionOptions(url: string): ClientConfig {
  return {
    connectionString: url,
    options: "-c timezone=UTC",
    connectionTimeoutMillis: CONNECT_MS,
    keepAlive: true,
    application_name: "loopimmo",
  };
}

/** Opens a connection for one piece of work, and closes it. */
export async function withClient<Result>(
  url: string,
  work: (client: Client) => Promise<Result>,
): Promise<Result> {
  const client = new Client(connectionOptions(url));
  // A connection that breaks fails the statement that waits on it; without a listener it would end the process.
  client.on("error", () => {});
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end().catch(() => {});
  }
}
