import { Callout } from "@/components/ui/Callout";
import { Link } from "@/components/ui/Link";
import { spaceRoutes } from "@/lib/routes/space";
import { LEADS } from "./copy";

/** Why addresses and telephones of leads are hidden from a looper whose papers are not in order. */
export function Suspended() {
  return (
    <Callout tone="problem" title={LEADS.suspendedTitle}>
      <p>{LEADS.suspendedText}</p>
      <Link
        href={spaceRoutes.ambassador.settings}
        className="text-link inline-flex min-h-11 items-center"
      >
        {LEADS.suspendedAction}
      </Link>
    </Callout>
  );
}
