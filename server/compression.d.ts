/** The published types are those of Express, whose requests ours are not; it reads nothing of them. */
declare module "compression" {
  import type { IncomingMessage, ServerResponse } from "node:http";

  /** Compresses what a response is given, for a client that can read it. */
  export default function compression(): (
    request: IncomingMessage,
    response: ServerResponse,
    next: () => void,
  ) => void;
}
