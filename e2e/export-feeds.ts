import { exportFeeds } from "../lib/diffusion/commands/export-feeds.ts";

/** What a site does by itself for the portals whose file is due, on its database. */
await exportFeeds(() => new Date());
