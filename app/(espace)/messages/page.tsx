import type { Parameters } from "@/lib/kernel/parameters";
import { pageActor } from "@/lib/server/auth/page";
import { spaceRoutes } from "@/lib/space-routes";
import { inbox } from "./inbox";

export default async function Page({ searchParams }: { searchParams: Promise<Parameters> }) {
  const actor = await pageActor("/messages");
  return inbox(actor, await searchParams, spaceRoutes.messages);
}
