import { Rows } from "../../Rows";

/** None at build: each is made once, when it is first asked for, and is a static page from then on. */
export function generateStaticParams(): [] {
  return [];
}

/** A static page as large as the one it is compared with: as many rows as its address says. */
export default async function Page({ params }: { params: Promise<{ rows: string }> }) {
  return <Rows count={Math.min(5_000, Number((await params).rows))} />;
}
