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

test("spans reach the collector that the environment names", async () => {
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
  trace.getTracer("test").startSpan("a page").end();
  await stop();
  await new Promise((resolve) => collector.close(resolve));
  expect(received.join()).toMatch(/^\/v1\/traces .*"a page".*/);
});

test("nothing is traced where no collector is named", async () => {
  const stop = await startTracing({});
  expect(trace.getTracer("test").startSpan("a page").isRecording()).toBe(false);
  await stop();
});
