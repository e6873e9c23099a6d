import { LinkButton } from "@/components/ui/Button";
import type { Viewpoint } from "@/lib/policy/viewpoint";
import { spaceRoutes } from "@/lib/routes/space";
import { NoData } from "./NoData";

interface Words {
  text: string;
  action: string;
}

/** Where somebody without a visit or an offer goes on. */
const NEXT_STEPS: Record<Viewpoint, string> = {
  buyer: spaceRoutes.buyer.search,
  seller: spaceRoutes.seller.properties,
  ambassador: spaceRoutes.ambassador.properties,
};

/** What stands where nobody has visited or offered yet, for the role that looks. */
export function NothingYet({
  viewpoint,
  copy: { title, viewpoints, nobody },
  nextSteps = NEXT_STEPS,
}: {
  /** Null where no role has any. */
  viewpoint: Viewpoint | null;
  copy: { title: string; viewpoints: Record<Viewpoint, Words>; nobody: Words };
  nextSteps?: Record<Viewpoint, string>;
}) {
  const { text, action } = viewpoint ? viewpoints[viewpoint] : nobody;
  const href = viewpoint ? nextSteps[viewpoint] : spaceRoutes.profile;
  return (
    <NoData title={title} actions={<LinkButton href={href}>{action}</LinkButton>}>
      <p>{text}</p>
    </NoData>
  );
}
