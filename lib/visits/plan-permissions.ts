import type { Permission } from "../policy/can.ts";
import type { PlanSide } from "./views.ts";

/** What reading a day of visits takes. */
export const PLAN_PERMISSIONS: Record<PlanSide, Permission> = {
  buyer: "buying.read",
  seller: "selling.read",
  ambassador: "looping.read",
};
