import { formatDate } from "@/lib/kernel/format-date";
import type { HistoryItem } from "@/lib/listings/states/history";
import { HISTORY } from "./history-copy";

/** What became of the listing since its publication, dated, the latest first. */
export function History({
  items,
  titled = true,
}: {
  items: readonly HistoryItem[];
  /** Whether it has its own title, under the numbers of the listing. */
  titled?: boolean;
}) {
  return (
    <div className={titled ? "mt-8" : undefined}>
      {titled && <h3 className="mb-3 text-subheading">{HISTORY.title}</h3>}
      <ol className="border-l-2 border-line pl-4">
        {items.toReversed().map((item) => (
          <li key={`${item.kind} ${item.at}`} className="py-1.5 text-small">
            <span className="text-ink-soft">
              <time dateTime={item.at}>{formatDate(item.at)}</time>
              {HISTORY.separator}
            </span>
            {HISTORY.sentence(item)}
          </li>
        ))}
      </ol>
    </div>
  );
}
