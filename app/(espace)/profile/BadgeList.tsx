import type { ReactNode } from "react";
import { Badge } from "@/components/ui/Badge";
import { cx } from "@/components/ui/cx";
import { Disclosure } from "@/components/ui/Disclosure";
import { Icon } from "@/components/ui/Icon";
import type { BadgeCode, BadgesView } from "@/lib/dashboards/badges/rules";
import { formatDate } from "@/lib/kernel/format-date";
import { BADGE_COPY, PROFILE } from "./copy";

const COPY = PROFILE.badges;

/** The badges a person has, the latest first, and those still to be obtained. */
export function BadgeList({ badges: { obtained, missing } }: { badges: BadgesView }) {
  return (
    <div className="flex flex-col gap-4">
      {obtained.length === 0 && <p className="text-ink-soft">{COPY.none}</p>}
      <ul className="grid gap-x-6 gap-y-5 sm:grid-cols-2 xl:grid-cols-3">
        {obtained.map(({ code, obtainedAt, recent }) => (
          <Entry key={code} code={code} obtained>
            <span className="text-fine text-ink-soft">{COPY.obtained(formatDate(obtainedAt))}</span>
            {recent && <Badge tone="mimosa">{COPY.recent}</Badge>}
          </Entry>
        ))}
      </ul>
      {missing.length > 0 && (
        <Disclosure
          summary={`${COPY.missing} (${missing.length})`}
          className="border-t border-line"
        >
          <ul className="grid gap-x-6 gap-y-5 sm:grid-cols-2 xl:grid-cols-3">
            {missing.map((code) => (
              <Entry key={code} code={code} />
            ))}
          </ul>
        </Disclosure>
      )}
    </div>
  );
}

function Entry({
  code,
  obtained = false,
  children,
}: {
  code: BadgeCode;
  obtained?: boolean;
  children?: ReactNode;
}) {
  const { title, text } = BADGE_COPY[code];
  return (
    <li className="flex gap-3">
      <span
        aria-hidden="true"
        className={cx(
          "flex size-10 shrink-0 items-center justify-center rounded-full",
          obtained ? "bg-mimosa text-on-mimosa" : "bg-sunken text-ink-soft",
        )}
      >
        <Icon name={obtained ? "flag" : "minus"} />
      </span>
      <div className="min-w-0">
        <p className="font-semibold">{title}</p>
        <p className="text-small text-ink-soft">{text}</p>
        <p className="mt-1 flex flex-wrap items-center gap-2">{children}</p>
      </div>
    </li>
  );
}
