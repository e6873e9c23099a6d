import { notFound } from "next/navigation";
import { DomainError } from "@/lib/kernel/errors";

/**
 * What a query found; Next's 404 where there is no such thing, or it does not concern the caller.
 */
export async function orNotFound<T>(query: Promise<T>): Promise<T> {
  try {
    return await query;
  } catch (error) {
    if (DomainError.is(error) && error.status === 404) notFound();
    throw error;
  }
}
