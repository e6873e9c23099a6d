import { z } from "zod";
import {
  NOTIFICATION_CHANNELS,
  NOTIFICATION_KINDS,
  type Preference,
  preferenceField,
} from "./rules.ts";

const fields = NOTIFICATION_KINDS.flatMap((kind) =>
  NOTIFICATION_CHANNELS.map((channel) => preferenceField(kind, channel)),
);

/** The boxes of the preferences that are ticked: one that is not sent is not. */
export const preferencesSchema = z
  .strictObject(Object.fromEntries(fields.map((name) => [name, z.boolean().default(false)])))
  .transform((ticked): Preference[] =>
    NOTIFICATION_KINDS.map((kind) => ({
      kind,
      email: ticked[preferenceField(kind, "email")] === true,
      push: ticked[preferenceField(kind, "push")] === true,
      sms: ticked[preferenceField(kind, "sms")] === true,
    })),
  );
