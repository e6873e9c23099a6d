import { preparedRead } from "../../platform/db/raw.ts";

const knownCode = preparedRead<{ code: string }, { known: number }>(
  `SELECT EXISTS (SELECT 1 FROM User WHERE referralCode = :code AND erasedAt IS NULL)
     OR EXISTS (SELECT 1 FROM WaitlistEntry WHERE referralCode = :code) AS known`,
);

/** Whether a code is that of somebody who can bring people. */
export function isKnownCode(code: string): boolean {
  return knownCode().get({ code })?.known === 1;
}
