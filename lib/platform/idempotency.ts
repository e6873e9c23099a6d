import { createHash } from "node:crypto";
import { IDEMPOTENCY_KEY } from "../content/errors.ts";
import { DomainError } from "../kernel/errors.ts";
import { HOUR_MS, MINUTE_MS } from "../kernel/time.ts";
import { type Transaction, writer } from "./db/clients.ts";
import { toDbInstant } from "./db/instants.ts";
import { preparedRead } from "./db/raw.ts";
import { log } from "./log.ts";
import { problem, problemOf } from "./problem.ts";

/*
 * A call that creates may name itself (`Idempotency-Key`): repeated, because its response got lost,
 * it gets the same response and creates nothing more.
 */

const HEADER = "idempotency-key";
const KEY = /^[\x20-\x7e]{1,255}$/;

/** How long a response is stored. */
const RETENTION_MS = 72 * HOUR_MS;
/** A call that runs for longer ended with its process: the next one of its name runs. */
const RUNS_MS = MINUTE_MS;
/** Seconds after which who asks while the first call runs may ask again. */
const RETRY_SECONDS = 2;

/** What may be otherwise the next time: it is not stored. */
const isPassing = (status: number) => status >= 500 || status === 429;

interface StoredResponse {
  bodyHash: string;
  status: number | null;
  answer: string | null;
  createdAt: string;
}

const storedResponse = preparedRead<{ id: string; since: string }, StoredResponse>(
  `SELECT bodyHash, status, answer, createdAt FROM IdempotentCall
   WHERE id = :id AND createdAt > :since`,
);

const hashOf = (...texts: string[]) =>
  createHash("sha256").update(JSON.stringify(texts)).digest("hex");

const before = (now: Date, ms: number) => new Date(now.getTime() - ms);

/** A response as it is stored: its type and its body. */
async function serializeResponse(response: Response): Promise<string> {
  const type = response.headers.get("content-type") ?? "";
  return JSON.stringify({ type, body: await response.clone().text() });
}

function restoreResponse(status: number, answer: string): Response {
  const { type, body } = JSON.parse(answer) as { type: string; body: string };
  const headers = { "content-type": type, "cache-control": "no-store" };
  return new Response(body === "" ? null : body, { status, headers });
}

/** Takes a name for this call, or gives what is known of the one that has it. */
async function claim(
  tx: Transaction,
  { id, bodyHash }: { id: string; bodyHash: string },
  now: Date,
): Promise<StoredResponse | null> {
  const earlier = storedResponse().get({ id, since: toDbInstant(before(now, RETENTION_MS)) });
  const isLost =
    earlier?.status === null && Date.parse(earlier.createdAt) <= before(now, RUNS_MS).getTime();
  if (earlier && !isLost) return earlier;
  await tx.$executeRaw`
    INSERT INTO "IdempotentCall" ("id", "bodyHash", "createdAt")
    VALUES (${id}, ${bodyHash}, ${toDbInstant(now)})
    ON CONFLICT ("id") DO UPDATE SET "bodyHash" = excluded."bodyHash", "status" = NULL,
      "answer" = NULL, "createdAt" = excluded."createdAt"`;
  return null;
}

/**
 * Answers a call once for each name that its caller gives it; without one it simply runs.
 * @param call what is asked for ("POST /api/subscribe"), by whom, and with what, as it was parsed.
 * @throws {DomainError} request.invalid for a name that is none, request.key-reused where it was
 * another body's.
 */
export async function runOnce(
  request: Request,
  call: { name: string; caller: string; input: unknown },
  work: () => Promise<Response>,
  now = new Date(),
): Promise<Response> {
  const key = request.headers.get(HEADER);
  if (key === null) return work();
  if (!KEY.test(key)) throw new DomainError("request.invalid", { [HEADER]: IDEMPOTENCY_KEY });
  const id = hashOf(call.name, call.caller, key);
  const bodyHash = hashOf(JSON.stringify(call.input));
  const earlier = await writer().$transaction((tx) => claim(tx, { id, bodyHash }, now));
  if (earlier && earlier.bodyHash !== bodyHash) throw new DomainError("request.key-reused");
  if (earlier)
    return earlier.status === null
      ? inProgress()
      : restoreResponse(earlier.status, earlier.answer ?? "");
  // Refusals are responses too: they are stored as they are sent.
  const response = await work().catch(problemOf);
  const keep = isPassing(response.status)
    ? null
    : { status: response.status, answer: await serializeResponse(response) };
  try {
    await writer().$transaction(async (tx) => {
      const ours = { id, bodyHash, status: null };
      if (keep) await tx.idempotentCall.updateMany({ where: ours, data: keep });
      else await tx.idempotentCall.deleteMany({ where: ours });
    });
  } catch (error) {
    // The work is done, or refused, and whoever waits must hear which. The name counts as running.
    log().error({ err: error }, "the response of a call could not be stored");
  }
  return response;
}

function inProgress(): Response {
  return problem("request.in-progress", 409, { headers: { "retry-after": `${RETRY_SECONDS}` } });
}

/** Deletes the responses that are no longer repeated. */
export async function purgeIdempotentCalls(now = new Date()): Promise<void> {
  await writer().$transaction((tx) =>
    tx.idempotentCall.deleteMany({ where: { createdAt: { lte: before(now, RETENTION_MS) } } }),
  );
}
