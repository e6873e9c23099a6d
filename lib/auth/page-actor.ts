import { headers } from "next/headers";
import { redirect } from "next/navigation";
import { safeCallback } from "../kernel/callback.ts";
import { decidePage } from "../policy/access.ts";
import type { Actor } from "../policy/actor.ts";
import { PAGE_ACCESS, type PageRoute } from "../policy/pages.ts";
import { routes } from "../routes/public.ts";
import { PATH_HEADER } from "./path-header.ts";
import { currentVisitor } from "./session.ts";

/**
 * The person who opens a page of the signed-in space; whoever may not is led elsewhere. The middleware
 * (proxy.ts) does so before anything is rendered, and is never the only check.
 */
export async function pageActor(route: PageRoute): Promise<Actor> {
  const visitor = await currentVisitor();
  if (visitor?.kind === "pending") redirect(routes.confirmationPending);
  const actor = visitor === null ? null : visitor.actor;
  const decision = decidePage(PAGE_ACCESS[route], actor);
  if (decision.kind === "elsewhere") redirect(decision.path);
  if (decision.kind === "sign-in" || actor === null) redirect(await loginPath(route));
  return actor;
}

/** The login, which leads back to the page of the present request, or else to `route`. */
export async function loginPath(route?: PageRoute): Promise<string> {
  return routes.login(safeCallback((await headers()).get(PATH_HEADER)) ?? route);
}
