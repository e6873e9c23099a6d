import { pageActor } from "@/lib/auth/page-actor";
import type { Parameters } from "@/lib/kernel/parameters";
import { listNotifications } from "@/lib/notifications/centre/queries/list-notifications";
import { pageMetadata } from "../../page-metadata";
import { readAllAction, readNotificationAction } from "./actions";
import { CENTRE } from "./copy";
import { NotificationsScreen } from "./NotificationsScreen";

export const metadata = pageMetadata({ title: CENTRE.title });

export default async function Page({ searchParams }: { searchParams: Promise<Parameters> }) {
  const actor = await pageActor("/notifications");
  const { filtre: filter, suite: after, etat } = await searchParams;
  return (
    <NotificationsScreen
      view={await listNotifications(actor, { filter, after })}
      now={new Date()}
      isGone={etat === "introuvable"}
      readOne={readNotificationAction}
      readAll={readAllAction}
    />
  );
}
