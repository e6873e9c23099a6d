import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { PrismaBetterSqlite3 } from "@prisma/adapter-better-sqlite3";
import {
  bindMigrationAwareSqlAdapterFactory,
  type SqlDriverAdapter,
} from "@prisma/driver-adapter-utils";
import * as engineModule from "@prisma/schema-engine-wasm/schema_engine_bg";
import { PROGRAM_BUSY_MS } from "./open.ts";

/** One file of a data model. */
export interface ModelFile {
  path: string;
  content: string;
}

/** One folder of `prisma/migrations`. */
export interface MigrationFolder {
  name: string;
  sql: string;
}

const NO_FILTER = { externalTables: [], externalEnums: [] };

let loaded: Promise<void> | undefined;

/** Prisma's own engine as WebAssembly: the native one is a download the machines can't make. */
function load(): Promise<void> {
  loaded ??= (async () => {
    const entry = createRequire(import.meta.url).resolve("@prisma/schema-engine-wasm");
    const bytes = readFileSync(entry.replace(/schema_engine\.js$/, "schema_engine_bg.wasm"));
    const { instance } = await WebAssembly.instantiate(bytes, {
      "./schema_engine_bg.js": engineModule as unknown as WebAssembly.ModuleImports,
    });
    engineModule.__wbg_set_wasm(instance.exports);
    (instance.exports as { __wbindgen_start(): void }).__wbindgen_start();
  })();
  return loaded;
}

async function withEngine<T>(
  url: string,
  use: (engine: engineModule.SchemaEngine) => Promise<T>,
): Promise<T> {
  await load();
  const source = new PrismaBetterSqlite3({ url, timeout: PROGRAM_BUSY_MS });
  const opened: SqlDriverAdapter[] = [];
  // The engine never closes what it opened, and an open connection keeps the file locked.
  const factory = bindMigrationAwareSqlAdapterFactory({
    provider: source.provider,
    adapterName: source.adapterName,
    async connect() {
      const adapter = await source.connect();
      opened.push(adapter);
      return adapter;
    },
    connectToShadowDb: () => source.connectToShadowDb(),
  });
  const engine = await engineModule.SchemaEngine.new({ datamodels: undefined }, () => {}, factory);
  try {
    return await use(engine);
  } finally {
    engine.free();
    await Promise.all(opened.map((adapter) => adapter.dispose()));
  }
}

/**
 * The SQL that leads from one data model to another; empty text when they are the same.
 * Works without a database: both sides are models.
 */
export async function diffModels(from: ModelFile[] | null, to: ModelFile[]): Promise<string> {
  const result = await withEngine(":memory:", (engine) =>
    engine.diff({
      from: from ? { tag: "schemaDatamodel", files: from } : { tag: "empty" },
      to: { tag: "schemaDatamodel", files: to },
      script: true,
      exitCode: null,
      filters: NO_FILTER,
    }),
  );
  const sql = result.stdout ?? "";
  return sql.includes("This is an empty migration") ? "" : sql;
}

/**
 * Applies the migrations that the database has not seen, in order; returns their names.
 * @throws {Error} when a past migration was edited (checksum), is missing, or one fails.
 */
export async function applyMigrations(
  url: string,
  migrations: MigrationFolder[],
): Promise<string[]> {
  const migrationsList = {
    baseDir: "prisma/migrations",
    lockfile: { path: "migration_lock.toml", content: 'provider = "sqlite"\n' },
    shadowDbInitScript: "",
    migrationDirectories: migrations.map(({ name, sql }) => ({
      path: name,
      migrationFile: { path: "migration.sql", content: { tag: "ok" as const, value: sql } },
    })),
  };
  const result = await withEngine(url, (engine) =>
    engine.applyMigrations({ migrationsList, filters: NO_FILTER }),
  );
  return result.appliedMigrationNames;
}
