"use client";

import { Figures } from "@/components/space/Figures";
import { boundedCount, TRUST_DASHBOARD } from "@/components/trust/copy";
import { LinkButton } from "@/components/ui/Button";
import { routes } from "@/lib/routes/public";
import { trustListOf } from "@/lib/routes/space";
import type { PersonalDataFigures } from "@/lib/trust/compliance/views";
import type { TrustFigures } from "@/lib/trust/figures/views";
import { COMPLIANCE } from "./copy";

const { data } = COMPLIANCE;

/** The data held about people, in figures, and where to read more. */
export function PersonalData({
  figures,
  joined,
}: {
  figures: PersonalDataFigures;
  joined: Pick<TrustFigures, "joinedIn7Days" | "joinedIn30Days">;
}) {
  return (
    <>
      <Figures
        label={data.figures}
        figures={[
          { label: TRUST_DASHBOARD.life.week, value: boundedCount(joined.joinedIn7Days) },
          { label: TRUST_DASHBOARD.life.month, value: boundedCount(joined.joinedIn30Days) },
          {
            label: data.unconfirmed,
            value: boundedCount(figures.unconfirmed),
            hint: data.unconfirmedHint(figures.oldestUnconfirmedAt),
          },
          { label: data.erased, value: boundedCount(figures.erased), hint: data.erasedHint },
          { label: data.erasedLately, value: boundedCount(figures.erasedIn30Days) },
        ]}
      />
      <div className="flex flex-wrap gap-3">
        <LinkButton
          href={trustListOf("compliance", { filtre: "journal", action: "account.erased" })}
          variant="secondary"
        >
          {data.seeErasures}
        </LinkButton>
        <LinkButton
          href={trustListOf("compliance", { filtre: "journal", action: "account.exported" })}
          variant="secondary"
        >
          {data.seeExports}
        </LinkButton>
        <LinkButton href={routes.privacy} variant="quiet">
          {data.policy}
        </LinkButton>
      </div>
    </>
  );
}
