import type { ReactNode } from "react";
import { ActionForm, type FormAction } from "@/components/forms/ActionForm";
import { SubmitButton } from "@/components/forms/SubmitButton";
import { cx } from "@/components/ui/cx";
import type { ComparableView, EstimateView } from "@/lib/estimates/views";
import { formatInteger, formatPrice, formatPricePerM2, formatSurface } from "@/lib/kernel/format";
import { RESULT } from "./copy";

import { SalesMapFrame } from "./SalesMapFrame";
import { metresText, monthText } from "./texts";

/** The sales that the figure rests on, on a map and in a table; who made the estimate takes out what is no match. */
export function ComparableSales({
  estimate: { id, comparables, isMine, figure, point },
  styleUrl,
  action,
}: {
  estimate: EstimateView;
  styleUrl: string | null;
  action: FormAction;
}) {
  const canChange = isMine && figure !== null;
  const { columns } = RESULT;
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
      <section
        aria-label={RESULT.table}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways is reached by keys
        tabIndex={0}
        className="overflow-x-auto rounded-card border border-line bg-surface"
      >
        <table className="w-full text-left text-small">
          <thead className="text-ink-soft">
            <tr className="*:px-3 *:py-3 *:font-medium">
              <th scope="col">{columns.rank}</th>
              <th scope="col">{columns.month}</th>
              <th scope="col">{columns.street}</th>
              <th scope="col">{columns.surface}</th>
              <th scope="col">{columns.rooms}</th>
              <th scope="col">{columns.price}</th>
              <th scope="col">{columns.perM2}</th>
              <th scope="col">{columns.distance}</th>
              {canChange && <th scope="col">{columns.action}</th>}
            </tr>
          </thead>
          <tbody>
            {comparables.map((sale) => (
              <Row key={sale.position} sale={sale}>
                {canChange && (
                  <td>
                    <Toggle estimateId={id} sale={sale} action={action} />
                  </td>
                )}
              </Row>
            ))}
          </tbody>
        </table>
      </section>
    </section>
  );
}

function Row({ sale, children }: { sale: ComparableView; children: ReactNode }) {
  return (
    <tr
      className={cx(
        "border-t border-line *:px-3 *:py-2 *:whitespace-nowrap",
        sale.isRemoved && "text-ink-soft line-through",
      )}
    >
      <td className="figures">{sale.position + 1}</td>
      <td>{monthText(sale.month)}</td>
      <th scope="row" className="font-semibold">
        {sale.street ?? RESULT.unknownStreet}
      </th>
      <td className="figures">{formatSurface(sale.surfaceDm2)}</td>
      <td className="figures">{sale.rooms === null ? "–" : formatInteger(sale.rooms)}</td>
      <td className="figures">{formatPrice(sale.priceCents)}</td>
      <td className="figures">{formatPricePerM2(sale.pricePerM2Cents)}</td>
      <td className="figures">{metresText(sale.distanceM)}</td>
      {children}
    </tr>
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
