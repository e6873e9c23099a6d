import { expect, test } from "vitest";
import { MINUTE_MS } from "../../kernel/time.ts";
import { RepeatedFailure } from "./repeated-failure.ts";

test("the same failure is logged once a minute, another one and one after a success at once", () => {
  const failure = new RepeatedFailure();
  const away = new Error("the database is away");
  const cases: [error: Error | null, at: number, isLogged: boolean | null][] = [
    [away, 0, true],
    [away, 1_000, false],
    [new Error("the database is away"), MINUTE_MS - 1, false],
    [away, MINUTE_MS, true],
    [new Error("the disk is full"), MINUTE_MS + 1, true],
    [away, MINUTE_MS + 2, true],
    [away, MINUTE_MS + 3, false],
    [null, MINUTE_MS + 4, null],
    [away, MINUTE_MS + 5, true],
  ];
  for (const [error, at, isLogged] of cases) {
    if (error === null) failure.end();
    else expect(failure.isForTheLog(error, at), `${error.message} at ${at}`).toBe(isLogged);
  }
});
