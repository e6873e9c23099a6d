"use client";

import { useEffect, useRef } from "react";
import { conditionsText, financingText } from "@/components/offers/OfferParts";
import { Facts } from "@/components/space/Facts";
import { formatPrice } from "@/lib/kernel/format";
import { formatCivilDate, withClock } from "@/lib/kernel/format-date";
import type { HomeClock } from "@/lib/kernel/place";
import type { OfferFormView } from "@/lib/offers/views";
import { OFFER_FORM as COPY } from "./copy";
import type { OfferReview } from "./review";

/** An offer to be read again before it is sent; its heading takes the focus. */
export function Review({
  review,
  contact: { name, email, phone },
  clock,
}: {
  review: OfferReview;
  contact: OfferFormView["contact"];
  clock: HomeClock;
}) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus();
    heading.current?.scrollIntoView({ block: "center" });
  }, []);
  const { amountCents, netCents, financingType, financingApproved, expiryDate } = review;
  const { facts } = COPY;
  const financing = { type: financingType, approved: financingApproved };
  return (
    <section
      aria-labelledby="relecture"
      className="flex flex-col gap-5 rounded-card border border-line bg-surface p-5 md:p-6"
    >
      <div>
        <h2 id="relecture" ref={heading} tabIndex={-1} className="text-heading">
          {COPY.reviewTitle}
        </h2>
        <p className="mt-2 text-small text-ink-soft">{COPY.reviewLead(expiryDate, clock)}</p>
      </div>
      <Facts
        facts={[
          {
            label: facts.amount,
            value: (
              <strong className="font-display text-[1.5rem] tabular-nums">
                {formatPrice(amountCents)}
              </strong>
            ),
          },
          { label: facts.net, value: formatPrice(netCents) },
          { label: facts.financing, value: financingText({ financing }) },
          { label: facts.expiry, value: withClock(formatCivilDate(expiryDate), clock) },
          {
            label: facts.conditions,
            value: conditionsText({ financing, conditions: review.conditions }),
          },
          { label: facts.message, value: review.message ?? COPY.noMessage },
          {
            label: facts.contact,
            value: (
              <span className="wrap-anywhere">{`${name}, ${email}, ${phone || COPY.noPhone}`}</span>
            ),
          },
          { label: facts.file, value: review.shareFile ? COPY.shared : COPY.notShared },
        ]}
      />
    </section>
  );
}
