import { readFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pino from "pino";
import { expect, test } from "vitest";
import { logOptions } from "./log.ts";
import {
  isSenderGone,
  markActionFailed,
  markActionRan,
  markRejected,
  markUnavailable,
  requestFields,
  requestOutcome,
  withRequestContext,
} from "./request-context.ts";

const FIELDS = { id: "1", method: "GET", path: "/a" };
const turn = () => new Promise((resolve) => setImmediate(resolve));

test("lines of a request bear its id, method and path, whatever it waits for; others do not", async () => {
  const lines: string[] = [];
  const log = pino({ ...logOptions(), level: "info" }, { write: (line) => void lines.push(line) });
  await withRequestContext(FIELDS, async () => {
    await turn();
    log.error({ err: new Error("no") }, "inside");
    log.info({ status: 200 }, "later");
  });
  log.info("outside");
  const [inside, later, outside] = lines.map((line) => JSON.parse(line));
  expect(inside).toMatchObject({ ...FIELDS, msg: "inside", err: { message: "no" } });
  expect(later).toMatchObject({ ...FIELDS, status: 200 });
  // What one line adds is not in the next one.
  expect(later).not.toHaveProperty("err");
  expect(Object.keys(outside).sort()).toEqual(["level", "msg", "time"]);
});

const NOTHING = { actionRan: false, failure: null, rejection: null, unavailable: false };

test("a request knows what became of it, apart from those beside it", async () => {
  const outcomes = await Promise.all(
    [
      () => {},
      markActionRan,
      () => markActionFailed("visit.slot-taken"),
      () => markRejected("listing.withdrawn"),
      markUnavailable,
    ].map((mark) =>
      withRequestContext(FIELDS, async () => {
        await turn();
        mark();
        await turn();
        return requestOutcome();
      }),
    ),
  );
  expect(outcomes).toEqual([
    NOTHING,
    { ...NOTHING, actionRan: true },
    { ...NOTHING, failure: "visit.slot-taken" },
    { ...NOTHING, rejection: "listing.withdrawn" },
    { ...NOTHING, unavailable: true },
  ]);
  markActionRan();
  expect(requestOutcome()).toEqual(NOTHING);
  expect(requestFields()).toEqual({});
});

test("what fails because a request's file went with its sender is told from every other failure", async () => {
  const missing = (path: string) => readFile(path).catch((error: unknown) => error);
  const file = { path: join(tmpdir(), "upload-that-went"), bytes: 1 };
  const [own, other, outside] = [
    await withRequestContext(FIELDS, async () => isSenderGone(await missing(file.path)), file),
    await withRequestContext(FIELDS, async () => isSenderGone(await missing("/nowhere")), file),
    isSenderGone(await missing(file.path)),
  ];
  expect([own, other, outside]).toEqual([true, false, false]);
});
