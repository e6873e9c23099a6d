import { connection } from "next/server";
import { Rows } from "../Rows";

/** A plain dynamic page as large as the one it is compared with: as many rows as `?rows=` says. */
export default async function Page({ searchParams }: { searchParams: Promise<{ rows?: string }> }) {
  await connection();
  return <Rows count={Math.min(5_000, Number((await searchParams).rows ?? "0"))} />;
}
