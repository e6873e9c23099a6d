import { type AliasableExpression, type Expression, expressionBuilder } from "kysely";
import type { Role } from "../../../kernel/roles.ts";
import { civilDay, daysBefore, shiftCivilDay } from "../../../kernel/time.ts";
import { isOfferOfSeller, isOfferOpen } from "../../../offers/queries/offer-conditions.ts";
import type { Models } from "../../../platform/db/generated/kysely/models.ts";
import { type StoredInstant, toDbInstant } from "../../../platform/db/instants.ts";
import { literal } from "../../../platform/db/literals.ts";
import { reads } from "../../../platform/db/read.ts";
import { LAPSING_DAYS } from "../../../policy/looper-papers.ts";
import { salesForTeam } from "../../../sales/queries/sales-for-team.ts";
import { todayOfHome } from "../../../sales/queries/today-of-home.ts";
import { type ActionKind, FOLLOW_UP_DAYS } from "../views.ts";

/** What the row of an action is made of. */
interface ActionColumns {
  role: Expression<Role>;
  id: Expression<string>;
  /** Whom it comes from or what it is about: of a person the first name. */
  subject: Expression<string | null>;
  lastName?: Expression<string | null>;
  /** Of a revision, which has its title in it. */
  content?: Expression<string | null>;
  listing?: Expression<string | null>;
  /** Without it from now on. */
  since?: Expression<StoredInstant | null>;
  until?: Expression<string | null>;
}

const { cast, lit } = expressionBuilder<Models>();
const NOTHING: Expression<string | null> = lit(null);
const NO_INSTANT: Expression<StoredInstant | null> = cast(lit(null), "timestamp");

const action = ({
  role,
  id,
  subject,
  lastName = NOTHING,
  content = NOTHING,
  listing = NOTHING,
  since = NO_INSTANT,
  until = NOTHING,
}: ActionColumns) => {
  const eb = expressionBuilder<Models>();
  return [
    eb.parens(role).as("role"),
    eb.parens(id).as("id"),
    eb.parens(subject).as("subject"),
    eb.parens(lastName).as("lastName"),
    eb.parens(content).as("content"),
    eb.parens(listing).as("listing"),
    eb.parens(since).as("since"),
    eb.parens(until).as("until"),
  ] as const;
};

const as = (role: Role): Expression<Role> => literal(role);

/** A home `p` that a person answers for: the looper's, or the seller's own where there is none. */
const isInCharge = (userId: string) => {
  const eb = expressionBuilder<Models & { p: Models["Property"] }, "p">();
  return eb.or([
    eb("p.ambassadorId", "=", userId),
    eb.and([eb("p.sellerId", "=", userId), eb("p.ambassadorId", "is", null)]),
  ]);
};

const roleInCharge = (userId: string): Expression<Role> => {
  const eb = expressionBuilder<Models & { p: Models["Property"] }, "p">();
  return eb
    .case()
    .when("p.ambassadorId", "=", userId)
    .then(literal<Role>("ambassador"))
    .else(literal<Role>("seller"))
    .end();
};

const offersToAnswer = (userId: string, now: Date) =>
  reads()
    .selectFrom("Property as p")
    .innerJoin("Offer as o", "o.propertyId", "p.id")
    .select((eb) =>
      action({
        role: as("seller"),
        id: eb.ref("o.id"),
        subject: eb.ref("o.buyerName"),
        listing: eb.ref("p.title"),
        since: eb.ref("o.createdAt"),
        until: eb.ref("o.expiryDate"),
      }),
    )
    .where("p.sellerId", "=", userId)
    .where(isOfferOpen(now))
    .where((eb) => eb.not(isOfferOfSeller()));

const countersToAnswer = (userId: string, now: Date) =>
  reads()
    .selectFrom("Offer as o")
    .innerJoin("Property as p", "p.id", "o.propertyId")
    .select((eb) =>
      action({
        role: as("buyer"),
        id: eb.ref("o.id"),
        subject: eb.ref("p.title"),
        since: eb.ref("o.createdAt"),
        until: eb.ref("o.expiryDate"),
      }),
    )
    .where("o.buyerId", "=", userId)
    .where(isOfferOpen(now))
    .where(isOfferOfSeller());

/** Documents that several sign, once all but the person with the account have. */
const lastToSign = (userId: string, now: Date) =>
  reads()
    .selectFrom("Signature as g")
    .innerJoin("Property as p", "p.id", "g.propertyId")
    .select((eb) =>
      action({
        role: as("seller"),
        id: eb.ref("p.id"),
        subject: eb.ref("p.title"),
        since: eb
          .selectFrom("Signer as other")
          .select(({ fn }) => fn.max("other.signedAt").as("at"))
          .whereRef("other.signatureId", "=", "g.id")
          .$asScalar(),
      }),
    )
    .where("g.signerId", "=", userId)
    .where("g.signedAt", "is", null)
    .where("g.expiresAt", ">", toDbInstant(now))
    .where((eb) => {
      const others = eb
        .selectFrom("Signer as other")
        .select("other.position")
        .whereRef("other.signatureId", "=", "g.id")
        .where("other.position", ">", 1);
      return eb.and([
        eb.exists(others),
        eb.not(eb.exists(others.where("other.signedAt", "is", null))),
      ]);
    });

const openSales = () =>
  reads()
    .selectFrom("Sale as s")
    .innerJoin("Offer as o", "o.id", "s.offerId")
    .innerJoin("Property as p", "p.id", "s.propertyId")
    .where("s.status", "=", literal("open"));

const ofSale = () =>
  expressionBuilder<Models & { s: Models["Sale"]; o: Models["Offer"] }, "s" | "o">();

/** Whether a sale waits for the bank's answer. */
const loanWaits = () => {
  const eb = ofSale();
  return eb.and([
    eb("o.financingType", "<>", literal("cash")),
    eb("s.compromisSignedOn", "is not", null),
    eb("s.loanObtainedOn", "is", null),
  ]);
};

const nextSignature = () => ofSale().fn.coalesce("s.deedPlannedOn", "s.compromisPlannedOn");

/** Whether a sale waits for a signature, on a day to come. */
const signatureComes = (now: Date) => {
  const eb = ofSale();
  return eb.and([
    eb.or([eb("s.compromisSignedOn", "is", null), eb("s.deedPlannedOn", "is not", null)]),
    eb(nextSignature(), ">=", todayOfHome(now)),
  ]);
};

const salesOfTeam = (userId: string, now: Date) =>
  salesForTeam(userId, now).select((eb) =>
    action({
      role: as("trust_manager"),
      id: eb.ref("s.id"),
      subject: eb.ref("p.title"),
      since: eb.ref("s.openedAt"),
      until: eb
        .case()
        .when("s.compromisSignedOn", "is", null)
        .then(eb.ref("s.compromisPlannedOn"))
        .else(eb.ref("s.deedPlannedOn"))
        .end(),
    }),
  );

const salesOfBuyer = (userId: string, now: Date) =>
  openSales()
    .select((eb) =>
      action({
        role: as("buyer"),
        id: eb.ref("s.id"),
        subject: eb.ref("p.title"),
        since: eb.ref("s.openedAt"),
        until: eb.case().when(loanWaits()).then(eb.ref("s.loanDueOn")).else(nextSignature()).end(),
      }),
    )
    .where("s.buyerId", "=", userId)
    .where((eb) => eb.or([loanWaits(), signatureComes(now)]));

const salesOfSeller = (userId: string, now: Date) =>
  openSales()
    .select((eb) =>
      action({
        role: as("seller"),
        id: eb.ref("s.id"),
        subject: eb.ref("p.title"),
        since: eb.ref("s.openedAt"),
        until: nextSignature(),
      }),
    )
    .where("s.sellerId", "=", userId)
    .where(signatureComes(now));

const visitsInCharge = (userId: string) =>
  reads()
    .selectFrom("Property as p")
    .innerJoin("Visit as v", "v.propertyId", "p.id")
    .where(isInCharge(userId));

const visitsToConfirm = (userId: string, now: Date) =>
  visitsInCharge(userId)
    .select((eb) =>
      action({
        role: roleInCharge(userId),
        id: eb.ref("v.id"),
        subject: eb.ref("v.visitorName"),
        listing: eb.ref("p.title"),
        since: eb.ref("v.createdAt"),
      }),
    )
    .where("v.status", "=", literal("pending"))
    .where("v.startsAt", ">", toDbInstant(now));

const visitorsToAsk = (userId: string) =>
  visitsInCharge(userId)
    .select((eb) =>
      action({
        role: roleInCharge(userId),
        id: eb.ref("v.id"),
        subject: eb.ref("v.visitorName"),
        listing: eb.ref("p.title"),
        since: eb.ref("v.endsAt"),
      }),
    )
    .where("v.status", "=", literal("completed"))
    .where("v.feedbackRating", "is", null)
    .where("v.feedbackAskedAt", "is", null);

const opinionsToGive = (userId: string) =>
  reads()
    .selectFrom("Visit as v")
    .innerJoin("Property as p", "p.id", "v.propertyId")
    .select((eb) =>
      action({
        role: as("buyer"),
        id: eb.ref("v.id"),
        subject: eb.ref("p.title"),
        since: eb.ref("v.feedbackAskedAt"),
      }),
    )
    .where("v.buyerId", "=", userId)
    .where("v.status", "=", literal("completed"))
    .where("v.feedbackRating", "is", null)
    .where("v.feedbackAskedAt", "is not", null);

/** Revisions that their seller writes. */
const editedRevisions = (userId: string) =>
  reads()
    .selectFrom("ListingRevision as r")
    .where("r.sellerId", "=", userId)
    .where("r.status", "=", literal("editing"));

/** Those that the team returned. */
const corrections = (userId: string) =>
  editedRevisions(userId)
    .select((eb) =>
      action({
        role: as("seller"),
        id: eb.ref("r.id"),
        subject: NOTHING,
        content: eb.cast<string>("r.content", "text"),
        since: eb.ref("r.decidedAt"),
      }),
    )
    .where("r.decidedAt", "is not", null);

/** Those that have no home yet. */
const writtenDrafts = (userId: string) =>
  editedRevisions(userId)
    .select((eb) =>
      action({
        role: as("seller"),
        id: eb.ref("r.id"),
        subject: NOTHING,
        content: eb.cast<string>("r.content", "text"),
        since: eb.ref("r.createdAt"),
      }),
    )
    .where("r.propertyId", "is", null);

/** Homes that were not returned. */
const homesToComplete = (userId: string) =>
  reads()
    .selectFrom("Property as p")
    .select((eb) =>
      action({
        role: as("seller"),
        id: eb.ref("p.id"),
        subject: eb.ref("p.title"),
        since: eb.ref("p.createdAt"),
      }),
    )
    .where("p.sellerId", "=", userId)
    .where("p.status", "=", literal("draft"))
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom("ListingRevision as r")
            .select("r.id")
            .whereRef("r.propertyId", "=", "p.id")
            .where("r.status", "=", literal("editing"))
            .where("r.decidedAt", "is not", null),
        ),
      ),
    );

const requestsOfSellers = (userId: string) =>
  reads()
    .selectFrom("LooperRequest as q")
    .innerJoin("ListingRevision as r", "r.id", "q.revisionId")
    .innerJoin("User as u", "u.id", "r.sellerId")
    .select((eb) =>
      action({
        role: as("ambassador"),
        id: eb.ref("q.id"),
        subject: eb.ref("u.firstName"),
        since: eb.ref("q.createdAt"),
      }),
    )
    .where("q.ambassadorId", "=", userId)
    .where("q.status", "=", literal("pending"))
    .where("r.status", "<>", literal("discarded"));

const leadsOf = (userId: string) =>
  reads()
    .selectFrom("Lead as l")
    .leftJoin("Property as p", "p.id", "l.propertyId")
    .where("l.ambassadorId", "=", userId);

const newLeads = (userId: string) =>
  leadsOf(userId)
    .select((eb) =>
      action({
        role: as("ambassador"),
        id: eb.ref("l.id"),
        subject: eb.ref("l.contactName"),
        listing: eb.ref("p.title"),
        since: eb.ref("l.createdAt"),
      }),
    )
    .where("l.status", "=", literal("new"));

const leadsLeftAlone = (userId: string, now: Date) =>
  leadsOf(userId)
    .select((eb) =>
      action({
        role: as("ambassador"),
        id: eb.ref("l.id"),
        subject: eb.ref("l.contactName"),
        listing: eb.ref("p.title"),
        since: eb.ref("l.updatedAt"),
      }),
    )
    .where("l.status", "=", literal("contacted"))
    .where("l.updatedAt", "<=", toDbInstant(daysBefore(now, FOLLOW_UP_DAYS)));

/** A paper that lapses within a month: its subject is which it is. */
const lapsingPaper = (
  userId: string,
  now: Date,
  [paper, expiresOn]: ["attestation", "attestationExpiresOn"] | ["insurance", "insuranceExpiresOn"],
) =>
  reads()
    .selectFrom("AmbassadorProfile as a")
    .select((eb) =>
      action({
        role: as("ambassador"),
        id: eb.ref("a.userId"),
        subject: literal(paper),
        until: eb.ref(`a.${expiresOn}`),
      }),
    )
    .where("a.userId", "=", userId)
    .where(`a.${expiresOn}`, "<=", shiftCivilDay(civilDay(now), LAPSING_DAYS));

const requestsToDecide = () =>
  reads()
    .selectFrom("RoleGrant as g")
    .innerJoin("User as u", "u.id", "g.userId")
    .select((eb) =>
      action({
        role: as("trust_manager"),
        id: eb.ref("g.id"),
        subject: eb.ref("u.firstName"),
        lastName: eb.ref("u.lastName"),
        since: eb.ref("g.requestedAt"),
      }),
    )
    .where("g.role", "=", literal("ambassador"))
    .where("g.status", "=", literal("pending"));

/** Conversations of one side that it did not archive, where the other wrote what was not read. */
function unreadConversations(side: "contact" | "owner") {
  const other = side === "contact" ? "owner" : "contact";
  return reads()
    .selectFrom("Conversation as c")
    .innerJoin("User as u", "u.id", `c.${other}Id`)
    .leftJoin("Property as p", "p.id", "c.propertyId")
    .where(`c.${side}ArchivedAt`, "is", null)
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom("Message as m")
          .select("m.id")
          .whereRef("m.conversationId", "=", "c.id")
          .where("m.readAt", "is", null)
          .where("m.sender", "=", other),
      ),
    );
}

const messagesAsContact = (userId: string) =>
  unreadConversations("contact")
    .select((eb) =>
      action({
        role: as("buyer"),
        id: eb.ref("c.id"),
        subject: eb.ref("u.firstName"),
        lastName: eb.ref("u.lastName"),
        listing: eb.ref("p.title"),
        since: eb.ref("c.lastMessageAt"),
      }),
    )
    .where("c.contactId", "=", userId);

const messagesAsOwner = (userId: string) =>
  unreadConversations("owner")
    .select((eb) =>
      action({
        role: eb
          .case()
          .when("p.sellerId", "=", userId)
          .then(literal<Role>("seller"))
          .else(literal<Role>("ambassador"))
          .end(),
        id: eb.ref("c.id"),
        subject: eb.ref("u.firstName"),
        lastName: eb.ref("u.lastName"),
        listing: eb.ref("p.title"),
        since: eb.ref("c.lastMessageAt"),
      }),
    )
    .where("c.ownerId", "=", userId)
    .where("c.contactId", "<>", userId);

type ActionRow = Awaited<ReturnType<ReturnType<typeof requestsToDecide>["execute"]>>[number];
type Actions = AliasableExpression<ActionRow>;

/** Where actions of a kind are found, and the roles under which these are done. */
interface ActionSource {
  roles: readonly Role[];
  find: (userId: string, now: Date) => Actions;
}

const under = (role: Role, find: ActionSource["find"]): ActionSource => ({ roles: [role], find });
/** Of homes: their sellers' own, and their loopers'. */
const inCharge = (find: ActionSource["find"]): ActionSource => ({
  roles: ["seller", "ambassador"],
  find,
});

/** The sources of each kind. */
export const ACTIONS: Record<ActionKind, readonly ActionSource[]> = {
  offer: [under("seller", offersToAnswer)],
  counter: [under("buyer", countersToAnswer)],
  signature: [
    under("seller", (userId, now) =>
      lastToSign(userId, now).where("g.kind", "<>", literal("amendment")),
    ),
  ],
  "price-signature": [
    under("seller", (userId, now) =>
      lastToSign(userId, now).where("g.kind", "=", literal("amendment")),
    ),
  ],
  sale: [
    under("trust_manager", salesOfTeam),
    under("buyer", salesOfBuyer),
    under("seller", salesOfSeller),
  ],
  visit: [inCharge(visitsToConfirm)],
  correction: [under("seller", corrections)],
  "seller-request": [under("ambassador", requestsOfSellers)],
  lead: [under("ambassador", newLeads)],
  papers: [
    under("ambassador", (userId, now) =>
      lapsingPaper(userId, now, ["attestation", "attestationExpiresOn"]),
    ),
    under("ambassador", (userId, now) =>
      lapsingPaper(userId, now, ["insurance", "insuranceExpiresOn"]),
    ),
  ],
  request: [under("trust_manager", requestsToDecide)],
  message: [under("buyer", messagesAsContact), inCharge(messagesAsOwner)],
  "follow-up": [under("ambassador", leadsLeftAlone)],
  report: [inCharge(visitorsToAsk)],
  opinion: [under("buyer", opinionsToGive)],
  draft: [under("seller", homesToComplete), under("seller", writtenDrafts)],
};
