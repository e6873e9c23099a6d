/** The one range of bytes that players and resumed downloads ask for; the end is left out where it is the last. */
const RANGE = /^bytes=(\d{1,9})-(\d{1,9})?$/;

/** Whether a request asks for a part alone. */
export const asksForPart = (request: Request): boolean =>
  RANGE.test(request.headers.get("range") ?? "") && !request.headers.has("if-range");

/**
 * The response that gives bytes, or the part of them that the request asks for. What is asked for in another way, or
 * on a condition that nothing here can tell, is given whole.
 */
export function bytesResponse(
  request: Request,
  bytes: Uint8Array,
  headers: Record<string, string>,
): Response {
  const range = asksForPart(request) ? RANGE.exec(request.headers.get("range") ?? "") : null;
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
