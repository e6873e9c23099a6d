import { reads } from "../../../platform/db/read.ts";
import { SESSION_ENDED } from "../rules.ts";

/** An event of a person, as it is stored. */
export interface StoredEvent {
  seq: number;
  userId: string;
  kind: string;
  data: unknown;
}

const parsed = ({ data, ...event }: StoredEvent): StoredEvent => ({
  ...event,
  data: typeof data === "string" ? JSON.parse(data) : data,
});

/** Everybody's events after one, in their order. */
export async function listUserEventsAfter(seq: number, limit: number): Promise<StoredEvent[]> {
  const rows = await reads()
    .selectFrom("UserEvent")
    .select(["seq", "userId", "kind", "data"])
    .where("seq", ">", seq)
    .orderBy("seq")
    .limit(limit)
    .execute();
  return rows.map(parsed);
}

/** A person's events after one that pages are sent, in their order. */
export async function listOwnEventsAfter(
  userId: string,
  seq: number,
  limit: number,
): Promise<StoredEvent[]> {
  const rows = await reads()
    .selectFrom("UserEvent")
    .select(["seq", "userId", "kind", "data"])
    .where("userId", "=", userId)
    .where("kind", "!=", SESSION_ENDED)
    .where("seq", ">", seq)
    .orderBy("seq")
    .limit(limit)
    .execute();
  return rows.map(parsed);
}
