/** What the middleware (proxy.ts) tells a page of the address that was requested; removed from what callers send. */
export const PATH_HEADER = "x-next-path";
