import { LadderPicture } from "@/components/illustrations/LadderPicture";
import { ProblemPage } from "@/components/layout/ProblemPage";
import { LinkButton } from "@/components/ui/Button";
import { PROBLEM_PAGES } from "@/lib/content/problems";
import { pageMetadata } from "../page-metadata";

const { offline } = PROBLEM_PAGES;

export const metadata = pageMetadata({ title: offline.metaTitle });

/** Cached by the service worker and shown in place of any page when there is no network. */
export default function Page() {
  return (
    <ProblemPage
      picture={<LadderPicture className="-ml-3 h-auto w-72 max-w-full lg:ml-0 lg:w-104" />}
      title={offline.title}
      lead={offline.lead}
    >
      {/* An empty address is the one that was asked for. */}
      <LinkButton href="" size="lg">
        {offline.retry}
      </LinkButton>
    </ProblemPage>
  );
}
