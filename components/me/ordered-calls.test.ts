import { beforeEach, expect, test, vi } from "vitest";
import { OrderedCalls } from "./ordered-calls";

let leavePage = () => {};

beforeEach(() => {
  vi.stubGlobal("addEventListener", (_type: string, listener: () => void) => {
    leavePage = listener;
  });
});

/** A call that notes when it is sent, and is answered by hand. */
function callOf(sent: string[], name: string) {
  let answer = (_status: number) => {};
  const answered = new Promise<number>((resolve) => {
    answer = resolve;
  });
  const call = () => {
    sent.push(name);
    return answered;
  };
  return { call, answer: (status: number) => answer(status) };
}

const settled = () => new Promise((resolve) => setTimeout(resolve));

test("calls about one thing wait for each other, others do not", async () => {
  const calls = new OrderedCalls();
  const sent: string[] = [];
  const [put, remove, other] = [callOf(sent, "put"), callOf(sent, "delete"), callOf(sent, "other")];
  const first = calls.send("a", put.call);
  const second = calls.send("a", remove.call);
  calls.send("b", other.call);
  await settled();
  expect(sent).toEqual(["put", "other"]);
  put.answer(503);
  expect(await first).toEqual({ answer: 503, isLast: false });
  await settled();
  expect(sent).toEqual(["put", "other", "delete"]);
  remove.answer(204);
  expect(await second).toEqual({ answer: 204, isLast: true });
});

test("what waits when the page is left is sent at once", async () => {
  const calls = new OrderedCalls();
  const sent: string[] = [];
  calls.send("a", callOf(sent, "put").call);
  calls.send("a", callOf(sent, "delete").call);
  leavePage();
  await settled();
  expect(sent).toEqual(["put", "delete"]);
});
