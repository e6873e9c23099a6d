import { Link } from "@/components/ui/Link";
import { spaceRoutes } from "@/lib/routes/space";
import type { OwnedPropertiesView } from "@/lib/selling/views";
import { ArrivalNotice } from "../space/ArrivalNotice";
import { PROPERTIES } from "./copy";
import type { Done } from "./done";

const COPY = PROPERTIES.done;

/** What was just done with a property of the list, as its row now has it: an address alone claims nothing. */
export function DoneNotice({ done, view }: { done: Done; view: OwnedPropertiesView }) {
  const { outcome, propertyId } = done;
  if (outcome === "suppression" || outcome === "depart") {
    return (
      <ArrivalNotice tone="success">
        <p>{outcome === "depart" ? COPY.left : COPY.discarded}</p>
      </ArrivalNotice>
    );
  }
  const property = view.properties.find(({ id }) => id === propertyId);
  if (property === undefined) return null;
  const { id, title, withdrawal, revision } = property;
  if (outcome === "retrait" ? withdrawal === null : revision !== null) return null;
  return (
    <ArrivalNotice tone="success">
      <p>
        {withdrawal === null ? COPY.abandoned(title) : COPY.withdrawn(title, withdrawal.reason)}
      </p>
      {withdrawal !== null && <p>{COPY.withdrawnFollows}</p>}
      <Link
        href={spaceRoutes.ownProperty(id)}
        className="inline-flex min-h-11 items-center text-link"
      >
        {COPY.see}
      </Link>
    </ArrivalNotice>
  );
}
