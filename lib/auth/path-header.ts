/** What the HTTP server tells a page of the address that was asked for; removed from what callers send. */
export const PATH_HEADER = "x-next-path";
