import { pageActor } from "@/lib/auth/page-actor";
import type { Parameters } from "@/lib/kernel/parameters";
import { spaceRoutes } from "@/lib/routes/space";
import { pageMetadata } from "../../../page-metadata";
import { MESSAGES } from "../../messages/copy";
import { inbox } from "../../messages/inbox";

export const metadata = pageMetadata({ title: MESSAGES.title });

export default async function Page({ searchParams }: { searchParams: Promise<Parameters> }) {
  const actor = await pageActor("/seller/messages");
  return inbox(actor, await searchParams, spaceRoutes.seller.messages);
}
