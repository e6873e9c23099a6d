import { IncomingMessage } from "node:http";
import { Socket } from "node:net";
import { expect, test } from "vitest";
import { handClock } from "./harness.ts";
import { readBody } from "./request-body.ts";

const turn = () => new Promise<void>((resolve) => setImmediate(() => setImmediate(resolve)));

/** A request whose body the test sends, read under a clock that it has go on. */
function arriving({ ms = 600_000, take = () => {} }: Partial<Parameters<typeof reading>[0]> = {}) {
  return reading({ ms, take });
}

function reading({ ms, take }: { ms: number; take: () => void | Promise<void> }) {
  const request = new IncomingMessage(new Socket());
  const { clock, goOn } = handClock();
  let end: unknown = "still read";
  const read = readBody(request, { bytes: 1_000_000, ms }, clock, take);
  void read.then((outcome) => {
    end = outcome;
  });
  return {
    end: () => end,
    async send(bytes: number) {
      request.push(Buffer.alloc(bytes));
      await turn();
    },
    async pass(passed: number) {
      goOn(passed);
      await turn();
    },
    async finish() {
      request.complete = true;
      request.push(null);
      await turn();
    },
  };
}

test("a body that comes at the least rate is read whole", async () => {
  const body = arriving();
  for (let second = 0; second < 60; second++) {
    await body.send(1_024);
    await body.pass(1_000);
  }
  await body.finish();
  expect(body.end()).toBe(60 * 1_024);
});

test("one that comes a byte each three seconds is given up after ten", async () => {
  const body = arriving();
  for (let second = 0; second < 9; second += 3) {
    await body.send(1);
    await body.pass(3_000);
  }
  expect(body.end()).toBe("still read");
  await body.pass(1_000);
  expect(body.end()).toBe("too-slow");
});

test("one that is fast enough is given up once it takes too long in all", async () => {
  const body = arriving({ ms: 30_000 });
  for (let second = 0; second < 29; second++) {
    await body.send(2_048);
    await body.pass(1_000);
  }
  expect(body.end()).toBe("still read");
  await body.send(2_048);
  await body.pass(1_000);
  expect(body.end()).toBe("too-slow");
});

test("time that a full disk's queue takes is none of the sender's", async () => {
  let written = () => {};
  const body = arriving({
    take: () =>
      new Promise<void>((resolve) => {
        written = resolve;
      }),
  });
  await body.send(1_024);
  await body.pass(60_000);
  expect(body.end()).toBe("still read");
  written();
  await turn();
  await body.pass(9_000);
  expect(body.end()).toBe("still read");
  await body.pass(1_000);
  expect(body.end()).toBe("too-slow");
});
