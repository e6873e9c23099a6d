import { type AliasableExpression, type Expression, expressionBuilder } from "kysely";
import { civilDay, daysBefore } from "../../../kernel/time.ts";
import { OPEN_LEAD_STATUSES } from "../../../leads/states.ts";
import type { Models } from "../../../platform/db/generated/kysely/models.ts";
import { type StoredInstant, toDbInstant } from "../../../platform/db/instants.ts";
import { literal } from "../../../platform/db/literals.ts";
import { reads } from "../../../platform/db/read.ts";
import { salesForTeam } from "../../../sales/queries/sales-for-team.ts";
import type { TaskKind } from "../../../tasks/rules.ts";
import { areVisitsToFollow } from "../../looper-visits/queries/visits-to-follow.ts";
import { OUT_OF_FORCE, type OutOfForce } from "../../looper-visits/rules.ts";
import { STALE_LEAD_DAYS } from "../../rules.ts";
import { waitingTrainings } from "../../trainings/queries/waiting-trainings.ts";

/** What the row of a task is made of. */
interface TaskColumns {
  id: Expression<string>;
  /**
   * What its queue is in the order of: the due instant where that is stored, else the one after which a constant time is
   * allowed.
   */
  at: Expression<StoredInstant | null>;
  /** Since when it waits; `at` where it is not given. */
  since?: Expression<StoredInstant | null>;
  /** Whom or what it is about: of a person the first name. */
  subject: Expression<string | null>;
  lastName?: Expression<string | null>;
  /** Of a revision, which has its title in it. */
  content?: Expression<string | null>;
  town?: Expression<string | null>;
}

const NOTHING: Expression<string | null> = expressionBuilder<Models>().lit(null);

const task = (
  kind: TaskKind,
  {
    id,
    at,
    since = at,
    subject,
    lastName = NOTHING,
    content = NOTHING,
    town = NOTHING,
  }: TaskColumns,
) => {
  const eb = expressionBuilder<Models>();
  return [
    literal(kind).as("kind"),
    eb.parens(id).as("id"),
    eb.parens(at).as("at"),
    eb.parens(since).as("since"),
    eb.parens(subject).as("subject"),
    eb.parens(lastName).as("lastName"),
    eb.parens(content).as("content"),
    eb.parens(town).as("town"),
  ] as const;
};

const loopers = () =>
  reads()
    .selectFrom("RoleGrant as g")
    .innerJoin("User as u", "u.id", "g.userId")
    .where("g.role", "=", literal("ambassador"))
    .where("u.erasedAt", "is", null);

const requests = () =>
  loopers()
    .select((eb) =>
      task("looper-request", {
        id: eb.ref("g.id"),
        at: eb.ref("g.requestedAt"),
        subject: eb.ref("u.firstName"),
        lastName: eb.ref("u.lastName"),
        town: eb.ref("u.city"),
      }),
    )
    .where("g.status", "=", literal("pending"));

/** The grant of a looper who was accepted once, to be looked up for each of few rows. */
const decidedGrant = (userId: Expression<string>) =>
  reads()
    .selectFrom("RoleGrant as g")
    .where("g.userId", "=", userId)
    .where("g.role", "=", literal("ambassador"))
    .where("g.status", "in", [literal("active"), literal("suspended")]);

/** Of a looper who was granted already, with papers that wait: since the first of them was handed in. */
const changes = () =>
  reads()
    .selectFrom("LooperPaper as q")
    .innerJoin("User as u", "u.id", "q.looperId")
    .select((eb) =>
      task("looper-change", {
        id: decidedGrant(eb.ref("q.looperId")).select("g.id").$asScalar().$notNull(),
        at: eb.ref("q.handedInAt"),
        subject: eb.ref("u.firstName"),
        lastName: eb.ref("u.lastName"),
        town: eb.ref("u.city"),
      }),
    )
    .where("q.endedAt", "is", null)
    .where("u.erasedAt", "is", null)
    .where((eb) => eb.exists(decidedGrant(eb.ref("q.looperId")).select("g.id")))
    .where(({ not, exists, selectFrom, lit }) =>
      not(
        exists(
          selectFrom("LooperPaper as f")
            .select(lit(1).as("first"))
            .whereRef("f.looperId", "=", "q.looperId")
            .where("f.endedAt", "is", null)
            .where((eb) =>
              eb.or([
                eb("f.handedInAt", "<", eb.ref("q.handedInAt")),
                eb.and([
                  eb("f.handedInAt", "=", eb.ref("q.handedInAt")),
                  eb("f.id", "<", eb.ref("q.id")),
                ]),
              ]),
            ),
        ),
      ),
    );

/** Suspended, with papers that are in order again. */
const returns = (now: Date) =>
  loopers()
    .innerJoin("AmbassadorProfile as p", "p.userId", "g.userId")
    .select((eb) =>
      task("looper-return", {
        id: eb.ref("g.id"),
        at: eb.fn.coalesce("g.decidedAt", "g.requestedAt"),
        subject: eb.ref("u.firstName"),
        lastName: eb.ref("u.lastName"),
        town: eb.ref("u.city"),
      }),
    )
    .where("g.status", "=", literal("suspended"))
    .where("p.trainedAt", "is not", null)
    .where((eb) => eb(eb.fn("trim", ["p.rsacNumber"]), "<>", literal("")))
    .where("p.identityExpiresOn", ">=", civilDay(now))
    .where("p.attestationExpiresOn", ">=", civilDay(now))
    .where("p.insuranceExpiresOn", ">=", civilDay(now));

/** Continuing trainings that loopers declared. */
const trainings = () =>
  waitingTrainings().select((eb) =>
    task("continuing-training", {
      id: eb.ref("t.id"),
      at: eb.ref("t.handedInAt"),
      subject: eb.ref("u.firstName"),
      lastName: eb.ref("u.lastName"),
      town: eb.ref("u.city"),
    }),
  );

/** Out of force, with visits to come that the team looks after. */
const visits = (status: OutOfForce, now: Date) =>
  loopers()
    .select((eb) =>
      task("looper-visits", {
        id: eb.ref("g.id"),
        at: eb.fn.coalesce("g.visitsDueAt", "g.decidedAt", "g.requestedAt"),
        since: eb.fn.coalesce("g.decidedAt", "g.requestedAt"),
        subject: eb.ref("u.firstName"),
        lastName: eb.ref("u.lastName"),
        town: eb.ref("u.city"),
      }),
    )
    .where("g.status", "=", literal(status))
    .where((eb) => areVisitsToFollow(eb, now));

/** Nobody decides about a listing, or a conversation, of their own: it is somebody else's task. */
const revisions = (userId: string) =>
  reads()
    .selectFrom("ListingRevision as r")
    .leftJoin("Property as p", "p.id", "r.propertyId")
    .leftJoin("Commune as c", "c.code", "p.communeCode")
    .select((eb) =>
      task("listing-review", {
        id: eb.ref("r.id"),
        at: eb.ref("r.submittedAt"),
        subject: NOTHING,
        content: eb.cast<string>("r.content", "text"),
        town: eb.ref("c.name"),
      }),
    )
    .where("r.status", "=", literal("in_review"))
    .where("r.sellerId", "<>", userId);

const listingReports = (userId: string) =>
  reads()
    .selectFrom("ListingReport as r")
    .innerJoin("Property as p", "p.id", "r.propertyId")
    .innerJoin("Commune as c", "c.code", "p.communeCode")
    .select((eb) =>
      task("listing-report", {
        id: eb.ref("r.id"),
        at: eb.ref("r.dueAt"),
        since: eb.ref("r.createdAt"),
        subject: eb.ref("p.title"),
        town: eb.ref("c.name"),
      }),
    )
    .where("r.status", "=", literal("open"))
    .where("p.sellerId", "<>", userId);

const conversationReports = (userId: string) =>
  reads()
    .selectFrom("ConversationReport as r")
    .innerJoin("User as u", "u.id", "r.reporterId")
    .innerJoin("Conversation as v", "v.id", "r.conversationId")
    .select((eb) =>
      task("conversation-report", {
        id: eb.ref("r.id"),
        at: eb.ref("r.dueAt"),
        since: eb.ref("r.createdAt"),
        subject: eb.ref("u.firstName"),
        lastName: eb.ref("u.lastName"),
      }),
    )
    .where("r.closedAt", "is", null)
    .where("v.contactId", "<>", userId)
    .where("v.ownerId", "<>", userId);

/** Checks that are nobody's own: neither seller, looper, visitor nor host decides. */
const checks = (userId: string) =>
  reads()
    .selectFrom("QualityCheck as k")
    .innerJoin("Property as p", "p.id", "k.propertyId")
    .innerJoin("Commune as c", "c.code", "p.communeCode")
    .leftJoin("Visit as v", "v.id", "k.visitId")
    .where("p.sellerId", "<>", userId)
    .where((eb) =>
      eb.and(
        (["k.looperId", "v.buyerId", "v.hostId"] as const).map((person) =>
          eb.or([eb(person, "is", null), eb(person, "<>", userId)]),
        ),
      ),
    );

const openChecks = (userId: string) =>
  checks(userId)
    .select((eb) =>
      task("quality-check", {
        id: eb.ref("k.id"),
        at: eb.ref("k.dueAt"),
        since: eb.ref("k.createdAt"),
        subject: eb.ref("p.title"),
        town: eb.ref("c.name"),
      }),
    )
    .where("k.state", "=", literal("open"));

/** What was to be corrected, once its time is over. */
const corrections = (userId: string, now: Date) =>
  checks(userId)
    .select((eb) =>
      task("quality-correction", {
        id: eb.ref("k.id"),
        at: eb.ref("k.correctBy"),
        subject: eb.ref("p.title"),
        town: eb.ref("c.name"),
      }),
    )
    .where("k.state", "=", literal("correcting"))
    .where("k.correctBy", "<=", toDbInstant(now));

const denials = (userId: string) =>
  checks(userId)
    .innerJoin("VisitQuestion as q", "q.checkId", "k.id")
    .select((eb) =>
      task("visit-denied", {
        id: eb.ref("q.checkId"),
        at: eb.ref("q.answeredAt"),
        subject: eb.ref("p.title"),
        town: eb.ref("c.name"),
      }),
    )
    .where("q.answer", "=", literal("no"))
    .where("q.settledAt", "is", null);

const qualityCases = (userId: string) =>
  reads()
    .selectFrom("LooperQualityCase as k")
    .innerJoin("User as u", "u.id", "k.looperId")
    .select((eb) =>
      task("looper-quality", {
        id: eb.ref("k.id"),
        at: eb.ref("k.openedAt"),
        subject: eb.ref("u.firstName"),
        lastName: eb.ref("u.lastName"),
        town: eb.ref("u.city"),
      }),
    )
    .where("k.decidedAt", "is", null)
    .where("u.erasedAt", "is", null)
    .where("k.looperId", "<>", userId);

/** Visits whose code is locked; nobody decides about their own. */
const lockedVisits = (userId: string) =>
  reads()
    .selectFrom("Visit as v")
    .innerJoin("Property as p", "p.id", "v.propertyId")
    .innerJoin("Commune as c", "c.code", "p.communeCode")
    .select((eb) =>
      task("visit-locked", {
        id: eb.ref("v.id"),
        at: eb.ref("v.lockDueAt"),
        since: eb.ref("v.lockedAt"),
        subject: eb.ref("p.title"),
        town: eb.ref("c.name"),
      }),
    )
    .where("v.lockDueAt", "is not", null)
    .where("v.buyerId", "<>", userId)
    .where("v.hostId", "<>", userId)
    .where("p.sellerId", "<>", userId);

/** What people wrote to the team, since it waits; nobody answers themselves. */
const contacts = (userId: string) =>
  reads()
    .selectFrom("ContactRequest as r")
    .select((eb) =>
      task("contact", {
        id: eb.ref("r.id"),
        at: eb.ref("r.dueAt"),
        since: eb.ref("r.waitingSince"),
        subject: eb.ref("r.name"),
      }),
    )
    .where("r.status", "=", literal("open"))
    .where((eb) => eb.or([eb("r.userId", "is", null), eb("r.userId", "<>", userId)]));

/** Lines that loopers contest; nobody decides about their own. */
const contests = (userId: string) =>
  reads()
    .selectFrom("LineContest as c")
    .innerJoin("CommissionEntry as e", "e.id", "c.entryId")
    .innerJoin("User as u", "u.id", "e.ambassadorId")
    .select((eb) =>
      task("commission-contest", {
        id: eb.ref("c.id"),
        at: eb.ref("c.at"),
        subject: eb.ref("u.firstName"),
        lastName: eb.ref("u.lastName"),
      }),
    )
    .where("c.decidedAt", "is", null)
    .where("e.ambassadorId", "<>", userId);

/** Batches that wait for a second person: neither who prepared them, nor somebody whom they pay. */
const batches = (userId: string) =>
  reads()
    .selectFrom("PayoutBatch as b")
    .innerJoin("User as u", "u.id", "b.createdById")
    .select((eb) =>
      task("payout-batch", {
        id: eb.ref("b.id"),
        at: eb.ref("b.createdAt"),
        subject: eb.ref("u.firstName"),
        lastName: eb.ref("u.lastName"),
      }),
    )
    .where("b.approvedAt", "is", null)
    .where("b.cancelledAt", "is", null)
    .where("b.createdById", "<>", userId)
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom("Payout as p")
            .select("p.id")
            .whereRef("p.batchId", "=", "b.id")
            .where("p.looperId", "=", userId),
        ),
      ),
    );

/** Steps of sales that the team records, since the last one that was. */
const saleSteps = (userId: string, now: Date) =>
  salesForTeam(userId, now)
    .innerJoin("Commune as c", "c.code", "p.communeCode")
    .select((eb) =>
      task("sale-step", {
        id: eb.ref("s.id"),
        at: eb.ref("s.teamDueAt"),
        town: eb.ref("c.name"),
        since: eb.fn.coalesce(
          eb
            .selectFrom("SaleEvent as e")
            .select(({ fn }) => fn.max("e.at").as("at"))
            .whereRef("e.saleId", "=", "s.id"),
          "s.openedAt",
        ),
        subject: eb.ref("p.title"),
      }),
    );

/** The place of a lead: its home's, or where a seller's is. */
const leadTown = (communeCode: Expression<string | null>, propertyId: Expression<string | null>) =>
  reads()
    .selectFrom("Commune as c")
    .select("c.name")
    .where((eb) =>
      eb(
        "c.code",
        "=",
        eb.fn.coalesce(
          communeCode,
          reads()
            .selectFrom("Property as p")
            .select("p.communeCode")
            .where("p.id", "=", propertyId)
            .$asScalar(),
        ),
      ),
    )
    .$asScalar();

const staleLeads = (status: (typeof OPEN_LEAD_STATUSES)[number], now: Date) =>
  reads()
    .selectFrom("Lead as l")
    .select((eb) =>
      task("lead-stale", {
        id: eb.ref("l.id"),
        at: eb.ref("l.updatedAt"),
        subject: eb.ref("l.contactName"),
        town: leadTown(eb.ref("l.communeCode"), eb.ref("l.propertyId")),
      }),
    )
    .where("l.status", "=", status)
    .where("l.ambassadorId", "is not", null)
    .where("l.updatedAt", "<=", toDbInstant(daysBefore(now, STALE_LEAD_DAYS)));

/** Open leads that nobody has. */
const freeLeads = () =>
  reads()
    .selectFrom("Lead as l")
    .select((eb) =>
      task("lead-free", {
        id: eb.ref("l.id"),
        at: eb.ref("l.teamDueAt"),
        since: eb.ref("l.freeAt"),
        subject: eb.ref("l.contactName"),
        town: leadTown(eb.ref("l.communeCode"), eb.ref("l.propertyId")),
      }),
    )
    .where("l.ambassadorId", "is", null)
    .where("l.teamDueAt", "is not", null)
    .where("l.status", "not in", [literal("won"), literal("lost")]);

const referrals = () =>
  reads()
    .selectFrom("WaitlistReferral as r")
    .innerJoin("WaitlistEntry as e", "e.id", "r.entryId")
    .select((eb) =>
      task("referral-held", {
        id: eb.ref("r.id"),
        at: eb.ref("r.settledAt"),
        subject: eb.ref("e.email"),
      }),
    )
    .where("r.status", "=", literal("held"));

const mails = () =>
  reads()
    .selectFrom("OutboxMail as m")
    .select((eb) =>
      task("mail-dead", {
        id: eb.ref("m.id"),
        at: eb.ref("m.nextAttemptAt"),
        subject: eb.ref("m.subject"),
      }),
    )
    .where("m.state", "=", literal("dead"))
    .where("m.settledAt", "is", null);

type TaskRow = Awaited<ReturnType<ReturnType<typeof requests>["execute"]>>[number];
export type Tasks = AliasableExpression<TaskRow>;

/** The queries of each kind: one for each state in which its tasks are, which an index has in their order. */
const TASKS: Record<TaskKind, (now: Date, userId: string) => Tasks[]> = {
  "looper-request": () => [requests()],
  "looper-change": () => [changes()],
  "looper-return": (now) => [returns(now)],
  "continuing-training": () => [trainings()],
  "looper-visits": (now) => OUT_OF_FORCE.map((status) => visits(status, now)),
  "listing-review": (_now, userId) => [revisions(userId)],
  "listing-report": (_now, userId) => [listingReports(userId)],
  "conversation-report": (_now, userId) => [conversationReports(userId)],
  "quality-check": (_now, userId) => [openChecks(userId)],
  "quality-correction": (now, userId) => [corrections(userId, now)],
  "visit-denied": (_now, userId) => [denials(userId)],
  "looper-quality": (_now, userId) => [qualityCases(userId)],
  "visit-locked": (_now, userId) => [lockedVisits(userId)],
  contact: (_now, userId) => [contacts(userId)],
  "commission-contest": (_now, userId) => [contests(userId)],
  "payout-batch": (_now, userId) => [batches(userId)],
  "sale-step": (now, userId) => [saleSteps(userId, now)],
  "lead-free": () => [freeLeads()],
  "lead-stale": (now) => OPEN_LEAD_STATUSES.map((status) => staleLeads(status, now)),
  "referral-held": () => [referrals()],
  "mail-dead": () => [mails()],
};

/** The queries of a kind's tasks. */
export const tasksOfKind = (kind: TaskKind, now: Date, userId: string): Tasks[] =>
  TASKS[kind](now, userId);
