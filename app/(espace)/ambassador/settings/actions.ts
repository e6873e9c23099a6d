"use server";

import { userAction } from "@/lib/auth/user-action";
import { addPause } from "@/lib/looper/zone/commands/add-pause";
import { removePause } from "@/lib/looper/zone/commands/remove-pause";
import { saveZone } from "@/lib/looper/zone/commands/save-zone";
import { pauseEndSchema, pauseSchema, zoneSchema } from "@/lib/looper/zone/schemas";
import { ZONE } from "./zone-copy";

export const saveZoneAction = userAction(
  zoneSchema,
  (input, actor) => saveZone(input, actor),
  () => ({ message: ZONE.saved }),
);

export const addPauseAction = userAction(
  pauseSchema,
  (input, actor) => addPause(input, actor),
  () => ({ message: ZONE.added }),
);

export const removePauseAction = userAction(
  pauseEndSchema,
  (input, actor) => removePause(input, actor),
  () => ({ message: ZONE.removed }),
);
