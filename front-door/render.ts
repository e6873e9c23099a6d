import { IncomingMessage, type RequestListener, ServerResponse } from "node:http";
import { Socket } from "node:net";
import type { Answer } from "./kept-page.ts";

/** A response that keeps what is written instead of sending it. */
class CollectedResponse extends ServerResponse {
  readonly #chunks: Buffer[] = [];
  #done = false;

  constructor(
    request: IncomingMessage,
    private readonly deliver: (answer: Answer) => void,
  ) {
    super(request);
  }

  #collect(chunk: unknown, encoding: unknown): void {
    if (!this.headersSent) this.writeHead(this.statusCode);
    if (typeof chunk === "string") {
      this.#chunks.push(
        Buffer.from(chunk, typeof encoding === "string" ? (encoding as BufferEncoding) : "utf8"),
      );
    } else if (chunk instanceof Uint8Array) this.#chunks.push(Buffer.from(chunk));
  }

  override write(chunk: unknown, encoding?: unknown, done?: unknown): boolean {
    this.#collect(chunk, encoding);
    const callback = typeof encoding === "function" ? encoding : done;
    if (typeof callback === "function") process.nextTick(callback as () => void);
    return true;
  }

  override end(chunk?: unknown, encoding?: unknown, done?: unknown): this {
    if (this.#done) return this;
    this.#done = true;
    if (typeof chunk !== "function") this.#collect(chunk, encoding);
    this.finished = true;
    this.deliver({
      status: this.statusCode,
      headers: namesAndValues(this),
      body: Buffer.concat(this.#chunks),
    });
    const callback = [chunk, encoding, done].find((each) => typeof each === "function");
    process.nextTick(() => {
      this.emit("finish");
      this.emit("close");
      if (typeof callback === "function") callback();
    });
    return this;
  }
}

function namesAndValues(response: ServerResponse): Answer["headers"] {
  const headers: Record<string, string | string[]> = {};
  for (const [name, value] of Object.entries(response.getHeaders())) {
    if (value !== undefined) headers[name] = Array.isArray(value) ? value : String(value);
  }
  return headers;
}

/** A page that took longer than this is given up. */
const PATIENCE_MS = 20_000;

/**
 * Asks the handler for a page on behalf of nobody: the request has these headers and no other, no
 * cookie and no connection, so its answer can depend on nothing else. That is what makes it safe
 * to give to everyone.
 * @throws {Error} when the handler fails or does not answer.
 */
export function renderForNobody(
  handler: RequestListener,
  path: string,
  headers: Readonly<Record<string, string>>,
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const socket = new Socket();
    const request = new IncomingMessage(socket);
    request.method = "GET";
    request.url = path;
    request.httpVersion = "1.1";
    request.headers = { ...headers };
    request.push(null);
    const patience = setTimeout(() => reject(new Error(`${path} was not rendered`)), PATIENCE_MS);
    const response = new CollectedResponse(request, (answer) => {
      clearTimeout(patience);
      resolve(answer);
    });
    Promise.resolve()
      .then(() => handler(request, response))
      .catch((error: unknown) => {
        clearTimeout(patience);
        reject(error);
      });
  });
}
