import { cache } from "react";
import { withRevision } from "@/lib/auth/revision-holder";
import { getLooperChoice } from "@/lib/looper/requests/queries";
import { getRevision } from "@/lib/revisions/queries";
import { orNotFound } from "../../or-not-found";

/** A listing of whoever asks, read once a request; Next's 404 for anybody else's. */
export const loadRevision = cache((id: string) =>
  orNotFound(withRevision(id, (holder) => getRevision(id, holder))),
);

/** Who receives the visitors of its home, and who could. */
export const loadLooperChoice = cache((id: string) =>
  orNotFound(withRevision(id, (holder) => getLooperChoice(id, holder))),
);
