import { pino } from "pino";
import { beforeEach, describe, expect, test } from "vitest";
import { until } from "../lib/testing/until.ts";
import { supervise, type WebProcess } from "./supervise.ts";

/** A process that does nothing by itself: a test says when it serves and when it ends. */
interface Fake extends WebProcess {
  place: number;
  serve(): void;
  end(code: number): void;
  retired: boolean;
  signals: string[];
}

let started: Fake[];
beforeEach(() => {
  started = [];
});

/** A promise that a test settles. */
function settled<Value>() {
  let resolve: (value: Value) => void = () => {};
  const promise = new Promise<Value>((given) => {
    resolve = given;
  });
  return { promise, resolve };
}

function start(place: number): Fake {
  const serving = settled<"serving">();
  const ending = settled<number>();
  const fake: Fake = {
    place,
    pid: started.length + 1,
    started: Promise.race([serving.promise, ending.promise.then(() => "ended" as const)]),
    ended: ending.promise,
    serve: () => serving.resolve("serving"),
    end: (code) => ending.resolve(code),
    retired: false,
    signals: [],
    retire() {
      fake.retired = true;
    },
    stop(signal) {
      fake.signals.push(signal);
      ending.resolve(signal === "SIGTERM" ? 0 : 1);
    },
  };
  started.push(fake);
  return fake;
}

const opened = (count = 2) =>
  supervise({ count, start, log: pino({ level: "silent" }), times: { again: 1, mostAgain: 2 } });

/** The fake that was started as the so manieth, from 1. */
function nth(number: number): Fake {
  const fake = started[number - 1];
  if (!fake) throw new Error(`no process ${number} was started`);
  return fake;
}

/** Two of them serve. */
async function begun() {
  const site = opened();
  const begin = site.begin();
  nth(1).serve();
  expect(await begin).toBeNull();
  nth(2).serve();
  return site;
}

describe("the processes of a site", () => {
  test("one begins alone, the others once it serves", async () => {
    await begun();
    expect(started.map(({ place }) => place)).toEqual([1, 2]);
  });

  test("where the first can't serve there is no second, and its exit code is the site's", async () => {
    const begin = opened().begin();
    nth(1).end(1);
    expect(await begin).toBe(1);
    expect(started).toHaveLength(1);
  });

  test("one that ends by itself is replaced, as often as it takes", async () => {
    await begun();
    nth(2).end(137);
    await until(() => started.length === 3);
    nth(3).end(1);
    await until(() => started.length === 4);
    nth(4).serve();
    await nth(4).started;
    nth(4).end(1);
    await until(() => started.length === 5);
    expect(started.slice(2).map(({ place }) => place)).toEqual([2, 2, 2]);
    expect(nth(1).retired).toBe(false);
  });

  test("all are replaced one after the other, each once its successor serves", async () => {
    const site = await begun();
    const renewed = site.renew();
    expect(started).toHaveLength(3);
    expect(nth(1).retired).toBe(false);
    nth(3).serve();
    await until(() => nth(1).retired);
    // It finishes what it has: the next has to wait.
    expect(started).toHaveLength(3);
    nth(1).end(0);
    await until(() => started.length === 4);
    expect([nth(4).place, nth(2).retired]).toEqual([2, false]);
    nth(4).serve();
    await until(() => nth(2).retired);
    nth(2).end(0);
    await renewed;
    expect(started).toHaveLength(4);
  });

  test("where a new one can't serve, those that are left go on", async () => {
    const site = await begun();
    const renewed = site.renew();
    nth(3).end(1);
    await renewed;
    expect([nth(1), nth(2)].map(({ retired, signals }) => [retired, signals])).toEqual([
      [false, []],
      [false, []],
    ]);
  });

  test("requested while they are replaced, they are replaced once more", async () => {
    const site = await begun();
    const renewed = site.renew();
    void site.renew();
    void site.renew();
    for (const number of [3, 4, 5, 6]) {
      await until(() => started.length === number);
      nth(number).serve();
      await until(() => nth(number - 2).retired);
      nth(number - 2).end(0);
    }
    await renewed;
    expect(started).toHaveLength(6);
  });

  test("all end with the site, one that is starting and one that is finishing too", async () => {
    const site = await begun();
    void site.renew();
    nth(3).serve();
    await until(() => nth(1).retired);
    await site.stop();
    expect(started.map(({ signals }) => signals)).toEqual([["SIGTERM"], ["SIGTERM"], ["SIGTERM"]]);
  });
});
