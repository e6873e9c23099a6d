import { redirect } from "next/navigation";
import { currentVisitor } from "@/lib/auth/session";
import { findIntent } from "@/lib/intents/queries/find-intent";
import { can } from "@/lib/policy/can";
import { routes } from "@/lib/routes/public";
import { spaceRoutes } from "@/lib/routes/space";
import { findBookable } from "@/lib/visits/queries/find-bookable-listing";
import { findVisitOf } from "@/lib/visits/queries/find-next-visit-of-listing";
import { findSlot } from "@/lib/visits/queries/find-slot";
import { pageMetadata } from "../../../../page-metadata";
import { bookAction, retainSlotAction } from "./actions";
import { BookingForm } from "./BookingForm";
import { BookingScreen, ClosedScreen, OwnHome, SlotPicker, TakenNotice } from "./BookingScreen";
import { BOOKING } from "./copy";

interface PageProps {
  params: Promise<{ id: string }>;
  searchParams: Promise<Record<"creneau" | "format" | "jour", string | string[] | undefined>>;
}

export const metadata = pageMetadata({ title: BOOKING.title });

/**
 * Every time at which a listing can be visited, by day; and, once one is chosen, the form that
 * books it. A person who is not signed in signs in first, and comes back to it.
 */
export default async function Page({ params, searchParams }: PageProps) {
  const { id } = await params;
  const { creneau, format, jour } = await searchParams;
  const type = format === "virtual" ? "virtual" : "physical";
  const bookable = await findBookable(id);
  // The proxy has led away from what is no listing: this one is sold, or about to be.
  if (!bookable) return <ClosedScreen listingId={id} />;
  const { property, hostIds, slots } = bookable;
  const visitor = await currentVisitor();
  const person = visitor?.kind === "person" ? visitor.actor : null;
  const visit = person ? await findVisitOf(person, id) : null;
  const slotId = typeof creneau === "string" && creneau !== "" ? creneau : null;
  const frame = { property, visit };
  // Whoever has a visit of it is known to read it somewhere.
  const { clock } = visit?.property ?? property;
  if (person && hostIds.includes(person.userId)) {
    return (
      <BookingScreen {...frame}>
        <OwnHome />
      </BookingScreen>
    );
  }
  const picker = (
    <SlotPicker
      listingId={id}
      slots={slots}
      day={typeof jour === "string" ? jour : null}
      clock={clock}
    />
  );
  if (slotId === null) return <BookingScreen {...frame}>{picker}</BookingScreen>;
  const slot = slots.find((each) => each.id === slotId);
  if (!slot) {
    const named = await findSlot(slotId);
    // The form was sent twice: the first one is what counts.
    if (visit && visit.startsAt.getTime() === named?.startsAt.getTime()) {
      redirect(spaceRoutes.visit(visit.id));
    }
    return (
      <BookingScreen {...frame}>
        <TakenNotice slot={named} />
        {picker}
      </BookingScreen>
    );
  }
  if (visitor === null) redirect(routes.loginForVisit({ listingId: id, slotId, type }));
  const intent = await findIntent({ token: null, query: { creneau, bien: id, format } });
  return (
    <BookingScreen {...frame}>
      <BookingForm
        listingId={id}
        clock={clock}
        slot={slot}
        type={slot.types.find((each) => each === type) ?? slot.types[0] ?? type}
        others={slots.filter((each) => each.id !== slot.id).slice(0, 3)}
        isBuyer={person !== null && can(person, "buying.change")}
        action={bookAction}
        pending={person || !intent ? null : { intention: intent.token, retain: retainSlotAction }}
      />
    </BookingScreen>
  );
}
