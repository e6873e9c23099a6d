import { pageActor } from "@/lib/auth/page-actor";
import { getShortlist } from "@/lib/favorites/shortlist/queries/get-shortlist";
import { pageMetadata } from "../../../../page-metadata";
import { addFavoriteAction, inviteAction, judgeFavoriteAction, leaveAction } from "../actions";
import { SHORTLIST } from "../copy";
import { ShortlistScreen } from "./ShortlistScreen";

export const metadata = pageMetadata({ title: SHORTLIST.title });

export default async function Page() {
  const actor = await pageActor("/buyer/favorites/a-deux");
  return (
    <ShortlistScreen
      view={await getShortlist(actor)}
      invite={inviteAction}
      leave={leaveAction}
      judge={judgeFavoriteAction}
      add={addFavoriteAction}
    />
  );
}
