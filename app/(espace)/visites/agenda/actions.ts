"use server";

import { z } from "zod";
import { userAction } from "@/lib/auth/user-action";
import { absoluteUrl } from "@/lib/platform/links";
import { spaceRoutes } from "@/lib/routes/space";
import { renewFeed } from "@/lib/visits/calendar/commands/renew-feed";
import { stopFeed } from "@/lib/visits/calendar/commands/stop-feed";

const nothing = z.strictObject({});

export const renewFeedAction = userAction(
  nothing,
  (_, actor) => renewFeed(actor),
  ({ token }) => ({ data: { address: absoluteUrl(spaceRoutes.calendarFeed(token)) } }),
);

export const stopFeedAction = userAction(
  nothing,
  (_, actor) => stopFeed(actor),
  () => ({ redirectTo: spaceRoutes.calendarStopped }),
);
