/**
 * Sends Next's spans to an OpenTelemetry collector when the environment names one, by the standard
 * variables (`OTEL_EXPORTER_OTLP_ENDPOINT`, `OTEL_SERVICE_NAME`, `OTEL_TRACES_SAMPLER`…). Nothing is
 * loaded otherwise. Returns what to call at the end, so that the last spans are sent.
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
    spanProcessors: [new BatchSpanProcessor(new OTLPTraceExporter())],
  });
  provider.register();
  return () => provider.shutdown();
}
