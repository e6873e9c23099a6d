import { conditionsText, financingText } from "@/components/offers/OfferParts";
import { BackLink } from "@/components/space/BackLink";
import { ContactLinks } from "@/components/space/ContactLinks";
import { Facts } from "@/components/space/Facts";
import { PageTitle } from "@/components/space/PageTitle";
import { Panel } from "@/components/space/Panel";
import { LinkButton } from "@/components/ui/Button";
import type { SharedFileView } from "@/lib/offers/views";
import { spaceRoutes } from "@/lib/routes/space";
import { SHARED_FILE as COPY } from "./copy";

/** What a buyer agreed to show with an offer, and nothing else. */
export function SharedFileScreen({ file }: { file: SharedFileView }) {
  const { offer, property, buyer } = file;
  return (
    <>
      <div className="flex flex-col gap-3">
        <BackLink href={spaceRoutes.offer(offer.id)}>{COPY.back}</BackLink>
        <PageTitle title={COPY.title(buyer.name)} lead={COPY.lead(file.sharedAt)} />
      </div>
      <div className="grid gap-6 lg:grid-cols-2">
        <Panel id="acheteur" title={COPY.identity}>
          <Facts
            facts={[
              { label: COPY.name, value: buyer.name },
              { label: COPY.city, value: buyer.city ?? COPY.unknown },
              { label: COPY.member, value: COPY.since(buyer.memberSince) },
              { label: COPY.visits, value: COPY.visitCount(file.visits) },
            ]}
          />
          <ContactLinks {...buyer} />
        </Panel>
        <Panel id="financement" title={COPY.financing}>
          <Facts
            facts={[
              {
                label: COPY.offer,
                value: `${COPY.offered(offer.amountCents)}, ${property.title}`,
              },
              { label: COPY.method, value: financingText(file) },
              { label: COPY.conditions, value: conditionsText(file) },
            ]}
          />
          <p className="text-small text-ink-soft">{COPY.declared}</p>
          <LinkButton
            href={spaceRoutes.sharedDocuments}
            variant="secondary"
            className="mt-auto self-start"
          >
            {COPY.documents}
          </LinkButton>
        </Panel>
      </div>
    </>
  );
}
