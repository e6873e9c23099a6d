import { HANDED_IN_PAPERS } from "../../../kernel/looper-papers.ts";
import { fullName } from "../../../kernel/person-name.ts";
import { civilDay } from "../../../kernel/time.ts";
import { fromDbInstant } from "../../../platform/db/instants.ts";
import { literal } from "../../../platform/db/literals.ts";
import { reads } from "../../../platform/db/read.ts";
import { paperHistory } from "../rules.ts";
import type { HandedInView, PaperFileView } from "../views.ts";

const handedIn = (looperIds: readonly string[]) =>
  reads()
    .selectFrom("LooperPaper as p")
    .innerJoin("StoredDocument as d", "d.id", "p.documentId")
    .leftJoin("User as u", "u.id", "p.decidedById")
    .select(["p.id", "p.looperId", "p.kind", "p.documentId", "d.fileName", "p.number", "p.endsOn"])
    .select(["p.handedInAt", "p.outcome", "p.endedAt", "p.returnReason"])
    .select(["p.companyAnswer", "p.companyName", "p.companyActivity", "p.companySeenAt"])
    .select(["u.firstName", "u.lastName"])
    .where("p.looperId", "in", looperIds)
    .where((eb) => eb.or([eb("p.outcome", "is", null), eb("p.outcome", "<>", literal("replaced"))]))
    .orderBy("p.handedInAt", "desc")
    .orderBy("p.id")
    .execute();

type Row = Awaited<ReturnType<typeof handedIn>>[number];

const toView = ({ firstName, lastName, ...row }: Row): HandedInView => ({
  id: row.id,
  documentId: row.documentId,
  fileName: row.fileName,
  number: row.number,
  endsOn: row.endsOn,
  handedInAt: fromDbInstant(row.handedInAt),
  outcome: row.outcome,
  decidedAt: fromDbInstant(row.endedAt),
  decidedBy: firstName === null || lastName === null ? null : fullName({ firstName, lastName }),
  returnReason: row.returnReason,
  company:
    row.companyAnswer === null || row.companySeenAt === null
      ? null
      : {
          answer: row.companyAnswer,
          name: row.companyName,
          activity: row.companyActivity,
          at: fromDbInstant(row.companySeenAt),
        },
});

/**
 * The four papers of some loopers and where each stands, by looper. The caller has checked who asks: the looper, or
 * those who check people.
 */
export async function paperFiles(
  looperIds: readonly string[],
  now: Date,
): Promise<Map<string, PaperFileView[]>> {
  const rows = looperIds.length === 0 ? [] : await handedIn(looperIds);
  const today = civilDay(now);
  return new Map(
    looperIds.map((looperId) => [
      looperId,
      HANDED_IN_PAPERS.map((paper) => {
        const own = rows.filter((row) => row.looperId === looperId && row.kind === paper);
        return { paper, ...paperHistory(own.map(toView), today) };
      }),
    ]),
  );
}
