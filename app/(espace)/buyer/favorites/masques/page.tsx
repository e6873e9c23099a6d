import { pageActor } from "@/lib/auth/page-actor";
import { listHidden } from "@/lib/favorites/hidden/queries/list-hidden-listings";
import { pageMetadata } from "../../../../page-metadata";
import { showListingAction } from "../actions";
import { HIDDEN } from "../copy";
import { HiddenScreen } from "./HiddenScreen";

export const metadata = pageMetadata({ title: HIDDEN.title });

export default async function Page() {
  const actor = await pageActor("/buyer/favorites/masques");
  return <HiddenScreen homes={await listHidden(actor)} show={showListingAction} />;
}
