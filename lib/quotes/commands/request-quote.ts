import { normalizeEmail } from "../../kernel/email.ts";
import { DomainError } from "../../kernel/errors.ts";
import { newId } from "../../kernel/ids.ts";
import { DAY_MS, msBefore } from "../../kernel/time.ts";
import { queueMail } from "../../mail/commands/queue-mail.ts";
import { newMail } from "../../mail/kinds.ts";
import type { Transaction } from "../../platform/db/clients.ts";
import { type Once, onceTransaction } from "../../platform/idempotency.ts";
import type { Actor } from "../../policy/actor.ts";
import { authorize } from "../../policy/can.ts";
import { requireCommune } from "../../search/queries/require-commune.ts";
import { QUOTE_FIELDS } from "../copy.ts";
import { isWishable, MAX_REQUESTS_A_DAY } from "../rules.ts";
import type { QuoteRequestInput } from "../schemas.ts";
import { todayAt } from "./quote-record.ts";
import { providerLink } from "./tell-sides.ts";

interface Place {
  code: string;
  name: string;
}

const invalid = (field: string, sentence: string) =>
  new DomainError("request.invalid", { [field]: sentence });

/** The place of a home of one's own. @throws {DomainError} request.invalid where it is not */
async function homePlace(tx: Transaction, propertyId: string, sellerId: string): Promise<Place> {
  const home = await tx.property.findFirst({
    where: { id: propertyId, sellerId, status: { not: "withdrawn" } },
    select: { commune: { select: { code: true, name: true } } },
  });
  if (!home) throw invalid("propertyId", QUOTE_FIELDS.home);
  return home.commune;
}

/** A provider to whom requests can be sent. @throws {DomainError} provider.not-found, provider.demonstration */
async function reachableProvider(tx: Transaction, id: string) {
  const provider = await tx.serviceProvider.findUnique({
    where: { id },
    select: { name: true, email: true, isDemonstration: true, suspendedAt: true },
  });
  if (!provider || provider.suspendedAt !== null) throw new DomainError("provider.not-found");
  const { email } = provider;
  if (provider.isDemonstration || email === null) throw new DomainError("provider.demonstration");
  return { ...provider, email };
}

/** @throws {DomainError} quote.open, quote.too-many */
async function assertMayRequest(
  tx: Transaction,
  { providerId, propertyId }: QuoteRequestInput,
  clientId: string,
  now: Date,
): Promise<void> {
  const open = await tx.quoteRequest.count({
    where: { clientId, providerId, propertyId, status: { in: ["sent", "answered"] } },
  });
  if (open > 0) throw new DomainError("quote.open");
  const sent = await tx.quoteRequest.count({
    where: { clientId, createdAt: { gt: msBefore(now, DAY_MS) } },
  });
  if (sent >= MAX_REQUESTS_A_DAY) throw new DomainError("quote.too-many");
}

/**
 * Requests a quote of a provider, who is sent a mail with a link to it.
 * @throws {DomainError} request.invalid with the fields at fault; provider.not-found, provider.demonstration,
 * quote.own-provider, quote.open, quote.too-many
 */
export async function requestQuote(
  input: QuoteRequestInput,
  actor: Actor,
  now = new Date(),
): Promise<Once<{ quoteId: string }>> {
  authorize(actor, "account.change");
  const { userId } = actor;
  const { providerId, propertyId, need, wishedOn = null } = input;
  const typed =
    propertyId === null ? await requireCommune(input.location, QUOTE_FIELDS.place) : null;
  return onceTransaction(async (tx) => {
    const provider = await reachableProvider(tx, providerId);
    // Nobody hires and rates themselves.
    if (normalizeEmail(provider.email) === normalizeEmail(actor.email)) {
      throw new DomainError("quote.own-provider");
    }
    const place = propertyId === null ? typed : await homePlace(tx, propertyId, userId);
    if (place === null) throw invalid("location", QUOTE_FIELDS.place);
    if (wishedOn !== null && !isWishable(wishedOn, todayAt(place.code, now))) {
      throw invalid("wishedOn", QUOTE_FIELDS.wishedOn);
    }
    await assertMayRequest(tx, input, userId, now);
    const id = newId();
    await tx.quoteRequest.create({
      data: {
        id,
        providerId,
        clientId: userId,
        propertyId,
        communeCode: place.code,
        need,
        wishedOn,
        createdAt: now,
        movedAt: now,
      },
    });
    const mail = newMail("quote-requested", {
      clientName: actor.firstName,
      place: place.name,
      wishedOn,
      link: providerLink(id, provider.email),
    });
    await queueMail(tx, { mail, to: provider.email, userId }, now);
    return { quoteId: id };
  });
}
