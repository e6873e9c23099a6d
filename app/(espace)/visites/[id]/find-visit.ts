import { notFound } from "next/navigation";
import { DomainError } from "@/lib/kernel/errors";
import type { Actor } from "@/lib/policy/actor";
import { findVisit } from "@/lib/visits/queries/find-visit";
import type { VisitView } from "@/lib/visits/views";

/** The visit of an address; 404 where there is none, or it is none of the person's. */
export async function visitOrMissing(actor: Actor, id: string): Promise<VisitView> {
  try {
    return await findVisit(actor, id);
  } catch (error) {
    if (DomainError.is(error) && error.status === 404) notFound();
    throw error;
  }
}
