import { askForConfirmation } from "../lib/listings/states/commands/ask-for-confirmation.ts";
import { pauseUnconfirmed } from "../lib/listings/states/commands/pause-unconfirmed-listings.ts";

/** What a site does at nine in the morning, on its database, so many days from now: no test can wait for that. */
const [days = "0"] = process.argv.slice(2);
const now = new Date(Date.now() + Number(days) * 86_400_000);
await pauseUnconfirmed(now);
await askForConfirmation(now);
