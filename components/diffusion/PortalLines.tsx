import { portalText, refusalText } from "@/lib/diffusion/copy";
import type { PortalView } from "@/lib/diffusion/views";

/** Where a home stands with each portal; nothing where there is nothing to say. */
export function PortalLines({
  portals,
  label,
}: {
  portals: readonly PortalView[];
  /** Of the list, for those who don't see it. */
  label: string;
}) {
  if (portals.length === 0) return null;
  return (
    <ul aria-label={label} className="flex flex-col gap-2 text-small">
      {portals.map((portal) => (
        <li key={`${portal.name} ${portal.state}`}>
          {portalText(portal)}
          {portal.state === "refused" && (
            <ul className="mt-1 list-disc pl-5 text-ink-soft">
              {portal.refusals.map((refusal) => (
                <li key={refusal.field}>{refusalText(refusal)}</li>
              ))}
            </ul>
          )}
        </li>
      ))}
    </ul>
  );
}
