import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { PrismaBetterSqlite3 } from "@prisma/adapter-better-sqlite3";
import {
  bindMigrationAwareSqlAdapterFactory,
  type SqlDriverAdapter,
  type SqlMigrationAwareDriverAdapterFactory,
} from "@prisma/driver-adapter-utils";
import * as engineModule from "@prisma/schema-engine-wasm/schema_engine_bg";
import { type DatabaseKind, databaseKind } from "./kind.ts";
import { PROGRAM_BUSY_MS } from "./open.ts";
import { migratingPostgres } from "./postgres/migrating-adapter.ts";
import { noServer } from "./postgres/no-server.ts";
import { DatabaseRefusal } from "./refusal.ts";

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

/** Prisma's connection for its engine: to a database, or for comparing the models of a kind of database. */
function sourceOf(target: string | DatabaseKind): SqlMigrationAwareDriverAdapterFactory {
  if (target === "postgresql") return noServer();
  if (databaseKind(target) === "postgresql") return migratingPostgres(target);
  const url = target === "sqlite" ? ":memory:" : target;
  return new PrismaBetterSqlite3({ url, timeout: PROGRAM_BUSY_MS });
}

async function withEngine<T>(
  target: string | DatabaseKind,
  use: (engine: engineModule.SchemaEngine) => Promise<T>,
  onScriptFailure: (error: unknown) => void = () => {},
): Promise<T> {
  await load();
  const source = sourceOf(target);
  const opened: SqlDriverAdapter[] = [];
  // The engine never closes what it opened, and an open connection keeps the file locked.
  const factory = bindMigrationAwareSqlAdapterFactory({
    provider: source.provider,
    adapterName: source.adapterName,
    async connect() {
      const adapter = await source.connect();
      opened.push(adapter);
      const execute = adapter.executeScript.bind(adapter);
      adapter.executeScript = (script) =>
        execute(script).catch((error: unknown) => {
          onScriptFailure(error);
          throw error;
        });
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
 * The SQL that leads from one data model of a database to another; empty text when they are the same.
 * Works without a database.
 */
export async function diffModels(
  from: ModelFile[] | null,
  to: ModelFile[],
  kind: DatabaseKind,
): Promise<string> {
  const result = await withEngine(kind, (engine) =>
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
 * @throws {DatabaseRefusal} when one fails, or the database does not let it be applied.
 */
export async function applyMigrations(
  url: string,
  migrations: MigrationFolder[],
): Promise<string[]> {
  const migrationsList = {
    baseDir: "prisma/migrations",
    lockfile: {
      path: "migration_lock.toml",
      content: `provider = "${databaseKind(url)}"\n`,
    },
    shadowDbInitScript: "",
    migrationDirectories: migrations.map(({ name, sql }) => ({
      path: name,
      migrationFile: {
        path: `${databaseKind(url)}.sql`,
        content: { tag: "ok" as const, value: sql },
      },
    })),
  };
  let failure: unknown = null;
  try {
    const result = await withEngine(
      url,
      (engine) => engine.applyMigrations({ migrationsList, filters: NO_FILTER }),
      (error) => {
        failure = error;
      },
    );
    return result.appliedMigrationNames;
  } catch (error) {
    throw new DatabaseRefusal(sentenceOf(error as Error, failure), { cause: error });
  }
}

/** Why migrations were not applied: the engine gives the name of one that failed, and loses what the database stated. */
function sentenceOf({ message }: Error, failure: unknown): string {
  const [first = message] = message.replace(/^ERROR: /, "").split("\n");
  const stated = failure === null ? first : (failure as Error).message;
  const [, name] = /migration_name="([^"]+)"/.exec(message) ?? [];
  return name === undefined
    ? `migrations can't be applied: ${stated}.`
    : `migration ${name} failed: ${stated}.`;
}
