import type { Parameters } from "@/lib/kernel/parameters";
import { routes } from "@/lib/routes";
import { pageActor } from "@/lib/server/auth/page";
import { inbox } from "./inbox";

export default async function Page({ searchParams }: { searchParams: Promise<Parameters> }) {
  const actor = await pageActor("/messages");
  return inbox(actor, await searchParams, routes.messages);
}
