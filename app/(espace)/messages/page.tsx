import { pageActor } from "@/lib/auth/page-actor";
import type { Parameters } from "@/lib/kernel/parameters";
import { spaceRoutes } from "@/lib/routes/space";
import { pageMetadata } from "../../page-metadata";
import { MESSAGES } from "./copy";
import { inbox } from "./inbox";

export const metadata = pageMetadata({ title: MESSAGES.title });

export default async function Page({ searchParams }: { searchParams: Promise<Parameters> }) {
  const actor = await pageActor("/messages");
  return inbox(actor, await searchParams, spaceRoutes.messages);
}
