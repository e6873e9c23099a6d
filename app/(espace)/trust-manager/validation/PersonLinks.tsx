import { TRUST } from "@/components/trust/copy";
import { MailLink } from "@/components/trust/MailLink";
import { LinkButton } from "@/components/ui/Button";
import { trustListOf } from "@/lib/routes/space";
import type { LooperDecisionView } from "@/lib/trust/loopers/views";
import { VALIDATION } from "./copy";

/** The ways to write to a looper, and to the journal of what was done. */
export function PersonLinks({
  file: { userId, name, email },
}: {
  file: Pick<LooperDecisionView, "userId" | "name" | "email">;
}) {
  return (
    <div className="flex flex-wrap gap-3">
      <MailLink to={email}>{TRUST.write(name)}</MailLink>
      <LinkButton
        href={trustListOf("compliance", { filtre: "journal", compte: userId })}
        variant="quiet"
      >
        {VALIDATION.audit}
      </LinkButton>
    </div>
  );
}
