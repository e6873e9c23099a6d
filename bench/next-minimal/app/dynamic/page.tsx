import { connection } from "next/server";

/** The least Next does for a page rendered at each request. */
export default async function Page() {
  await connection();
  return <main>Next</main>;
}
