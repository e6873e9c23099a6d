import { AsyncLocalStorage } from "node:async_hooks";
import { createHash } from "node:crypto";
import { IDEMPOTENCY_KEY } from "../content/errors.ts";
import { DomainError } from "../kernel/errors.ts";
import { HOUR_MS, msBefore } from "../kernel/time.ts";
import { type Transaction, writer } from "./db/clients.ts";
import { toDbInstant } from "./db/instants.ts";
import { reads } from "./db/read.ts";
import { keyedHash } from "./keyed-hash.ts";
import { once } from "./once.ts";
import { newToken } from "./tokens.ts";

/*
 * A call or a form that creates may carry a key: sent again, because its response got lost, it gets the same
 * response and creates nothing more. What the response is made of is written by the transaction that creates
 * (`onceTransaction`): a process that ends after the commit leaves both behind, and before it neither. Nothing
 * is claimed beforehand: of two equal calls at once the second one's transaction finds the first one's row.
 */

const HEADER = "idempotency-key";
const KEY = /^[\x20-\x7e]{1,255}$/;

/** How long a result is stored. */
const RETENTION_MS = 72 * HOUR_MS;

/** Most bytes of a result as it is stored: ids and the like, of which the response is made. */
const RESULT_BYTES = 64 * 1024;

/** The caller of a call that asks for no account: whoever knows the key made it up. */
export const ANYONE = "anyone";

/** A call that carries a key, or may: what is requested, by whom, and with what, as it was parsed. */
export interface KeyedCall {
  key: string | null;
  /** "POST /api/visits", "form offer". */
  name: string;
  /** The account's id, or `ANYONE`. */
  caller: string;
  input: unknown;
}

/** What JSON gives back as it was: a result that can be stored. */
export type Plain<Value> = Value extends string | number | boolean | null | undefined
  ? Value
  : Value extends Date | ((...args: never[]) => unknown)
    ? never
    : { [Name in keyof Value]: Plain<Value[Name]> };

declare const ONCE: unique symbol;

/**
 * A result that was stored under the call's key, where it has one: only `onceTransaction` makes one, so that
 * what a command returns under this type is what the transaction returned that did its work.
 */
export type Once<Result> = Result & { readonly [ONCE]: true };

/** A call whose transaction is still to come, or was committed with that result. */
interface Run {
  id: string;
  bodyHash: string;
  now: Date;
  done: { result: unknown } | null;
}

interface Context {
  /** What secrets of the call are derived from. */
  seed: string;
  /** Null where nothing is stored: the call has no key, or its work is over. */
  run: Run | null;
}

const contexts = () => once("idempotency.contexts", () => new AsyncLocalStorage<Context>());

/** Of the key too: whoever reads the database can't try bodies until one fits. */
const hashOf = (...texts: string[]) =>
  createHash("sha256").update(JSON.stringify(texts)).digest("hex");

interface StoredResult {
  bodyHash: string;
  result: string;
}

/**
 * What an earlier call under the same key came to; null where there was none.
 * @throws {DomainError} request.key-reused where the key was another body's
 */
function earlierResult(
  { bodyHash }: Run,
  stored: StoredResult | null | undefined,
): { result: unknown } | null {
  if (!stored) return null;
  if (stored.bodyHash !== bodyHash) throw new DomainError("request.key-reused");
  return { result: JSON.parse(stored.result) };
}

/** Until when what was stored is no longer repeated. */
const lapsedAt = ({ now }: Run) => msBefore(now, RETENTION_MS);

/** What is committed under the key. */
const committedResult = (run: Run) =>
  reads()
    .selectFrom("IdempotentCall")
    .select(["bodyHash", "result"])
    .where("id", "=", run.id)
    .where("createdAt", ">", toDbInstant(lapsedAt(run)))
    .executeTakeFirst();

async function storeResult(tx: Transaction, run: Run, result: unknown): Promise<void> {
  const text = JSON.stringify(result);
  if (text === undefined || Buffer.byteLength(text) > RESULT_BYTES) {
    throw new Error("the result of a call under a key can't be stored");
  }
  const { id, bodyHash, now } = run;
  await tx.idempotentCall.upsert({
    where: { id },
    create: { id, bodyHash, result: text, createdAt: now },
    update: { bodyHash, result: text, createdAt: now },
  });
}

/**
 * The transaction of a command that may be called under a key: writes what it returns with what it does. Where
 * an earlier call did it already it does nothing and gives that call's result: use nothing but what it returns.
 * Without a key it is a transaction like others.
 * @throws {DomainError} request.key-reused where the key was another body's
 */
export async function onceTransaction<Result>(
  work: (tx: Transaction) => Promise<Result & Plain<Result>>,
  options?: { timeout?: number },
): Promise<Once<Result>> {
  const run = contexts().getStore()?.run ?? null;
  if (run === null) return (await writer().$transaction(work, options)) as Once<Result>;
  if (run.done) throw new Error("a call under a key has one transaction that does its work");
  const result = await writer().$transaction(async (tx) => {
    // Read inside: of two equal calls at once the second one has the write lock once the first one committed.
    const where = { id: run.id, createdAt: { gt: lapsedAt(run) } };
    const earlier = earlierResult(run, await tx.idempotentCall.findFirst({ where }));
    if (earlier) return earlier.result;
    const made: unknown = await work(tx);
    await storeResult(tx, run, made);
    return made;
  }, options);
  run.done = { result };
  return result as Once<Result>;
}

/**
 * A secret of the present call, of a token's shape: the same each time that the call is repeated under its key,
 * so that what is stored needs no secret. Where the call has no key it is a new one, the same throughout the call;
 * outside of any call each is new.
 */
export function onceSecret(purpose: string): string {
  const context = contexts().getStore();
  return context ? keyedHash(`once.${purpose}`, context.seed) : newToken();
}

/** The key that a request names. @throws {DomainError} request.invalid for what can't be one */
export function keyOf(request: Request): string | null {
  const key = request.headers.get(HEADER);
  if (key !== null && !KEY.test(key)) {
    throw new DomainError("request.invalid", { [HEADER]: IDEMPOTENCY_KEY });
  }
  return key;
}

/**
 * Runs a command once for each key that its caller gives, and makes the response of its result; without a key
 * it simply runs. A call that is repeated is not judged again: limits, captcha and checks are the command's.
 * Refusals are not stored: they are decided again.
 * @param work the command, whose `onceTransaction` does all that it does
 * @param respond makes the response, anew each time
 * @throws {DomainError} request.key-reused where the key was another body's
 */
export async function runOnce<Result, Response>(
  { key, name, caller, input }: KeyedCall,
  work: () => Promise<Result>,
  respond: (result: Result) => Response | Promise<Response>,
  now = new Date(),
): Promise<Response> {
  if (key === null) {
    const context = { seed: newToken(), run: null };
    return contexts().run(context, async () => respond(await work()));
  }
  const id = hashOf(name, caller, key);
  const bodyHash = hashOf(key, JSON.stringify(input));
  const run: Run = { id, bodyHash, now, done: null };
  const seed = hashOf(id, bodyHash, key);
  const earlier = earlierResult(run, await committedResult(run));
  const result = earlier
    ? (earlier.result as Result)
    : await contexts().run({ seed, run }, async () => {
        const returned = await work();
        if (run.done && run.done.result !== returned) {
          throw new Error("a command under a key returns what its transaction returned");
        }
        return returned;
      });
  return contexts().run({ seed, run: null }, async () => respond(result));
}

/** Deletes the results that are no longer repeated. */
export async function purgeIdempotentCalls(now = new Date()): Promise<void> {
  await writer().$transaction((tx) =>
    tx.idempotentCall.deleteMany({ where: { createdAt: { lte: msBefore(now, RETENTION_MS) } } }),
  );
}
