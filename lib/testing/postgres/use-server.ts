import { inject } from "vitest";
import { SERVER_VARIABLE } from "../database.ts";

/** The tests of this process have their databases on the server: a set-up file, which runs before each of them. */
process.env[SERVER_VARIABLE] = inject("postgresServer");
