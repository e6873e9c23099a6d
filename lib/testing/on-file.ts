import { describe, test } from "vitest";
import { SERVER_VARIABLE } from "./database.ts";

const isOnServer = process.env[SERVER_VARIABLE] !== undefined;

/** A test of what SQLite alone does or has (a plan, a pragma, the file): PostgreSQL runs the others of its file. */
export const testOnFile = test.skipIf(isOnServer);

/** The same, of several tests. */
export const describeOnFile = describe.skipIf(isOnServer);
