import type { IncomingMessage, ServerResponse } from "node:http";
import type { Logger } from "pino";
import type { UploadTarget } from "../lib/auth/upload-sender.ts";
import type { ErrorCode } from "../lib/kernel/errors.ts";
import type { ReceivedFile, RequestFields } from "../lib/platform/request-context.ts";
import type { Admission } from "./admission.ts";
import type { Clock } from "./clock.ts";
import { BODY_BYTES, BODY_MS } from "./limits.ts";
import { hasBody, readBody } from "./request-body.ts";
import { onRequestEnd } from "./request-end.ts";
import type { Problem } from "./send-problem.ts";
import { receiveFile, removeFile, UPLOAD_RETRY_SECONDS, type Upload } from "./uploads.ts";

/** What a request brought: its body in memory, or a file that is removed once the request is over. */
export interface Received {
  body: Buffer;
  file: ReceivedFile | null;
}

export interface ReceiveOptions {
  admission: Admission;
  clock: Clock;
  log: Logger;
  /** Why the sender of a file may not send it, by the request's cookies; null for one who may. */
  findRefusal: (target: UploadTarget, cookie: string | undefined) => Promise<ErrorCode | null>;
}

interface ReceivedRequest {
  upload: Upload | null;
  /** Null for one that is not counted. */
  address: string | null;
  fields: RequestFields;
}

const NOTHING: Received = { body: Buffer.alloc(0), file: null };

/**
 * Reads what requests bring, within the bounds of size, rate, time and number: what came, why nothing of it is read
 * or no more, or "left" for a client that left in the midst.
 */
export function createReceiver({ admission, clock, log, findRefusal }: ReceiveOptions) {
  const upload = async (
    request: IncomingMessage,
    response: ServerResponse,
    { bytes, tooLarge, target }: Upload,
    { address, fields }: ReceivedRequest,
  ): Promise<Received | Problem | "left"> => {
    const { searchParams } = new URL(request.url ?? "/", "http://localhost");
    const refusal = await findRefusal(target(searchParams), request.headers.cookie);
    if (refusal !== null) return { code: refusal };
    const place = admission.enterFile(address);
    if (place === "network") {
      return { code: "request.too-many", retrySeconds: UPLOAD_RETRY_SECONDS };
    }
    if (place === "all") {
      return { code: "service.unavailable", retrySeconds: UPLOAD_RETRY_SECONDS };
    }
    onRequestEnd(request, response, place);
    const file = await receiveFile(request, bytes, clock);
    if (file === "aborted") return "left";
    if (file === "too-large") return { code: tooLarge };
    if (file === "too-slow") return { code: "request.too-slow" };
    // Nothing moves on its connection while it waits for its turn, however long that is.
    request.socket.setTimeout(0);
    onRequestEnd(request, response, () => {
      removeFile(file.path).catch((error: unknown) =>
        log.error({ ...fields, err: error }, "an upload could not be removed"),
      );
    });
    return { ...NOTHING, file };
  };

  const plain = async (
    request: IncomingMessage,
    address: string | null,
  ): Promise<Received | Problem | "left"> => {
    const giveUp = new AbortController();
    const leave = admission.enterBody(address, () => giveUp.abort());
    if (leave === null) return { code: "service.unavailable", retrySeconds: 1 };
    const pieces: Buffer[] = [];
    const bounds = { bytes: BODY_BYTES, ms: BODY_MS, signal: giveUp.signal };
    const read = await readBody(request, bounds, clock, (piece) => void pieces.push(piece)).finally(
      leave,
    );
    if (read === "aborted") return "left";
    if (read === "too-large") return { code: "request.too-large" };
    if (read === "too-slow") return { code: "request.too-slow" };
    return { ...NOTHING, body: Buffer.concat(pieces) };
  };

  return async (
    request: IncomingMessage,
    response: ServerResponse,
    received: ReceivedRequest,
  ): Promise<Received | Problem | "left"> => {
    if (received.upload) return upload(request, response, received.upload, received);
    return hasBody(request) ? plain(request, received.address) : NOTHING;
  };
}
