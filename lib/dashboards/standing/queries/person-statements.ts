import { civilDay } from "../../../kernel/time.ts";
import { toDbInstant } from "../../../platform/db/instants.ts";

export interface OfPerson {
  userId: string;
}

export type OfPersonAtTime = OfPerson & { now: string };

export type OfPersonOnDay = OfPersonAtTime & { today: string };

export function timeParameters(now: Date): { now: string; today: string } {
  return { now: toDbInstant(now), today: civilDay(now) };
}

/** A statement of sums gives one row, whatever there is. */
export function onlyRow<Row>(row: Row | undefined): Row {
  if (row === undefined) throw new Error("the person is not in the database");
  return row;
}
