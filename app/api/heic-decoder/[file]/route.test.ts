import { expect, test } from "vitest";
import { GET } from "./route";

const get = async (file: string) =>
  GET(new Request(`http://localhost/api/heic-decoder/${file}`), {
    params: Promise.resolve({ file }),
  });

test("the worker's own response allows WebAssembly and our own files, and nothing else", async () => {
  const response = await get("worker.js");
  expect(response.headers.get("content-type")).toContain("javascript");
  expect(response.headers.get("content-security-policy")).toBe(
    "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'",
  );
  expect(await response.text()).toMatch(/libheif=[\s\S]*HeifDecoder/);
});

test("the decoder comes whole", async () => {
  const response = await get("libheif.wasm");
  expect(response.headers.get("content-type")).toBe("application/wasm");
  const module = await WebAssembly.compile(await response.arrayBuffer());
  expect(WebAssembly.Module.exports(module).length).toBeGreaterThan(0);
});

test.each(["worker", "constructor", "..%2Fworker.js", "libheif.js"])(
  "%s is not there",
  async (file) => {
    expect((await get(file)).status).toBe(404);
  },
);
