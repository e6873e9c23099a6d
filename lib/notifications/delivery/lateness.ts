import { DAY_MS } from "../../kernel/time.ts";

/** What nobody looks at any more when it comes: a day late, a telephone stays silent. */
export const LATE_MS = DAY_MS;
