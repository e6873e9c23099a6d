import { readSignedToken, signToken } from "../../platform/signed-token.ts";
import { STOPPED, type Stopped } from "./rules.ts";

export interface Stop {
  userId: string;
  what: Stopped;
}

const LABEL = "loopimmo.hash.notification-stop";

/** What a mail's link to stop such mails carries. It is good for ever, and opens nothing else. */
export const stopToken = ({ userId, what }: Stop) => signToken(LABEL, [userId, what]);

/** What a link stops; null where it is forged, cut or no text. */
export function readStopToken(token: unknown): Stop | null {
  const [userId, name] = readSignedToken(LABEL, token) ?? [];
  const what = STOPPED.find((each) => each === name);
  return userId === undefined || what === undefined ? null : { userId, what };
}
