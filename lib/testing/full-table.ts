import { databaseInUse } from "../platform/db/in-use.ts";
import type { TestDatabase } from "./database.ts";

/** Has the database refuse whatever makes a table longer than that, until it is emptied. */
export function fillTable(
  { raw }: Pick<TestDatabase, "raw">,
  table: string,
  length: number,
): { empty(): void } {
  const isFull = `(SELECT count(*) FROM "${table}") >= ${length}`;
  if (databaseInUse() === "sqlite") {
    raw.exec(`CREATE TRIGGER full_table BEFORE INSERT ON "${table}" WHEN ${isFull}
      BEGIN SELECT RAISE(ABORT, 'full'); END`);
    return { empty: () => raw.exec("DROP TRIGGER full_table") };
  }
  raw.exec(`CREATE FUNCTION refuse_row() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN IF ${isFull} THEN RAISE EXCEPTION 'full'; END IF; RETURN NEW; END $$`);
  raw.exec(`CREATE TRIGGER full_table BEFORE INSERT ON "${table}"
    FOR EACH ROW EXECUTE FUNCTION refuse_row()`);
  return { empty: () => raw.exec("DROP FUNCTION refuse_row CASCADE") };
}
