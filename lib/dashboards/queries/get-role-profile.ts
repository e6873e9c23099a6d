import { activeRoles, availableRoles } from "../../kernel/roles.ts";
import type { Actor } from "../../policy/actor.ts";
import { authorize } from "../../policy/can.ts";
import { badgeInstants } from "../badges/queries/badge-instants.ts";
import { badgesOf } from "../badges/rules.ts";
import { headlineOf } from "../standing/figures.ts";
import { adviceFor, canAddRole, type RoleProfileView } from "../views.ts";
import { readStanding } from "./read-standing.ts";

/** The actor's roles, held and to be had, and what was achieved with them. */
export async function getRoleProfile(actor: Actor, now: Date): Promise<RoleProfileView> {
  authorize(actor, "account.read");
  const active = activeRoles(actor.roles);
  const headline = headlineOf(active, await readStanding(actor.userId, now));
  return {
    active,
    waiting: actor.roles.filter(({ status }) => status !== "active"),
    available: canAddRole(actor.roles) ? availableRoles(actor.roles) : [],
    headline,
    badges: badgesOf(active, await badgeInstants(actor.userId), now),
    advice: adviceFor(headline),
  };
}
