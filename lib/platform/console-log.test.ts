import pino from "pino";
import { afterEach, expect, test } from "vitest";
import { logConsole } from "./console-log.ts";

const original = { ...console };
afterEach(() => Object.assign(console, original));

test("what packages write to the console are lines of the log", () => {
  const lines: string[] = [];
  logConsole(pino({ base: undefined }, { write: (line: string) => void lines.push(line) }));
  // biome-ignore lint/suspicious/noConsole: what is tested
  console.log("%s of %d", "one", 2);
  console.warn("⚠ careful\n");
  console.error(" ⨯", new TypeError("no"), { digest: "1" });
  console.error(new Error("alone\nwith a line"));
  expect(lines).toHaveLength(4);
  const [first, second, third, fourth] = lines.map((line) => JSON.parse(line));
  expect(first).toMatchObject({ level: 30, msg: "one of 2" });
  expect(second).toMatchObject({ level: 40, msg: "⚠ careful" });
  expect(third).toMatchObject({ level: 50, msg: "⨯ { digest: '1' }", err: { type: "TypeError" } });
  expect(fourth).toMatchObject({ level: 50, msg: "Error: alone\nwith a line" });
  expect(fourth.err.stack).toContain("console-log.test.ts");
});
