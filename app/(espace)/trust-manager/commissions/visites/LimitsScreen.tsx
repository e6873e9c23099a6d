"use client";

import { ActionForm, type FormAction } from "@/components/forms/ActionForm";
import { FieldProblem } from "@/components/forms/FieldProblem";
import { FormPanel } from "@/components/forms/FormPanel";
import { SubmitButton } from "@/components/forms/SubmitButton";
import { TextField } from "@/components/forms/TextField";
import { type Column, DataTable } from "@/components/space/DataTable";
import { NoData } from "@/components/space/NoData";
import { Panel } from "@/components/space/Panel";
import { buttonClass } from "@/components/ui/Button";
import { Link } from "@/components/ui/Link";
import { VisuallyHidden } from "@/components/ui/VisuallyHidden";
import { formatExactPrice } from "@/lib/kernel/format";
import type { VisitedHomeView } from "@/lib/payouts/views";
import { routes } from "@/lib/routes/public";
import { PayoutsFrame } from "../_parts/PayoutsFrame";
import { LIMITS as COPY, PAYOUTS } from "../copy";

/** Homes whose paid visits come near the limit, and the team's consent to more. */
export function LimitsScreen({
  homes,
  done,
  action,
}: {
  homes: readonly VisitedHomeView[];
  done: string | null;
  action: FormAction;
}) {
  return (
    <PayoutsFrame current="limits" title={COPY.title} lead={COPY.lead} done={done}>
      {homes.length === 0 ? (
        <NoData title={COPY.empty} />
      ) : (
        <Panel id="biens" title={COPY.table}>
          <DataTable
            label={COPY.table}
            columns={columnsOf(action)}
            rows={homes}
            keyOf={({ id }) => id}
            from="xl"
          />
        </Panel>
      )}
    </PayoutsFrame>
  );
}

const [HOME, LOOPER, PAID, COST, CONSENT] = COPY.columns;

const columnsOf = (action: FormAction): [Column<VisitedHomeView>, ...Column<VisitedHomeView>[]] => [
  {
    label: HOME,
    cell: ({ id, title, city }) => (
      <>
        <Link href={routes.listing(id)} className="text-link wrap-anywhere">
          {title}
        </Link>
        <span className="block text-fine text-ink-soft">{city}</span>
      </>
    ),
  },
  { label: LOOPER, cell: ({ looper }) => looper },
  { label: PAID, kind: "figure", cell: ({ paid, most }) => COPY.count(paid, most) },
  { label: COST, kind: "figure", cell: ({ paidCents }) => formatExactPrice(paidCents) },
  {
    label: CONSENT,
    cell: (home) => (home.isOwn ? COPY.own : <ConsentForm home={home} action={action} />),
  },
];

function ConsentForm({
  home: { id, title, most },
  action,
}: {
  home: VisitedHomeView;
  action: FormAction;
}) {
  return (
    <ActionForm id={`accord-${id}`} action={action} defaultValue={{ upTo: String(most + 6) }}>
      <FormPanel
        group="accords"
        summary={
          <span>
            {COPY.grant}
            <VisuallyHidden>{`, ${title}`}</VisuallyHidden>
          </span>
        }
        summaryClassName={buttonClass({ variant: "secondary" })}
      >
        <FieldProblem name="propertyId" />
        <input type="hidden" name="propertyId" value={id} />
        <TextField name="upTo" label={COPY.upTo} inputMode="numeric" />
        <TextField name="reason" label={COPY.reason} maxLength={500} />
        <SubmitButton sending={PAYOUTS.sending} className="self-start">
          {COPY.submit}
        </SubmitButton>
      </FormPanel>
    </ActionForm>
  );
}
