import { useState } from "react";
import { Button, LinkButton } from "@/components/ui/Button";
import { Callout } from "@/components/ui/Callout";
import type { Step } from "@/lib/revisions/steps";
import { routes } from "@/lib/routes/public";
import { spaceRoutes } from "@/lib/routes/space";
import { EDITOR } from "./copy";
import { useEditor } from "./EditorProvider";

/** That the session ended, and how to go on; or that what it left unsaved was taken up. */
export function Interruption({ step }: { step: Step }) {
  const { view, saves, isResumed, holdUntilLogin } = useEditor();
  const [isStuck, setStuck] = useState(false);
  const { title, text, elsewhere, here, notHeld, resumed } = EDITOR.signedOut;
  if (saves.status !== "signed-out") {
    return isResumed ? (
      <Callout live className="mb-7">
        <p>{resumed}</p>
      </Callout>
    ) : null;
  }
  return (
    <Callout tone="problem" live title={title} className="mb-7">
      <p>{isStuck ? notHeld : text}</p>
      <div className="mt-3 flex flex-wrap gap-3">
        <LinkButton size="sm" target="_blank" href={routes.login(spaceRoutes.myProperties)}>
          {elsewhere}
          <span className="visually-hidden">{EDITOR.newTab}</span>
        </LinkButton>
        {!isStuck && (
          <Button
            size="sm"
            variant="secondary"
            onClick={() => {
              const back = spaceRoutes.editListingStep(view.id, step);
              if (holdUntilLogin()) location.assign(routes.login(back));
              else setStuck(true);
            }}
          >
            {here}
          </Button>
        )}
      </div>
    </Callout>
  );
}
