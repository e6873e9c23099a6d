import type { Expression } from "kysely";
import { literal } from "../../../platform/db/literals.ts";
import { reads } from "../../../platform/db/read.ts";

/** The grant `g` of a looper in force, to be looked up for each of few rows. */
export const grantInForce = (userId: Expression<string>) =>
  reads()
    .selectFrom("RoleGrant as g")
    .where("g.userId", "=", userId)
    .where("g.role", "=", literal("ambassador"))
    .where("g.status", "=", literal("active"));
