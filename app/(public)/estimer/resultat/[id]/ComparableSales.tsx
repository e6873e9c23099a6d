import type { ReactNode } from "react";
import { ActionForm, type FormAction } from "@/components/forms/ActionForm";
import { SubmitButton } from "@/components/forms/SubmitButton";
import { type Column, DataTable } from "@/components/space/DataTable";
import { Card } from "@/components/ui/Card";
import type { ComparableView, EstimateView } from "@/lib/estimates/views";
import { formatInteger, formatPrice, formatPricePerM2, formatSurface } from "@/lib/kernel/format";
import { RESULT } from "./copy";
import { SalesMapFrame } from "./SalesMapFrame";
import { metresText, monthText } from "./texts";

const { columns } = RESULT;

/** A column of figures, struck out of a sale that does not count. */
const figure = (label: string, text: (sale: ComparableView) => ReactNode) => ({
  label,
  cell: (sale: ComparableView) => {
    const content = <span className="figures">{text(sale)}</span>;
    return sale.isRemoved ? <s className="text-ink-soft">{content}</s> : content;
  },
});

const COLUMNS: [Column<ComparableView>, ...Column<ComparableView>[]] = [
  figure(columns.street, ({ street }) => street ?? RESULT.unknownStreet),
  { label: columns.rank, cell: ({ position }) => position + 1 },
  figure(columns.month, ({ month }) => monthText(month)),
  figure(columns.surface, ({ surfaceDm2 }) => formatSurface(surfaceDm2)),
  figure(columns.rooms, ({ rooms }) => (rooms === null ? "–" : formatInteger(rooms))),
  figure(columns.price, ({ priceCents }) => formatPrice(priceCents)),
  figure(columns.perM2, ({ pricePerM2Cents }) => formatPricePerM2(pricePerM2Cents)),
  figure(columns.distance, ({ distanceM }) => metresText(distanceM)),
];

const toggleColumn = (estimateId: string, action: FormAction): Column<ComparableView> => ({
  label: columns.action,
  kind: "action",
  cell: (sale) => <Toggle estimateId={estimateId} sale={sale} action={action} />,
});

/** The sales that the figure rests on, on a map and in a table; who made the estimate takes out what is no match. */
export function ComparableSales({
  estimate: { id, comparables, isMine, figure, point, placedByStreet },
  styleUrl,
  action,
}: {
  estimate: EstimateView;
  styleUrl: string | null;
  action: FormAction;
}) {
  const canChange = isMine && figure !== null;
  return (
    <section id="ventes" aria-labelledby="ventes-titre" className="flex flex-col gap-5">
      <div>
        <h2 id="ventes-titre" className="text-heading">
          {RESULT.salesTitle}
        </h2>
        <p className="mt-1 max-w-text text-ink-soft">
          {canChange ? RESULT.salesText : RESULT.salesTextOther}
        </p>
      </div>
      {point && (
        <figure className="only-scripting no-print">
          <div className="relative aspect-4/3 overflow-hidden rounded-card bg-sunken sm:aspect-[5/2]">
            <SalesMapFrame
              homeLabel={RESULT.homeMark[placedByStreet ? "street" : "exact"]}
              home={point}
              sales={comparables.map(({ lat, lng, position, isRemoved }) => ({
                ...{ lat, lng, isRemoved },
                rank: position + 1,
              }))}
              styleUrl={styleUrl}
            />
          </div>
          <figcaption className="mt-1.5 text-fine text-ink-soft">{RESULT.mapNote}</figcaption>
        </figure>
      )}
      <Card flat className="p-5 md:p-6">
        <DataTable
          label={RESULT.table}
          columns={canChange ? [...COLUMNS, toggleColumn(id, action)] : COLUMNS}
          rows={comparables}
          keyOf={({ position }) => String(position)}
          from="xl"
        />
      </Card>
    </section>
  );
}

function Toggle({
  estimateId,
  sale,
  action,
}: {
  estimateId: string;
  sale: ComparableView;
  action: FormAction;
}) {
  const street = sale.street ?? RESULT.unknownStreet;
  const { position, isRemoved } = sale;
  return (
    <ActionForm id={`vente-${position}`} action={action} className="gap-1">
      <input type="hidden" name="estimateId" value={estimateId} />
      <input type="hidden" name="position" value={position} />
      <input type="hidden" name="isRemoved" value={isRemoved ? "no" : "yes"} />
      <SubmitButton
        variant="quiet"
        size="sm"
        sending={RESULT.sending}
        aria-label={(isRemoved ? RESULT.restoreOf : RESULT.removeOf)(street, monthText(sale.month))}
      >
        {isRemoved ? RESULT.restore : RESULT.remove}
      </SubmitButton>
    </ActionForm>
  );
}
