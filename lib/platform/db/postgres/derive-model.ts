import type { ModelFile } from "../schema-engine.ts";

/** Where the derived model's files are written, for Prisma to read. */
export const POSTGRES_MODEL_DIR = "lib/platform/db/postgres/generated/model";

/** Its client's place, from there. */
const CLIENT = `generator client {
  provider     = "prisma-client"
  output       = "../client"
  runtime      = "nodejs"
  moduleFormat = "esm"
}`;

const ENUM = /^enum (\w+) \{[^}]*\}\n?/gm;
const GENERATOR = /^(?:\/\/\/.*\n)*generator (\w+) \{[\s\S]*?^\}/gm;
/** A field: its name, its type, a mark of many or none, and what follows. */
const FIELD = /^( +\w+ +)(\w+)(\?|\[\])?(.*)$/gm;

/**
 * PostgreSQL's data model, from SQLite's. An enum is text with a check, as it is in SQLite: a type of its own would
 * have to be named in every comparison with text. JSON is kept as it was written (`json`), since terms and evidence
 * are hashed as text; `jsonb` would order its keys.
 */
export function postgresModel(files: readonly ModelFile[]): ModelFile[] {
  const source = files.map(({ content }) => content).join("\n");
  const enums = new Set([...source.matchAll(ENUM)].map(([, name]) => name));
  return files.map(({ path, content }) => ({ path, content: derived(content, enums) }));
}

function derived(content: string, enums: ReadonlySet<string | undefined>): string {
  return content
    .replace('provider = "sqlite"', 'provider = "postgresql"')
    .replace(GENERATOR, (_, name: string) => (name === "client" ? CLIENT : ""))
    .replace(ENUM, "")
    .replace(FIELD, (field, name: string, type: string, mark = "", rest: string) => {
      if (type === "Json") return `${name}Json${mark} @db.Json${rest}`;
      if (!enums.has(type)) return field;
      return `${name}String${mark}${rest.replace(/@default\((\w+)\)/, '@default("$1")')}`;
    });
}
