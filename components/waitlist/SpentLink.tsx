import type { ReactNode } from "react";
import { LinkButton } from "@/components/ui/Button";
import { routes } from "@/lib/routes/public";
import { WAITLIST } from "./copy";
import { HouseScreen } from "./HouseScreen";

/** Where a link of the waitlist's mails leads that is no good, or no more: to the list, or to help. */
export function SpentLink({
  title,
  lead,
  mailbox,
}: {
  title: string;
  lead: string;
  /** The way to the mails that were sent, where none leaves the machine. */
  mailbox: ReactNode;
}) {
  return (
    <HouseScreen house="shut" eyebrow={WAITLIST.eyebrow} title={title} lead={lead}>
      <div className="flex flex-wrap gap-3 max-sm:*:w-full">
        <LinkButton href={routes.beta} size="lg" className="for-strangers">
          {WAITLIST.confirm.again}
        </LinkButton>
        <LinkButton href={routes.help} variant="secondary" size="lg">
          {WAITLIST.confirm.help}
        </LinkButton>
      </div>
      {mailbox}
    </HouseScreen>
  );
}
