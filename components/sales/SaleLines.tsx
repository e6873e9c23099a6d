import { Badge } from "@/components/ui/Badge";
import { LinkButton } from "@/components/ui/Button";
import { VisuallyHidden } from "@/components/ui/VisuallyHidden";
import { formatPrice } from "@/lib/kernel/format";
import { spaceRoutes } from "@/lib/routes/space";
import type { SaleLine } from "@/lib/sales/views";
import { PropertyThumbnail } from "../properties/PropertyThumbnail";
import { SALES as COPY } from "./copy";

/** Open sales: what each waits for, from whom and until when, and the way to it. */
export function SaleLines({ lines }: { lines: readonly SaleLine[] }) {
  return (
    <ul className="divide-y divide-line">
      {lines.map((line) => (
        <Line key={line.id} line={line} />
      ))}
    </ul>
  );
}

function Line({ line }: { line: SaleLine }) {
  const { id, property, sellerName, buyerName, priceCents, current, isMine } = line;
  return (
    <li className="flex flex-wrap items-center gap-x-6 gap-y-3 py-4 first:pt-0 last:pb-0">
      <PropertyThumbnail photo={property.photo} />
      <div className="min-w-0 grow basis-60">
        <p className="flex flex-wrap items-center gap-2 font-semibold">
          {`${property.title}, ${property.city}`}
          {isMine && <Badge tone="mimosa">{COPY.mine}</Badge>}
        </p>
        <p className="text-small text-ink-soft">
          {COPY.list.between(sellerName, buyerName)} ·{" "}
          <span className="whitespace-nowrap tabular-nums">{formatPrice(priceCents)}</span>
        </p>
        <ul className="mt-1 text-small">
          {current.map(({ step, task }) => (
            <li key={step} className="flex flex-wrap items-center gap-x-2">
              <span>{COPY.steps[step]}</span>
              {task?.by && (
                <time dateTime={task.by} className="text-ink-soft">
                  {COPY.day(task.what, task.by)}
                </time>
              )}
              {task?.late && <Badge tone="tile">{COPY.late}</Badge>}
            </li>
          ))}
        </ul>
      </div>
      <LinkButton variant="secondary" href={spaceRoutes.sale(id)}>
        <span>
          {COPY.list.open}
          <VisuallyHidden>{COPY.list.openOf(property.title)}</VisuallyHidden>
        </span>
      </LinkButton>
    </li>
  );
}
