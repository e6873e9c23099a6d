import { newId } from "../lib/kernel/ids";
import { inDatabase, storedInstant } from "./support";

/** A visit as the tests write it: agreed, and begun a few minutes ago unless stated otherwise. */
interface WrittenVisit {
  propertyId: string;
  hostId: string;
  buyerId: string;
  visitorName: string;
  visitorEmail: string;
  code: string;
  /** Minutes from now until it begins. */
  startsIn?: number;
  /** Wrong codes that its host typed. */
  failures?: number;
}

/** Writes a visit of half an hour. @returns its id */
export function writeVisit({ startsIn = -5, failures = 0, code, ...visit }: WrittenVisit): string {
  const id = newId();
  const at = (minutes: number) => storedInstant(new Date(Date.now() + minutes * 60_000));
  inDatabase((database) =>
    database
      .prepare(
        `INSERT INTO Visit (id, propertyId, buyerId, hostId, visitorName, visitorEmail, visitorPhone, startsAt,
           endsAt, type, status, checkInCode, checkInFailures, createdAt, updatedAt)
         VALUES (@id, @propertyId, @buyerId, @hostId, @visitorName, @visitorEmail, '06 39 98 00 00', @startsAt,
           @endsAt, 'physical', 'scheduled', @code, @failures, @now, @now)`,
      )
      .run({
        ...{ id, code, failures, ...visit, now: at(-60) },
        ...{ startsAt: at(startsIn), endsAt: at(startsIn + 30) },
      }),
  );
  return id;
}
