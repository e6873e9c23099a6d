import { reads } from "../../../../platform/db/read.ts";
import { grouped, section, shortSection } from "./section.ts";

/** Who the person is, and how they are reached. */
export const accountSections = {
  "profil.json": shortSection(
    ({ userId }) =>
      reads()
        .selectFrom("User as t")
        .leftJoin("SecondFactor as f", "f.userId", "t.id")
        .select(["t.id as identifiant", "t.firstName as prenom", "t.lastName as nom", "t.email"])
        .select(["t.emailConfirmedAt as emailConfirmeLe", "t.phone as telephone"])
        .select(["t.address as adresse", "t.postalCode as codePostal", "t.city as ville"])
        .select(["t.activeRole as roleActif", "t.referralCode as codeDeParrainage"])
        .select(["t.referredById as parraine", "f.confirmedAt as doubleAuthentificationDepuis"])
        .select(["t.createdAt as inscritLe", "t.updatedAt as modifieLe"])
        .where("t.id", "=", userId)
        .execute(),
    (row) => ({ ...row, parraine: row.parraine !== null }),
  ),
  "anciennes-adresses.json": section(({ userId }) =>
    reads()
      .selectFrom("FormerEmail as t")
      .select(["t.email", "t.until as jusquAu", "t.until as at", "t.emailNormalized as key"])
      .where("t.userId", "=", userId),
  ),
  "roles.json": section(({ userId }) =>
    reads()
      .selectFrom("RoleGrant as t")
      .select(["t.role", "t.status as etat", "t.requestedAt as demandeLe"])
      .select(["t.decidedAt as decideLe", "t.requestedAt as at", "t.id as key"])
      .where("t.userId", "=", userId),
  ),
  "sessions.json": section(
    ({ userId, sessionId }) =>
      reads()
        .selectFrom("Session as t")
        .select(["t.userAgent as navigateur", "t.remember as seSouvenir"])
        .select(["t.createdAt as ouverteLe", "t.lastSeenAt as utiliseeLe"])
        .select(["t.expiresAt as expireLe", "t.revokedAt as revoqueeLe"])
        .select(["t.createdAt as at", "t.id as key"])
        .where("t.userId", "=", userId)
        .$if(sessionId !== null, (own) => own.where("t.id", "=", sessionId as string)),
    (rows) => rows.map((row) => ({ ...row, seSouvenir: Boolean(row.seSouvenir) })),
  ),
  "preferences.json": shortSection(
    ({ userId }) =>
      reads()
        .selectFrom("NotificationPreference as t")
        .select(["t.kind as evenement", "t.email", "t.push", "t.sms"])
        .where("t.userId", "=", userId)
        .orderBy("t.kind")
        .execute(),
    ({ evenement, email, push, sms }) => ({
      evenement,
      email: Boolean(email),
      push: Boolean(push),
      sms: Boolean(sms),
    }),
  ),
  "rythme-des-notifications.json": shortSection(({ userId }) =>
    reads()
      .selectFrom("NotificationSettings as t")
      .select(["t.quietFromMinute as calmeDepuisMinute", "t.quietToMinute as calmeJusquAMinute"])
      .select(["t.digest as recapitulatif", "t.updatedAt as modifieLe"])
      .where("t.userId", "=", userId)
      .execute(),
  ),
  "notifications.json": section(
    ({ userId }) =>
      reads()
        .selectFrom("Notification as t")
        .select(["t.event as evenement", "t.kind as rubrique", "t.createdAt as recueLe"])
        .select(["t.readAt as lueLe", "t.createdAt as at", "t.id as key"])
        .where("t.userId", "=", userId),
    async (rows) => {
      const keys = rows.map(({ key }) => key);
      const deliveries = grouped(await deliveriesOf(keys));
      return rows.map((row) => ({ ...row, envois: deliveries(row.key) }));
    },
  ),
  "sms.json": section(({ userId }) =>
    reads()
      .selectFrom("OutboxSms as t")
      .select(["t.toPhone as numero", "t.state as etat", "t.createdAt as creeLe"])
      .select(["t.sentAt as envoyeLe", "t.createdAt as at", "t.id as key"])
      .where("t.userId", "=", userId),
  ),
  "navigateurs-notifies.json": section(({ userId }) =>
    reads()
      .selectFrom("PushSubscription as t")
      .select(["t.userAgent as navigateur", "t.createdAt as inscritLe"])
      .select(["t.lastSentAt as dernierEnvoi", "t.createdAt as at", "t.id as key"])
      .where("t.userId", "=", userId),
  ),
  "filleuls.json": section(({ userId }) =>
    reads()
      .selectFrom("User as t")
      .select(["t.referralCode as code", "t.createdAt as depuis"])
      .select(["t.createdAt as at", "t.id as key"])
      .where("t.referredById", "=", userId),
  ),
  "beta.json": section(({ userId, email }) =>
    reads()
      .selectFrom("WaitlistEntry as t")
      .leftJoin("WaitlistReferral as r", "r.entryId", "t.id")
      .select(["t.email", "t.role as roleSouhaite", "t.referredBy as codeDonne"])
      .select(["r.status as parrainage", "t.source as provenance", "t.referralCode as codeRecu"])
      .select(["t.createdAt as inscriteLe", "t.confirmedAt as confirmeeLe"])
      .select(["t.invitedAt as inviteeLe", "t.joinedAt as compteOuvertLe"])
      .select(["t.createdAt as at", "t.id as key"])
      .where(({ eb, or, and, exists, selectFrom }) =>
        or([
          eb("t.emailNormalized", "=", email),
          eb("t.userId", "=", userId),
          // Under a former address, what was written while it was the person's.
          and([
            eb("t.userId", "is", null),
            exists(
              selectFrom("FormerEmail as f")
                .select("f.userId")
                .where("f.userId", "=", userId)
                .whereRef("f.emailNormalized", "=", "t.emailNormalized")
                .whereRef("f.until", ">=", "t.createdAt"),
            ),
          ]),
        ]),
      ),
  ),
  "filleuls-beta.json": section(({ userId }) =>
    reads()
      .selectFrom("WaitlistReferral as t")
      .innerJoin("User as u", "u.referralCode", "t.referrerCode")
      .select(["t.status as etat", "t.createdAt as inscritLe", "t.settledAt as verifieLe"])
      .select(["t.createdAt as at", "t.id as key"])
      .where("u.id", "=", userId),
  ),
  "mails.json": section(
    ({ userId }) =>
      reads()
        .selectFrom("OutboxMail as t")
        .select(["t.kind as type", "t.subject as objet", "t.state as etat"])
        .select([
          "t.createdAt as creeLe",
          "t.sentAt as envoyeLe",
          "t.createdAt as at",
          "t.id as key",
        ])
        .where("t.userId", "=", userId),
    (rows) =>
      rows.map((row) => ({
        ...row,
        // A notification's names other people.
        objet: row.type.startsWith("notification") ? null : row.objet,
      })),
  ),
};

const deliveriesOf = (notificationIds: readonly string[]) =>
  reads()
    .selectFrom("NotificationDelivery")
    .select(["notificationId as of", "channel as moyen", "state as etat", "sentAt as envoyeLe"])
    .where("notificationId", "in", notificationIds)
    .orderBy("channel")
    .execute();
