import type { Actor } from "../../policy/actor.ts";
import { authorize } from "../../policy/can.ts";
import { GROUP_PERMISSIONS, groupOf } from "../rules.ts";
import type { UploadQuery } from "../schemas.ts";
import { findOwnHome } from "./find-own-home.ts";

/**
 * Whether a document of that kind, about that home, is one of the person's to send.
 * @throws {DomainError} request.forbidden, listing.not-found
 */
export async function assertMaySend(
  { kind, property }: Pick<UploadQuery, "kind" | "property">,
  actor: Actor,
): Promise<void> {
  const group = groupOf(kind);
  authorize(actor, group === null ? "conversations.read" : GROUP_PERMISSIONS[group]);
  if (group === "home") await findOwnHome(actor, property ?? "");
}
