import { newId } from "../kernel/ids.ts";
import { offerEnd } from "../offers/rules.ts";
import type { Transaction } from "../platform/db/clients.ts";
import type { Prisma } from "../platform/db/generated/client.ts";
import type { Actor } from "../policy/actor.ts";
import { writeContract } from "./agency-contracts.ts";
import {
  communeRow,
  estimateRow,
  floorPlanRow,
  namedHome,
  propertyRow,
  registrationRow,
  roomRow,
} from "./builders.ts";
import type { TestDatabase } from "./database.ts";
import { writeFormerAddresses } from "./former-addresses.ts";
import { writeContacts } from "./full-life-contact.ts";
import {
  writeAttachments,
  writeDocuments,
  writePaper,
  writeTraining,
} from "./full-life-documents.ts";
import { writeNotifications } from "./full-life-notifications.ts";
import { writePayouts } from "./full-life-payouts.ts";
import { writeQuality } from "./full-life-quality.ts";
import { writeQuotes } from "./full-life-quotes.ts";
import { MARK, named, OTHERS, RETAINED, SECRET } from "./marks.ts";
import { writePastSales } from "./past-sales.ts";
import { createPerson } from "./people.ts";

const NOW = new Date("2026-11-01T09:00:00Z");
const SOON = new Date("2026-12-01T09:00:00Z");
const SOON_AFTER = new Date("2026-12-01T09:30:00Z");

/** A person who did everything there is to do, with the ids that tests ask for. */
export interface FullLife {
  person: Actor;
  other: Actor;
  listings: Record<"active" | "draft" | "sold", string>;
}

/** Writes such a person, and another whom they dealt with. Call it on an empty database. */
export async function fullLife(database: TestDatabase): Promise<FullLife> {
  await database.writer.$transaction((tx) => tx.commune.create({ data: communeRow() }));
  const { person, other } = await createBoth(database);
  const homes = homesOf(person, other);
  const { active, draft, sold, theirs } = homes;
  const write = async (tx: Transaction) => {
    await writeHomes(tx, person, homes);
    await writeSession(tx, person);
    await writeAccess(tx, person);
    await writeFormerAddresses(tx, person, other);
    await writeWaiting(tx, person, other);
    await writeDealings(tx, person, other, { active: active.id, sold: sold.id, theirs: theirs.id });
    await writeContacts(tx, person, other, active.id);
    await writeQuality(tx, person, other, active.id);
    await writeNotifications(tx, person, other);
    await writeDocuments(tx, person, other);
    const referred = { referredById: person.userId };
    await tx.user.update({ where: { id: other.userId }, data: referred });
  };
  // A whole life on a busy machine takes longer than a command may.
  await database.writer.$transaction(write, { timeout: 60_000 });
  return { person, other, listings: { active: active.id, draft: draft.id, sold: sold.id } };
}

/** The person, whom the other one referred. */
async function createBoth(database: TestDatabase): Promise<{ person: Actor; other: Actor }> {
  const other = await createPerson(database, [["buyer", "active"]], {
    firstName: OTHERS,
    lastName: OTHERS,
    email: `${OTHERS}@example.org`,
    emailNormalized: "quidam@example.org",
    phone: `06 ${OTHERS}`,
    address: OTHERS,
  });
  const person = await createPerson(
    database,
    [
      ["seller", "active"],
      ["buyer", "active"],
      ["ambassador", "active"],
    ],
    {
      firstName: MARK,
      lastName: `Le ${MARK}`,
      email: `${MARK}@example.org`,
      emailNormalized: "zorglub@example.org",
      phone: `06 ${MARK}`,
      address: `1 rue ${MARK}`,
      city: `${MARK}-Ville`,
      postalCode: `350${MARK}`,
      passwordHash: `$argon2id$${SECRET}`,
      referredById: other.userId,
      emailConfirmedAt: NOW,
    },
  );
  return { person, other };
}

/** The person's homes, one in each state, and the other one's. */
function homesOf({ userId }: Actor, other: Actor) {
  const property = (overrides: Partial<Prisma.PropertyUncheckedCreateInput>) =>
    propertyRow({
      sellerId: userId,
      title: MARK,
      description: MARK,
      searchText: MARK,
      address: MARK,
      neighbourhood: MARK,
      transport: MARK,
      virtualTourUrl: `https://example.org/${MARK}`,
      lat: 48.123456,
      lng: -1.654321,
      ...overrides,
    });
  const active = property({});
  const draft = property({ status: "draft", publishedAt: null });
  const sold = property({
    status: "sold",
    soldAt: NOW,
    lat: 48.1,
    lng: -1.6,
    title: RETAINED,
    description: RETAINED,
    searchText: "",
    address: RETAINED,
    neighbourhood: null,
    transport: null,
    virtualTourUrl: null,
  });
  const theirs = propertyRow({
    sellerId: other.userId,
    ambassadorId: userId,
    title: "Maison voisine",
    address: `2 rue ${OTHERS}`,
  });
  return { active, draft, sold, theirs };
}

/** Homes with their pictures and plans, and when the person receives visitors in the one that is for sale. */
async function writeHomes(
  tx: Prisma.TransactionClient,
  { userId }: Actor,
  { active, draft, sold, theirs }: ReturnType<typeof homesOf>,
): Promise<void> {
  for (const data of [active, draft, sold, theirs]) await tx.property.create({ data });
  for (const { id } of [active, draft, sold]) {
    const alt = id === sold.id ? RETAINED : MARK;
    await tx.room.create({ data: roomRow({ propertyId: id, name: alt, level: alt }) });
    await tx.propertyPhoto.create({
      data: { propertyId: id, position: 0, mediaKey: "x", alt, roomPosition: 0 },
    });
    await tx.floorPlan.create({
      data: floorPlanRow({ propertyId: id, label: alt, mediaKey: "x" }),
    });
  }
  const slot = {
    propertyId: active.id,
    hostId: active.sellerId,
    startsAt: SOON,
    endsAt: SOON_AFTER,
  };
  await tx.visitSlot.create({ data: { id: newId(), ...slot } });
  await tx.visitSchedule.create({
    data: {
      id: newId(),
      propertyId: active.id,
      hostId: userId,
      createdAt: NOW,
      rules: { create: { weekday: 2, startMinute: 540, endMinute: 720 } },
      exceptions: { create: { day: "2026-12-08", startMinute: -1, endMinute: -1 } },
    },
  });
}

/** A browser that is signed in, and the calendar that the person subscribed to. */
async function writeSession(
  tx: Prisma.TransactionClient,
  { userId, sessionId }: Actor,
): Promise<void> {
  await tx.calendarFeed.create({ data: { userId, tokenHash: SECRET, createdAt: NOW } });
  await tx.session.create({
    data: {
      id: sessionId,
      tokenHash: SECRET,
      userId,
      userAgent: MARK,
      networkKey: SECRET,
      createdAt: NOW,
      lastSeenAt: NOW,
      expiresAt: SOON,
    },
  });
}

async function writeAccess(tx: Prisma.TransactionClient, { userId, email }: Actor): Promise<void> {
  const expiring = { createdAt: NOW, expiresAt: SOON };
  await tx.oneTimeToken.create({
    data: { hash: `${SECRET}1`, purpose: "password_reset", userId, ...expiring },
  });
  await tx.emailChange.create({
    data: {
      hash: `${SECRET}3`,
      userId,
      email: `${MARK}@example.org`,
      emailNormalized: `${MARK}@example.org`.toLowerCase(),
      ...expiring,
    },
  });
  await tx.secondFactor.create({
    data: { userId, secretSealed: SECRET, confirmedAt: NOW, createdAt: NOW },
  });
  await tx.recoveryCode.create({ data: { hash: SECRET, userId } });
  await tx.notificationPreference.create({
    data: { userId, kind: "new_lead", email: true, push: false, sms: true },
  });
  await tx.savedSearch.create({
    data: { id: newId(), userId, name: MARK, criteria: { text: MARK }, createdAt: NOW },
  });
  const pendingId = newId();
  const emailNormalized = "zorglub@example.org";
  const chosen = { ...named(MARK), passwordHash: SECRET };
  await tx.pendingRegistration.create({
    data: registrationRow(email, { id: pendingId, emailNormalized, ...chosen }),
  });
  await tx.oneTimeToken.create({
    data: { hash: `${SECRET}2`, purpose: "email_confirmation", pendingId, ...expiring },
  });
  const mail = { data: JSON.stringify(SECRET), nextAttemptAt: NOW, createdAt: NOW };
  const mails = [
    { userId, toAddress: email },
    { userId: null, toAddress: email.toUpperCase() },
  ];
  for (const to of mails) {
    const id = newId();
    await tx.outboxMail.create({
      data: { id, kind: "password-changed", subject: MARK, messageId: id, ...mail, ...to },
    });
  }
  await tx.auditEvent.create({
    data: {
      at: NOW,
      actorId: userId,
      action: "account.signed-in",
      subjectType: "user",
      subjectId: userId,
      concernsId: userId,
      detail: {},
    },
  });
}

/** The waitlist: the person came by the other one's code, brought somebody, and decided as one does. */
async function writeWaiting(
  tx: Prisma.TransactionClient,
  { userId, email }: Actor,
  other: Actor,
): Promise<void> {
  const codeOf = async (id: string) =>
    (await tx.user.findUniqueOrThrow({ where: { id } })).referralCode;
  const [referralCode, theirCode] = [await codeOf(userId), await codeOf(other.userId)];
  const waveId = newId();
  await tx.waitlistWave.create({
    data: { id: waveId, role: "buyer", size: 1, createdAt: NOW, createdById: userId },
  });
  const wait = { role: "buyer", createdAt: NOW, confirmationSentAt: NOW } as const;
  const own = newId();
  await tx.waitlistEntry.create({
    data: {
      id: own,
      ...wait,
      // As the address was before the person changed it.
      email: `Ancien-${email}`,
      emailNormalized: "ancien-zorglub@example.org",
      mailbox: "ancien-zorglub@example.org",
      referredBy: MARK,
      source: MARK,
      networkKey: SECRET,
      referralCode,
      confirmedAt: NOW,
      waveId,
      invitedAt: NOW,
      userId,
      joinedAt: NOW,
    },
  });
  const mailId = newId();
  await tx.outboxMail.create({
    data: {
      id: mailId,
      kind: "waitlist-welcome",
      toAddress: `Ancien-${email}`,
      subject: MARK,
      data: JSON.stringify(SECRET),
      messageId: mailId,
      nextAttemptAt: NOW,
      createdAt: NOW,
    },
  });
  const brought = newId();
  const theirs = "quidam-attend@example.org";
  await tx.waitlistEntry.create({
    data: {
      id: brought,
      ...wait,
      email: theirs,
      emailNormalized: theirs,
      mailbox: theirs,
      // As people type a code.
      referredBy: ` ${referralCode.slice(0, 3).toLowerCase()}-${referralCode.slice(3)}`,
    },
  });
  await tx.pendingRegistration.create({
    data: registrationRow(theirs, { ...named(OTHERS), referredBy: referralCode }),
  });
  await tx.waitlistReferral.create({
    data: {
      id: newId(),
      entryId: own,
      referrerCode: theirCode,
      status: "counted",
      reasons: ["burst"],
      createdAt: NOW,
      settledAt: NOW,
      decidedAt: NOW,
      decidedById: userId,
    },
  });
  await tx.waitlistReferral.create({
    data: {
      id: newId(),
      entryId: brought,
      referrerCode: referralCode,
      reasons: [],
      createdAt: NOW,
    },
  });
}

/** A Looper's help that they wanted for the home that they estimated. */
const sellersLead = (userId: string) => ({
  id: newId(),
  kind: "seller" as const,
  commune: { connect: { code: String(communeRow().code) } },
  consentAt: NOW,
  contact: { connect: { id: userId } },
  contactName: MARK,
  contactPhone: MARK,
  ...{ address: MARK, postalCode: "35000" },
  dwellingHash: MARK,
  ...{ freeAt: NOW, teamDueAt: NOW },
  factAt: NOW,
  createdAt: NOW,
});

/** What the person saved and put aside, and whom they share it with. */
async function writeShortlist(
  tx: Prisma.TransactionClient,
  userId: string,
  otherId: string,
  propertyId: string,
): Promise<void> {
  const saved = { userId, propertyId, createdAt: NOW };
  await tx.estimate.create({
    data: {
      ...estimateRow({ ownerId: userId, street: MARK }),
      lead: { create: sellersLead(userId) },
    },
  });
  await tx.financingScenario.create({
    data: { id: newId(), userId, name: MARK, query: `prix=300000&x=${MARK}`, createdAt: NOW },
  });
  await tx.favorite.create({ data: { ...saved, mark: "love", note: MARK } });
  await tx.favorite.create({ data: { ...saved, userId: otherId, note: OTHERS } });
  await tx.hiddenListing.create({ data: saved });
  const share = { createdAt: NOW, expiresAt: SOON };
  const shareId = newId();
  await tx.shortlistShare.createMany({
    data: [
      { id: shareId, inviterId: userId, inviteeId: otherId, acceptedAt: NOW, ...share },
      { id: newId(), inviterId: userId, tokenHash: `${SECRET}-share`, ...share },
    ],
  });
  await tx.shortlistMember.createMany({
    data: [userId, otherId].map((each) => ({ userId: each, shareId })),
  });
  const { seq } = await tx.listingEvent.create({
    data: { propertyId, kind: "slot_opened", at: NOW },
  });
  const search = await tx.savedSearch.findFirstOrThrow({ where: { userId } });
  await tx.searchAlertItem.create({
    data: { userId, eventSeq: seq, searchId: search.id, createdAt: NOW },
  });
}

type Listings = Record<"active" | "sold" | "theirs", string>;

/** All that the person and the other one had to do with each other. */
async function writeDealings(
  tx: Prisma.TransactionClient,
  person: Actor,
  other: Actor,
  listing: Listings,
): Promise<void> {
  const { userId, email } = person;
  await writeShortlist(tx, userId, other.userId, listing.theirs);
  await writeReports(tx, person, listing.theirs);
  await writeVisits(tx, person, other, listing);
  const sold = await writeOffers(tx, person, other, listing);
  await writePastSales(tx, { userId, email, sold }, other, listing);
  await writeMessages(tx, person, other, listing.theirs);
  await writeQuotes(tx, userId, listing.active);
  await writeWork(tx, person, other, listing.theirs);
  await writePayouts(tx, person, other, listing.theirs);
}

/** What they reported of a listing, signed in and not. */
async function writeReports(
  tx: Prisma.TransactionClient,
  { userId, email }: Actor,
  propertyId: string,
): Promise<void> {
  const report = { reason: "other", text: MARK, createdAt: NOW, dueAt: NOW, movedAt: NOW } as const;
  await tx.listingReport.createMany({
    data: [
      { id: newId(), propertyId, reporterId: userId, ...report },
      { id: newId(), propertyId, email, ...report },
    ],
  });
}

/** Visits of either's listing, each with what hangs on it. */
async function writeVisits(
  tx: Prisma.TransactionClient,
  { userId, email }: Actor,
  other: Actor,
  listing: Listings,
): Promise<void> {
  const time = { startsAt: SOON, endsAt: SOON_AFTER, type: "physical", createdAt: NOW } as const;
  const me = { visitorName: MARK, visitorEmail: email, visitorPhone: MARK };
  const them = { visitorName: OTHERS, visitorEmail: other.email, visitorPhone: OTHERS };
  const visits: Prisma.VisitUncheckedCreateInput[] = [
    {
      id: newId(),
      propertyId: listing.theirs,
      buyerId: userId,
      hostId: other.userId,
      ...me,
      ...time,
      notes: MARK,
    },
    {
      id: newId(),
      propertyId: listing.theirs,
      buyerId: userId,
      hostId: other.userId,
      ...me,
      ...time,
      status: "completed",
      feedbackRating: 4,
      feedbackComment: MARK,
    },
    {
      id: newId(),
      propertyId: listing.active,
      buyerId: other.userId,
      hostId: userId,
      ...them,
      ...time,
    },
  ];
  for (const data of visits) {
    await tx.visit.create({ data });
    const at = { visitId: data.id, at: NOW };
    await tx.visitEvent.create({
      data: { id: newId(), ...at, kind: "requested", actorId: data.buyerId },
    });
    await tx.visitEvent.create({
      data: { id: newId(), ...at, kind: "unlocked", actorId: other.userId, note: MARK },
    });
    // Both have it in their calendars.
    await tx.visitCalendarEntry.createMany({
      data: [userId, other.userId].map((id) => ({
        visitId: data.id,
        userId: id,
        method: "REQUEST",
        sequence: 0,
        sentAt: NOW,
      })),
    });
    await tx.visitHold.create({
      data: { visitId: data.id, resource: `buyer:${data.buyerId}`, quarter: visits.indexOf(data) },
    });
    await writeVisitNotice(tx, data, userId, other.userId);
  }
}

/** How the other side was notified of a visit. */
async function writeVisitNotice(
  tx: Prisma.TransactionClient,
  visit: Prisma.VisitUncheckedCreateInput,
  userId: string,
  otherId: string,
): Promise<void> {
  const isHost = visit.hostId === userId;
  await tx.notification.create({
    data: {
      id: newId(),
      userId: otherId,
      kind: "visit_request",
      event: isHost ? "visit.confirmed" : "visit.requested",
      data: {
        visitId: visit.id,
        title: isHost ? MARK : "Maison voisine",
        name: MARK,
        viewpoint: isHost ? "buyer" : "seller",
        startsAt: SOON,
        ...(isHost ? { calendar: { method: "REQUEST", content: MARK } } : {}),
      },
      createdAt: NOW,
    },
  });
}

/** Offers for either's listing, and the one that sold a listing. @returns the id of that one */
async function writeOffers(
  tx: Prisma.TransactionClient,
  { userId, email }: Actor,
  other: Actor,
  listing: Listings,
): Promise<string> {
  const sold = newId();
  const terms = {
    amountCents: 240_000_00,
    financingType: "loan",
    financingApproved: true,
    ...offerEnd("2026-12-31", "35238"),
    createdAt: NOW,
    home: namedHome(),
  } as const;
  const mine = {
    buyerId: userId,
    authorId: userId,
    buyerName: MARK,
    buyerEmail: email,
    buyerPhone: MARK,
  };
  const offers: Prisma.OfferUncheckedCreateInput[] = [
    {
      id: newId(),
      propertyId: listing.theirs,
      ...mine,
      ...terms,
      message: MARK,
      conditions: MARK,
    },
    {
      id: sold,
      propertyId: listing.sold,
      ...mine,
      ...terms,
      status: "accepted",
      message: MARK,
      conditions: RETAINED,
    },
    {
      id: newId(),
      propertyId: listing.active,
      buyerId: other.userId,
      authorId: other.userId,
      buyerName: OTHERS,
      buyerEmail: other.email,
      buyerPhone: OTHERS,
      ...terms,
      conditions: "Offre reçue",
    },
  ];
  for (const data of offers) await tx.offer.create({ data });
  return sold;
}

/** A conversation with its attachments, and what they did about it. */
async function writeMessages(
  tx: Prisma.TransactionClient,
  { userId, email }: Actor,
  other: Actor,
  propertyId: string,
): Promise<void> {
  const conversationId = newId();
  await tx.conversation.create({
    data: {
      id: conversationId,
      propertyId,
      contactId: userId,
      ownerId: other.userId,
      type: "general",
      createdAt: NOW,
      lastMessageAt: NOW,
    },
  });
  const message = { conversationId, createdAt: NOW };
  const messages = { mine: newId(), theirs: newId() };
  await tx.message.create({
    data: { id: messages.mine, ...message, sender: "contact", authorId: userId, content: RETAINED },
  });
  await tx.message.create({
    data: {
      id: messages.theirs,
      ...message,
      sender: "owner",
      authorId: other.userId,
      content: "Bien reçu",
    },
  });
  await writeAttachments(tx, { userId }, other, messages);
  await writeSafety(tx, { userId, email }, other, { conversationId, propertyId });
}

/** What they are as a looper: profile, leads, a share of a sale. */
async function writeWork(
  tx: Prisma.TransactionClient,
  { userId, email }: Actor,
  other: Actor,
  _propertyId: string,
): Promise<void> {
  await tx.ambassadorProfile.create({
    data: { userId, rsacNumber: `RSAC ${RETAINED}`, weeklyHours: 7, workPhone: `02 ${MARK}` },
  });
  await writePaper(tx, userId, other);
  await writeContract(tx, userId, RETAINED);
  await tx.looperZone.create({ data: { looperId: userId, radiusKm: 7, updatedAt: NOW } });
  await tx.looperPause.create({
    data: {
      id: newId(),
      looperId: userId,
      fromOn: "2026-12-24",
      untilOn: "2026-12-31",
      createdAt: NOW,
    },
  });
  await tx.quizAttempt.create({
    data: { id: newId(), userId, number: 1, answers: { "role-1": "b" }, score: 1, at: NOW },
  });
  await writeTraining(tx, { userId }, other);
  const lead = { status: "accepted", factAt: NOW, createdAt: NOW } as const;
  await tx.lead.create({
    data: {
      id: newId(),
      ambassadorId: userId,
      contactName: OTHERS,
      contactEmail: other.email,
      contactPhone: OTHERS,
      note: MARK,
      offers: {
        create: {
          ...{ id: newId(), looperId: userId, offeredAt: NOW, dueAt: SOON },
          ...{ outcome: "accepted", endedAt: NOW },
        },
      },
      ...lead,
    },
  });
  await tx.lead.create({
    data: {
      id: newId(),
      ambassadorId: other.userId,
      contactName: MARK,
      contactEmail: email,
      contactPhone: MARK,
      note: MARK,
      ...lead,
    },
  });
}

/** What the person did about a conversation, and what waits to be one. */
async function writeSafety(
  tx: Prisma.TransactionClient,
  { userId, email }: Pick<Actor, "userId" | "email">,
  other: Actor,
  { conversationId, propertyId }: { conversationId: string; propertyId: string },
): Promise<void> {
  const about = { kind: "listing-report", subjectId: newId(), at: NOW };
  await tx.taskComment.create({
    data: { id: newId(), ...about, authorId: userId, toId: other.userId, text: MARK },
  });
  await tx.taskComment.create({
    data: { id: newId(), ...about, authorId: other.userId, toId: userId, text: OTHERS },
  });
  await tx.conversationReport.create({
    data: {
      id: newId(),
      conversationId,
      reporterId: userId,
      reason: "other",
      text: MARK,
      createdAt: NOW,
      dueAt: NOW,
    },
  });
  await tx.userBlock.create({
    data: { blockerId: userId, blockedId: other.userId, createdAt: NOW },
  });
  const data = { conversationId, messageId: null, note: MARK };
  await tx.userEvent.create({ data: { userId, kind: "message", data, at: NOW } });
  await tx.pendingMessage.create({
    data: {
      id: newId(),
      tokenHash: SECRET,
      propertyId,
      name: MARK,
      email,
      emailNormalized: email.toLowerCase(),
      content: MARK,
      createdAt: NOW,
      expiresAt: SOON,
    },
  });
}
