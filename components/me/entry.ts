import { start } from "./start";

/* The script of cached pages, which their loader brings: a file of its own (scripts/setup/steps.mjs). */
start().catch(() => undefined);
