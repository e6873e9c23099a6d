import { Facts } from "@/components/space/Facts";
import { Badge } from "@/components/ui/Badge";
import { LinkButton } from "@/components/ui/Button";
import { Icon } from "@/components/ui/Icon";
import type { PartySignatureView } from "@/lib/mandate-signing/views";
import { signatureRoutes } from "@/lib/routes/signatures";
import { PARTY as COPY } from "./copy";

/** What a party signs, where it stands, and the others who sign. */
export function PartyDocument({ view, token }: { view: PartySignatureView; token: string }) {
  const { state, offer, price, until, clock, mandateNumber, endedAt } = view;
  return (
    <>
      <Standing view={view} />
      {endedAt && <p className="text-small">{COPY.ended(endedAt, clock)}</p>}
      <Facts
        facts={[
          view.portals.length > 0 ? { label: COPY.portals, value: view.portals.join(", ") } : null,
          offer && { label: COPY.offer, value: COPY.offerOf(offer.buyerName, offer.amountCents) },
          { label: COPY.price, value: COPY.amount(price.priceCents) },
          { label: COPY.fee, value: COPY.amount(price.feeCents) },
          { label: COPY.role, value: COPY.roles[view.isSpouse ? "spouse" : "owner"] },
          state === "open" ? { label: COPY.until, value: COPY.moment(until, clock) } : null,
        ]}
      />
      <LinkButton variant="secondary" href={signatureRoutes.document(token)} className="self-start">
        <Icon name="download" />
        {mandateNumber === null ? COPY.read : COPY.signedFile}
      </LinkButton>
      <div className="flex flex-col gap-2">
        <h2 className="font-semibold">{COPY.signers}</h2>
        <ul className="divide-y divide-line rounded-card border border-line">
          {view.signers.map(({ position, name, isReader, signedAt }) => (
            <li
              key={position}
              className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 px-4 py-3"
            >
              <span className="wrap-anywhere">
                {name}
                {isReader && COPY.you}
              </span>
              <Badge tone={signedAt === null ? "neutral" : "leaf"}>
                {signedAt === null ? COPY.waiting : COPY.signedAt(signedAt, clock)}
              </Badge>
            </li>
          ))}
        </ul>
      </div>
    </>
  );
}

/** What became of the document, where it is not to be signed by its reader now. */
function Standing({ view }: { view: PartySignatureView }) {
  const { state, kind, mandateNumber, sellerName } = view;
  switch (state) {
    case "open":
      return null;
    case "given":
      return <Sentence title={COPY.given.title} text={COPY.given.text} />;
    case "closed":
      return <Sentence title={COPY.closed.title} text={COPY.closed.text(sellerName)} />;
    case "signed":
      return (
        <Sentence
          title={COPY.signed.titles[kind]}
          text={mandateNumber === null ? "" : COPY.signed.text(mandateNumber)}
        />
      );
  }
}

function Sentence({ title, text }: { title: string; text: string }) {
  return (
    <div className="flex flex-col gap-1">
      <p className="font-semibold">{title}</p>
      {text && <p className="text-small text-ink-soft">{text}</p>}
    </div>
  );
}
