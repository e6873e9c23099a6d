import { Icon } from "@/components/ui/Icon";
import { NAMES_COPY, namesLines } from "@/lib/mandates/copy";
import type { NamesCheck } from "@/lib/mandates/names";

/** What a mandate names otherwise than the listing: as it was signed, and as it is now. */
export function UncoveredNames({
  check,
  reader,
}: {
  check: NamesCheck;
  reader: "seller" | "team";
}) {
  return (
    <div className="flex flex-col gap-2">
      <p>{NAMES_COPY[reader]}</p>
      <dl className="flex flex-col gap-2">
        {namesLines(check).map(({ item, label, signed, now }) => (
          <div key={item} className="wrap-anywhere">
            <dt className="font-semibold">{label}</dt>
            <dd className="flex flex-wrap items-center gap-x-2">
              <span>
                <span className="text-ink-soft">{NAMES_COPY.signed} </span>
                {signed}
              </span>
              <Icon name="arrow-right" className="size-4 shrink-0 text-ink-soft" />
              <span>
                <span className="text-ink-soft">{NAMES_COPY.now} </span>
                <strong>{now}</strong>
              </span>
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
