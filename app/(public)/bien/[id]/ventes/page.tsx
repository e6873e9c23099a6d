import type { Metadata } from "next";
import { Missing } from "@/components/layout/Missing";
import { isId } from "@/lib/kernel/ids";
import { findNearbySales } from "@/lib/listings/queries/find-nearby-sales";
import { MISSING_LISTING } from "../_parts/server-copy";
import { NEARBY } from "./copy";
import { NearbySalesScreen } from "./NearbySalesScreen";

interface PageProps {
  params: Promise<{ id: string }>;
}

/** Sales are not for search engines (LPF, art. R112 A-3). */
export const metadata: Metadata = {
  title: NEARBY.title,
  robots: { index: false, follow: false },
};

/** The past sales around a listing; the status of what is not there is the proxy's, as for the listing's page. */
export default async function Page({ params }: PageProps) {
  const { id } = await params;
  const found = isId(id) ? await findNearbySales(id) : null;
  if (!found) return <Missing copy={MISSING_LISTING.unknown} />;
  return <NearbySalesScreen {...found} />;
}
