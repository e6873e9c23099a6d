import { LinkButton } from "@/components/ui/Button";
import { VisuallyHidden } from "@/components/ui/VisuallyHidden";
import { looperFileOf } from "@/lib/routes/space";
import type { LooperDecisionView } from "@/lib/trust/loopers/views";
import { VALIDATION } from "./copy";

/** The way to a looper's file, and how many papers wait there. */
export function OpenFile({ file: { grantId, name, files } }: { file: LooperDecisionView }) {
  const waiting = files.filter(({ state }) => state === "waiting").length;
  return (
    <LinkButton
      href={looperFileOf(grantId)}
      variant={waiting > 0 ? "primary" : "secondary"}
      className="mt-2 self-start"
    >
      <span>
        {waiting > 0 ? VALIDATION.checkPapers(waiting) : VALIDATION.openFile}
        <VisuallyHidden>{VALIDATION.auditOf(name)}</VisuallyHidden>
      </span>
    </LinkButton>
  );
}
