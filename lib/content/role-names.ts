import type { Role } from "../kernel/roles.ts";

/** The name of each role, wherever it is listed. */
export const ROLE_NAMES: Record<Role, string> = {
  buyer: "Acheteur",
  seller: "Vendeur",
  ambassador: "Looper",
  trust_manager: "Trust Manager",
};
