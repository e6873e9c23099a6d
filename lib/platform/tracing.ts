import type { SpanProcessor } from "@opentelemetry/sdk-trace-node";

/** Attributes that hold a whole address. */
const ADDRESSES = ["http.target", "http.url"] as const;
const HIDDEN = "hidden";

/**
 * Hides the addresses that Next puts on its spans: links hold secrets and what people looked for, in their path as in
 * their query. `http.route` ("/bien/[id]") and `net.peer.name` stay.
 */
const withoutAddresses: SpanProcessor = {
  onStart(span) {
    for (const name of ADDRESSES) {
      if (span.attributes[name] !== undefined) span.setAttribute(name, HIDDEN);
    }
    // "fetch GET https://…"
    const [ownName, address] = span.name.split(/ (?=[a-z]+:\/\/)/);
    if (ownName && address) span.updateName(ownName);
  },
  onEnd() {},
  forceFlush: async () => {},
  shutdown: async () => {},
};

/**
 * Sends Next's spans to an OpenTelemetry collector when the environment names one, by the standard
 * variables (`OTEL_EXPORTER_OTLP_ENDPOINT`, `OTEL_SERVICE_NAME`, `OTEL_TRACES_SAMPLER`…). Nothing is
 * loaded otherwise. Addresses are hidden. Returns what to call at the end, so that the last spans are sent.
 */
export async function startTracing(
  source: Record<string, string | undefined>,
): Promise<() => Promise<void>> {
  if (!source.OTEL_EXPORTER_OTLP_ENDPOINT) return async () => {};
  const [
    { NodeTracerProvider, BatchSpanProcessor },
    { OTLPTraceExporter },
    { resourceFromAttributes },
  ] = await Promise.all([
    import("@opentelemetry/sdk-trace-node"),
    import("@opentelemetry/exporter-trace-otlp-http"),
    import("@opentelemetry/resources"),
  ]);
  const provider = new NodeTracerProvider({
    resource: resourceFromAttributes({ "service.name": source.OTEL_SERVICE_NAME ?? "loopimmo" }),
    spanProcessors: [withoutAddresses, new BatchSpanProcessor(new OTLPTraceExporter())],
  });
  provider.register();
  return () => provider.shutdown();
}
