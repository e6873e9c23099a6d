import { normalizeEmail } from "../../kernel/email.ts";
import { fromDbInstant } from "../../platform/db/instants.ts";
import { literal } from "../../platform/db/literals.ts";
import { reads } from "../../platform/db/read.ts";
import type { Actor } from "../../policy/actor.ts";
import { authorize } from "../../policy/can.ts";
import { leadOfToken } from "../links.ts";
import { OPEN_LEAD_STATUSES } from "../states.ts";
import type { OwnRequestView } from "../views.ts";
import { requestedBy } from "./requested-by.ts";

/** Most requests that an account's page lists: more than anybody has homes to sell. */
const MOST_LISTED = 10;

const requestRows = () =>
  reads()
    .selectFrom("Lead as l")
    .innerJoin("Commune as c", "c.code", "l.communeCode")
    .leftJoin("User as u", "u.id", "l.ambassadorId")
    .select(["l.id", "l.status", "l.closeReason", "l.createdAt", "l.ambassadorId"])
    .select(["l.contactId", "l.address"])
    .select(["c.name as commune", "u.firstName as looper"])
    .where("l.kind", "=", literal("seller"));

type RequestRow = Awaited<ReturnType<ReturnType<typeof requestRows>["execute"]>>[number];

function stateOf({ status, closeReason, ambassadorId }: RequestRow): OwnRequestView["state"] {
  if (status === "lost") return closeReason === "withdrawn" ? "withdrawn" : "closed";
  if (status === "mandate" || status === "won") return "signed";
  if (status !== "offered") return "accepted";
  return ambassadorId === null ? "team" : "waiting";
}

function viewOf(row: RequestRow): OwnRequestView {
  const { id, commune, createdAt, looper } = row;
  const state = stateOf(row);
  return {
    ...{ id, commune, state, createdAt: fromDbInstant(createdAt) },
    // What was written without an account is whoever's that wrote it.
    address: row.contactId === null ? null : row.address,
    // Whoever has not accepted it may never do.
    looper: state === "accepted" || state === "signed" ? looper : null,
  };
}

/** Requests of an account, also those that were made with its address without it. */
const ownRows = ({ userId, email }: Actor) =>
  requestRows().where((eb) =>
    requestedBy(
      { contactId: eb.ref("l.contactId"), contactEmail: eb.ref("l.contactEmail") },
      { userId, email: normalizeEmail(email) },
    ),
  );

/** The request of whoever has the link of a mail about it; null where there is none, or no more. */
export async function findRequestOfLink(token: unknown): Promise<OwnRequestView | null> {
  const id = leadOfToken(token);
  if (id === null) return null;
  const row = await requestRows().where("l.id", "=", id).executeTakeFirst();
  return row ? viewOf(row) : null;
}

/** A request of somebody with an account; null where there is none of theirs. */
export async function findOwnRequest(id: string, actor: Actor): Promise<OwnRequestView | null> {
  authorize(actor, "account.read");
  const row = await ownRows(actor).where("l.id", "=", id).executeTakeFirst();
  return row ? viewOf(row) : null;
}

/** The open requests of somebody with an account, the latest first. */
export async function listOwnRequests(actor: Actor): Promise<OwnRequestView[]> {
  authorize(actor, "account.read");
  const rows = await ownRows(actor)
    .where("l.status", "in", OPEN_LEAD_STATUSES)
    .orderBy("l.createdAt", "desc")
    .orderBy("l.id")
    .limit(MOST_LISTED)
    .execute();
  return rows.map(viewOf);
}
