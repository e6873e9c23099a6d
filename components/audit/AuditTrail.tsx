"use client";

import { Link } from "@/components/ui/Link";
import { AUDIT } from "@/lib/audit/copy";
import type { AuditPageView } from "@/lib/audit/views";
import { formatDate, formatTime } from "@/lib/kernel/format-date";

/** Lines of the audit, the newest first; `olderHref` leads to those before them. */
export function AuditTrail({
  label,
  page,
  olderHref,
}: {
  label: string;
  page: AuditPageView;
  /** Null where these are the oldest. */
  olderHref: string | null;
}) {
  if (page.entries.length === 0) return <p className="text-ink-soft">{AUDIT.empty}</p>;
  return (
    <>
      <ol aria-label={label} className="flex flex-col divide-y divide-line">
        {page.entries.map(({ seq, at, sentence, actor, concerns, device }) => (
          <li key={seq} className="flex flex-col gap-1 py-3 first:pt-0 last:pb-0">
            <p className="font-medium">{sentence}</p>
            <p className="flex flex-wrap gap-x-4 text-small text-ink-soft">
              <time dateTime={at.toISOString()} className="tabular-nums">
                {formatDate(at)}, {formatTime(at)}
              </time>
              <span>{actor}</span>
              {concerns && <span>{AUDIT.concerning(concerns)}</span>}
              {device && <span>{device}</span>}
            </p>
          </li>
        ))}
      </ol>
      {olderHref && (
        <Link
          href={olderHref}
          className="inline-flex min-h-11 items-center self-start font-medium text-brand underline"
        >
          {AUDIT.older}
        </Link>
      )}
    </>
  );
}
