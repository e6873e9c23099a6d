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

/** Writes a visit of half an hour. @param database of a test's own site @returns its id */
export function writeVisit(
  { startsIn = -5, failures = 0, code, ...visit }: WrittenVisit,
  database?: string,
): string {
  const id = newId();
  const { propertyId, buyerId, hostId, visitorName, visitorEmail } = visit;
  const at = (minutes: number) => storedInstant(new Date(Date.now() + minutes * 60_000));
  const [begins, ends, written] = [at(startsIn), at(startsIn + 30), at(-60)];
  inDatabase(
    (own) =>
      own
        .prepare(
          `INSERT INTO Visit (id, propertyId, buyerId, hostId, visitorName, visitorEmail, visitorPhone, startsAt,
             endsAt, type, status, checkInCode, checkInFailures, createdAt, updatedAt)
           VALUES (?, ?, ?, ?, ?, ?, '06 39 98 00 00', ?, ?, 'physical', 'scheduled', ?, ?, ?, ?)`,
        )
        .run(
          ...[id, propertyId, buyerId, hostId, visitorName, visitorEmail],
          ...[begins, ends, code, failures, written, written],
        ),
    database,
  );
  return id;
}
