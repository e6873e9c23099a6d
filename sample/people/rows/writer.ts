import type Database from "better-sqlite3";
import {
  civilDay,
  daysBefore,
  instantOf,
  shiftCivilDay,
  TIME_ZONE,
} from "../../../lib/kernel/time.ts";
import { toDbInstant } from "../../../lib/platform/db/instants.ts";
import { insertRow } from "../../seed/bulk.ts";

/** Writes rows of the sample with dates relative to the present. */
export class SampleWriter {
  readonly database: Database.Database;
  readonly now: Date;

  constructor(database: Database.Database, now: Date) {
    this.database = database;
    this.now = now;
  }

  insert(table: string, row: Parameters<typeof insertRow>[2]): void {
    insertRow(this.database, table, row);
  }

  /** The stored form of an instant that many days ago; parts of a day are hours. */
  ago(days: number): string {
    return toDbInstant(daysBefore(this.now, days));
  }

  /** So many minutes after midnight in Paris, on the civil day that many days ago: never skipped by day. */
  at(daysAgo: number, minute: number): Date {
    const instant = instantOf(this.dayIn(-daysAgo), minute, TIME_ZONE);
    if (!instant) throw new RangeError(`no clock shows minute ${minute} ${daysAgo} days ago`);
    return instant;
  }

  /** The civil day that many days from now, `YYYY-MM-DD`; negative is past. */
  dayIn(days: number): string {
    return shiftCivilDay(civilDay(this.now), days);
  }
}
