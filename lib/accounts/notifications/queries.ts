import { authorize } from "../../policy/can.ts";
import { preparedRead } from "../../server/db/raw.ts";
import type { Actor } from "../sessions/queries.ts";
import { effectivePreferences, type NotificationKind, type Preference } from "./rules.ts";

interface PreferenceRow {
  kind: NotificationKind;
  email: 0 | 1;
  push: 0 | 1;
  sms: 0 | 1;
}

const chosenBy = preparedRead<{ userId: string }, PreferenceRow>(
  "SELECT kind, email, push, sms FROM NotificationPreference WHERE userId = :userId",
);

/** How the person is told of each kind of event: what was chosen, else the defaults. */
export function listPreferences(actor: Actor): Preference[] {
  authorize(actor, "account.read");
  const chosen = chosenBy()
    .all({ userId: actor.userId })
    .map(({ kind, email, push, sms }) => ({
      kind,
      email: email === 1,
      push: push === 1,
      sms: sms === 1,
    }));
  return effectivePreferences(chosen);
}
