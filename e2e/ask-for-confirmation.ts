import { askForConfirmation } from "../lib/listings/states/commands/ask-for-confirmation.ts";

/** What a site does at nine in the morning, on its database: no test can wait for that. */
await askForConfirmation();
