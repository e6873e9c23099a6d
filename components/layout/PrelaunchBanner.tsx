import { Icon } from "@/components/ui/Icon";
import { Link } from "@/components/ui/Link";
import { routes } from "@/lib/routes/public";
import { PRELAUNCH_BANNER } from "./copy";

/** The line above the header while the product is in pre-launch: for strangers, who could join. */
export function PrelaunchBanner() {
  return (
    <aside aria-label={PRELAUNCH_BANNER.label} className="for-strangers no-print">
      <Link
        href={routes.beta}
        className="flex min-h-11 flex-wrap items-center justify-center gap-x-2 bg-mimosa px-4 py-2 text-center text-small text-on-mimosa"
      >
        <span className="max-sm:visually-hidden">{PRELAUNCH_BANNER.text}</span>
        <span className="inline-flex items-center gap-1 font-semibold underline underline-offset-4">
          {PRELAUNCH_BANNER.link}
          <Icon name="arrow-right" className="size-4" />
        </span>
      </Link>
    </aside>
  );
}
