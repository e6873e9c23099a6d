import { pageActor } from "@/lib/auth/page-actor";
import type { Parameters } from "@/lib/kernel/parameters";
import { spaceRoutes } from "@/lib/routes/space";
import { inbox } from "./inbox";

export default async function Page({ searchParams }: { searchParams: Promise<Parameters> }) {
  const actor = await pageActor("/messages");
  return inbox(actor, await searchParams, spaceRoutes.messages);
}
