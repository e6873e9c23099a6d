import { spawn } from "node:child_process";
import { once } from "node:events";

/** Runs the SQL of its second argument and holds what it took until it reads a line. */
const PROGRAM = `
  const database = new (require("better-sqlite3"))(process.argv[1]);
  database.exec(process.argv[2]);
  process.stdin.once("data", () => { database.close(); process.stdin.destroy(); });
  console.log("held");
`;

export interface ForeignLock {
  /** Lets the lock go; returns once the other program has ended. */
  release(): Promise<void>;
}

/**
 * Another program that holds a lock on a database file: a real process, for locks of one process
 * are shared. Release it in the test that took it.
 * @param sql what takes the lock: of writing by default
 */
export async function holdLock(file: string, sql = "BEGIN IMMEDIATE"): Promise<ForeignLock> {
  const program = spawn(process.execPath, ["-e", PROGRAM, file, sql], {
    stdio: ["pipe", "pipe", "inherit"],
  });
  const ended = once(program, "exit");
  const held = await Promise.race([once(program.stdout, "data"), ended.then(() => null)]);
  if (held === null) throw new Error(`${sql} failed in the other program`);
  return {
    async release() {
      program.stdin.end("\n");
      await ended;
    },
  };
}
