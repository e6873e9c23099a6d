import { Badge } from "@/components/ui/Badge";
import { LinkButton } from "@/components/ui/Button";
import { Card } from "@/components/ui/Card";
import { VisuallyHidden } from "@/components/ui/VisuallyHidden";
import { spaceRoutes } from "@/lib/routes/space";
import type { OwnedDraft } from "@/lib/selling/views";
import { ofHome } from "../space/copy";
import { Meter } from "../space/Meter";
import { Cover } from "./Cover";
import { PROPERTIES } from "./copy";
import type { PropertyForms } from "./forms";
import { Price } from "./Price";
import { BeginForm, DiscardForm, Menu } from "./PropertyActions";

const COPY = PROPERTIES.drafts;

/** A home that is being written about, as an `<li>`: what is known about it, and how to go on. */
export function DraftCard({ draft, forms }: { draft: OwnedDraft; forms: PropertyForms }) {
  const { revisionId, address, price, done, steps, savedAt } = draft;
  const title = draft.title ?? COPY.untitled;
  return (
    <li className="min-w-0">
      <Card flat className="flex h-full flex-col overflow-hidden border-dashed">
        <Cover photo={draft.photo}>
          <Badge tone="neutral">{PROPERTIES.statuses.draft}</Badge>
        </Cover>
        <div className="flex flex-1 flex-col gap-3 p-5">
          <div>
            <h2 className="text-subheading wrap-anywhere">{title}</h2>
            <p className="text-small text-ink-soft wrap-anywhere">{address ?? COPY.noAddress}</p>
          </div>
          {price && <Price price={price} saves />}
          <Meter
            label={COPY.progressLabel}
            value={COPY.progress(done, steps)}
            share={done / steps}
          />
          <p className="text-fine text-ink-soft">{COPY.saved(savedAt)}</p>
          <div className="mt-auto flex flex-col gap-2 pt-2">
            <div className="flex flex-wrap gap-3">
              <LinkButton
                variant="secondary"
                href={spaceRoutes.editListing(revisionId)}
                className="grow"
              >
                {PROPERTIES.actions.continue}
                <VisuallyHidden>{ofHome(title)}</VisuallyHidden>
              </LinkButton>
              <BeginForm
                id={`copie-${revisionId}`}
                action={forms.duplicate}
                fields={{ revisionId }}
                label={PROPERTIES.actions.duplicate}
                title={title}
              />
            </div>
            <Menu id={`actions-${revisionId}`} title={title}>
              <li>
                <DiscardForm
                  revisionId={revisionId}
                  title={title}
                  isPublished={false}
                  discard={forms.discard}
                />
              </li>
            </Menu>
          </div>
        </div>
      </Card>
    </li>
  );
}
