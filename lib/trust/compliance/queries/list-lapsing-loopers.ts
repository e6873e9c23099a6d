import { cursorAt } from "../../../kernel/keyset.ts";
import { fullName } from "../../../kernel/person-name.ts";
import { civilDay, shiftCivilDay } from "../../../kernel/time.ts";
import type { Actor } from "../../../policy/actor.ts";
import { authorize } from "../../../policy/can.ts";
import {
  type EndingPaper,
  LAPSING_DAYS,
  PAPER_ENDS,
  papersOn,
} from "../../../policy/looper-papers.ts";
import { grantInForce } from "../../loopers/queries/grant-in-force.ts";
import type { LapsingLooperView } from "../views.ts";
import { lapsingLoopers } from "./lapsing-loopers.ts";

const MOST_SHOWN = 50;

/** The first to end comes first; those suspended for it are in the list of their state. */
const firstToLapse = (day: string) =>
  lapsingLoopers(day)
    .innerJoin("User as u", "u.id", "p.userId")
    .select((eb) => {
      const grant = grantInForce(eb.ref("p.userId"));
      return [
        grant.select("g.id").$asScalar().$notNull().as("grantId"),
        grant.select("g.requestedAt").$asScalar().$notNull().as("requestedAt"),
      ];
    })
    .select(["u.firstName", "u.lastName", "u.email"])
    .select(["p.trainedAt", "p.rsacNumber", "p.identityExpiresOn"])
    .select(["p.attestationExpiresOn", "p.insuranceExpiresOn"])
    .orderBy((eb) => {
      const end = (paper: EndingPaper) => eb.fn.coalesce(`p.${PAPER_ENDS[paper]}`, eb.val(""));
      const [identity, attestation, insurance] = [
        end("identity"),
        end("attestation"),
        end("insurance"),
      ];
      const isFirst = (one: typeof identity, others: (typeof identity)[]) =>
        eb.and(others.map((other) => eb(one, "<=", other)));
      return eb
        .case()
        .when(isFirst(identity, [attestation, insurance]))
        .then(identity)
        .when(eb(attestation, "<=", insurance))
        .then(attestation)
        .else(insurance)
        .end();
    })
    .orderBy("grantId")
    .limit(MOST_SHOWN)
    .execute();

/** The loopers in force whose papers end within thirty days. @throws request.forbidden */
export async function listLapsingLoopers(
  actor: Actor,
  now = new Date(),
): Promise<LapsingLooperView[]> {
  authorize(actor, "people.check");
  const today = civilDay(now);
  const rows = await firstToLapse(shiftCivilDay(today, LAPSING_DAYS));
  return rows.map(({ grantId, firstName, lastName, email, trainedAt, requestedAt, ...papers }) => ({
    grantId,
    name: fullName({ firstName, lastName }),
    email,
    place: cursorAt(requestedAt),
    papers: papersOn({ ...papers, trained: trainedAt !== null }, today).filter(
      ({ state }) => state === "lapsing" || state === "lapsed",
    ),
  }));
}
