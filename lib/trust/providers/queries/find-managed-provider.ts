import { DomainError } from "../../../kernel/errors.ts";
import { isId } from "../../../kernel/ids.ts";
import { civilDay } from "../../../kernel/time.ts";
import { fromDbInstant } from "../../../platform/db/instants.ts";
import { reads } from "../../../platform/db/read.ts";
import type { Actor } from "../../../policy/actor.ts";
import { authorize } from "../../../policy/can.ts";
import type { ManagedProviderPage, ManagedReview } from "../views.ts";
import { managedRows, withPapers } from "./managed-rows.ts";

const textsOf = (json: string) => (JSON.parse(json) as unknown[]).map(String);

/** All reviews of a provider, those that were taken off too, the latest first. */
async function reviewsOf(providerId: string): Promise<ManagedReview[]> {
  const rows = await reads()
    .selectFrom("ProviderReview as r")
    .innerJoin("QuoteRequest as q", "q.id", "r.quoteId")
    .innerJoin("User as u", "u.id", "q.clientId")
    .select(["r.quoteId as id", "r.quality", "r.punctuality", "r.priceHeld", "r.comment"])
    .select(["r.createdAt", "r.removal", "q.day", "u.firstName", "u.erasedAt"])
    .where("q.providerId", "=", providerId)
    .orderBy("r.createdAt", "desc")
    .orderBy("r.quoteId")
    .execute();
  return rows.map(({ createdAt, day, firstName, erasedAt, ...review }) => ({
    ...review,
    author: erasedAt === null ? firstName : null,
    createdAt: fromDbInstant(createdAt),
    day: day ?? "",
  }));
}

/** A provider whom the team entered. @throws {DomainError} request.forbidden, provider.not-found */
export async function findManagedProvider(
  id: string,
  actor: Actor,
  now = new Date(),
): Promise<ManagedProviderPage> {
  authorize(actor, "providers.manage");
  const row = isId(id)
    ? await managedRows()
        .select(["p.description", "p.priceUnit", "p.priceCents", "p.priceRateBps"])
        .select(["p.availability", "p.specialties", "p.certifications"])
        .select(["p.suspendedAt", "p.createdAt"])
        .where("p.id", "=", id)
        .executeTakeFirst()
    : undefined;
  const [line] = row ? await withPapers([row], civilDay(now)) : [];
  if (row === undefined || line === undefined || line.isDemonstration) {
    throw new DomainError("provider.not-found");
  }
  const { priceUnit, priceCents, priceRateBps, suspendedAt } = row;
  const entry = {
    name: row.name,
    type: row.type,
    description: row.description,
    email: row.email ?? "",
    communeCode: row.code,
    priceUnit,
    priceCents,
    priceRateBps,
    availability: row.availability,
    specialties: textsOf(row.specialties),
    certifications: textsOf(row.certifications),
  };
  return {
    ...line,
    entry,
    suspendedAt: suspendedAt === null ? null : fromDbInstant(suspendedAt),
    createdAt: fromDbInstant(row.createdAt),
    reviews: await reviewsOf(id),
  };
}
