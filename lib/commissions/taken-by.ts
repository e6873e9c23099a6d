import { civilDay } from "../kernel/time.ts";
import { looperPayOn } from "../pricing/rules.ts";

/** The columns of a home that a looper takes: what pays them is the rule in force on that day, whatever comes after it. */
export const takenBy = (looperId: string, now: Date) => ({
  ambassadorId: looperId,
  looperPayVersion: looperPayOn(civilDay(now)).version,
});
