import { IncomingMessage, type RequestListener, ServerResponse } from "node:http";
import { Socket } from "node:net";
import type { PageResponse } from "./cached-page.ts";

/** How bytes are taken for a text: one character each, whatever they are. */
export const BYTES = "latin1";

/**
 * A response as it was written, as a text of its bytes: what is looked for in a page is ASCII, and a French
 * page read as UTF-8 would be a string of two bytes a character. A text is in V8's own heap: bytes outside
 * of it, held until a page is whole, make it search the heap through again and again.
 */
export interface Rendered extends Omit<PageResponse, "body"> {
  text: string;
}

/** A response that collects what is written instead of sending it. */
class CollectedResponse extends ServerResponse {
  #text = "";
  #done = false;

  constructor(
    request: IncomingMessage,
    private readonly deliver: (rendered: Rendered) => void,
    private readonly fail: (error: Error) => void,
  ) {
    super(request);
  }

  /** Node remembers headers given here only where others were set before: all are, then. */
  override writeHead(status: number, reason?: unknown, headers?: unknown): this {
    const given = typeof reason === "string" ? headers : (reason ?? headers);
    for (const [name, value] of headerPairs(given)) this.setHeader(name, value);
    return super.writeHead(status);
  }

  override destroy(error?: Error): this {
    if (!this.#done) this.fail(error ?? new Error("the response was broken off"));
    return super.destroy(error);
  }

  #collect(chunk: unknown, encoding: unknown): void {
    if (!this.headersSent) this.writeHead(this.statusCode);
    if (typeof chunk === "string") {
      const from = typeof encoding === "string" ? (encoding as BufferEncoding) : "utf8";
      this.#text += Buffer.from(chunk, from).toString(BYTES);
    } else if (chunk instanceof Uint8Array) {
      this.#text += Buffer.from(chunk.buffer, chunk.byteOffset, chunk.byteLength).toString(BYTES);
    }
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
      text: this.#text,
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

type HeaderValue = number | string | readonly string[];

/** Headers as `writeHead` takes them: an object, or names and values one after the other. */
function headerPairs(given: unknown): [string, HeaderValue][] {
  if (!Array.isArray(given)) {
    const pairs = Object.entries((given ?? {}) as Record<string, HeaderValue | undefined>);
    return pairs.filter((pair): pair is [string, HeaderValue] => pair[1] !== undefined);
  }
  const values = new Map<string, string[]>();
  const flat = given.flat(2).map(String);
  for (let at = 0; at + 1 < flat.length; at += 2) {
    const name = (flat[at] as string).toLowerCase();
    values.set(name, [...(values.get(name) ?? []), flat[at + 1] as string]);
  }
  return [...values].map(([name, all]) => [name, all.length === 1 ? (all[0] as string) : all]);
}

function namesAndValues(response: ServerResponse): PageResponse["headers"] {
  const headers: Record<string, string | string[]> = {};
  for (const [name, value] of Object.entries(response.getHeaders())) {
    if (value !== undefined) headers[name] = Array.isArray(value) ? value : String(value);
  }
  return headers;
}

/** A response that takes longer than this is given up. */
export const RESPONSE_MS = 20_000;

/**
 * Has a handler handle a request, and collects the response instead of sending it.
 * @throws {Error} when the handler fails or does not respond.
 */
export function collectResponse(
  handler: RequestListener,
  request: IncomingMessage,
  patienceMs = RESPONSE_MS,
): Promise<Rendered> {
  return new Promise((resolve, reject) => {
    const fail = (error: unknown) => {
      clearTimeout(patience);
      reject(error);
    };
    const response = new CollectedResponse(
      request,
      (rendered) => {
        clearTimeout(patience);
        resolve(rendered);
      },
      fail,
    );
    const patience = setTimeout(() => {
      fail(new Error(`${request.url} got no response`));
      // As if the visitor had gone: the handler may stop.
      response.emit("close");
    }, patienceMs);
    Promise.resolve()
      .then(() => handler(request, response))
      .catch(fail);
  });
}

/**
 * Requests a page on behalf of nobody: the request has these headers and no other, no cookie and no
 * connection, so its response can depend on nothing else. That is what makes it safe to give to everyone.
 * @throws {Error} as `collectResponse`.
 */
export function renderForNobody(
  handler: RequestListener,
  path: string,
  headers: Readonly<Record<string, string>>,
): Promise<Rendered> {
  const request = new IncomingMessage(new Socket());
  request.method = "GET";
  request.url = path;
  request.httpVersion = "1.1";
  request.headers = { ...headers };
  request.push(null);
  return collectResponse(handler, request);
}
