import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { readModel } from "../../lib/platform/db/migration-history.ts";
import { POSTGRES_MODEL_DIR, postgresModel } from "../../lib/platform/db/postgres/derive-model.ts";

/** Writes PostgreSQL's data model, for Prisma to generate a client of: part of `npm run db:generate`. */
rmSync(POSTGRES_MODEL_DIR, { recursive: true, force: true });
mkdirSync(POSTGRES_MODEL_DIR, { recursive: true });
for (const { path, content } of postgresModel(readModel())) {
  writeFileSync(join(POSTGRES_MODEL_DIR, path), content);
}
