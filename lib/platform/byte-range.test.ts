import { expect, test } from "vitest";
import { bytesResponse } from "./byte-range.ts";

const BYTES = new TextEncoder().encode("0123456789");

async function answer(headers: Record<string, string>) {
  const request = new Request("http://localhost/", { headers });
  const response = bytesResponse(request, BYTES, { "content-type": "text/plain" });
  const { status } = response;
  expect(response.headers.get("accept-ranges")).toBe("bytes");
  expect(response.headers.get("content-type")).toBe("text/plain");
  const text = await response.text();
  expect(response.headers.get("content-length")).toBe(String(text.length));
  return { status, text, range: response.headers.get("content-range") };
}

const WHOLE = { status: 200, text: "0123456789", range: null };

test.each([
  ["bytes=0-1", { status: 206, text: "01", range: "bytes 0-1/10" }],
  ["bytes=4-", { status: 206, text: "456789", range: "bytes 4-9/10" }],
  ["bytes=8-99", { status: 206, text: "89", range: "bytes 8-9/10" }],
  ["bytes=9-9", { status: 206, text: "9", range: "bytes 9-9/10" }],
  ["bytes=10-", WHOLE],
  ["bytes=5-4", WHOLE],
  ["bytes=-3", WHOLE],
  ["bytes=0-1,4-5", WHOLE],
  ["lines=0-1", WHOLE],
  ["", WHOLE],
])("%s", async (range, expected) => {
  expect(await answer({ range })).toEqual(expected);
});

test("what is asked for on a condition is given whole", async () => {
  expect(await answer({ range: "bytes=0-1", "if-range": '"x"' })).toEqual(WHOLE);
});
