import { expect, test } from "vitest";
import { GESTURES, withFirstLine } from "./scripts-on-use.ts";

test("the line that notes gestures can stand in a page: it ends no script", () => {
  expect(GESTURES).not.toMatch(/<\/script|<!--/i);
});

test("a page that is not cached has it before all that the browser waits for, with its nonce", () => {
  const [begins, rest] = [
    '<html><head><meta charSet="utf-8"/>',
    '<script src="/_next/static/chunks/a.js" async="" nonce="n"></script></head></html>',
  ];
  expect(withFirstLine(begins + rest, "n")).toBe(
    `${begins}<script nonce="n">${GESTURES}</script>${rest}`,
  );
});

test("a page without the framework's scripts goes out as it is", () => {
  const page = "<html><head></head><body>Erreur</body></html>";
  expect(withFirstLine(page, "n")).toBe(page);
});
