import { register } from "tsx/esm/api";

// A thread does not inherit the loader that its process runs TypeScript with.
register();
await import("./catalogue-worker.ts");
