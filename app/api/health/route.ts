import { json } from "@/lib/server/api";

/** The process answers: no I/O. */
export function GET(): Response {
  return json({ status: "ok" });
}
