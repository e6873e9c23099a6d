import { get, type IncomingMessage } from "node:http";
import type { StormPerson } from "./people.ts";
import { type StormSite, send } from "./site.ts";

/** An event of a message as a stream received it. */
export interface Received {
  messageId: string;
  at: number;
}

/** Somebody's stream of events, which can be cut and goes on where it was. */
export class Reader {
  readonly received: Received[] = [];
  /** Whether the site holds it open. */
  isOpen = false;
  #response: IncomingMessage | null = null;
  #lastId: string | null = null;
  #text = "";

  constructor(
    readonly person: StormPerson,
    readonly origin: string,
  ) {}

  /** Opens the stream. @returns once its first event is there */
  open(): Promise<void> {
    return new Promise((resolve, reject) => {
      const call = get(
        new URL("/api/events", this.origin),
        {
          // One connection each, as browsers have.
          agent: false,
          headers: {
            cookie: this.person.cookie,
            ...(this.#lastId === null ? {} : { "last-event-id": this.#lastId }),
          },
        },
        (response) => {
          if (response.statusCode !== 200) {
            reject(new Error(`a stream was refused: ${response.statusCode}`));
            return;
          }
          this.#response = response;
          this.#text = "";
          response.setEncoding("utf8");
          response.on("data", (chunk: string) => {
            if (this.#take(chunk)) resolve();
          });
          response.on("error", () => {});
          response.on("close", () => {
            this.isOpen = false;
          });
          this.isOpen = true;
        },
      );
      call.on("error", reject);
    });
  }

  cut(): void {
    this.#response?.destroy();
    this.#response = null;
  }

  /** Notes what came. @returns whether the greeting was in it */
  #take(chunk: string): boolean {
    const at = performance.now();
    const blocks = (this.#text + chunk).split("\n\n");
    this.#text = blocks.pop() ?? "";
    let wasGreeted = false;
    for (const block of blocks) {
      const field = (name: string) => new RegExp(`^${name}: (.*)$`, "m").exec(block)?.[1];
      this.#lastId = field("id") ?? this.#lastId;
      const kind = field("event");
      wasGreeted ||= kind === "hello";
      if (kind !== "message") continue;
      const { messageId } = JSON.parse(field("data") ?? "{}") as { messageId: string | null };
      if (messageId !== null) this.received.push({ messageId, at });
    }
    return wasGreeted;
  }
}

/** Sends a message as a client does whose connection may break: under its name, and once more if need be. */
export async function sendTo(
  site: StormSite,
  writer: StormPerson,
  listingId: string,
  content: string,
): Promise<{ status: number; messageId: string | null }> {
  const call = () =>
    send(site, {
      method: "POST",
      path: "/api/conversations",
      cookie: writer.cookie,
      body: { listingId, content },
      headers: { "idempotency-key": `${listingId} ${content}` },
    });
  let { status, body } = await call();
  if (status === 0) ({ status, body } = await call());
  if (status !== 201) return { status, messageId: null };
  const { messages } = JSON.parse(body) as { messages: { id: string; content: string }[] };
  return { status, messageId: messages.find((each) => each.content === content)?.id ?? null };
}
