import { isId } from "../../kernel/ids.ts";
import { keyedHash } from "../../platform/keyed-hash.ts";
import { isSame } from "../../platform/keys.ts";
import { STOPPED, type Stopped } from "./rules.ts";

export interface Stop {
  userId: string;
  what: Stopped;
}

const PURPOSE = "notification-stop";

const signed = ({ userId, what }: Stop) => keyedHash(PURPOSE, `${userId} ${what}`);

/** What a mail's link to stop such mails carries. It is good for ever, and opens nothing else. */
export const stopToken = (stop: Stop) => `${stop.userId}.${stop.what}.${signed(stop)}`;

/** What a link stops; null where it is forged, cut or no text. */
export function readStopToken(token: unknown): Stop | null {
  if (typeof token !== "string" || token.length > 200) return null;
  const [userId, name, signature = "", ...rest] = token.split(".");
  const what = STOPPED.find((each) => each === name);
  if (!isId(userId) || what === undefined || rest.length > 0) return null;
  return isSame(signed({ userId, what }), signature) ? { userId, what } : null;
}
