import { z } from "zod";

/** Whether a buyer is notified of what happens to their favourites. */
export const favoriteAlertsSchema = z.strictObject({ alertEnabled: z.boolean().default(false) });
