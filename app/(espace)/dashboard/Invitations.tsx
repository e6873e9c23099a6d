import { OVERVIEW } from "@/components/space/overview-copy";
import { LinkButton } from "@/components/ui/Button";
import { Card } from "@/components/ui/Card";
import type { Suggestion } from "@/lib/dashboards/views";
import { spaceRoutes } from "@/lib/routes/space";

/** What a person is invited to: one more role, and the step that suits the roles there are. */
export function Invitations({
  suggestions,
  canAddRole,
}: {
  suggestions: readonly Suggestion[];
  canAddRole: boolean;
}) {
  if (suggestions.length === 0 && !canAddRole) return null;
  return (
    <section aria-labelledby="suggestions" className="flex flex-col gap-4">
      <h2 id="suggestions" className="text-heading">
        {OVERVIEW.suggestions.title}
      </h2>
      <div className="grid gap-6 md:grid-cols-2">
        {suggestions.map((suggestion) => {
          const copy = OVERVIEW.suggestions[suggestion];
          const role = suggestion === "become-looper" ? "ambassador" : "buyer";
          return (
            <Invitation
              key={suggestion}
              {...copy}
              href={spaceRoutes.activateRole(role)}
              className="bg-mimosa-soft"
            />
          );
        })}
        {canAddRole && <Invitation {...OVERVIEW.addRole} href={spaceRoutes.profileRoles} />}
      </div>
    </section>
  );
}

function Invitation({
  title,
  text,
  action,
  href,
  className = "",
}: {
  title: string;
  text: string;
  action: string;
  href: string;
  className?: string;
}) {
  return (
    <Card flat className={`flex flex-col gap-3 p-5 md:p-6 ${className}`}>
      <h3 className="text-[1.125rem] font-bold">{title}</h3>
      <p className="text-ink-soft">{text}</p>
      <LinkButton variant="secondary" href={href} className="mt-auto self-start">
        {action}
      </LinkButton>
    </Card>
  );
}
