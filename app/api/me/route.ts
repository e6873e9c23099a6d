import { AUTH } from "@/app/(auth)/copy";
import { apiRoutes } from "@/lib/auth/api-route";
import { currentVisitor } from "@/lib/auth/session";
import { countUnread } from "@/lib/dashboards/unread/queries/count-unread";
import { listHiddenIds } from "@/lib/favorites/hidden/queries/list-hidden-listings";
import { listFavoriteIds } from "@/lib/favorites/queries/list-favorite-ids";
import { countUnreadNotifications } from "@/lib/notifications/centre/queries/count-unread-notifications";
import { json } from "@/lib/platform/problem";
import { homeOf } from "@/lib/policy/access";
import { can } from "@/lib/policy/can";
import { dashboardOf } from "@/lib/routes/space";

export const dynamic = "force-dynamic";

/**
 * What a public page, which is the same for everyone, adds for a signed-in person: where the
 * person's own space is, what is unread in it, and the favourites to mark.
 */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = apiRoutes({
  GET: async () => {
    const visitor = await currentVisitor();
    if (visitor === null) return json({ me: null });
    if (visitor.kind === "pending") {
      const { firstName, role } = visitor.pending;
      const label = AUTH.confirmation.title;
      return json({
        me: { state: "pending", firstName, label, home: dashboardOf(role), favorites: null },
      });
    }
    const { actor } = visitor;
    const { firstName, activeRole } = actor;
    const unread = (await countUnread(actor)).reduce((sum, each) => sum + each.unread, 0);
    const notifications = await countUnreadNotifications(actor);
    const isBuyer = can(actor, "buying.change");
    const favorites = isBuyer ? await listFavoriteIds(actor) : null;
    const label = AUTH.space;
    return json({
      me: {
        state: "person",
        firstName,
        label,
        home: homeOf(actor),
        activeRole,
        unread,
        notifications,
        favorites,
        ...(isBuyer && { hidden: await listHiddenIds(actor) }),
      },
    });
  },
});
