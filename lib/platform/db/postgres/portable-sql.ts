/**
 * A condition of a CHECK as PostgreSQL writes it: the models state them in SQLite's words (`/// @check`), of which
 * these few are its own.
 */
export function postgresCondition(condition: string): string {
  return (
    condition
      .replaceAll(/("\w+") (NOT )?GLOB '([^']*)'/g, (_, column, not, pattern) => {
        return `${column} ${not ? "!~" : "~"} '${globAsRegex(pattern)}'`;
      })
      // A column of the type `json` holds nothing else.
      .replaceAll(/json_valid\("\w+"\)/g, "TRUE")
      .replaceAll("instr(", "strpos(")
  );
}

/** A pattern of GLOB as a regular expression: `?` is a character, `*` any number, `[^…]` none of these. */
function globAsRegex(pattern: string): string {
  const parts = pattern.match(/\[[^\]]*\]|[\s\S]/g) ?? [];
  const regex = parts.map((part) => {
    if (part === "?") return ".";
    if (part === "*") return ".*";
    return part.startsWith("[") ? part : part.replace(/[\\^$.|+(){}\]]/, "\\$&");
  });
  return `^${regex.join("")}$`;
}

/** The collation of text that sorts and compares as SQLite does, byte by byte, whatever the server's own is. */
const BYTES = 'COLLATE "C"';

/** DDL that Prisma wrote for PostgreSQL, with every column of text compared byte by byte. */
export function comparedByBytes(ddl: string): string {
  return ddl.replaceAll(/((?:^|ADD COLUMN) +"\w+" TEXT)\b/gm, `$1 ${BYTES}`);
}
