import { LOOPER_COPY } from "@/app/(annonce)/annonces/_editor/steps/looper-copy";
import { LinkButton } from "@/components/ui/Button";
import { Card } from "@/components/ui/Card";
import { COMMON } from "@/lib/content/common";
import type { LooperChoice } from "@/lib/looper/requests/views";
import { spaceRoutes } from "@/lib/routes/space";
import { loadLooperChoice } from "../../load";

const COPY = LOOPER_COPY.summary;

function textOf({ state, looper, declined }: LooperChoice): string {
  if (state === "seller" || looper === null) {
    const [last] = declined;
    return last === undefined ? COPY.texts.seller : COPY.declined(last);
  }
  return COPY.texts[state](looper.firstName);
}

/** Where the choice of a looper stands, which nothing waits for. */
export async function LooperSummary({ revisionId }: { revisionId: string }) {
  const choice = await loadLooperChoice(revisionId);
  return (
    <Card flat className="flex flex-wrap items-center justify-between gap-4 p-5">
      <div className="min-w-0">
        <h2 className="text-subheading">
          {COPY.title}
          {choice.state === "seller" && (
            <span className="font-sans text-small font-normal text-ink-soft">
              {` (${COMMON.optional})`}
            </span>
          )}
        </h2>
        <p className="mt-1 max-w-text text-small wrap-anywhere">{textOf(choice)}</p>
      </div>
      <LinkButton variant="secondary" href={spaceRoutes.chooseLooper(revisionId)}>
        {choice.state === "seller" ? COPY.choose : COPY.see}
      </LinkButton>
    </Card>
  );
}
