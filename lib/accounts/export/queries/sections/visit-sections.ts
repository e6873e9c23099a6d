import { reads } from "../../../../platform/db/read.ts";
import { grouped, LISTING, section, shortSection } from "./section.ts";

/** The visits that the person makes and receives, and when they receive. */
export const visitSections = {
  "visites.json": section(({ userId }) =>
    reads()
      .selectFrom("Visit as t")
      .innerJoin("Property as p", "p.id", "t.propertyId")
      .select([...LISTING, "t.visitorName as nom", "t.visitorEmail as email"])
      .select(["t.visitorPhone as telephone", "t.startsAt as debut", "t.endsAt as fin", "t.type"])
      .select(["t.status as etat", "t.notes as remarques", "t.meetingUrl as visio"])
      .select(["t.checkInCode as codeDeVisite", "t.proposedStartsAt as horairePropose"])
      .select(["t.confirmedAt as confirmeeLe", "t.completedAt as termineeLe"])
      .select(["t.cancelledAt as annuleeLe", "t.cancelReason as motifAnnulation"])
      .select(["t.feedbackRating as note", "t.feedbackComment as avis"])
      .select(["t.feedbackAt as avisDonneLe", "t.createdAt as demandeeLe"])
      .select(["t.updatedAt as modifieeLe", "t.createdAt as at", "t.id as key"])
      .where("t.buyerId", "=", userId),
  ),
  "visites-recues.json": section(
    ({ userId }) =>
      reads()
        .selectFrom("Visit as t")
        .innerJoin("Property as p", "p.id", "t.propertyId")
        .select([...LISTING, "t.startsAt as debut", "t.endsAt as fin", "t.type"])
        .select(["t.status as etat", "t.meetingUrl as visio", "t.cancelReason as motifAnnulation"])
        .select(["t.feedbackRating as note", "t.createdAt as demandeeLe", "t.hostId"])
        .select(["t.createdAt as at", "t.id as key"])
        .where(({ eb, or }) =>
          or([
            eb("p.sellerId", "=", userId),
            eb("p.ambassadorId", "=", userId),
            eb("t.hostId", "=", userId),
          ]),
        )
        .where("t.buyerId", "<>", userId),
    (rows, { userId }) =>
      rows.map(({ hostId, ...row }) => ({ ...row, visio: hostId === userId ? row.visio : null })),
  ),
  "visites-suivi.json": section(({ userId }) =>
    reads()
      .selectFrom("VisitEvent as t")
      .innerJoin("Visit as v", "v.id", "t.visitId")
      .innerJoin("Property as p", "p.id", "v.propertyId")
      .select([...LISTING, "v.startsAt as debut", "t.kind as action", "t.at as date"])
      .select(["t.at", "t.id as key"])
      .where("t.actorId", "=", userId),
  ),
  "questions-sur-visites.json": section(({ userId }) =>
    reads()
      .selectFrom("VisitQuestion as t")
      .innerJoin("Visit as v", "v.id", "t.visitId")
      .innerJoin("Property as p", "p.id", "v.propertyId")
      .select([...LISTING, "v.startsAt as debut", "t.sentAt as poseeLe", "t.answer as reponse"])
      .select(["t.answeredAt as repondueLe", "t.comment as commentaire"])
      .select(["t.sentAt as at", "t.checkId as key"])
      .where("v.buyerId", "=", userId),
  ),
  "disponibilites.json": section(
    ({ userId }) =>
      reads()
        .selectFrom("VisitSchedule as t")
        .innerJoin("Property as p", "p.id", "t.propertyId")
        .select([...LISTING, "t.durationMinutes as dureeMinutes"])
        .select(["t.bufferMinutes as battementMinutes", "t.noticeHours as delaiHeures"])
        .select(["t.dailyCap as visitesParJour", "t.weeksAhead as semaines"])
        .select(["t.physical as surPlace", "t.virtual as enVisio"])
        .select(["t.createdAt as creeesLe", "t.updatedAt as modifieesLe"])
        .select(["t.createdAt as at", "t.id as key"])
        .where("t.hostId", "=", userId),
    async (rows) => {
      const ids = rows.map(({ key }) => key);
      const rules = grouped(await rulesOf(ids));
      const exceptions = grouped(await exceptionsOf(ids));
      return rows.map(({ creeesLe, modifieesLe, ...row }) => ({
        ...row,
        surPlace: Boolean(row.surPlace),
        enVisio: Boolean(row.enVisio),
        plages: rules(row.key),
        exceptions: exceptions(row.key),
        creeesLe,
        modifieesLe,
      }));
    },
  ),
  "creneaux.json": section(({ userId }) =>
    reads()
      .selectFrom("VisitSlot as t")
      .innerJoin("Property as p", "p.id", "t.propertyId")
      .select([...LISTING, "t.startsAt as debut", "t.endsAt as fin", "t.closedAt as fermeLe"])
      .select(["t.startsAt as at", "t.id as key"])
      .where("t.hostId", "=", userId),
  ),
  "agenda.json": shortSection(({ userId }) =>
    reads()
      .selectFrom("CalendarFeed as t")
      .select("t.createdAt as adresseCreeeLe")
      .where("t.userId", "=", userId)
      .execute(),
  ),
  "agenda-envois.json": section(
    ({ userId }) =>
      reads()
        .selectFrom("VisitCalendarEntry as t")
        .innerJoin("Visit as v", "v.id", "t.visitId")
        .innerJoin("Property as p", "p.id", "v.propertyId")
        .select([...LISTING, "v.startsAt as debut", "t.method as envoi", "t.sequence as numero"])
        .select(["t.sentAt as envoyeLe", "t.sentAt as at", "t.visitId as key"])
        .where("t.userId", "=", userId),
    (rows) =>
      rows.map((row) => ({
        ...row,
        envoi: row.envoi === "CANCEL" ? "annulation" : "invitation",
      })),
  ),
};

const rulesOf = (scheduleIds: readonly string[]) =>
  reads()
    .selectFrom("VisitScheduleRule")
    .select(["scheduleId as of", "weekday as jourDeSemaine"])
    .select(["startMinute as debutMinute", "endMinute as finMinute"])
    .where("scheduleId", "in", scheduleIds)
    .orderBy("weekday")
    .orderBy("startMinute")
    .execute();

const exceptionsOf = (scheduleIds: readonly string[]) =>
  reads()
    .selectFrom("VisitScheduleException")
    .select(["scheduleId as of", "day as jour"])
    .select(["startMinute as debutMinute", "endMinute as finMinute"])
    .where("scheduleId", "in", scheduleIds)
    .orderBy("day")
    .orderBy("startMinute")
    .execute();
