/** The one range of bytes that players and resumed downloads ask for; the end is left out where it is the last. */
const RANGE = /^bytes=(\d{1,9})-(\d{1,9})?$/;

/** The part that a request asks for; null where it asks for the whole. */
const partOf = ({ headers }: Request): RegExpExecArray | null =>
  headers.has("if-range") ? null : RANGE.exec(headers.get("range") ?? "");

/**
 * The response that gives bytes, or the part of them that the request asks for. What is asked for in another way, or
 * on a condition that nothing here can tell, is given whole.
 */
export function bytesResponse(
  request: Request,
  bytes: Uint8Array,
  headers: Record<string, string>,
): Response {
  const range = partOf(request);
  const start = Number(range?.[1] ?? 0);
  const end = Math.min(Number(range?.[2] ?? bytes.length), bytes.length - 1);
  const isPart = range !== null && start <= end;
  const part = isPart ? bytes.subarray(start, end + 1) : bytes;
  return new Response(part as Uint8Array<ArrayBuffer>, {
    status: isPart ? 206 : 200,
    headers: {
      ...headers,
      "accept-ranges": "bytes",
      "content-length": String(part.length),
      ...(isPart && { "content-range": `bytes ${start}-${end}/${bytes.length}` }),
    },
  });
}
