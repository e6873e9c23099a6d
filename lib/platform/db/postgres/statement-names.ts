/** Statements that a connection keeps planned: a text differs by what was filtered and how many ids were given. */
const NAMED_STATEMENTS = 500;

/**
 * Names for texts, under which each connection plans them once. The first ones asked for have a name: the server would
 * hold every other text for as long as the connection lives.
 */
export function statementNames(): (sql: string) => string | undefined {
  const names = new Map<string, string>();
  return (sql) => {
    const known = names.get(sql);
    if (known !== undefined || names.size >= NAMED_STATEMENTS) return known;
    const name = `loopimmo_${names.size}`;
    names.set(sql, name);
    return name;
  };
}
