import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { trace } from "@opentelemetry/api";
import { afterEach, expect, test } from "vitest";
import { startTracing } from "./tracing.ts";

const ENDPOINT = "OTEL_EXPORTER_OTLP_ENDPOINT";
afterEach(() => {
  delete process.env[ENDPOINT];
  trace.disable();
});

/** What a collector receives of the spans that are made. */
async function collected(makeSpans: () => void): Promise<string> {
  const received: string[] = [];
  const collector = createServer((request, response) => {
    let body = "";
    request.on("data", (chunk) => {
      body += chunk;
    });
    request.on("end", () => {
      received.push(`${request.url} ${body}`);
      response.writeHead(200, { "content-type": "application/json" }).end("{}");
    });
  });
  await new Promise<void>((resolve) => collector.listen(0, "127.0.0.1", resolve));
  process.env[ENDPOINT] = `http://127.0.0.1:${(collector.address() as AddressInfo).port}`;
  const stop = await startTracing(process.env);
  makeSpans();
  await stop();
  await new Promise((resolve) => collector.close(resolve));
  return received.join();
}

test("spans reach the collector that the environment names", async () => {
  const received = await collected(() => trace.getTracer("test").startSpan("a page").end());
  expect(received).toMatch(/^\/v1\/traces .*"a page".*/);
});

test("addresses do not reach it: links hold secrets", async () => {
  const received = await collected(() => {
    const tracer = trace.getTracer("test");
    const target = "/demande-de-devis?jeton=secret";
    const served = { "http.target": target, "http.route": "/demande-de-devis" };
    tracer.startSpan("GET", { attributes: served }).end();
    const url = "https://data.example/search?q=secret";
    tracer.startSpan(`fetch GET ${url}`, { attributes: { "http.url": url } }).end();
  });
  expect(received).not.toContain("secret");
  expect(received).toContain('"fetch GET"');
  expect(received).toContain('"/demande-de-devis"');
});

test("nothing is traced where no collector is named", async () => {
  const stop = await startTracing({});
  expect(trace.getTracer("test").startSpan("a page").isRecording()).toBe(false);
  await stop();
});
