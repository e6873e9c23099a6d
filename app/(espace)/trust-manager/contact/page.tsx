import { pageMetadata } from "@/app/page-metadata";
import { pageActor } from "@/lib/auth/page-actor";
import { countContacts } from "@/lib/contact/queries/count-contacts";
import { listContacts } from "@/lib/contact/queries/list-contacts";
import { CONTACT_STATUSES } from "@/lib/contact/rules";
import { oneOf, type Parameters, textOf } from "@/lib/kernel/parameters";
import { ContactScreen } from "./ContactScreen";
import { REQUESTS } from "./copy";

export const metadata = pageMetadata({ title: REQUESTS.title });

export default async function Page({ searchParams }: { searchParams: Promise<Parameters> }) {
  const actor = await pageActor("/trust-manager/contact");
  const query = await searchParams;
  const cursor = textOf(query.suite);
  const view = oneOf(CONTACT_STATUSES, query.filtre);
  const done = textOf(query.fait) ?? "";
  return (
    <ContactScreen
      view={view}
      done={Object.hasOwn(REQUESTS.done, done) ? (done as keyof typeof REQUESTS.done) : null}
      isFirst={cursor === null}
      counts={await countContacts(actor)}
      page={await listContacts(actor, { view, cursor })}
    />
  );
}
