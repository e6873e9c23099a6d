import { reads } from "../../../../platform/db/read.ts";
import { openingsBy } from "./document-sections.ts";
import { grouped, LISTING, section } from "./section.ts";

/** What the person wrote and was written, whom they blocked, and what they reported. */
export const messageSections = {
  "messages.json": section(
    ({ userId }) =>
      reads()
        .selectFrom("Message as t")
        .innerJoin("Conversation as v", "v.id", "t.conversationId")
        .leftJoin("Property as p", "p.id", "v.propertyId")
        .select(["v.id as conversation", ...LISTING, "t.authorId as auteur"])
        .select(["t.content as texte", "t.createdAt as envoyeLe", "t.readAt as luLe"])
        .select(["t.createdAt as at", "t.id as key"])
        .where("t.id", "in", messagesOf(userId)),
    async (rows, { userId }) => {
      const attachments = await attachmentsOf(rows.map(({ key }) => key));
      const openings = grouped(
        await openingsBy(
          userId,
          attachments.map(({ id }) => id),
        ),
      );
      const files = grouped(attachments);
      return rows.map(({ envoyeLe, luLe, ...row }) => ({
        ...row,
        auteur: row.auteur === userId ? "vous" : "votre interlocuteur",
        // Of a deleted one no name is left.
        piecesJointes: files(row.key).map(({ id, ...file }) => ({
          ...file,
          consulteeParVousLe: openings(id).map(({ at }) => at),
        })),
        envoyeLe,
        luLe,
      }));
    },
  ),
  "messages-en-attente.json": section(({ email }) =>
    reads()
      .selectFrom("PendingMessage as t")
      .innerJoin("Property as p", "p.id", "t.propertyId")
      .select([...LISTING, "t.name as nom", "t.email", "t.content as texte"])
      .select(["t.createdAt as ecritLe", "t.expiresAt as expireLe"])
      .select(["t.createdAt as at", "t.id as key"])
      .where("t.emailNormalized", "=", email),
  ),
  "messages-a-l-equipe.json": section(
    ({ userId, email }) =>
      reads()
        .selectFrom("ContactMessage as t")
        .innerJoin("ContactRequest as v", "v.id", "t.requestId")
        .leftJoin("Property as p", "p.id", "v.propertyId")
        .select(["v.id as demande", "v.topic as sujet", "v.name as nom", "v.email"])
        .select([...LISTING, "v.visitId as visite", "t.side as auteur", "t.content as texte"])
        .select(["t.createdAt as envoyeLe", "t.readAt as luLe"])
        .select(["t.createdAt as at", "t.id as key"])
        .where((eb) =>
          eb.or([
            eb("v.userId", "=", userId),
            eb.and([eb("v.userId", "is", null), eb("v.emailNormalized", "=", email)]),
          ]),
        ),
    async (rows) =>
      rows.map((row) => ({ ...row, auteur: row.auteur === "person" ? "vous" : "l’équipe" })),
  ),
  "messages-a-l-equipe-en-attente.json": section(({ email }) =>
    reads()
      .selectFrom("PendingContact as t")
      .leftJoin("Property as p", "p.id", "t.propertyId")
      .select(["t.topic as sujet", "t.name as nom", "t.email", "t.content as texte"])
      .select([...LISTING, "t.createdAt as ecritLe", "t.expiresAt as expireLe"])
      .select(["t.createdAt as at", "t.id as key"])
      .where("t.emailNormalized", "=", email),
  ),
  // Whom is another person's own.
  "personnes-bloquees.json": section(({ userId }) =>
    reads()
      .selectFrom("UserBlock as t")
      .select(["t.createdAt as depuis", "t.createdAt as at", "t.blockedId as key"])
      .where("t.blockerId", "=", userId),
  ),
  "conversations-signalees.json": section(({ userId }) =>
    reads()
      .selectFrom("ConversationReport as t")
      .select(["t.conversationId as conversation", "t.reason as motif", "t.text as precisions"])
      .select(["t.outcome as conclusion", "t.createdAt as envoyeLe", "t.closedAt as concluLe"])
      .select(["t.createdAt as at", "t.id as key"])
      .where("t.reporterId", "=", userId),
  ),
  // Who claimed and settled which task is in the audit.
  "taches-de-l-equipe.json": section(({ userId }) =>
    reads()
      .selectFrom("TaskComment as t")
      .select(["t.kind as nature", "t.subjectId as tache", "t.text as texte", "t.at as ecritLe"])
      .select(["t.at as at", "t.id as key"])
      .where("t.authorId", "=", userId),
  ),
  "signalements.json": section(({ userId }) =>
    reads()
      .selectFrom("ListingReport as t")
      .innerJoin("Property as p", "p.id", "t.propertyId")
      .select([...LISTING, "t.reason as motif", "t.text as precisions", "t.status as etat"])
      .select(["t.outcome as conclusion", "t.createdAt as envoyeLe", "t.closedAt as concluLe"])
      .select(["t.createdAt as at", "t.id as key"])
      .where("t.reporterId", "=", userId),
  ),
};

/** The ids of messages written to the person, and of those they wrote where they no longer take part. */
const messagesOf = (userId: string) =>
  reads()
    .selectFrom("Message as m")
    .innerJoin("Conversation as k", "k.id", "m.conversationId")
    .select("m.id")
    .where("k.contactId", "=", userId)
    .union(({ selectFrom }) =>
      selectFrom("Message as m")
        .innerJoin("Conversation as k", "k.id", "m.conversationId")
        .select("m.id")
        .where("k.ownerId", "=", userId),
    )
    .union(({ selectFrom }) =>
      selectFrom("Message as m").select("m.id").where("m.authorId", "=", userId),
    );

const attachmentsOf = (messageIds: readonly string[]) =>
  reads()
    .selectFrom("StoredDocument as d")
    .select(["d.id", "d.fileName as nom", "d.bytes as octets", "d.deletedAt as supprimeeLe"])
    .select(({ ref }) => ref("d.messageId").$notNull().as("of"))
    .where("d.messageId", "in", messageIds)
    .orderBy("d.createdAt")
    .orderBy("d.id")
    .execute();
