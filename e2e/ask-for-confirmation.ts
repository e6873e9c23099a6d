import { askForConfirmation } from "../lib/listings/states/checks/commands.ts";

/** What a site does at nine in the morning, on its database: no test can wait for that. */
await askForConfirmation();
