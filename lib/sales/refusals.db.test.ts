import { beforeAll, describe, expect, test } from "vitest";
import { endOfCivilDay } from "../kernel/time.ts";
import type { Actor } from "../policy/actor.ts";
import { adoptedDatabase } from "../testing/adopted-database.ts";
import { communeRow } from "../testing/builders.ts";
import { codeOf } from "../testing/error-code.ts";
import { createPerson } from "../testing/people.ts";
import { writeOpenSale } from "../testing/sales.ts";
import { declareLoan } from "./commands/declare-loan.ts";
import { endSale } from "./commands/end-sale.ts";
import { recordStep } from "./commands/record-sale-step.ts";
import { withdrawFromSale } from "./commands/withdraw-from-sale.ts";
import {
  endReasonsOf,
  loanDueEnd,
  SALE_ACTIONS,
  type SaleAction,
  type SaleDays,
  type SaleFacts,
  saleMoment,
  saleRefusal,
} from "./rules.ts";

/** That commands hold to the table of rules.ts, and leave what they refuse as it was. */

const NOW = new Date("2026-12-15T10:00:00Z");
const TODAY = "2026-12-15";
const OPENED = new Date("2026-11-20T10:00:00Z");

const database = adoptedDatabase();
const people = {} as Record<
  "buyer" | "seller" | "ambassador" | "trust_manager" | "stranger",
  Actor
>;
let rivalId: string;

beforeAll(async () => {
  await database.writer.$transaction((tx) => tx.commune.create({ data: communeRow() }));
  for (const role of ["buyer", "seller", "ambassador", "trust_manager"] as const) {
    people[role] = await createPerson(database, [[role, "active"]]);
  }
  people.stranger = await createPerson(database, [["buyer", "active"]]);
  rivalId = people.stranger.userId;
});

const endsOn = (day: string) => ({
  withdrawalEndsOn: day,
  withdrawalEndsAt: endOfCivilDay(day, "Europe/Paris"),
});
const SIGNED = { compromisSignedOn: "2026-11-25", ...loanDueEnd("2027-01-10", "35238") };
const NOTIFIED = { ...SIGNED, notifiedOn: "2026-12-08", ...endsOn("2026-12-18") };
const OVER = { ...SIGNED, notifiedOn: "2026-11-27", ...endsOn("2026-12-07") };
const FINANCED = { ...OVER, loanObtainedOn: "2026-12-12", deedPlannedOn: "2026-12-15" };
const STANDINGS: Record<string, Partial<SaleDays>> = {
  opened: {},
  planned: { compromisPlannedOn: "2026-12-20" },
  signed: SIGNED,
  notified: NOTIFIED,
  over: OVER,
  financed: FINANCED,
  concluded: { ...FINANCED, deedSignedOn: "2026-12-14" },
  "fallen through": OVER,
};

/** What each action is, with values that its fields allow. */
function act(action: SaleAction, saleId: string, actor: Actor): Promise<unknown> {
  switch (action) {
    case "plan-compromis":
    case "plan-deed":
      return recordStep({ saleId, step: action, day: "2027-01-20" }, actor, NOW);
    case "sign-compromis":
      return recordStep(
        { saleId, step: action, day: "2026-12-01", loanDueOn: "2027-01-10" },
        actor,
        NOW,
      );
    case "notify-compromis":
      return recordStep({ saleId, step: action, day: "2026-12-10" }, actor, NOW);
    case "sign-deed":
      return recordStep({ saleId, step: action, day: TODAY }, actor, NOW);
    case "apply-loan":
      return declareLoan({ saleId, outcome: "applied" }, actor, NOW);
    case "obtain-loan":
      return declareLoan({ saleId, outcome: "obtained" }, actor, NOW);
    case "refuse-loan":
      return declareLoan({ saleId, outcome: "refused" }, actor, NOW);
    case "withdraw":
      return withdrawFromSale({ saleId }, actor, NOW);
    case "end":
      return endSale({ saleId, reason: "agreed" }, actor, NOW);
  }
}

/** A sale that stands so, of a buyer who needs a loan. */
async function saleIn(standing: string): Promise<{ saleId: string; facts: SaleFacts }> {
  const { saleId, propertyId } = await database.writer.$transaction((tx) =>
    writeOpenSale(
      tx,
      {
        sellerId: people.seller.userId,
        ambassadorId: people.ambassador.userId,
        buyerId: people.buyer.userId,
        rivalId,
      },
      "loan",
      OPENED,
    ),
  );
  const days = STANDINGS[standing] ?? {};
  const status =
    standing === "concluded" || standing === "fallen through"
      ? (standing.replace(" ", "_") as "concluded" | "fallen_through")
      : "open";
  await database.writer.$transaction(async (tx) => {
    await tx.sale.update({
      where: { id: saleId },
      data: {
        ...days,
        status,
        ...(status !== "open" && { endedAt: NOW }),
        ...(status === "fallen_through" && { endReason: "agreed" }),
      },
    });
    if (status === "fallen_through") {
      await tx.property.update({ where: { id: propertyId }, data: { status: "active" } });
    }
  });
  const row = await database.writer.$transaction((tx) =>
    tx.sale.findUniqueOrThrow({ where: { id: saleId } }),
  );
  return { saleId, facts: { ...row, openedOn: "2026-11-20", needsLoan: true } };
}

const written = (saleId: string) => [
  database.raw.prepare("SELECT * FROM Sale WHERE id = ?").get(saleId),
  database.raw.prepare("SELECT count(*) AS n FROM SaleEvent WHERE saleId = ?").get(saleId),
  database.raw
    .prepare(
      "SELECT p.status, o.status AS offer FROM Sale s JOIN Property p ON p.id = s.propertyId JOIN Offer o ON o.id = s.offerId WHERE s.id = ?",
    )
    .get(saleId),
];

describe("every action × actor × standing", () => {
  const rows = Object.keys(STANDINGS).flatMap((standing) =>
    (["buyer", "seller", "ambassador", "trust_manager", "stranger"] as const).map(
      (who) => [standing, who] as const,
    ),
  );
  test.each(rows)("of a sale that is %s by the %s", async (standing, who) => {
    let { saleId, facts } = await saleIn(standing);
    for (const action of SALE_ACTIONS) {
      const expected =
        who === "stranger"
          ? "sale.not-found"
          : saleRefusal(facts, action, who, saleMoment(NOW, "Europe/Paris"));
      const before = written(saleId);
      expect([action, await codeOf(act(action, saleId, people[who]))]).toEqual([action, expected]);
      if (expected !== null) {
        expect(written(saleId)).toEqual(before);
        continue;
      }
      expect(written(saleId)).not.toEqual(before);
      ({ saleId, facts } = await saleIn(standing));
    }
  });

  test("the reasons of an end are those of where the sale stands", async () => {
    for (const standing of ["opened", "signed", "financed"]) {
      const { saleId, facts } = await saleIn(standing);
      const allowed = endReasonsOf(facts, "seller", saleMoment(NOW, "Europe/Paris"));
      for (const reason of ["buyer_withdrew", "loan_refused", "deed_not_signed"] as const) {
        if (allowed.includes(reason)) continue;
        const before = written(saleId);
        expect(await codeOf(endSale({ saleId, reason }, people.seller, NOW))).toBe(
          "request.invalid",
        );
        expect(written(saleId)).toEqual(before);
      }
    }
  });
});
